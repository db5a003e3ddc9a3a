"""The same running game of Magna Carta with other hidden cards: what a seat has in hand and pile, the card it
has just named in private, and the order of all piles are exchanged in the rows of its database."""

from __future__ import annotations

import random

from rules.magna_carta.flow import ENGINE
from rules.model import verb
from rules.notation import SEATS
from rules.register import find_game
from storage import actions
from storage.compression import pack, unpack

GAME = find_game("magna_carta")
UNDER_WAY = ("payment", "on")
BUILDING = ("build", "prestige", "pay", "on", "take", "buy")


def rich(seed, players, rules):
    """A record in which everybody can pay nearly every card in several ways, and can cover residences."""
    names = SEATS[:players]
    residences = (
        [name for name in names for _ in range(2)] if rules == "standard" else []
    )
    return "\n".join(
        [
            f"game: magna_carta\nplayers: {', '.join(names)}\noption rules: {rules}\nseed: {seed}",
            *(f"set {name}: deniers=9 food=5 wood=5 stone=5 gold=5" for name in names),
            *(
                f"set road {at}: residence {name}"
                for at, name in enumerate(residences, players + 1)
            ),
            "",
        ]
    )


def choose(rng, codes):
    """A code by chance, mostly one that builds."""
    building = [code for code in codes if verb(code) in BUILDING]
    return rng.choice(building if building and rng.random() < 0.7 else list(codes))


def pending(position):
    """Whether a private action is under way: a card is named, and nothing of it is known yet."""
    return (
        position.decision is not None
        and position.decision.kind in UNDER_WAY
        and position.info.phase == 2
    )


async def exchange(database, game, rng):
    """Deals what is hidden anew, so that the seat that decides has named another card; None where no other
    card can stand for it, else what brings the cards back."""
    return await database.write(lambda tx: _exchange(tx, game, rng))


async def bring_back(database, before):
    await database.write(lambda tx: _write(tx, *before))


def _exchange(tx, game, rng):
    number = tx.execute("SELECT number FROM game WHERE id = ?", (game,)).fetchone()[0]
    state = GAME.decode(actions.snapshot_at(tx, game, number).state)
    _, seat, card, *_ = state.stack[-1]
    own = state.hand[seat] + state.pile[seat]
    taken = tx.execute(
        "SELECT revision, number, code, events FROM action WHERE game = ? AND undone IS NULL "
        "ORDER BY number DESC LIMIT 2",
        (game,),
    ).fetchall()
    chain = taken[: 1 if taken[0][2].endswith(f" {card}") else 2]
    assert chain[-1][2].endswith(f" {card}"), chain
    others = [other for other in (own if card in own else state.stock) if other != card]
    rng.shuffle(others)
    for other in others:
        names = _other_names(own, card, other, rng)
        if len(_dealt(state, seat, names, 0).actions) > 1:
            break
    else:
        return None
    order = rng.random()
    rows = tx.execute(
        "SELECT number, state FROM snapshot WHERE game = ? AND number >= ?",
        (game, chain[-1][1] - 1),
    ).fetchall()
    snapshots = [
        (GAME.encode(_dealt(GAME.decode(data), seat, names, order)), game, snapshot)
        for snapshot, data in rows
    ]
    deeds = []
    for revision, _, code, events in chain:
        told = unpack(events).decode().replace(f" {card}", f" {names[card]}").encode()
        deeds.append(
            (code.replace(f" {card}", f" {names[card]}"), pack(told), game, revision)
        )
    _write(tx, snapshots, deeds)
    return (
        [(data, game, snapshot) for snapshot, data in rows],
        [(code, events, game, revision) for revision, _, code, events in chain],
    )


def _other_names(own, card, other, rng):
    """Which card stands for which: the named one and another change places, the rest of the seat's as it comes."""
    rest = [held for held in own if held not in (card, other)]
    mixed = rng.sample(rest, len(rest))
    return {card: other, other: card, **dict(zip(rest, mixed, strict=True))}


def _dealt(state, seat, names, order):
    twin = GAME.clone(state)
    for zone in (twin.hand, twin.pile):
        zone[seat] = tuple(names[card] for card in zone[seat])
    for another, pile in enumerate(twin.pile):
        if another != seat:
            twin.pile[another] = tuple(random.Random(order).sample(pile, len(pile)))
    if len(twin.stack[-1]) > 2:
        kind, owner, card, *rest = twin.stack[-1]
        twin.stack[-1] = (kind, owner, names[card], *rest)
    ENGINE.recompute(twin)
    return twin


def _write(tx, snapshots, deeds):
    tx.executemany(
        "UPDATE snapshot SET state = ? WHERE game = ? AND number = ?", snapshots
    )
    tx.executemany(
        "UPDATE action SET code = ?, events = ? WHERE game = ? AND revision = ?", deeds
    )
