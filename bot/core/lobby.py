"""From an empty lobby to the first decision: create, join, leave, start."""

import json
from collections.abc import Collection, Mapping, Sequence

import msgspec

from bot.core import admission, game_info, game_settings, limits, notifications, play
from bot.core.admission import COUNTED
from bot.core.errors import BadChoice, NotSeated, SeatTaken, named
from bot.core.events import GameMoved, GameStarted, LobbyClosed
from bot.core.game_settings import USUAL, Settings
from bot.core.hooks import IsExpected
from bot.core.jobs import DAY
from bot.core.model import GameInfo, Outcome, Person, Place
from bot.core.table_settings import LEVELS
from bot.core.unit_of_work import UnitOfWork
from rules.errors import shown
from rules.game import Game
from rules.header import Header
from rules.notation import SEATS, seat_name
from rules.register import GAMES, find_game
from rules.shared.chance import MAX_SEED
from rules.verify import commitment
from storage import actions, game_lists, games, invitations, message_slots, outbox
from storage.games import GameRow, HolderRow
from storage.jobs import Job, ids_of, key_of

EXPIRE = "lobby.expire"  # the job, GAME
LASTS = 14 * DAY  # a lobby that nobody starts for so long closes
COMPUTERS = (
    "Ada",
    "Basil",
    "Clemence",
    "Dunstan",
    "Edith",
    "Fulk",
    "Gisela",
    "Hugo",
    "Isolde",
)
"""Names of computers: more than a table has seats, so that one is always free."""


def create(
    uow: UnitOfWork,
    host: Person,
    place: Place,
    game: str,
    settings: Settings = USUAL,
    invited: Sequence[int] = (),
) -> Outcome:
    """Return a new lobby; raise BadChoice for settings that can have no effect, and the errors of `make`."""
    columns = game_settings.settings_columns(uow, place.server, settings)
    practice = settings.practice > 0
    game_settings.need_effect(uow, place.server, settings.chosen, columns, practice)
    if practice and any(user != host.user for user in invited):
        raise BadChoice("table-invited-practice")
    return make(uow, host, place, game, settings, invited)


def make(
    uow: UnitOfWork,
    host: Person,
    place: Place,
    game: str,
    settings: Settings,
    invited: Sequence[int] = (),
    *,
    instead_of: int | None = None,
    remembered: bool = True,
) -> Outcome:
    """Return a lobby with the host seated.

    At a practice table the host sits on every seat; there are computers where these are wanted. Raise
    BadChoice for an unknown game or option value, SeatTaken when the host or the server has as many as
    `limits` allows, but for the game `instead_of` which it begins.
    """
    if game not in GAMES:
        raise BadChoice("table-unknown-game", text=shown(game), games=", ".join(GAMES))
    rules, practice = find_game(game), settings.practice
    if practice and not rules.min_seats <= practice <= rules.max_seats:
        raise BadChoice(
            "table-bad-practice",
            title=rules.title,
            least=rules.min_seats,
            most=rules.max_seats,
        )
    level = settings.chosen.get("level")
    check_computers(
        rules, settings.computers, practice, None if level is None else int(level)
    )
    admission.check_admission(uow, place.server, settings.admission)
    if practice and settings.admission != admission.OPEN:
        raise BadChoice("table-entry-fixed")
    row = open_table(uow, host, place, rules, settings, instead_of)
    for seat in range(practice or 1):
        games.add_seat(uow.tx, row.id, seat, SEATS[seat])
        games.sit(uow.tx, row.id, seat, host.user, host.name, uow.now, 0)
    for _ in range(settings.computers):
        seat_computer(uow, row, row.level)
    for user in admission.welcome(uow, host.user, invited):
        invitations.invite(uow.tx, row.id, user)
    uow.post(row, notifications.Card())
    return uow.done(row.id) if remembered else Outcome(uow.position(row))


def choose(rules: Game, options: Mapping[str, str]) -> dict[str, str]:
    """Return every option of the game with its value, defaults filled in; raise BadChoice."""
    for name, value in options.items():
        if name not in rules.options:
            raise BadChoice(
                "table-unknown-option",
                title=rules.title,
                name=shown(name),
                options=", ".join(rules.options),
            )
        game_settings.need_one_of(name, value, rules.options[name])
    return {
        name: options.get(name, values[0]) for name, values in rules.options.items()
    }


