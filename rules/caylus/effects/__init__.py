"""The effects of buildings and favors, one file a family."""
