"""Statistics of people and servers over finished games, and ratings."""