def open_table(
    uow: UnitOfWork,
    host: Person | None,
    place: Place,
    rules: Game,
    settings: Settings,
    instead_of: int | None = None,
) -> GameRow:
    """Return a lobby where nobody sits yet, without a host where it is offered to several.

    Raise BadChoice and SeatTaken as `make` does.
    """
    options = choose(rules, settings.options)
    game_settings.check(settings.chosen)
    if host is not None:
        limits.need_seat(uow, place.server, host, instead_of, new=instead_of is None)
    if instead_of is None:
        limits.need_room(uow, place.server, "tables")
    game = games.insert(
        uow.tx,
        kind=rules.id,
        status="lobby",
        options=json.dumps(options),
        host=None if host is None else host.user,
        server=place.server,
        channel=place.channel,
        counts=COUNTED,
        created=uow.now,
        **game_settings.settings_columns(uow, place.server, settings),
    )
    uow.schedule(EXPIRE, key_of(game), uow.now + LASTS, place.server)
    return uow.row(game)


def join(uow: UnitOfWork, game: int, person: Person) -> Outcome:
    """Take the next seat of a lobby (the first open one of an imported game)."""
    row = uow.row(game, "lobby")
    holders = games.holders(uow.tx, game)
    for holder in holders:
        if holder.user == person.user:
            raise SeatTaken(
                "table-seated-already",
                you="yes",
                name=person.name,
                seat=seat_name(holder.seat),
            )
    if row.practice:
        raise SeatTaken("table-practice", name=holders[0].name or "")
    admission.need_admission(uow, row, person.user)
    need_room(row, holders)
    admission.need_free_seat(uow, row, person.user, most_seats(row) - len(holders))
    free = [holder.seat for holder in holders if holder.is_open]
    limits.need_seat(uow, row.server, person, game)
    if not free:
        free = [len(holders)]
        games.add_seat(uow.tx, game, free[0], SEATS[free[0]])
    games.sit(uow.tx, game, free[0], person.user, person.name, uow.now, 0)
    # one that nobody opened: the first to join hosts it
    if row.host is None and not row.imported:
        games.update(uow.tx, game, host=person.user)
    uow.post_newest(row, notifications.Card("changed"))
    return uow.done(game)


def is_first_of(uow: UnitOfWork, game: int, server: int, user: int) -> bool:
    """Return whether a lobby is the first table that a server ever had, and this person its host."""
    row = uow.find(game)
    if row is None or row.status != "lobby" or row.server != server or row.host != user:
        return False
    return game_lists.first_of(uow.tx, server) == game


def need_room(row: GameRow, holders: list[HolderRow]) -> None:
    """Raise SeatTaken when nobody else can sit down in a lobby."""
    if any(holder.is_open for holder in holders):
        return
    rules, seats = (
        find_game(row.kind),
        len(holders) if row.imported else most_seats(row),
    )
    if len(holders) >= seats:
        if seats < rules.max_seats and not row.imported:
            raise SeatTaken("table-full-places", most=seats)
        computers = sum(holder.level is not None for holder in holders)
        raise SeatTaken(
            "table-full", title=rules.title, most=seats, computers=computers
        )


def most_seats(row: GameRow) -> int:
    """Return how many may sit at a table."""
    rules = find_game(row.kind)
    return rules.max_seats if row.places is None else min(row.places, rules.max_seats)


def leave(uow: UnitOfWork, game: int, person: Person) -> Outcome:
    """Leave a lobby; a host who leaves hands it to the next seat, the last one closes it."""
    row = uow.row(game, "lobby")
    uow.seats_of(row, person)
    vacate(uow, row, person.user)
    return uow.done(game)


