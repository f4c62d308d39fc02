"""Run migrations on the connection that the server gives."""

from alembic import context
from sqlalchemy import Connection

from landsraad.server.store.models import metadata

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
