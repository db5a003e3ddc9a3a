"""The checks of catalogues find what is wrong, and the languages that there are pass them."""

from __future__ import annotations

import re

import pytest

from languages.catalogue import EVERY, OneLanguage
from tests.costs import sampled
from tests.languages import __main__ as command
from tests.languages.findings import categories, findings, missing
from tests.languages.reading import ROOMS, Told, translated
from tests.languages.sheet import MOST
from tests.languages.stamps import stale, stamp
from tests.languages.usage import unused

ENGLISH = {
    "rules": """
tile-inn = Inn
goods-deniers = { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 }
event-placed = { $seat } places a worker on the { $tile }.
""",
    "rendering": "to-move = to move\n    .short = move\n",
    "players": "reason-more-food = food worth { $points } more\n",
    "bot": """
button-turn = Your turn
undo-asks = { $count ->
    [1] { $player } takes back:
   *[other] { $player } takes back { $count } actions:
 } `/caylus undo`
prompt-hidden = `Your turn` shows it.
digest-line = • { $game }
cmd-new = Open a table
    .game = Which game
cmd-act = Do anything
""",
}
CZECH = {
    "rules": """
tile-inn = Hospoda
goods-deniers = { $n ->
    [one] { $n } denár
    [few] { $n } denáry
   *[other] { $n } denárů
 }
event-placed = { $seat }: dělník → { $tile }
""",
    "rendering": "to-move = je na tahu\n",
    "players": "reason-more-food = jídlo: o { $points } víc\n",
    "bot": """
button-turn = Tvůj tah
undo-asks = { $count ->
    [1] { $player } bere zpět:
    [few] { $player } bere zpět { $count } akce:
   *[other] { $player } bere zpět { $count } akcí:
 } `/caylus undo`
prompt-hidden = Ukáže to `Tvůj tah`.
digest-line = • Partie: { $game }
cmd-new = Otevře stůl
    .name = nový
    .game = Která hra
    .game-name = hra
cmd-act = Udělá cokoli
    .name = akce
""",
}


@pytest.fixture
def told(tmp_path):
    """Makes what is found with stamped catalogues of which a part is changed, of the Czech ones or English."""

    lists = tmp_path / "tests" / "languages"
    lists.mkdir(parents=True)

    def write(old: str = "", new: str = "", changed: str = "cs") -> None:
        for language, rooms in (("en", ENGLISH), ("cs", CZECH)):
            assert language != changed or any(old in text for text in rooms.values())
            for room in ROOMS:
                folder = tmp_path / room / "locales" / language
                folder.mkdir(parents=True, exist_ok=True)
                text = (
                    rooms[room].replace(old, new)
                    if old and language == changed
                    else rooms[room]
                )
                (folder / "words.ftl").write_text(text, encoding="utf-8")

    def with_change(
        old: str = "", new: str = "", noted: str = "", changed: str = "cs"
    ) -> list[str]:
        write(old, new, changed)
        (lists / "cs.toml").write_text(noted, encoding="utf-8")
        return [
            str(one) for one in findings(Told("en", tmp_path), Told("cs", tmp_path))
        ]

    write()
    stamp(root=tmp_path)
    return with_change


