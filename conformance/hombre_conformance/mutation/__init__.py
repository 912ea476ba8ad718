"""Mutants of the engine's code, made by operators and not by hand, judged by the suite alone."""
