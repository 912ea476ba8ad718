"""The kinds of page, one module each: ``pages`` yields those of a language, ``files`` data."""
