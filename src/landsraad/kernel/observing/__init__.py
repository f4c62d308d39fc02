"""What observations are made of, and how they are read off what is registered."""
