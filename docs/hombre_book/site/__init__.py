"""The rules site: plain Markdown pages and data files, made from the book, in French and English.

``sections`` hold one module a kind of page; ``plan`` says what a page is, ``build`` gathers
and writes them.  Whoever builds HTML from them needs nothing of this package.
"""
