"""Mutants: the reference engine with one clause bent, to prove that the suite can fail."""
