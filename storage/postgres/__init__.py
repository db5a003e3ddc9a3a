"""PostgreSQL as a second storage, with the same SQL and transactions, on a server that processes can share.

It needs the packages of requirements-postgres.txt; nothing else of the bot imports this room before a server is
named.
"""
