"""Second formulations of the law, as answer-set programs: they know the pages, not the engine."""
