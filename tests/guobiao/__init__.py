"""The rules of Guobiao, by example."""
