"""What people would play, who fits together, and the lobbies that are offered to them."""
