"""How a game stands, kept with its table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("n", sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column("standing", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    """Take it back."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("standing")
        batch_op.drop_column("n")
