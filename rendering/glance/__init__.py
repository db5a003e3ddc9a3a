"""The glance card: what somebody wants to know within two seconds, readable in a chat without opening it."""
