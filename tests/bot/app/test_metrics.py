"""The figures for whoever runs the bot, and the health of the process, read as Prometheus reads them."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import socket
import subprocess
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import pytest
from prometheus_client.exposition import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from bot.app import health, metrics
from bot.app.health import Health
from bot.app.metrics import Exporter, Measured
from bot.app.settings import Address, ProcessPart, SettingError, read
from bot.core import queries
from bot.core.database import UseCaseRunner
from bot.core.errors import UserError
from bot.core.figures import Figures
from bot.core.hooks import Hooks
from rules import __version__
from storage import StorageError, Unreachable
from tests.bot.app.test_over_the_wire import NAMES, Wire
from tests.fakediscord import BotProcess, FakeDiscord, Fault
from tests.patience import until

LISTED = re.compile(r"`(caylus_\w+)(?:\{([\w, ]+)\})?`")
LEFT = ("caylus_identifies_left",)
DEPLOY = Path(__file__).resolve().parents[3] / "deploy"


def free_port():
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return sock.getsockname()[1]


async def fetch(port, path):
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}{path}") as answer,
    ):
        return answer.status, await answer.text()


def samples(text):
    """Values by name and labels."""
    return {
        (sample.name, *sorted(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_a_played_game_is_in_the_figures_and_nobody_is_named(tmp_path):
    port = free_port()
    async with FakeDiscord() as fake:
        bot = BotProcess(fake, tmp_path, CAYLUS_METRICS=str(port))
        wire = Wire(fake, bot)
        await bot.start()
        try:
            await wire.play(players=3, actions=4)
            await fake.until(
                lambda: (
                    wire.rows("SELECT count(*) FROM outbox WHERE settled IS NULL")
                    == [(0,)]
                )
            )
            status, text = await fetch(port, "/metrics")
            # It looks at the loop once a second, and asks for what is left once all servers are there.
            while (
                not (found := samples(text))["caylus_loop_lag_seconds_count",]
                or LEFT not in found
            ):
                await asyncio.sleep(0.1)
                status, text = await fetch(port, "/metrics")
            healthy = await fetch(port, "/healthz")
            # some seconds after the first event
            while healthy[0] == 503 and "not connected" in healthy[1]:
                await asyncio.sleep(0.1)
                healthy = await fetch(port, "/healthz")
        finally:
            await bot.stop()
    assert status == 200 and healthy == (200, "ok\n")
    found = samples(text)
    assert found["caylus_answer_seconds_count",] >= 8, (
        "new, two join, start, four actions"
    )
    assert (
        found["caylus_answer_since_press_seconds_count",]
        == found["caylus_answer_seconds_count",]
    )
    assert found["caylus_database_up",] == 1 and found["caylus_errors_total",] == 0
    assert found[LEFT] == 999
    assert __version__ in next(key for key in found if key[0] == "caylus_build_info")
    assert found["caylus_transaction_seconds_count", "act"] >= 4
    assert found["caylus_games", "running"] == 1
    assert (
        found["caylus_outbox_notices",] == found["caylus_outbox_oldest_seconds",] == 0
    )
    assert found["caylus_discord_requests_total", "200"] > 10
    assert found["caylus_picture_seconds_count", "glance"] >= 1
    assert found["process_resident_memory_bytes",] > 50e6
    assert ("caylus_shard_latency_seconds", "0") in found
    named = (
        [str(person.id) for person in wire.people]
        + list(NAMES)
        + [str(wire.guild.id), str(wire.channel.id)]
    )
    labels = {label for _, *own in found for label in own}
    assert not [name for name in named if name in labels or f'"{name}"' in text]


async def told(port, path, wanted):
    """What it answers once that is as wanted."""

    async def asked():
        answer = await fetch(port, path)
        return answer if wanted(answer) else None

    return await until(asked, path)


@pytest.mark.costly("a bot of its own over the wire")
async def test_a_gateway_that_falls_silent_is_no_health(tmp_path):
    port, alive = free_port(), tmp_path / "alive"
    async with FakeDiscord() as fake:
        fake.gateway.heartbeat = 0.2
        settings = {
            "CAYLUS_METRICS": str(port),
            "CAYLUS_HEALTH": str(alive),
            "FAKE_HEARTBEATS": "0.2",
        }
        bot = BotProcess(fake, tmp_path, **settings)
        await bot.start()
        try:
            await told(port, "/healthz", lambda answer: answer == (200, "ok\n"))
            await until(alive.exists, "the first sign of life")
            fake.gateway.silent = True
            _, why = await told(port, "/healthz", lambda answer: answer[0] == 503)
            found = samples((await fetch(port, "/metrics"))[1])
            assert ("caylus_shard_served", "0") not in found and found[
                "caylus_shards",
            ] == 1
            assert found["caylus_database_up",] == 1
            fake.gateway.silent = False
            await told(port, "/healthz", lambda answer: answer == (200, "ok\n"))
            assert (
                samples((await fetch(port, "/metrics"))[1])["caylus_shard_served", "0"]
                == 1
            )
        finally:
            await bot.stop()
        said = bot.log.read_text()
    assert why == "the gateway is silent; shards without an acknowledged heartbeat: 0\n"
    assert (
        "the bot can't do its work: the gateway is silent" in said
        and "can do its work again" in said
    )


@pytest.mark.costly("a bot of its own over the wire")
async def test_a_disk_that_takes_no_write_is_no_health(tmp_path):
    port = free_port()
    async with FakeDiscord() as fake:
        bot = BotProcess(fake, tmp_path, CAYLUS_METRICS=str(port))
        await bot.start()
        try:
            await told(port, "/healthz", lambda answer: answer == (200, "ok\n"))
            bot.fill_disk(True)
            _, why = await told(port, "/healthz", lambda answer: answer[0] == 503)
            assert "caylus.db" in why
            found = samples((await fetch(port, "/metrics"))[1])
            assert (
                found["caylus_database_up",] == 0
                and ("caylus_games", "running") not in found
            )
            bot.fill_disk(False)
            await told(port, "/healthz", lambda answer: answer == (200, "ok\n"))
        finally:
            await bot.stop()


class Served:
    """A client that is connected, and whose database answers."""

    def __init__(self, *latencies):
        self.latencies = [*enumerate(latencies)]
        self.db = SimpleNamespace(run=self._run)

    async def _run(self, use_case):
        return None

    def is_ready(self):
        return True

    on_duty = is_ready


@pytest.mark.parametrize(
    ("free", "well"), [(health.LEAST_ROOM, True), (health.LEAST_ROOM - 1, False)]
)
async def test_a_full_disk_is_named_and_nothing_that_a_restart_would_mend(
    free, well, tmp_path, monkeypatch
):
    monkeypatch.setattr("shutil.disk_usage", lambda folder: SimpleNamespace(free=free))
    trouble = await Health(Served(), tmp_path / "caylus.db").trouble()
    assert well == (trouble is None)
    if trouble:
        assert (
            trouble.why
            == f"the disk of {tmp_path} is full: less than 16 megabytes are free"
        )
        assert not trouble.restart
    assert await Health(Served(), "postgresql://host/caylus").trouble() is None


def test_a_shard_is_silent_after_two_intervals_and_not_while_it_connects_again(
    monkeypatch,
):
    now, never = 1000.0, float("inf")
    monkeypatch.setattr("time.perf_counter", lambda: now)
    client = Served(0.1, never)
    looks = Health(client, "postgresql://host/caylus")
    assert looks.silent_shards() == [1], "no heartbeat of it was acknowledged yet"
    # its connection is gone, and discord.py connects again
    client.latencies = [(0, never), (1, 0.1)]
    now = 1082.0
    assert looks.silent_shards() == []
    now = 1083.0
    assert looks.silent_shards() == [0]
    client.latencies = [(0, 0.2), (1, 0.1)]
    now = 1165.0
    assert looks.silent_shards() == [1], (
        "the latency is that of an acknowledgement long ago"
    )


async def test_what_discord_refuses_is_counted_by_its_status(tmp_path):
    port = free_port()
    async with FakeDiscord() as fake:
        bot = BotProcess(fake, tmp_path, CAYLUS_METRICS=str(port))
        wire = Wire(fake, bot)
        await bot.start()
        try:
            fake.faults.add(Fault("500", "message", times=2))
            await wire.play(players=2)
            _, text = await fetch(port, "/metrics")
        finally:
            await bot.stop()
    assert samples(text)["caylus_discord_requests_total", "500"] == 2


async def test_a_port_that_is_taken_is_no_reason_not_to_play(tmp_path):
    async with FakeDiscord() as fake:
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            bot = BotProcess(fake, tmp_path, CAYLUS_METRICS=str(taken.getsockname()[1]))
            wire = Wire(fake, bot)
            await bot.start()
            try:
                await wire.play(players=2, actions=1)
            finally:
                await bot.stop()
        assert "no figures can be served" in bot.log.read_text()


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("", None),
        ("9464", Address("127.0.0.1", 9464)),
        (":9464", Address("127.0.0.1", 9464)),
        ("0.0.0.0:9464", Address("0.0.0.0", 9464)),
        ("[::1]:9464", Address("::1", 9464)),
        ("[::]:9464", Address("::", 9464)),
    ],
)
def test_a_bare_port_is_open_to_this_machine_only(text, address):
    assert read({"CAYLUS_METRICS": text}).metrics == address


@pytest.mark.parametrize(
    "text",
    [
        "port",
        "localhost",
        "1.2.3.4:0",
        "70000",
        "a b:1",
        "http://x:1",
        "::1:9464",
        "[::1",
        "[x]:1",
    ],
)
def test_an_address_that_cannot_be_is_refused_with_what_can(text):
    with pytest.raises(
        SettingError, match=r"CAYLUS_METRICS can't be .*; allowed: a port, HOST:PORT"
    ):
        read({"CAYLUS_METRICS": text})


async def test_figures_are_served_on_an_address_of_ipv6():
    with socket.socket(socket.AF_INET6) as free:
        try:
            free.bind(("::1", 0))
        except OSError:
            pytest.skip("this machine has no IPv6")
        port = free.getsockname()[1]
    exporter = Exporter(read({"CAYLUS_METRICS": f"[::1]:{port}"}).metrics)
    await exporter.start(SimpleNamespace(db=SimpleNamespace()))
    try:
        _, writer = await asyncio.open_connection("::1", port)
        writer.close()
    finally:
        await exporter.close()
    assert str(Address("::1", 9464)) == "[::1]:9464"


@pytest.mark.parametrize("how", ["gone", "hangs"])
async def test_the_figures_are_told_while_the_database_is_away_but_for_what_it_knows(
    how, monkeypatch
):
    monkeypatch.setattr(metrics, "ANSWERING", 0.05)
    monkeypatch.setattr(health, "ANSWERING", 0.05)
    figures = Measured()
    database = Away()
    client = SimpleNamespace(
        db=database,
        command_hooks=SimpleNamespace(value=lambda name: 0.0),
        discord_api=SimpleNamespace(now=lambda: 100.0),
        latencies=[],
        member=None,
        shard_ids=None,
        shard_count=1,
        on_duty=lambda: True,
    )
    client.health = Health(client, "postgresql://host/caylus")
    assert (
        samples((await figures.text(client)).decode())["caylus_games", "running"] == 3
    )
    setattr(database, how, True)
    text = (await figures.text(client)).decode()
    found = samples(text)
    assert found["caylus_database_up",] == 0
    assert not [
        name for name, *_ in found if name.startswith(("caylus_games", "caylus_outbox"))
    ]
    setattr(database, how, False)
    assert (
        samples((await figures.text(client)).decode())["caylus_outbox_oldest_seconds",]
        == 60
    )


def test_each_part_serves_its_figures_on_a_port_of_its_own():
    exporter = Exporter(Address("0.0.0.0", 9464))
    exporter.serve_part(ProcessPart(2, 4))
    assert str(exporter._address) == "0.0.0.0:9465"


class Away:
    """A database that answers, or not."""

    gone = hangs = False
    conflicts = 0

    async def read(self, question):
        if self.hangs:
            await asyncio.Event().wait()
        if self.gone:
            raise Unreachable("database", "connection refused")
        if question is queries.counts:
            return {"lobby": 0, "running": 3, "notices": 1}
        return SimpleNamespace(failed=0, due=40)

    run = read


@pytest.mark.sqlite
async def test_what_fails_is_counted_and_a_refusal_is_none(tmp_path):
    db = await UseCaseRunner.open(tmp_path / "caylus.db", Hooks())
    db.figures = figures = Measured()

    def broken(uow):
        raise KeyError("a mistake")

    def refused(uow):
        raise UserError("table-no-game")

    for work, error in ((broken, KeyError), (refused, UserError)):
        with pytest.raises(error):
            await db.run(work)
    await db.backup()
    (tmp_path / "backups").rename(tmp_path / "old")
    (tmp_path / "backups").write_text("in the way")
    with pytest.raises((StorageError, OSError)):
        await db.backup()
    await db.close()
    text = generate_latest(figures.registry).decode()
    found = samples(text)
    assert found["caylus_transactions_failed_total",] == 1
    assert (
        found["caylus_backups_total", "complete"]
        == found["caylus_backups_total", "failed"]
        == 1
    )
    assert found["caylus_backup_last_success_timestamp_seconds",] > 1.7e9


@pytest.mark.parametrize("file", ["grafana.json", "alerts.yml"])
def test_dashboard_and_alerts_ask_for_figures_that_there_are(file):
    text = (DEPLOY / file).read_text(encoding="utf-8")
    if file.endswith(".json"):
        text = "\n".join(
            target["expr"]
            for panel in json.loads(text)["panels"]
            for target in panel["targets"]
        )
    asked = set(re.findall(r"\b(?:caylus|process)_[a-z_]+", text))
    families = text_string_to_metric_families(
        generate_latest(Measured().registry).decode()
    )
    there = {name for family in families for name in names(family)}
    assert len(asked) >= 6
    assert asked <= there, asked - there


def test_each_alert_has_a_severity_and_a_line_that_says_what_to_do():
    text = (DEPLOY / "alerts.yml").read_text(encoding="utf-8")
    alerts = re.findall(r"- alert: (\w+)", text)
    page = (DEPLOY.parent / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert len(alerts) == len(re.findall(r"severity: (?:page|ticket)\n", text)) >= 12
    assert not [alert for alert in alerts if f"| `{alert}` |" not in page]


@pytest.mark.skipif(
    shutil.which("promtool") is None, reason="Prometheus' promtool is not installed"
)
def test_the_alert_rules_fire_when_they_should_and_a_planned_stop_fires_none():
    run = subprocess.run(
        ["promtool", "test", "rules", "alerts_test.yml"],
        cwd=DEPLOY,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_what_each_of_several_processes_tells_of_its_own_games_is_summed():
    panels = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    asked = [target["expr"] for panel in panels for target in panel["targets"]]
    own = [
        expr
        for expr in asked
        if re.search(r"caylus_(games|outbox_notices|computer_games)\b", expr)
    ]
    assert len(own) == 3 and all(expr.startswith("sum(") for expr in own), own


def test_the_page_lists_every_figure_with_its_labels_and_no_other():
    page = (DEPLOY.parent / "docs" / "hosting.md").read_text(encoding="utf-8")
    table = "".join(
        line.partition(" | ")[0]
        for line in page.splitlines()
        if line.startswith("| `caylus_")
    )
    listed = {
        name: {*filter(None, labels.split(", "))}
        for name, labels in LISTED.findall(table)
    }
    figures = Measured()
    there = {
        collector._name + ("_total" if collector._type == "counter" else ""): set(
            collector._labelnames
        )
        for collector in figures.registry._collector_to_names
        if hasattr(collector, "_labelnames")
    }
    there |= {name: set(labels) for name, (_, labels) in metrics.GAUGES.items()}
    there["caylus_build_info"] = {"version", "python", "discord_py"}
    there.pop("caylus_build", None)
    assert listed == there


async def test_the_page_names_the_states_of_games_as_the_figures_do(tmp_path):
    table = await UseCaseRunner.open(tmp_path / "caylus.db", Hooks())
    states = set(await table.read(queries.counts)) - {"notices"}
    await table.close()
    page = (DEPLOY.parent / "docs" / "hosting.md").read_text(encoding="utf-8")
    (told,) = re.findall(
        r"^\| `caylus_games\{state\}` \| games in the (.*) \|$", page, re.M
    )
    assert (
        set(told.split(", ")) == states == {"lobby", "running", "finished", "canceled"}
    )


def names(family):
    """The series of a family, whether it has any yet or not."""
    ends = {"histogram": ("_bucket", "_count", "_sum"), "counter": ("_total",)}
    return [family.name + end for end in ends.get(family.type, ("",))]


def test_what_nobody_wants_to_know_is_forgotten_in_the_same_words():
    assert {name for name in vars(Figures) if not name.startswith("_")} <= set(
        vars(Measured)
    )
