"""The live board: a page that shows a game as it is now, and takes actions of its players."""
