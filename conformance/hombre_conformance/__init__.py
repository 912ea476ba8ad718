"""The conformance suite: recorded hands, their schema, and what runs an engine through them."""
