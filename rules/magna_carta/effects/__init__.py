"""The effects of the road's cards for a worker's owner and for the card's owner (section 2)."""
