"""The ledger: every law the engine must obey, with the kind of evidence it has."""
