"""The private picture of one hand, and single cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.canvas import Page
from rendering.lettering import wrap
from rendering.magna_carta.panels import GOODS
from rendering.magna_carta.signs import DRAWING, cost, effect, owner_effect
from rendering.nodes import Scene
from rendering.player_header import large_amount
from rendering.road import dashes
from rendering.sentences import MOST_CHARACTERS, effect_line, goods, shortened
from rendering.signs import ARROW, GAP, KIND_FRAME, several
from rendering.single import Single, single_scene
from rules.magna_carta.cards import CARDS, CUBES, GOLD
from rules.magna_carta.payments import PAYMENTS, affordable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rendering.canvas import Sign
    from rendering.words import Words
    from rules.magna_carta.view import MagnaCartaView, PlayerView

W, PHONE_TYPE = 1080, 37
HEAD_H, CARD_H, FOOT_H = 190, 432, 56
BESIDE_X, BESIDE_H = 500, 260
"""The left edge and the height of the words beside the signs of a single card."""
TOLD_Y, LINE = 392, 46
"""The first line of words below the signs of a card, and from line to line."""


def _own(view: MagnaCartaView) -> tuple[int, PlayerView, tuple[str, ...]]:
    seat: int | None = getattr(view, "seat", None)  # other games have no hands
    hand = None if seat is None else view.players[seat].hand
    if seat is None or hand is None:
        raise ValueError("a hand needs the view of its own seat, this view shows none")
    return seat, view.players[seat], hand


def hand_scene(view: MagnaCartaView, words: Words, theme: str) -> Scene:
    """Return the cards in hand with their costs and effects; raise ValueError for a view that shows no hand."""
    seat, player, hand = _own(view)
    say = words.catalogue
    page = Page(say)
    page.shield(seat, 18, 14, 76)
    page.text(
        words("hand-title", name=words.name(seat)),
        112,
        68,
        "title",
        48,
        "ink",
        W - 130,
        PHONE_TYPE,
    )
    for number, (good, have) in enumerate(
        zip(GOODS, (player.deniers, *player.cubes), strict=True)
    ):
        large_amount(page, 26 + number * 150, 112, good, have)
    blocks = [page.block("head", 0, 0, W, HEAD_H, "plate")]
    columns = 2 if len(hand) == 4 else max(1, min(3, len(hand)))
    effects = [
        _effect_lines(card, words, columns) if len(hand) < 3 else [] for card in hand
    ]
    step = (W - 12) // columns if columns > 1 else W - 24
    most = max((len(lines) for lines in effects), default=0)
    down = CARD_H + (
        most * LINE + 16 * bool(most)
        if columns == 2
        else max(0, most * LINE - BESIDE_H)
    )
    for number, (card, lines) in enumerate(zip(hand, effects, strict=True)):
        x, y = 12 + number % columns * step, HEAD_H + 8 + number // columns * down
        page = Page(say)
        _card(
            page,
            card,
            missing(card, player.cubes),
            step - 12 if columns > 1 else step,
            down - 12,
        )
        left, top = (16, TOLD_Y) if columns == 2 else (BESIDE_X, 112)
        for line in lines:
            page.text(
                line, left, top, "sans", PHONE_TYPE, "ink", step - left - 28, PHONE_TYPE
            )
            top += LINE
        blocks.append(page.block(f"hand-{card}", x, y, step, down))
    height = HEAD_H + 16 + max(1, -(-len(hand) // columns)) * down
    if not hand:
        page = Page(say)
        page.text(
            words("hand-empty"),
            W // 2,
            90,
            "serif",
            44,
            "soft",
            W - 60,
            PHONE_TYPE,
            "middle",
        )
        blocks.append(page.block("empty", 0, HEAD_H + 8, W, 160))
        height = HEAD_H + 180
    return Scene("magna_carta/hand", theme, W, height, "ground", (), tuple(blocks))


def _effect_lines(card_id: str, words: Words, columns: int) -> list[str]:
    """Return a card's effect in words, below its signs or beside them, where few cards leave room."""
    room = (W - 24) // columns - 16 - (28 if columns == 2 else BESIDE_X + 12)
    return [
        line
        for text in _paragraphs(card_id, words)
        for line in wrap(text, "sans", PHONE_TYPE, room, 6)
    ]