def vacate(uow: UnitOfWork, row: GameRow, user: int) -> None:
    """Take a person out of a lobby."""
    own_seats = [
        holder.seat for holder in games.holders(uow.tx, row.id) if holder.user == user
    ]
    for seat in reversed(own_seats):
        if row.imported:
            games.clear_seat(uow.tx, row.id, seat)
        else:
            games.remove_seat(uow.tx, row.id, seat)
    remaining = [
        holder.user
        for holder in games.holders(uow.tx, row.id)
        if holder.user is not None
    ]
    if not remaining and not (row.imported and row.host != user):
        if uow.check(IsExpected(row, user)):
            games.update(uow.tx, row.id, host=None)
            uow.post_newest(row, notifications.Card("changed"))
        else:
            close(uow, row, "cancelled")
        return
    if row.host == user and remaining:
        games.update(uow.tx, row.id, host=remaining[0])
    uow.post_newest(row, notifications.Card("changed"))


def close(uow: UnitOfWork, row: GameRow, how: str) -> None:
    """Close a lobby: `cancelled` or `expired`.

    An imported record goes too, so that nobody fills the disk with it.
    """
    if row.imported:
        games.strike(uow.tx, row.id)
    games.update(uow.tx, row.id, status="cancelled", ended=uow.now)
    uow.schedule(EXPIRE, key_of(row.id), None, row.server)
    invitations.uninvite(uow.tx, row.id)
    uow.publish(LobbyClosed(row, how))
    uow.post_newest(
        row, notifications.Card("expired" if how == "expired" else "cancelled")
    )


def expire(uow: UnitOfWork, job: Job) -> None:
    """Close a lobby that nobody has started for so long."""
    row = uow.row(ids_of(job)[0])
    if row.status == "lobby":
        close(uow, row, "expired")


def give_up(uow: UnitOfWork, job: Job) -> None:
    """Close a damaged lobby."""
    games.update(uow.tx, *ids_of(job), status="cancelled", ended=uow.now)


def give_seat(
    uow: UnitOfWork, game: int, asker: Person, seat: int, person: Person | None
) -> Outcome:
    """Return in the lobby of an imported record: the host seats a person, or nobody, at that seat."""
    row = uow.row(game, "lobby")
    uow.need_host(row, asker)
    if not row.imported:
        raise BadChoice("table-not-imported")
    holders = games.holders(uow.tx, game)
    if not 0 <= seat < len(holders):
        raise BadChoice(
            "table-no-such-seat",
            game=named(row.kind, game),
            seats=len(holders),
            seat=seat + 1,
        )
    games.clear_seat(uow.tx, game, seat)
    if person is not None:
        admission.need_welcome(uow, asker, person)
        limits.need_seat(uow, row.server, person, game)
        for holder in holders:  # whoever sits elsewhere moves here
            if holder.user == person.user:
                games.clear_seat(uow.tx, game, holder.seat)
        games.sit(uow.tx, game, seat, person.user, person.name, uow.now, row.revision)
    uow.post_newest(row, notifications.Card("changed"))
    return uow.done(game)


def start(
    uow: UnitOfWork, game: int, person: Person, thread: int | None = None
) -> Outcome:
    """Start a lobby (host only): where `thread` is not known yet, call `moved` afterwards."""
    row = uow.row(game, "lobby")
    uow.need_host(row, person, or_moderator=False)
    _start(uow, row, thread)
    return uow.done(game)


def _start(
    uow: UnitOfWork, row: GameRow, thread: int | None = None, *, again: bool = False
) -> None:
    rules, game = play.game_of(row), row.id
    holders = games.holders(uow.tx, game)
    if len(holders) < rules.min_seats:
        raise BadChoice(
            "table-too-few", title=rules.title, least=rules.min_seats, here=len(holders)
        )
    admission.need_number(uow, row, [holder.user for holder in holders])
    empty = [seat_name(holder.seat) for holder in holders if holder.is_open]
    if empty:
        raise BadChoice("table-seats-open", seats=tuple(empty))
    if all(holder.user is None for holder in holders):
        raise BadChoice("table-computers-alone")
    if thread is not None:
        need_place(uow, thread)
    if not again:
        limits.need_room(uow, row.server, "games")
    invitations.uninvite(uow.tx, game)
    games.begin_tenures(uow.tx, game, uow.now, row.revision + 1)
    row.status, row.started, row.thread = "running", uow.now, thread
    if not row.practice and is_alone(holders):
        row.pace = "none"
    games.update(
        uow.tx,
        game,
        status=row.status,
        started=row.started,
        thread=row.thread,
        pace=row.pace,
    )
    uow.schedule(EXPIRE, key_of(game), None, row.server)
    if row.imported:
        _resume(uow, row, rules)
    else:
        begin(uow, row, rules, len(holders))
    uow.publish(LobbyClosed(row, "started"))


