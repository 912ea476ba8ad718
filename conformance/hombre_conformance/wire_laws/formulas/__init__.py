"""What the pages of the law come to, as formulas on whole numbers and tuples.

Nothing here knows an engine: these are the sums that somebody does on paper.  The tests hold them
against the formulas of ``contracts``, to which the ledger holds our engine.
"""
