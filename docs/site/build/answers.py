"""Every hand and every case put to this Python's engine: JSON lines of a request and its answer.

What the checks hold the page's engine against.  The casebook's cases are asked under every
reading too, and both languages take turns.
"""

import hashlib
import json
import sys

from hombre.counters.suite import records
from hombre.counters.web import answer
from hombre.records import to_json


def main() -> int:
    """A line a record: ``request``, and ``answer`` as the sha256 of what is answered."""
    for at, record in enumerate(records()):
        asked = {
            "op": "judge",
            "record": to_json(record),
            "language": ("fr", "en")[at % 2],
            "everything": record.places != (),  # a case of the casebook is a sheet
        }
        request = json.dumps(asked)
        told = answer(request)
        digest = hashlib.sha256(told.encode()).hexdigest()
        json.dump({"request": request, "answer": digest, "length": len(told)}, sys.stdout)
        sys.stdout.write("\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
