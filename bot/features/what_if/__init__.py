"""What if: actions tried on a copy of the present position, by one person and seen by nobody else."""
