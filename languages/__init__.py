"""Fluent catalogues: which languages there are, which one is asked instead of another, and what they say."""
