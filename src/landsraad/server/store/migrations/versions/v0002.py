"""What an undo keeps of the choices that it removes from the log; who wants to sit down in a running game."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    with op.batch_alter_table("moves", schema=None) as batch_op:
        batch_op.add_column(sa.Column("kept", sa.JSON(none_as_null=True), nullable=True))
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("seat_requests", sa.JSON(none_as_null=True), nullable=True))
    # A seat whose person was sent away is a bot's for good.
    op.execute("""
        UPDATE seats SET kind = 'bot', bot = 'heuristic' WHERE kind = 'person' AND person IS NULL AND EXISTS (
            SELECT 1 FROM departed
            WHERE departed."table" = seats."table" AND departed.seat = seats.seat AND departed.kicked
        )
    """)


def downgrade() -> None:
    """Take it back."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("seat_requests")
    with op.batch_alter_table("moves", schema=None) as batch_op:
        batch_op.drop_column("kept")
