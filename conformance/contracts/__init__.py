"""The laws the engine must obey, one plain function each, by page of the law."""
