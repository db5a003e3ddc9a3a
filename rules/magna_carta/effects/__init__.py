"""What the cards of the road do for a worker's owner and for the card's owner (section 2)."""
