"""The programme of a turn: put together step by step, kept as orders, copied, kept under a name, and secret."""

import random

import pytest

from bot.core import expiry, queries, undo, user_data
from bot.core.errors import BadChoice
from bot.features.plans import turn_plan
from bot.features.plans import use_cases as plans_use_cases
from rules.register import GAMES
from tests.bot.club import ANN, BEN, CAT, PEOPLE, Club
from tests.bot.features.plans.steps import edit_by_chance, holder, log
from tests.bot.features.plans.test_auto_answer import BOTH, posted


async def second(club, position):
    """Who comes after the seat that decides, and the game's number."""
    return holder(position.info, (position.decision.seat + 1) % len(position.info.seats)), position.info.id


async def test_menus_put_the_placements_of_a_turn_together(club):
    position = await club.game(3)
    who, game = await second(club, position)
    pace = club.table
    await pace.run(turn_plan.edit, game, who, "then", ["place 3"])
    await pace.run(turn_plan.edit, game, who, "else", ["place 5"])
    await pace.run(turn_plan.edit, game, who, "terms", ["upto 2", "ask"])
    await pace.run(turn_plan.edit, game, who, "then", ["place castle"])
    shown = await pace.run(turn_plan.edit, game, who, "terms", ["mine place 3", "once", "pass"])
    assert shown.orders == (
        "place 3 or 5 up to 2 or ask > castle if 3 mine once passed > pass; unless more; turn",
    )
    assert set(shown.terms) == {"mine place 3", "once", "pass"}
    assert shown.line == (("place 3", "place 5", "ask"), ("place castle",), ("pass",))
    assert shown.now.label == dict(shown.can)["place 3"]
    assert shown.gone[0] == "place 3"
    assert shown.gone[1].label == dict(shown.can)["place 5"]
    assert shown.passed.label == dict(shown.can)["place 3"]
    back = await pace.run(turn_plan.edit, game, who, "back")
    assert back.line == (("place 3", "place 5", "ask"), ("pass",))
    assert (await pace.run(turn_plan.edit, game, who, "back")).line == (("place 3",), ("pass",))


async def test_what_else_a_turn_needs_is_chosen_at_once_and_taken_out_again(club):
    position = await club.game(3)
    who, game = await second(club, position)
    pace = club.table
    await pace.run(turn_plan.edit, game, who, "then", ["place 3"])
    await pace.run(turn_plan.edit, game, who, "turn", ["spare 2", "unless used", "pass over 2"])
    later = ["provost never", "provost defend 2", "castle 2 keep gold"]
    shown = await pace.run(turn_plan.edit, game, who, "later", later)
    assert shown.orders == (
        "pass over 2; turn",
        "place 3; spare 2; unless used; turn",
        "provost defend 2; turn",
        "provost never; turn",
        "castle 2 keep gold; turn",
    )
    less = await pace.run(turn_plan.edit, game, who, "turn", [])
    assert less.orders == ("place 3; spare 0; turn", *shown.orders[2:])
    assert (await pace.run(turn_plan.edit, game, who, "later", [])).orders == ("place 3; spare 0; turn",)
    passing = await pace.run(turn_plan.edit, game, who, "turn", ["pass"])
    assert passing.orders == ("place 3 > pass; spare 0; turn",)
    assert (await pace.run(turn_plan.edit, game, who, "clear")).orders == ()


async def test_when_a_placement_counts_is_said_for_each_of_them(club):
    position = await club.game(3)
    who, game = await second(club, position)
    pace = club.table
    await pace.run(turn_plan.edit, game, who, "then", ["place 3"])
    await pace.run(turn_plan.edit, game, who, "else", ["place 5"])
    await pace.run(turn_plan.edit, game, who, "then", ["place castle"])
    await pace.run(turn_plan.edit, game, who, "only@place 3", ["upto 1", "ask"])
    await pace.run(turn_plan.edit, game, who, "spots@place 5", ["free place 2", "gone place 4"])
    await pace.run(turn_plan.edit, game, who, "tiles@place castle", ["w_quarry"])
    shown = await pace.run(turn_plan.edit, game, who, "only@place castle", ["mine place 3", "once"])
    text = "place 3 up to 1 or 5 if 2 free if 4 gone or ask > castle if w_quarry built if 3 mine once passed"
    assert shown.orders == (f"{text}; unless more; turn",)
    assert shown.lines[0].wishes[0][1].free == "place 2"
    await pace.run(turn_plan.edit, game, who, "spots@place 5", [])
    await pace.run(turn_plan.edit, game, who, "only@place 3", [])
    shown = await pace.run(turn_plan.edit, game, who, "tiles@place castle", [])
    assert shown.orders == ("place 3 or 5 > castle if 3 mine once passed; unless more; turn",)
    for what, values in (("only@place 9", ["once"]), ("tiles@place 3", ["dance"]), ("turn@place 3", [])):
        with pytest.raises(BadChoice):
            await pace.run(turn_plan.edit, game, who, what, values)


