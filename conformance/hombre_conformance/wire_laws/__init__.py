"""The laws of the ledger, held over the wire against any implementation."""
