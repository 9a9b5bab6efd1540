"""Test the examples in deploy: they can be read, and name options, metrics and routes that exist."""

from __future__ import annotations

import configparser
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]
from prometheus_client.parser import text_string_to_metric_families

from sixfold.server.metrics import Metrics
from sixfold.server.options import OPTIONS

DEPLOY = Path(__file__).parents[1] / "deploy"
VARIABLES = {each.variable for each in OPTIONS}


def metrics() -> set[str]:
    """Return the names of all samples of a server, and those that Prometheus makes itself."""
    made = Metrics()
    made.watch_process()
    names = {"up"}
    for family in text_string_to_metric_families(made.text().decode()):
        names |= {sample.name for sample in family.samples} | {family.name}
        ending = {"histogram": ("_bucket", "_count", "_sum"), "counter": ("_total",)}.get(family.type, ())
        names |= {family.name + each for each in ending}
    return names


def used(expression: str) -> set[str]:
    """Return the metrics that an expression names."""
    bare = re.sub(r"\{[^}]*\}|\[[^]]*\]|by \([^)]*\)", "", expression)
    return set(re.findall(r"\b(?:sixfold|process|python)_\w+|\bup\b", bare))


def documents(path: str) -> list[Any]:
    return list(yaml.safe_load_all((DEPLOY / path).read_text(encoding="utf-8")))


def texts(tree: Any) -> Iterator[str]:
    """Yield every key and text of a document."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield str(key)
            yield from texts(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from texts(value)
    else:
        yield str(tree)


def test_alerts_name_metrics_of_the_server() -> None:
    known, (rules,) = metrics(), documents("prometheus/alerts.yml")
    alerts = [rule for group in rules["groups"] for rule in group["rules"]]
    assert len({alert["alert"] for alert in alerts}) == len(alerts) > 8
    for alert in alerts:
        found = used(alert["expr"])
        assert found, alert
        assert found <= known, alert
    tested = documents("prometheus/alerts.test.yml")[0]["tests"][0]["alert_rule_test"]
    assert {each["alertname"] for each in tested} <= {alert["alert"] for alert in alerts}


def test_dashboard_shows_every_metric_of_the_server() -> None:
    board = json.loads((DEPLOY / "grafana" / "sixfold.json").read_text(encoding="utf-8"))
    shown: set[str] = set()
    for panel in board["panels"]:
        for target in panel["targets"]:
            found = used(target["expr"])
            assert found, panel["title"]
            shown |= found
    known = metrics()
    assert shown <= known
    bare = {re.sub("_(bucket|count|total|sum|info)$", "", name) for name in known if name.startswith("sixfold_")}
    assert {re.sub("_(bucket|count|total|sum|info)$", "", name) for name in shown} >= bare
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in board["panels"]]
    assert len(set(places)) == len(places)


def test_manifests_and_compose_file_name_existing_options_and_probes() -> None:
    objects = [each for file in ("sixfold", "ingress", "network") for each in documents(f"kubernetes/{file}.yaml")]
    kinds = [each["kind"] for each in objects]
    assert kinds == ["Deployment", "Service", "PodDisruptionBudget", "Ingress", "NetworkPolicy"]
    pod = objects[0]["spec"]["template"]["spec"]
    (container,) = pod["containers"]
    assert {each["name"] for each in container["env"]} <= VARIABLES
    assert {probe["httpGet"]["path"] for name, probe in container.items() if name.endswith("Probe")} == {
        "/healthz",
        "/readyz",
    }
    assert pod["securityContext"]["runAsUser"] == 1000
    (compose,) = documents("compose.yaml")
    assert set(compose["services"]["sixfold"]["environment"]) <= VARIABLES
    assert compose["services"]["sixfold"]["build"]["dockerfile"] == "deploy/Containerfile"


def test_service_starts_the_server_with_existing_options() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "sixfold.service", encoding="utf-8")
    assert unit["Service"]["ExecStart"].endswith("sixfold serve")
    assert {each.partition("=")[0] for each in unit["Service"]["Environment"].split()} <= VARIABLES
    assert unit["Service"]["NoNewPrivileges"] == "yes"


def test_proxies_redirect_protect_and_hide_metrics() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for part in ("return 308 https://", "Strict-Transport-Security", "location = /metrics { deny all; }", "limit_req "):
        assert part in nginx
    for file in ("Caddyfile", "compose.Caddyfile"):
        caddy = (DEPLOY / file).read_text(encoding="utf-8")
        assert "respond /metrics 403" in caddy
        assert "Strict-Transport-Security" in caddy


def test_nginx_distributes_by_the_table_of_a_request() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    pattern = re.findall(r'"~(.*)" \$table;', nginx)[0].replace("(?<", "(?P<")
    for path in ("/api/tables/ABCD2345/do", "/api/socket?table=ABCD2345", "/api/tables/ABCD2345?x=1"):
        found = re.search(pattern, path)
        assert found, path
        assert found["table"] == "ABCD2345"
    assert not re.search(pattern, "/api/tables")
    assert not re.search(pattern, "/assets/ABCDEFGHIJ.js")