def missing(card_id: str, cubes: Sequence[int]) -> tuple[Sign, ...] | None:
    """Return the cubes that are missing for the card, None where it can be paid.

    Gold stands for any cube (M-2).
    """
    card = CARDS[card_id]
    if card_id not in PAYMENTS or card_id in affordable(*cubes):
        return None
    lacking = [
        max(0, wanted - have) for wanted, have in zip(card.cost, cubes, strict=True)
    ]
    spare = max(0, cubes[GOLD] - card.cost[GOLD])
    for kind in range(len(lacking)):
        covered = min(spare, lacking[kind])
        lacking[kind] -= covered
        spare -= covered
    signs: list[Sign] = []
    for kind, number in enumerate(lacking):
        signs += several(number, CUBES[kind], 1)
    if card.any_cube and sum(cubes) <= sum(card.cost):
        signs.append((0, "any"))
    return tuple(signs)


def _card(
    page: Page, card_id: str, lacking: tuple[Sign, ...] | None, w: int, h: int
) -> None:
    card = CARDS[card_id]
    frame = KIND_FRAME[card.kind]
    page.plate(0, 0, w, h, "plate" if lacking is None else "plate_low", frame, 6, 16)
    page.plate(0, 0, w, 60, frame, radius=16)
    page.plate(0, 30, w, 30, frame, radius=0)
    page.name(f"mc-card-{card_id}", 16, 45, "serif", 42, "on_kind", w - 76, PHONE_TYPE)
    page.art(f"mark_{card.kind}", w - 50, 14, 32)
    faded, narrow = 0.0 if lacking is None else 0.4, w < BESIDE_X
    right = w if w < W // 2 else BESIDE_X - 24
    price = ((0, "build"), GAP, *cost(card_id))
    worth = ((card.points, "prestige"),)
    if narrow:
        page.art(DRAWING[card_id], 14, 64, 118, faded=faded)
        page.row(worth, right - 16, 84, 56, 54, align="right")
        page.row(price, 18, 186, 46, 42, room=right - 32, least=28)
    else:
        page.art(DRAWING[card_id], 20, 64, 150, faded=faded)
        page.row(worth, right - 24, 72, 72, 64, align="right")
        page.row(price, right - 24, 152, 56, 48, right - 200, 28, "right")
        if right < w:
            page.plate(right + 6, 84, 2, h - FOOT_H - 110, "faint", radius=0)
    y, size = (240, 50) if narrow else (218, 60)
    page.plate(16, y, right - 32, 2, "faint", radius=0)
    does = (*(((0, "pawn"),) if card.work else ()), *effect(card_id))
    for number, signs in enumerate((does, owner_effect(card_id))):
        top = y + 6 + number * (size + 4)
        page.row(signs, 18, top, size, PHONE_TYPE, room=right - 32, least=20)
    _means(page, lacking, w, h - FOOT_H - 6)


def _means(page: Page, lacking: tuple[Sign, ...] | None, w: int, y: int) -> None:
    """Draw the foot of a card: whether it can be paid, else what is missing, in a broken frame."""
    if lacking is None:
        page.plate(14, y, w - 28, FOOT_H - 4, "leads", "ink", 3, 12)
        page.text(
            page.words.say("hand-can"),
            26,
            y + 39,
            "bold",
            38,
            "ink",
            w - 54,
            PHONE_TYPE,
        )
        return
    page.plate(14, y, w - 28, FOOT_H - 4, "plate", "soft", 3, 12)
    dashes(page, 14, y, w - 28, FOOT_H - 4, 3, "plate")
    used = page.text(
        page.words.say("hand-lacks"), 28, y + 38, "sans", 38, "ink", 150, PHONE_TYPE
    )
    page.row(lacking, 40 + used, y + 8, 36, PHONE_TYPE, room=w - used - 64, least=20)


def hand_text(view: MagnaCartaView, words: Words) -> str:
    """Return the hand in words, each card with its cost and effect; beyond 1,024 characters only the names.

    Raise ValueError for a view that shows no hand.
    """
    _, player, hand = _own(view)
    if not hand:
        return _hand_text(player, hand, words("hand-empty"), words)
    whole = _hand_text(
        player, hand, "; ".join(_card_text(card, words) for card in hand), words
    )
    if len(whole) <= MOST_CHARACTERS:
        return whole
    return shortened(
        _hand_text(
            player, hand, ", ".join(words(f"mc-card-{card}") for card in hand), words
        )
    )


