"""The JSON form of a record, under the published schema ``hombre-record/1``."""

from hombre.records.reading import FORMAT, dump, from_json, load, load_case, to_json

__all__ = ["FORMAT", "dump", "from_json", "load", "load_case", "to_json"]
