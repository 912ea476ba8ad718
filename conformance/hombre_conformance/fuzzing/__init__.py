"""Fuzzing an implementation against the reference engine: drawing, checking, shrinking, telling."""
