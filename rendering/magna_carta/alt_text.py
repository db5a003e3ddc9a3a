"""A position of Magna Carta in words: a short description for a picture, and everything in reading order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from languages.lists import capital
from rendering.glance.foot import Ahead, scoring_text
from rendering.magna_carta.board import PHASES
from rendering.magna_carta.changes import changes
from rendering.magna_carta.changes_text import (
    news,
    news_of_players,
    news_of_turn,
    place,
)
from rendering.magna_carta.course import OPENING
from rendering.magna_carta.glance import ahead, asked_about, is_owners, moment_of
from rendering.magna_carta.signs import owner_effect
from rendering.sentences import OF_TURN, building, clip, goods, there, with_news
from rendering.words import Words
from rules.magna_carta.cards import CARDS, CUBES, SECTIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.magna_carta.view import MagnaCartaView
    from rules.model import Event


def describe(view: MagnaCartaView, events: Sequence[Event], words: Words) -> str:
    """Return turn, phase, player to move, scores, provost, tokens, and changes; at most 1,024 characters."""
    parts = [
        _where(view, words),
        _decision(view, words),
        words("alt-scores", scores=", ".join(_scores(view, words))),
    ]
    if view.provost is not None:
        parts.append(words("mc-provost", place=place(view, view.provost, words)))
    parts.append(_tokens(view, words))
    return with_news(parts, news(events, view, words), words)


def glance_text(view: MagnaCartaView, events: Sequence[Event], words: Words) -> str:
    """Return the text of the card in the chat: also its moment and the card in question, without purses."""
    asked = asked_about(view, events)
    parts = [
        _where(view, words, moment_of(view, events, words)),
        _decision(view, words),
        words(
            "say-line",
            name=words(f"mc-card-{asked}"),
            parts=words(
                f"mc-{'owner' if is_owners(view, events) else 'effect'}-{asked}"
            ),
        )
        if asked
        else "",
        words("alt-scores", scores=", ".join(_scores(view, words))),
    ]
    if view.provost is not None:
        parts.append(words("mc-provost", place=place(view, view.provost, words)))
    counted = ahead(view, words, changes(()), 0)
    parts.append(
        scoring_text(counted, words, over=True)
        if isinstance(counted, Ahead)
        else _tokens(view, words)
    )
    return with_news(parts, (news(events, view, words)[0], ()), words)


def turn_text(view: MagnaCartaView, events: Sequence[Event], words: Words) -> str:
    """Return the end of a turn of which these are all events, as short as a page of stills wants it."""
    plain = Words(catalogue=words.catalogue)
    parts = [
        words("turn", turn=view.turn) + ".",
        _decision(view, plain) if view.over else "",
        words("alt-scores", scores=", ".join(_scores(view, plain))),
        _tokens(view, words),
    ]
    return clip(parts, news_of_turn(events, view, plain), most=OF_TURN)


def text(view: MagnaCartaView, words: Words) -> str:
    """Return the whole public position in reading order, a line for each thing."""
    lines = [
        _where(view, words),
        _decision(view, words),
        words("say-order", names=_names(view.order, words)),
    ]
    if view.passed:
        lines.append(words("say-passed", names=_names(view.passed, words)))
    if view.provost is not None:
        lines.append(words("mc-provost", place=place(view, view.provost, words)))
    lines.append(_tokens(view, words))
    lines += ["", words("players" if view.result is None else "say-players-ranked")]
    lines += [_player(view, seat, words) for seat in _ranked(view)]
    lines += ["", words("say-road")]
    lines += [_building(view, number, words) for number in range(1, len(view.road) + 1)]
    if view.stock:
        lines += ["", words("prestige-cards")]
        lines += [_for_sale(card, words) for card in view.stock]
    return "\n".join(lines)


def players_text(view: MagnaCartaView, events: Sequence[Event], words: Words) -> str:
    """Return the panels in words, with their changes; at most 1,024 characters."""
    players = " ".join(_player(view, seat, words) for seat in _ranked(view))
    parts = [
        words(
            "alt-players",
            game=words("magna-carta"),
            turn=view.turn,
            number=view.phase,
            players=players,
        )
    ]
    return with_news(parts, news_of_players(events, view, words), words)


def road_text(view: MagnaCartaView, first: int, words: Words) -> str:
    """Return the road from a place on, at most 1,024 characters."""
    cards = " ".join(
        _card(view, number, words) for number in range(first, len(view.road) + 1)
    )
    return clip([words("alt-road", cards=cards)], [])


def _where(view: MagnaCartaView, words: Words, moment: str = "") -> str:
    phase = ", ".join(part for part in (words(PHASES[view.phase]), moment) if part)
    return words("alt-magna-carta", turn=view.turn, number=view.phase, phase=phase)


def _names(seats: Sequence[int], words: Words) -> str:
    return ", ".join(words.who(seat) for seat in seats)


def _decision(view: MagnaCartaView, words: Words) -> str:
    if view.decision is not None:
        doing, seat = words(f"kind-{view.decision.kind}"), view.decision.seat
        seats = (
            view.order[view.order.index(seat) :]
            if view.decision.kind == OPENING
            else (seat,)
        )
        return words(
            "say-line",
            name=words.joined([words.who(seat) for seat in seats]),
            parts=doing,
        )
    if view.result is not None:
        return words(
            "say-winners",
            names=words.joined([words.who(seat) for seat in view.result.winners]),
        )
    return words("phase-over") + "."


def _scores(view: MagnaCartaView, words: Words) -> list[str]:
    ranking = sorted(
        range(len(view.players)), key=lambda seat: (-_total(view, seat), seat)
    )
    return [f"{words.who(seat)} {_total(view, seat)}" for seat in ranking]


def _total(view: MagnaCartaView, seat: int) -> int:
    """Return the prestige so far; at the end the final score, in which the goods left are counted."""
    return view.result.scores[seat] if view.result else view.players[seat].prestige


def _ranked(view: MagnaCartaView) -> Sequence[int]:
    """Return the seats in turn order; at the end the best first."""
    if view.result is None:
        return view.order
    return sorted(view.order, key=lambda seat: -_total(view, seat))


def _tokens(view: MagnaCartaView, words: Words) -> str:
    left = [
        f"{words(f'section-{name}')} {number}"
        for name, number in zip(SECTIONS, view.tokens, strict=True)
    ]
    return words("mc-tokens", tokens=", ".join(left))


def _player(view: MagnaCartaView, seat: int, words: Words) -> str:
    player = view.players[seat]
    parts = [
        words("goods-prestige", n=_total(view, seat)),
        *goods(words, CUBES, player.cubes, player.deniers),
        words("goods-workers", n=player.workers),
        words(
            "mc-cards",
            hand=player.hand_count,
            pile=player.pile,
            discard=len(player.discard),
        ),
    ]
    tokens = [
        f"{words(f'section-{name}')} {number}"
        for name, number in zip(SECTIONS, player.tokens, strict=True)
        if number
    ]
    if tokens:
        parts.append(words("mc-own-tokens", tokens=", ".join(tokens)))
    if player.discard:
        parts.append(
            words(
                "mc-discards",
                cards=", ".join(words(f"mc-card-{card}") for card in player.discard),
            )
        )
    if player.front:
        parts.append(
            words(
                "mc-front",
                cards=", ".join(words(f"mc-card-{card}") for card in player.front),
            )
        )
    return words("say-line", name=words.who(seat), parts=", ".join(parts))


def _building(view: MagnaCartaView, number: int, words: Words) -> str:
    """Return a card of the road with its effect, for the board as text."""
    space = view.road[number - 1]
    card = CARDS[space.tile]
    effect = words("goods-income", n=card.income) if card.income else ""
    parts = [
        building(
            number,
            words(f"mc-card-{card.id}"),
            words(f"mc-effect-{card.id}") if card.work else effect,
            words,
        )
    ]
    if owner_effect(card.id):
        parts.append(words("card-owner", effect=words(f"mc-owner-{card.id}")))
    if card.stocked:
        parts.append(words("mc-holds", n=space.cubes))
    if space.owner is not None:
        parts.append(capital(words("say-owner", name=words.who(space.owner))) + ".")
    if card.work:
        parts.append(there((space.worker,), words))
    if space.pending is not None:
        parts.append(words("say-becomes", name=words.who(space.pending)))
    return " ".join(parts)


def _card(view: MagnaCartaView, number: int, words: Words) -> str:
    card = view.road[number - 1]
    parts = [words(f"mc-card-{card.tile}")]
    if card.owner is not None:
        parts.append(words("say-owner", name=words.who(card.owner)))
    if card.worker is not None:
        parts.append(words("say-worker", name=words.who(card.worker)))
    if card.cubes:
        parts.append(words("mc-lying", n=card.cubes))
    if card.pending is not None:
        parts.append(words("say-pending", name=words.who(card.pending)))
    return words("say-line", name=number, parts=", ".join(parts))


def _for_sale(card_id: str, words: Words) -> str:
    card = CARDS[card_id]
    price = ", ".join(goods(words, CUBES, card.cost, 0))
    gains = [words("goods-prestige", n=card.points)]
    if card.income:
        gains.append(words("goods-income", n=card.income))
    return words(
        "say-tile", tile=words(f"mc-card-{card_id}"), cost=price, gains=", ".join(gains)
    )
