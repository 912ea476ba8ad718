"""The French of the built site, and the French words in its English half."""

import os
import sys
from pathlib import Path

from hombre_book.site.french_pages import main

SITE = os.environ.get("HOMBRE_SITE") or Path(__file__).resolve().parents[2] / "_site"
sys.exit(main([str(SITE)]))
