"""The glance card: the essentials of a position, readable in a chat within two seconds without opening it."""
