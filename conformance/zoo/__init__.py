"""The zoo: broken implementations, each with one fault, and what the runner must say of it.

``python -m zoo`` lists them, ``python -m zoo NAME`` is one of them: it speaks the
protocol on its standard streams, rightly but for its fault.
"""
