"""How the suite is made: from the hands, the casebook and a seed, by the reference engine."""
