"""La Bête hombrée for four players: its law, phase by phase."""
