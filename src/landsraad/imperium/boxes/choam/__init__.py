"""The CHOAM module of Uprising: contracts."""
