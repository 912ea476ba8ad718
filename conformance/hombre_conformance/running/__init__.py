"""Running an implementation: its process, the conversation with it, and what came of every case."""
