"""What finished games come to: statistics of people and servers, and ratings."""
