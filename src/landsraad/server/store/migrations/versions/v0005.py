"""What somebody writes with a choice."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    with op.batch_alter_table("moves", schema=None) as batch_op:
        batch_op.add_column(sa.Column("words", sa.Text(), nullable=True))


def downgrade() -> None:
    """Take it back."""
    with op.batch_alter_table("moves", schema=None) as batch_op:
        batch_op.drop_column("words")
