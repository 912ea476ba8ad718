"""This engine among others: what it answers when asked as the wire protocol asks."""