async def test_wishes_at_buildings_are_listed_where_workers_will_decide_and_act_there(club):
    position = await club.game(2)
    other = 1 - position.decision.seat
    theirs, game = holder(position.info, other), position.info.id
    pace = club.table
    view = position.view()
    farm = next(n for n, space in enumerate(view.road, 1) if space.tile == "n_farm")
    shown = await pace.run(turn_plan.edit, game, theirs, "then", [f"place {farm}"])
    assert [(site.at, site.space) for site in shown.sites] == [("n_farm", farm), ("favor", 0)]
    assert shown.sites[0].codes == ("take food", "take cloth")
    await pace.run(turn_plan.edit, game, theirs, "wish@n_farm", ["take cloth"])
    shown = await pace.run(turn_plan.edit, game, theirs, "wish@n_farm", ["take food"])
    assert shown.sites[0].chosen == ("take cloth", "take food")
    assert "n_farm: take cloth > take food; turn" in shown.orders
    back = await pace.run(turn_plan.edit, game, theirs, "unwish@n_farm")
    assert back.sites[0].chosen == ("take cloth",)
    await pace.run(turn_plan.edit, game, theirs, "turn", ["pass"])
    for what, values in (("wish@n_farm", ["take gold"]), ("wish@nowhere", ["skip"]), ("wish@n_farm", [])):
        with pytest.raises(BadChoice):
            await pace.run(turn_plan.edit, game, theirs, what, values)
    while position.info.turn == 1 and position.info.phase < 6:
        code = "pass" if "pass" in position.decision.actions else None
        position = await club.act(position, code)
    assert ("take cloth", "plan") in [(code, source) for _, code, source in await log(club, game)]


async def test_what_was_said_beside_the_placements_of_the_last_turn_is_taken_over(club):
    position = await club.game(2)
    who, game = await second(club, position)
    pace = club.table
    await pace.run(turn_plan.edit, game, who, "then", ["place 3"])
    await pace.run(turn_plan.edit, game, who, "wish@favor", ["favor building"])
    await pace.run(turn_plan.edit, game, who, "later", ["provost never"])
    while position.info.turn == 1:
        position = await club.act(position, "pass" if "pass" in position.decision.actions else None)
    shown = await pace.run(turn_plan.edit, game, who, "again")
    assert set(shown.orders) == {"provost never; turn", "favor building; turn"}
    assert await pace.run(turn_plan.edit, game, who, "again") == shown
    await pace.run(turn_plan.save, game, who, "late")
    await pace.run(turn_plan.edit, game, who, "clear")
    assert (await pace.run(turn_plan.edit, game, who, "use", ["late"])).orders == shown.orders


async def test_a_turn_plan_plays_the_turn_and_asks_where_it_ends(club):
    position = await club.game(2)
    first, other = position.decision.seat, 1 - position.decision.seat
    mine, theirs = (holder(position.info, seat) for seat in (first, other))
    game = position.info.id
    for code in ("place 3", "place 4"):
        await club.table.run(turn_plan.edit, game, theirs, "then", [code])
    position = await club.act(position, "place 1")
    assert position.decision.seat == first
    position = await club.act(position, "place 2")
    assert [(seat, code, source) for seat, code, source in await log(club, game) if source == "plan"] == [
        (other, "place 3", "plan"),
        (other, "place 4", "plan"),
    ]
    position = await club.act(position, "place 5")
    assert position.decision.seat == other
    assert mine != theirs


async def test_the_list_in_text_and_the_one_by_menus_are_the_same(club):
    position = await club.game(3)
    who, game = await second(club, position)
    pace = club.table
    await pace.run(turn_plan.edit, game, who, "then", ["place 3"])
    shown = await pace.run(turn_plan.edit, game, who, "else", ["place 5"])
    typed = await pace.read(plans_use_cases.preview, game, who, "place 3 or 5; unless more")
    assert typed.plan.text in shown.orders