def test_a_language_that_says_everything_in_its_own_words_has_no_findings(told):
    assert told() == []


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("tile-inn = Hospoda\n", "", "missing    rules:tile-inn"),
        ("tile-inn = Hospoda\n", "tile-inm = Hospoda\n", "unknown    rules:tile-inm"),
        (
            "tile-inn = Hospoda\n",
            "tile-inn = Hospoda\ntile-inn = Krčma\n",
            "twice      rules:tile-inn",
        ),
        ("tile-inn = Hospoda\n", "tile-inn = Inn\n", "same       rules:tile-inn"),
        (
            "tile-inn = Hospoda\n",
            "tile-inn = Hospoda u mostu\n",
            "missing    rendering:tile-inn.short",
        ),
        (
            "tile-inn = Hospoda\n",
            "tile-inn = Hospoda ⛪\n",
            "letters    rules:tile-inn",
        ),
        (
            "tile-inn = Hospoda\n",
            "tile-inn = { -hospoda }\n",
            "reference  rules:tile-inn",
        ),
        (
            "{ $seat }: dělník",
            "{ $kdo }: dělník",
            "variables  rules:event-placed: unknown: kdo",
        ),
        ("dělník → { $tile }", "dělník", "lost       rules:event-placed: "),
        ("    [few] { $n } denáry\n", "", "plural     rules:goods-deniers: lacks few"),
        (
            "    [few] { $n } denáry\n",
            "    [few] { $n } x\n    [two] { $n } y\n",
            "two is never chosen",
        ),
        (
            "    [few] { $player } bere zpět { $count } akce:\n",
            "",
            "plural     bot:undo-asks: lacks few",
        ),
        (
            "    [1] { $player } bere zpět:",
            "    [one] { $player } bere zpět:",
            "lost       bot:undo-asks: ",
        ),
        ("} `/caylus undo`", "} `/caylus zpět`", "codes      bot:undo-asks"),
        ("Ukáže to `Tvůj tah`", "Ukáže to `Your turn`", "codes      bot:prompt-hidden"),
        ("= • Partie", "= Partie", "markup     bot:digest-line"),
        (
            "button-turn = Tvůj tah",
            "button-turn = " + "Tvůj tah " * 3,
            "long       bot:button-turn",
        ),
        ("button-turn = Tvůj tah", "button-turn Tvůj tah", "unreadable bot/words.ftl"),
        (
            "dělník → { $tile }",
            "places a worker → { $tile }",
            "english    rules:event-placed: has English left",
        ),
        ("    .name = nový\n", "", "missing    bot:cmd-new.name"),
        ("    .name = nový\n", "    .name = Nový\n", "name       bot:cmd-new.name"),
        (
            "    .name = nový\n",
            "    .name = akce\n",
            "'akce' is the name of bot:cmd-new.name too",
        ),
        (
            "    .game-name = hra\n",
            "    .game-name = co hrát\n",
            "name       bot:cmd-new.game-name",
        ),
        ("    .name = nový\n", "    .nme = nový\n", "unknown    bot:cmd-new.nme"),
    ],
)
def test_every_mistake_is_found_and_named(told, old, new, found):
    assert any(found in line for line in told(old, new)), told(old, new)


def test_a_message_may_equal_english_where_that_is_listed_with_a_reason(told):
    listed = '[same]\n"rules:tile-inn" = "the same word"\n'
    assert told("tile-inn = Hospoda\n", "tile-inn = Inn\n", listed) == []
    assert "is listed as equal to English, and is not" in told("", "", listed)[0]


def test_a_name_too_long_for_phones_needs_a_short_form(told):
    assert (
        told(
            "to-move = je na tahu\n",
            "to-move = je na tahu\ntile-inn =\n    .short = Hosp.\n",
        )
        == []
    )
    long = "tile-inn = Hospoda u mostu\n"
    assert any(
        "has more than 10 letters" in line
        for line in told("tile-inn = Hospoda\n", long)
    )


@pytest.mark.parametrize(("language", "found"), [("cs", []), ("fr", ["bot:game-line"])])
def test_what_has_no_words_is_said_once_for_all_languages_but_those_with_other_marks(
    told, tmp_path, language, found
):
    folder = tmp_path / "bot" / "locales"
    (folder / "en" / EVERY).write_text(
        "game-line = { $game }: { $what }\n", encoding="utf-8"
    )
    english, other = Told("en", tmp_path), Told(language, tmp_path)
    assert [
        key for key in missing(english, other) if "line" in key and "digest" not in key
    ] == found
    said = OneLanguage(language, (folder,)).format(
        "game-line", None, {"game": "Caylus", "what": "2"}
    )
    assert said == ("Caylus: 2", [])
    (folder / "cs" / EVERY).write_text(
        "game-line = { $game }: { $what }\n", encoding="utf-8"
    )
    stamp(root=tmp_path)
    assert told() == [f"needless   bot:game-line: is in {EVERY} for every language"]


def test_what_another_message_says_is_said_in_its_words_where_the_language_has_them(
    told, tmp_path
):
    locales = tmp_path / "rules" / "locales"
    (locales / "en" / EVERY).write_text("card-inn = { tile-inn }\n", encoding="utf-8")
    assert told() == []
    assert OneLanguage("cs", (locales,)).format("card-inn", None, None) == (
        "Hospoda",
        [],
    )
    assert not OneLanguage("pl", (locales,)).has("card-inn")  # so English says it


