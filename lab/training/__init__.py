"""Making the weights: self-play and fitting. Development only; numpy is needed here and nowhere else."""
