"""What somebody wants to be asked no more."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("refused", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    """Take it back."""
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("refused")