def begin(
    uow: UnitOfWork,
    row: GameRow,
    rules: Game,
    seats: int,
    order: tuple[int, ...] | None = None,
) -> None:
    """Write the first position of a game.

    In which `order` the seats play comes from chance where it is not given.
    """
    game_info.settle_rated(uow, row)
    seed = uow.draw(MAX_SEED + 1)
    header = Header(row.kind, SEATS[:seats], json.loads(row.options), seed, order)
    if rules.hidden:
        row.salt = f"{uow.draw(2**128):032x}"
        row.commitment = commitment(row.salt, seed)
        header = msgspec.structs.replace(
            header, commitment=row.commitment, salt=row.salt
        )
    state, events = rules.start(header)
    row.revision = 1
    games.update(uow.tx, row.id, seed=seed, salt=row.salt, commitment=row.commitment)
    opening = rules.encode_events(events)
    games.set_up(uow.tx, row.id, msgspec.json.encode(header).decode(), opening)
    uow.post(row, notifications.Began(msgspec.Raw(opening)))
    play.settle(uow, row, rules, state, 0)
    uow.publish(GameStarted(row))


def _resume(uow: UnitOfWork, row: GameRow, rules: Game) -> None:
    """Go on with an imported game where its record stops."""
    game_info.settle_rated(uow, row)
    row.revision += 1
    snapshot = actions.snapshot_at(uow.tx, row.id, row.number)
    assert snapshot is not None, "an imported game has its position"
    uow.post(row, notifications.Began(msgspec.Raw(b"[]")))
    play.settle(uow, row, rules, rules.decode(snapshot.state), snapshot.turn)
    uow.publish(GameStarted(row))


def need_place(uow: UnitOfWork, thread: int, game: int | None = None) -> None:
    """Raise SeatTaken when another running game is played there."""
    if any(running_game != game for running_game in games.running_in(uow.tx, thread)):
        raise SeatTaken("table-place-taken")


def relocate(uow: UnitOfWork, game: int, person: Person, place: Place) -> Outcome:
    """Give a running game whose channel was deleted another one: its next message opens a thread there."""
    row = uow.row(game, "running")
    uow.need_host(row, person)
    thread = row.channel if row.thread is None else row.thread
    games.update(uow.tx, game, channel=place.channel, thread=thread)
    uow.ask(uow.row(game))
    return uow.done(game)


def moved(uow: UnitOfWork, game: int, thread: int) -> GameInfo:
    """Say where a game is played; raise SeatTaken when another running game is there."""
    row = uow.row(game)
    if row.status == "running":
        need_place(uow, thread, game)
    games.update(uow.tx, game, thread=thread)
    outbox.lose(uow.tx, game, message_slots.WAITS)
    uow.publish(GameMoved(row))
    return uow.info(uow.row(game))


def waits_for_thread(uow: UnitOfWork, game: int) -> bool:
    """Return whether a running game can't be played before it has a thread: its first one, or another."""
    row = uow.row(game, "running")
    return (
        row.thread is None
        or outbox.message(uow.tx, game, message_slots.WAITS) is not None
    )


def play_here(uow: UnitOfWork, game: int, person: Person) -> Outcome:
    """Play a game that waits for a thread in the channel of its card; raise SeatTaken, NotAllowed."""
    row = uow.row(game, "running")
    uow.need_host(row, person)
    if waits_for_thread(uow, game):
        moved(uow, game, row.channel)
    return uow.done(game)


