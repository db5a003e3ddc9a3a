"""The checks that the catalogues of a language must pass: `python -m tests.languages`, a part of `make lint`."""
