"""Small worlds that are gone through over the wire, and the records that make them up."""
