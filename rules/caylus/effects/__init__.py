"""What buildings and favors do, one file a family."""
