"""Links, anchors, ids, language and policy of every page of the built site."""

import os
import sys
from pathlib import Path

from hombre_book.site.finish_check import main

SITE = os.environ.get("HOMBRE_SITE") or Path(__file__).resolve().parents[2] / "_site"
sys.exit(main([str(SITE)]))
