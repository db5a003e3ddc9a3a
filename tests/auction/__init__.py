"""A tiny third game that only the tests know: three lots go under the hammer, one after the other."""
