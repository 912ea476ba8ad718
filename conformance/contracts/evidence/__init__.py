"""How each law is shown: one row of evidence a law, by page of the law."""
