"""Small functions on small values that both rule books state."""
