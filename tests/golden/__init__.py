"""Everything that is kept as a file, compared by the tests, and written anew by `make golden`."""
