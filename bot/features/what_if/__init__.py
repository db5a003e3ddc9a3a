"""What if: actions tried by one person on a private copy of the present position."""
