"""What people see of the engine: rulings told in French and English, and the commands."""
