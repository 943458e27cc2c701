"""Who made a table, for limits; tables can be found by their phase and age."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Tables that are there already were made by nobody."""
    for name in ("guest", "address"):
        op.add_column("tables", sa.Column(name, sa.String, nullable=False, server_default=sa.text("''")))
    op.create_index("tables_phase", "tables", ["phase", "changed"])
    op.create_index("tables_guest", "tables", ["guest"])
    op.create_index("tables_address", "tables", ["address"])
