"""What starts the processes again: units of systemd, Docker's and Kubernetes' files, each with a standby."""

from __future__ import annotations

import configparser
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.app import settings
from bot.app.settings import read_parts

DEPLOY = Path(__file__).parents[4] / "deploy"
UNITS = {"caylus@.service": "--cluster %I", "caylus-standby@.service": "--standby %I"}


@pytest.mark.parametrize(("name", "starts"), UNITS.items())
def test_a_unit_starts_what_has_ended_at_once_and_not_for_ever(name, starts):
    unit = configparser.ConfigParser(interpolation=None, strict=True)
    unit.optionxform = str
    unit.read_string((DEPLOY / name).read_text(encoding="utf-8"))
    service = unit["Service"]
    assert service["ExecStart"].endswith(f"-m bot {starts}")
    assert (service["Restart"], service["RestartSec"]) == ("always", "0.5")
    assert (
        unit["Unit"]["StartLimitIntervalSec"] == "1h"
        and int(unit["Unit"]["StartLimitBurst"]) == 1000
    )


@pytest.mark.parametrize("name", ["caylus.service", *UNITS])
def test_a_unit_does_not_start_again_what_ended_because_of_a_setting_or_the_token(name):
    text = (DEPLOY / name).read_text(encoding="utf-8")
    assert "\nRestart=always\n" in text and "\nRestartPreventExitStatus=2\n" in text


@pytest.mark.parametrize("name", UNITS)
@pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="there is no systemd here"
)
def test_systemd_understands_the_unit(name, tmp_path):
    text = (DEPLOY / name).read_text(encoding="utf-8")
    program = re.search(r"^ExecStart=(\S+)", text, re.M)[1]
    (tmp_path / name.replace("@", "@1-4")).write_text(
        text.replace(program, "/bin/true"), encoding="utf-8"
    )
    done = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / name.replace("@", "@1-4"))],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0 and not [
        line for line in done.stderr.splitlines() if "caylus" in line
    ]


def test_the_two_units_differ_in_nothing_but_what_they_start():
    one, other = (
        (DEPLOY / name).read_text(encoding="utf-8").splitlines() for name in UNITS
    )
    ours = {
        line for line in one if not line.startswith(("#", "Description", "ExecStart"))
    }
    assert ours == {
        line for line in other if not line.startswith(("#", "Description", "ExecStart"))
    }


def test_docker_starts_every_part_and_a_standby_for_them():
    text = (DEPLOY / "cluster.yaml").read_text(encoding="utf-8")
    started = re.findall(
        r'command: \["python", "-m", "bot", "(--\w+)", "(\S+)"\]', text
    )
    assert started == [("--cluster", "1/2"), ("--cluster", "2/2"), ("--standby", "2")]


def test_the_page_builds_the_image_of_kubernetes_with_what_a_server_needs():
    page = (DEPLOY.parent / "docs" / "scaling.md").read_text(encoding="utf-8")
    (built,) = re.findall(r"^docker build .*$", page, re.M)
    (image,) = {
        one["spec"]["template"]["spec"]["containers"][0]["image"]
        for one in kubernetes()
        if one["kind"] != "Service"
    }
    assert "--build-arg REQUIREMENTS=requirements-postgres.txt" in built
    assert f"-t {image.removesuffix(':latest')} " in built and built.endswith(
        " -f deploy/Containerfile ."
    )


def test_the_server_that_docker_starts_was_tried():
    (image,) = re.findall(
        r"image: postgres:(\d+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    )
    page = (DEPLOY.parent / "docs" / "scaling.md").read_text(encoding="utf-8")
    (tried,) = re.findall(r"tried with ([\d, and]+)\)", page)
    assert image in re.findall(r"\d+", tried)


def kubernetes():
    return json.loads((DEPLOY / "kubernetes.json").read_text(encoding="utf-8"))["items"]


def test_kubernetes_has_what_it_requires_of_each_object():
    versions = {"Service": "v1", "StatefulSet": "apps/v1", "Deployment": "apps/v1"}
    assert {one["kind"]: one["apiVersion"] for one in kubernetes()} == versions
    for one in kubernetes():
        assert re.fullmatch(r"[a-z]([-a-z0-9]*[a-z0-9])?", one["metadata"]["name"])
        if one["kind"] == "Service":
            continue
        spec, pod = one["spec"], one["spec"]["template"]
        assert (
            spec["selector"]["matchLabels"].items() <= pod["metadata"]["labels"].items()
        )
        (container,) = pod["spec"]["containers"]
        mounted = {mount["name"] for mount in container["volumeMounts"]}
        there = {volume["name"] for volume in pod["spec"].get("volumes", [])}
        there |= {
            claim["metadata"]["name"] for claim in spec.get("volumeClaimTemplates", [])
        }
        assert mounted == there == {"data"}
        known = set(settings.SETTINGS)
        assert {one["name"] for one in container["env"]} <= known
        assert pod["spec"]["terminationGracePeriodSeconds"] >= 15
        assert {
            tuple(container[probe]["exec"]["command"])
            for probe in ("livenessProbe", "readinessProbe")
        } == {("python", "-m", "bot", "health")}


def test_kubernetes_starts_every_part_by_the_number_of_its_pod_and_a_standby_for_them():
    service, parts, standby = kubernetes()
    assert parts["spec"]["serviceName"] == service["metadata"]["name"]
    count = parts["spec"]["replicas"]
    ports = [one["port"] for one in service["spec"]["ports"]]
    for one in (parts, standby):  # each part has its port, whoever serves it
        (container,) = one["spec"]["template"]["spec"]["containers"]
        (metrics,) = [
            it["value"] for it in container["env"] if it["name"] == "CAYLUS_METRICS"
        ]
        assert ports == [
            int(metrics.rpartition(":")[2]) + part for part in range(count)
        ]
    (container,) = parts["spec"]["template"]["spec"]["containers"]
    shell, option, command = container["command"]
    asked = command.replace("exec python -m bot", "echo")
    for number in range(count):
        done = subprocess.run(
            [shell, option, asked],
            env={"HOSTNAME": f"caylus-{number}"},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.split() == ["--cluster", f"{number + 1}/{count}"]
    (container,) = standby["spec"]["template"]["spec"]["containers"]
    assert container["command"][2].split()[-2:] == ["--standby", str(count)]
    assert len(read_parts(str(count))) == count
