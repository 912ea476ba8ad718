"""From the law's pages to the engine, the hands and the trace, and back.

``python -m hombre_book write`` makes everything that is made from ``spec/``;
``check`` says what is stale, loose or missing; ``sources`` keeps the indexes of
the sources; ``witnesses`` looks for hands on which two readings part.  What the
pages look like is told in ``spec/README.md``.
"""
