"""The adapters for those who study games: numbers, layouts, what stays hidden, and the libraries' own tests."""