async def test_changing_a_turn_plan_in_the_middle_of_the_turn_does_nothing_twice(club):
    position = await club.game(2)
    other = 1 - position.decision.seat
    theirs, game = holder(position.info, other), position.info.id
    pace = club.table
    for code in ("place 3", "place 4"):
        await pace.run(turn_plan.edit, game, theirs, "then", [code])
    position = await club.act(position, "place 1")  # and 3 by the programme
    await pace.run(turn_plan.edit, game, theirs, "else", ["place 5"])
    await club.act(position, "place 2")
    assert [code for seat, code, _ in await log(club, game) if seat == other] == ["place 3", "place 4"]


async def test_the_turn_plan_of_the_last_turn_is_copied_and_one_is_kept_under_a_name(club):
    position = await club.game(2)
    who, game = await second(club, position)
    pace = club.table
    await pace.run(turn_plan.edit, game, who, "then", ["place 3"])
    await pace.run(turn_plan.edit, game, who, "terms", ["pass"])
    kept = await pace.run(turn_plan.save, game, who, " my  opening ")
    assert kept.names == ("my opening",)
    while position.info.turn == 1:
        position = await club.act(position, "pass" if "pass" in position.decision.actions else None)
    now = await pace.read(turn_plan.shown, game, who)
    assert (now.orders, now.earlier) == ((), True)
    copied = await pace.run(turn_plan.edit, game, who, "copy")
    assert copied.orders == ("place 3 > pass; spare 0; unless more; turn",)
    await pace.run(turn_plan.edit, game, who, "clear")
    assert (await pace.run(turn_plan.edit, game, who, "use", ["my opening"])).orders == copied.orders
    with pytest.raises(BadChoice):
        await pace.run(turn_plan.edit, game, who, "use", ["another"])


@pytest.mark.parametrize(
    ("what", "values"),
    [
        ("dance", []),
        ("then", ["place 99"]),
        ("then", []),
        ("then", ["place 3", "place 4"]),
        ("turn", ["perhaps"]),
        ("use", [""]),
    ],
)
async def test_what_cannot_be_put_into_a_turn_plan_is_refused_and_changes_nothing(club, what, values):
    position = await club.game(2)
    who, game = await second(club, position)
    before = await club.table.run(turn_plan.edit, game, who, "then", ["place 3"])
    with pytest.raises(BadChoice):
        await club.table.run(turn_plan.edit, game, who, what, values)
    assert await club.table.read(turn_plan.shown, game, who) == before


async def test_a_turn_plan_has_bounds(club):
    position = await club.game(2)
    who, game = await second(club, position)
    pace = club.table
    with pytest.raises(BadChoice, match="no programme yet"):
        await pace.run(turn_plan.save, game, who, "x")
    for code in ("place 1", "place 2", "place 3", "place 4", "place 5", "place 6", "place gate", "place inn"):
        await pace.run(turn_plan.edit, game, who, "then", [code])
    with pytest.raises(BadChoice, match="room for 8"):
        await pace.run(turn_plan.edit, game, who, "then", ["place castle"])
    with pytest.raises(BadChoice, match="1 to 30 characters"):
        await pace.run(turn_plan.save, game, who, "x" * 31)
    for number in range(10):
        await pace.run(turn_plan.save, game, who, f"kept {number}")
    with pytest.raises(BadChoice, match="10 programmes"):
        await pace.run(turn_plan.save, game, who, "one more")
    await pace.run(turn_plan.save, game, who, "kept 3")  # in place of the earlier one


@pytest.mark.parametrize("game", GAMES)
async def test_what_the_menus_offer_can_be_chosen(tmp_path, game):
    club = await Club.open(tmp_path / "caylus.db")
    position = await club.game(3, game)
    who, number = await second(club, position)
    orders = GAMES[game].guide.orders
    for what, offers in (("turn", orders.offers), ("later", orders.later)):
        assert len(offers) + 3 <= 25, "one menu has room for all of them"
        for _, _, text in offers:
            order = text.format(seat="blue") if "{seat}" in text else text
            await club.table.run(turn_plan.edit, number, who, "then", [position.decision.actions[-1]])
            shown = await club.table.run(turn_plan.edit, number, who, what, [order])
            held = {clause for each in shown.orders for clause in each.split("; ")}
            assert order in held or (order == "pass" and shown.line[-1] == ("pass",)), order
            await club.table.run(turn_plan.edit, number, who, "clear")
    await club.table.close()


