"""What goes over the wire: messages, answers, refusals, and what guards them."""