PLACED = "{ $seat } places a worker on the { $tile }."
REVERSED = "{ $seat } takes a worker from the { $tile }."


def test_an_english_sentence_that_was_reversed_is_found_until_its_translation_is_stamped(
    told, tmp_path
):
    assert told(PLACED, REVERSED, changed="en") == ["stale      rules:event-placed"]
    stamp(root=tmp_path)  # what has a stamp keeps it
    assert told(PLACED, REVERSED, changed="en") == ["stale      rules:event-placed"]
    stamp("cs", ["rules:event-placed"], root=tmp_path)
    assert told(PLACED, REVERSED, changed="en") == []


def test_english_that_only_moved_or_is_written_otherwise_leaves_translations_as_they_are(
    told, tmp_path
):
    told("tile-inn = Inn\n", "# A comment\n\ntile-inn =\n    Inn\n", changed="en")
    for language in ("en", "cs"):
        folder = tmp_path / "rules" / "locales" / language
        entries = (
            (folder / "words.ftl").read_text(encoding="utf-8").split("\nevent-placed")
        )
        (folder / "words.ftl").write_text(entries[0] + "\n", encoding="utf-8")
        (folder / "more.ftl").write_text("event-placed" + entries[1], encoding="utf-8")
    assert findings(Told("en", tmp_path), Told("cs", tmp_path)) == []


def test_a_new_variable_may_come_in_english_first_and_an_unknown_one_never(told):
    more = "{ $seat } places a worker on the { $tile } for { $price }."
    assert told(PLACED, more, changed="en") == ["stale      rules:event-placed"]
    found = told(PLACED, "{ $seat } places a worker.", changed="en")
    assert [line.split()[0] for line in found] == ["variables", "stale"]


def test_a_language_that_follows_before_the_others_has_stamps_of_its_own_until_they_do(
    told, tmp_path
):
    def own(language):
        file = tmp_path / "tests" / "languages" / f"{language}.toml"
        return (
            file.read_text(encoding="utf-8").partition("[stamps]\n")[2]
            if file.is_file()
            else ""
        )

    for language in ("de", "xx"):
        folder = tmp_path / "rules" / "locales" / language
        folder.mkdir()
        if language == "de":
            (folder / "words.ftl").write_text(
                "event-placed = { $seat }: { $tile }\n", encoding="utf-8"
            )
    told(PLACED, REVERSED, changed="en")
    stamp("cs", root=tmp_path)
    english = Told("en", tmp_path)
    assert (
        own("cs").startswith('"rules:event-placed" = "') and own("cs").count("\n") == 1
    )
    assert [
        stale(english, Told(language, tmp_path)) for language in ("cs", "de", "xx")
    ] == [
        [],
        ["rules:event-placed"],
        [],
    ]
    stamp("de", root=tmp_path)
    assert own("cs") == own("de") == "" and not stale(english, Told("de", tmp_path))


def test_a_message_without_a_stamp_is_found_and_one_that_is_gone_loses_its_own(
    told, tmp_path
):
    file = tmp_path / "tests" / "languages" / "stamps.txt"
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[1:]) + "rules:gone 123456\n", encoding="utf-8")
    assert told() == [f"stale      {lines[0].split()[0]}"]
    stamp(root=tmp_path)
    assert (
        file.read_text(encoding="utf-8").splitlines(keepends=True) == lines
        and told() == []
    )


@pytest.mark.parametrize(("strict", "code"), [("false", 0), ("true", 1)])
@pytest.mark.parametrize(
    "change", [("tile-inn = Hospoda\n", "", "cs"), (PLACED, REVERSED, "en")]
)
def test_what_is_missing_or_stale_is_listed_and_wrong_in_a_language_that_is_held_strictly(
    told, tmp_path, capsys, change, strict, code
):
    old, new, changed = change
    told(old, new, f"complete = true\nstrict = {strict}\n", changed)
    assert command.main(["cs"], tmp_path) == code
    shown = capsys.readouterr().out
    assert (
        "  missing    rules:tile-inn"
        if changed == "cs"
        else "  stale      rules:event-placed"
    ) in shown


def test_the_plural_categories_are_those_of_whole_numbers():
    assert categories("cs") == {"one", "few", "other"}
    assert categories("ru") == {"one", "few", "many"}
    assert categories("ro") == {"one", "few", "other"}
    assert categories("fr") == categories("de") == {"one", "other"}
    # 0 is one of them
    assert categories("fr", without=frozenset({1})) == {"one", "other"}


