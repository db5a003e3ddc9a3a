"""PostgreSQL as a second storage.

It has the same SQL and the same transactions, on a server that processes can share.

Needs the packages of requirements-postgres.txt; nothing else of the bot imports this room before a server is
named.
"""