@pytest.mark.parametrize(("game", "players"), BOTH)
async def test_whole_games_with_turn_plans_are_what_people_asked_would_have_played(tmp_path, game, players):
    """Two tables with the same seed: one programmes its turns, the other plays the same record by hand. Positions
    and everything that is posted for everybody are equal."""
    chance = random.Random(11)
    planning, by_hand = [await Club.open(tmp_path / name, seed=4) for name in ("planning.db", "hand.db")]
    position, other = await planning.game(players, game), await by_hand.game(players, game)
    while position.decision is not None:
        if chance.random() < 0.5:
            await edit_by_chance(planning, position.info.id, chance.choice(PEOPLE[:players]), chance)
        if await planning.rows("SELECT due FROM job WHERE kind = 'plans.auto_answer'"):
            planning.now += 3600
            await planning.table.run(expiry.sweep)
            position = await planning.table.read(queries.position, position.info.id)
        else:
            position = await planning.act(position)
    rows = await log(planning, position.info.id)
    assert len([source for _, _, source in rows if source == "plan"]) > 10
    for seat, code, _ in rows:
        assert other.decision.seat == seat
        other = await by_hand.act(other, code)
    assert other.game.encode(other._state) == position.game.encode(position._state)
    phases, rest = await posted(planning)
    other_phases, other_rest = await posted(by_hand)
    assert phases == other_phases
    assert [kind for kind, _ in rest] == [kind for kind, _ in other_rest]
    await planning.table.close()
    await by_hand.table.close()


async def test_nobody_else_sees_a_turn_plan_and_it_ends_with_its_holder(club):
    position = await club.game(3)
    game = position.info.id
    quiet = [await club.table.read(turn_plan.shown, game, person) for person in (BEN, CAT)]
    await club.table.run(turn_plan.edit, game, ANN, "then", ["place 3"])
    await club.table.run(turn_plan.save, game, ANN, "mine")
    assert [await club.table.read(turn_plan.shown, game, person) for person in (BEN, CAT)] == quiet
    about = str(await club.table.read(user_data.about, ANN.user))
    assert "place 3" in about
    assert "programme caylus mine" in about
    await club.table.run(user_data.forget, ANN.user)
    assert "place 3" not in str(await club.table.read(user_data.about, ANN.user))
    assert await club.rows("SELECT id FROM plan WHERE status IN ('armed', 'paused')") == []


async def test_a_turn_plan_stops_when_what_it_did_is_undone(club):
    position = await club.game(2)
    other = 1 - position.decision.seat
    theirs, game = holder(position.info, other), position.info.id
    for code in ("place 3", "place 4"):
        await club.table.run(turn_plan.edit, game, theirs, "then", [code])
    position = await club.act(position, "place 1")
    assert (await log(club, game))[-1] == (other, "place 3", "plan")
    await club.table.run(undo.undo, game, theirs, position.revision)
    assert (await club.table.read(turn_plan.shown, game, theirs)).orders == ()


async def test_another_line_is_made_for_the_case_that_a_placement_is_gone(club):
    position = await club.game(3)
    who, game = await second(club, position)
    pace = club.table
    for code in ("place 3", "place castle"):
        await pace.run(turn_plan.edit, game, who, "then", [code])
    await pace.run(turn_plan.edit, game, who, "then@place castle", ["place 5"])
    await pace.run(turn_plan.edit, game, who, "terms@place castle", ["upto 2", "pass"])
    shown = await pace.run(turn_plan.edit, game, who, "then@place 3", ["place 6"])
    assert shown.orders == (
        "place 3 > castle; if castle gone: 3 > 5 up to 2 > pass; if 3 gone: 6; unless more; turn",
    )
    assert [line.gone for line in shown.lines] == ["", "place castle", "place 3"]
    assert shown.gone[1].label == dict(shown.can)["place 6"]
    assert shown.of("place castle").terms == ("pass", "upto 2")
    less = await pace.run(turn_plan.edit, game, who, "back@place 3")
    assert [line.gone for line in less.lines] == ["", "place castle"]
    gone = await pace.run(
        turn_plan.edit, game, who, "back"
    )  # the castle leaves the list, and its case with it
    assert gone.orders == ("place 3; spare 0; unless more; turn",)
    for what in ("then@place 9", "clear@place 3", "turn@place 3"):
        with pytest.raises(BadChoice):
            await pace.run(turn_plan.edit, game, who, what, ["place 5"])