def _card_text(card_id: str, words: Words) -> str:
    """Return a card with its price, its points and its effect."""
    return words(
        "hand-says",
        tile=words(f"mc-card-{card_id}"),
        cost=", ".join(price(card_id, words)),
        gains=words("goods-prestige", n=CARDS[card_id].points),
        effect=words(f"mc-effect-{card_id}"),
    )


def _hand_text(
    player: PlayerView, hand: Sequence[str], cards: str, words: Words
) -> str:
    """Return the cards, the goods, the affordable cards, and the discards."""
    have = ", ".join(goods(words, CUBES, player.cubes, player.deniers)) or "0"
    parts = [words("hand-alt", cards=cards, goods=have)]
    can = [
        words(f"mc-card-{card}") for card in hand if missing(card, player.cubes) is None
    ]
    if can:
        parts.append(words("hand-pays", cards=", ".join(can)))
    if player.discard:
        parts.append(
            words(
                "hand-discards",
                cards=", ".join(words(f"mc-card-{card}") for card in player.discard),
            )
        )
    return " ".join(parts)


def tile_scene(
    card_id: str, words: Words, theme: str, view: MagnaCartaView | None
) -> Scene:
    """Return one card as a picture; raise KeyError for an unknown card."""
    card = CARDS[card_id]
    rows: list[tuple[str, Sequence[Sign]]] = [
        ("sign-pawn" if card.work else "sign-income", effect(card_id)),
        ("sign-key", owner_effect(card_id)),
    ]
    if cost(card_id):
        rows.append(
            ("sign-build", (*cost(card_id), GAP, ARROW, GAP, (card.points, "prestige")))
        )
    paragraphs = _paragraphs(card_id, words)
    paragraphs += places(card_id, words.drawn, words, view)
    single = Single(card.kind, f"mc-card-{card_id}", DRAWING[card_id], rows, paragraphs)
    return single_scene("magna_carta/tile", words.catalogue, theme, single)


def _paragraphs(card_id: str, words: Words) -> list[str]:
    """Return a card's effects for its user and its owner."""
    paragraphs = [
        effect_line(words, words(f"mc-effect-{card_id}"), bool(CARDS[card_id].work))
    ]
    if owner_effect(card_id):
        paragraphs.append(words("card-owner", effect=words(f"mc-owner-{card_id}")))
    return paragraphs


def places(
    card_id: str, who: Callable[[int], str], words: Words, view: MagnaCartaView | None
) -> list[str]:
    """Return where the card openly lies now, in words; nothing about hands and piles. `who` names a seat."""
    if view is None:
        return []
    on = [
        (number, card)
        for number, card in enumerate(view.road, 1)
        if card.tile == card_id
    ]
    lines = []
    if on:
        spaces = words.joined([str(number) for number, _ in on])
        owners = list(
            dict.fromkeys(who(card.owner) for _, card in on if card.owner is not None)
        )
        lines.append(
            words(
                "card-lies",
                owned="yes" if owners else "no",
                places=spaces,
                owners=words.joined(owners),
            )
        )
    if card_id in view.stock:
        lines.append(words("tile-in-stock"))
    return lines


def price(card_id: str, words: Words) -> list[str]:
    """Return the price of a card, good by good."""
    card = CARDS[card_id]
    amounts = goods(words, CUBES, card.cost, 0)
    return [*amounts, words("goods-any", n=1)] if card.any_cube else amounts


def tile_text(card_id: str, words: Words, view: MagnaCartaView | None) -> str:
    """Return one card in words; raise KeyError for an unknown card."""
    card = CARDS[card_id]
    parts = [
        words(
            "say-line",
            name=words(f"mc-card-{card_id}"),
            parts=words(f"mc-effect-{card_id}"),
        )
    ]
    if owner_effect(card_id):
        parts.append(words("card-owner", effect=words(f"mc-owner-{card_id}")))
    costs = price(card_id, words)
    if costs:
        gains = words("goods-prestige", n=card.points)
        parts.append(
            words(
                "say-tile",
                tile=words(f"mc-card-{card_id}"),
                cost=", ".join(costs),
                gains=gains,
            )
        )
    return "\n".join([*parts, *places(card_id, words.who, words, view)])
