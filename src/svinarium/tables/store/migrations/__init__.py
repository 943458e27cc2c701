"""Alembic migrations of the house's database, run by `svinarium.tables.store.database`."""