# `make lint` looks at all
@pytest.mark.parametrize("language", sampled(translated(), 7))
def test_what_there_is_of_a_language_is_right(language):
    assert command.main([language]) == 0


def test_every_english_message_can_be_read_and_is_asked_for():
    english = Told("en")
    assert english.unreadable == english.twice == unused(english) == []


def test_a_message_that_nothing_asks_for_is_found(tmp_path, told):
    told()
    (tmp_path / "bot" / "locales" / "en" / "more.ftl").write_text(
        "nobody-says-this = …\n", encoding="utf-8"
    )
    assert "bot:nobody-says-this" in unused(Told("en", tmp_path))


@pytest.mark.parametrize("ceiling", ["MESSAGES", "TO_TRANSLATE"])
def test_more_messages_than_a_ceiling_are_an_error(
    ceiling, told, tmp_path, capsys, monkeypatch
):
    told()
    most = getattr(command, ceiling)
    assert command.main(["cs"], tmp_path) == 0
    monkeypatch.setattr(command, ceiling, 1)
    assert command.main(["cs"], tmp_path) == 1
    assert ", at most 1: let one say" in capsys.readouterr().out and most > 1


def test_what_is_missing_is_a_file_to_be_filled_in_with_first_things_first(capsys):
    assert command.main(["start", "xx"]) == 0
    shown = capsys.readouterr().out
    parts = ("the demo", "names of buildings", "the thread", "reports", "tables")
    places = [shown.index(f"\n## {part}") for part in parts]
    assert places == sorted(places)
    assert "\ndemo-welcome = Welcome, " in shown
    assert "# rules/locales/…/caylus.ftl\n" in shown and "\ntile-inn = Inn\n" in shown
    assert "\nseat-blue =\n    .letter = B\n" in shown
    assert len(re.findall(r"(?m)^(?:[\w-]+ = ?.|    \.)", shown)) <= MOST
    assert command.main(["start", "xx", "--all"]) == 0
    shown = capsys.readouterr().out
    assert (
        "cmd-plan-what-if = Try out moves without making them\n    .name = what-if\n"
        in shown
    )


@pytest.mark.parametrize("language", translated())
def test_the_demo_welcomes_in_every_language_that_is_begun(language):
    welcome = {key for key in Told("en").entries if key.startswith("bot:demo-")}
    assert welcome and welcome <= Told(language).entries.keys()


def test_what_was_filled_in_goes_where_it_belongs_and_the_rest_is_left_to_english(
    told, tmp_path, capsys
):
    told(PLACED, REVERSED, changed="en")
    assert command.main(["start", "cs"], tmp_path) == 0
    sheet = capsys.readouterr().out
    assert (
        "# now: { $seat }: dělník → { $tile }\nevent-placed = { $seat } takes a worker"
        in sheet
    )
    filled = tmp_path / "xx.ftl"
    assert command.main(["start", "xx"], tmp_path) == 0
    sheet = (
        capsys.readouterr()
        .out.replace("= Inn\n", "= Krčma\n")
        .replace(".name = act\n", ".name = czyn\n")
    )
    filled.write_text(
        sheet.replace("digest-line = • { $game }", "broken = {"), encoding="utf-8"
    )
    assert command.main(["merge", "xx", str(filled)], tmp_path) == 1
    assert (
        "xx: 2 entries written, 12 are still English"
        in (out := capsys.readouterr().out)
        and "broken" in out
    )
    other = Told("xx", tmp_path)
    assert {key: entry.source for key, entry in other.entries.items()} == {
        "rules:tile-inn": "Krčma",
        "bot:cmd-act.name": "czyn",
    }
    assert stale(Told("en", tmp_path), other) == []
    filled.write_text(
        "# bot/locales/…/words.ftl\ncmd-act = Udělej\n    .name = akt\n",
        encoding="utf-8",
    )
    assert command.main(["merge", "xx", str(filled)], tmp_path) == 0
    told_now = {
        key: entry.source for key, entry in Told("xx", tmp_path).entries.items()
    }
    assert told_now["bot:cmd-act"] == "Udělej" and told_now["bot:cmd-act.name"] == "akt"
