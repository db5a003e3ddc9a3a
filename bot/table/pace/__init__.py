"""Pace: clocks that respect people, answers ahead and standing orders; `docs/pace.md` tells how to use them."""
