"""Making the stock of puzzles and looking at it again."""
