"""What people see of any game: narrations, options as views, and rulings."""
