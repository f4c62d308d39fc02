"""The built browser app over HTTP, and how answers travel."""

import base64
import gzip
import hashlib

import httpx
import pytest
from litestar.testing import create_test_client

from landsraad.server.wire.site import site

SCRIPT = "document.documentElement.dataset.theme = 'night'"


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    folder = tmp_path_factory.mktemp("static")
    (folder / "index.html").write_text(f"<!doctype html><script>{SCRIPT}</script>" + "<p>the page</p>" * 50)
    (folder / "assets").mkdir()
    (folder / "assets" / "app-1a2b.js").write_text("export const sand = 'sand';\n" * 100)
    (folder / "assets" / "font-3c4d.woff2").write_bytes(bytes(range(256)))
    (folder.parent / "secret.txt").write_text("secret")
    with create_test_client([site(folder)]) as client:
        yield client


def test_files_travel_compressed_and_stay_in_the_browser(client):
    answer = client.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "br, gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(answer.text) / 10
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["vary"] == "Accept-Encoding"
    plain = client.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == answer.text


def test_what_does_not_shrink_is_sent_as_it_is(client):
    answer = client.get("/assets/font-3c4d.woff2", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert answer.content == bytes(range(256))


@pytest.mark.parametrize("path", [
    "/", "/codex/stilgar", "/../secret.txt", "/%2e%2e/secret.txt", "/a%00b", "/%ff", "/" + "a" * 5000,
])
def test_every_other_path_is_the_page_and_is_asked_for_anew(client, path):
    answer = client.get(path)
    assert answer.status_code == 200
    assert "the page" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""


def test_a_page_runs_scripts_of_ours_only_and_those_in_it_by_their_hash(client):
    rules = dict(rule.strip().split(" ", 1) for rule in client.get("/").headers["content-security-policy"].split(";"))
    digest = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()
    assert rules["script-src"] == f"'self' 'sha256-{digest}'"
    assert rules["default-src"] == rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert "unsafe-eval" not in str(rules)
    assert not any("http" in rule or "*" in rule for rule in rules.values())


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/app-of-last-week.js", "/assets/%00", "/schemas"])
def test_what_is_not_there_is_said_to_be_missing(client, path):
    assert client.get(path).status_code == 404


def test_long_answers_are_compressed_and_short_ones_are_not(house):
    with httpx.Client(base_url=house.address, trust_env=False) as http:
        codex = http.get("/api/families/imperium/codex")
        assert codex.headers["content-encoding"] == "gzip"
        assert "accept-encoding" in codex.headers["vary"].lower()
        assert int(codex.headers["content-length"]) < len(codex.content) / 4
        again = http.get("/api/families/imperium/codex", headers={"If-None-Match": codex.headers["etag"]})
        assert again.status_code == 304
        assert "content-encoding" not in http.get("/api/me").headers
        plain = http.get("/api/families/imperium/codex", headers={"Accept-Encoding": "identity"})
        assert plain.json() == codex.json()
        with http.stream("GET", "/api/families/imperium/codex") as raw:
            assert gzip.decompress(b"".join(raw.iter_raw())) == plain.content