def rematch(
    uow: UnitOfWork, game: int, person: Person, uninvited: Collection[int] = ()
) -> Outcome:
    """Return a lobby with the settings of a finished game, its other players invited.

    The `uninvited`, who do not see its channel, are left out. A game has one such lobby: another request joins
    it, or returns it as `outcome.known`. Raise NotSeated for a person who never played that game.
    """
    finished = uow.row(game, "finished")
    if person.user not in games.players(uow.tx, game):
        raise NotSeated("table-rematch-players", game=named(finished.kind, game))
    successor = games.rematch_of(uow.tx, game)
    if successor is not None:  # with this person seated while its lobby has room
        seated = [holder.user for holder in games.holders(uow.tx, successor.id)]
        room = not successor.practice and len(seated) < most_seats(successor)
        joins = successor.status == "lobby" and room and person.user not in seated
        outcome = join(uow, successor.id, person) if joins else uow.done(successor.id)
        return msgspec.structs.replace(outcome, known=True)
    holders = games.holders(uow.tx, game)
    other_users = [holder.user for holder in holders if holder.user is not None]
    alone = finished.practice and set(other_users) == {person.user}
    outcome = make(
        uow,
        person,
        Place(finished.server, finished.channel),
        finished.kind,
        game_settings.of_game(finished).but(practice=len(other_users) if alone else 0),
        [user for user in other_users if user not in uninvited],
    )
    for holder in holders:
        if holder.level is not None:
            seat_computer(uow, uow.row(outcome.info.id), holder.level)
    games.update(uow.tx, outcome.info.id, rematch_of=game)
    return Outcome(uow.position(uow.row(outcome.info.id)))


def begin_again(uow: UnitOfWork, old: GameRow) -> int:
    """Begin another game with the settings and computers of one, and those of its players who stayed.

    Return it. It takes the place of that one among the games of its people and server; nobody has to be
    invited or to join.
    """
    holders = games.holders(uow.tx, old.id)
    people = [
        Person(holder.user, holder.name or "")
        for holder in holders
        if holder.user is not None
    ]
    people.sort(key=lambda person: person.user != old.host)
    place, settings = Place(old.server, old.channel), game_settings.of_game(old)
    successor = make(
        uow, people[0], place, old.kind, settings, instead_of=old.id, remembered=False
    )
    row = uow.row(successor.info.id)
    for seat, person in enumerate(people[1:], 1):
        games.add_seat(uow.tx, row.id, seat, SEATS[seat])
        games.sit(uow.tx, row.id, seat, person.user, person.name, uow.now, 0)
    for holder in holders:
        if holder.level is not None:
            seat_computer(uow, row, holder.level)
    games.update(uow.tx, row.id, rematch_of=old.id)
    _start(uow, row, again=True)
    return row.id


def check_computers(
    rules: Game, computers: int, practice: int, level: int | None
) -> None:
    """Raise BadChoice for computers that a new table can't have."""
    if level is not None and level not in LEVELS:
        raise BadChoice(
            "table-bad-level", level=level, least=LEVELS[0], most=LEVELS[-1]
        )
    if computers and practice:
        raise BadChoice("table-practice-computers")
    if computers and not 1 <= computers < rules.max_seats:
        raise BadChoice(
            "table-bad-computers",
            title=rules.title,
            asked=computers,
            most=rules.max_seats - 1,
        )


def seat_computer(uow: UnitOfWork, row: GameRow, level: int) -> None:
    """Give the next seat of a lobby to a computer; there must be one."""
    holders = games.holders(uow.tx, row.id)
    free = next((holder.seat for holder in holders if holder.is_open), None)
    if free is None:
        free = len(holders)
        games.add_seat(uow.tx, row.id, free, SEATS[free])
    taken_names = {(holder.name or "").casefold() for holder in holders}
    name = next(name for name in COMPUTERS if name.casefold() not in taken_names)
    games.sit(uow.tx, row.id, free, None, name, uow.now, row.revision, level)


def is_alone(holders: Sequence[HolderRow]) -> bool:
    """Return whether one person plays against computers only: nobody waits for them."""
    people = sum(holder.user is not None for holder in holders)
    return people == 1 and not any(holder.is_open for holder in holders)
