"""Runs the machines of ``tests/machines.py``."""

from hypothesis import settings
from tests.machines import SittingMachine

TestSitting = SittingMachine.TestCase
TestSitting.settings = settings(max_examples=40, stateful_step_count=40)
