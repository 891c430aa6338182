"""The command line: a module per command; a command is arguments, one call of the API, one renderer."""
