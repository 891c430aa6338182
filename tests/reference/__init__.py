"""The reference twin: the Guobiao rule document word for word, slow and obvious.

It shares no code with what it checks. Import it as the package `reference` with `tests` on the path.
"""
