"""Matchmaking: requests for games, people whose requests match, and the lobbies that are offered to them."""
