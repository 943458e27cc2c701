"""Alembic's entry: it runs on the connection that `svinarium.tables.store.database` hands over."""

from alembic import context

from svinarium.tables.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
