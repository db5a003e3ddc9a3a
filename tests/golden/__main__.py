"""`make golden`: writes everything anew that the tests compare with; look at the difference before committing."""

from __future__ import annotations

from tests.golden import english, perft, pictures, states, transcripts
from tests.inventory import golden as inventory
from tests.languages import stamps

WRITERS = (
    english.write,
    stamps.stamp,
    transcripts.write,
    perft.write,
    states.write,
    pictures.write,
    inventory.write,
)

if __name__ == "__main__":
    for write in WRITERS:
        write()
