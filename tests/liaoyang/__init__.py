"""辽阳麻将: the rules, on examples, on laws, and against the reference twin."""
