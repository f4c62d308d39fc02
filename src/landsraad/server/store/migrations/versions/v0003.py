"""What is said to some seats only."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("to", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    """Take it back. What was said in private must not become public."""
    op.execute('DELETE FROM chat WHERE "to" IS NOT NULL')
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_column("to")
