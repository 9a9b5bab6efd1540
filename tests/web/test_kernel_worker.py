"""The kernel in a worker of the page: the server's content security policy allows it, and it answers as natively."""

from __future__ import annotations

from array import array
from collections.abc import Callable

from playwright.sync_api import Page

from sixfold.ai.calls import weight_requests
from tests.support.signature import answer_natively, decisions
from tests.web.conftest import WEB

ASK = """([url, requests]) => new Promise((done) => {
  const worker = new Worker(url, { type: "module" });
  const answers = [];
  worker.onmessage = ({ data }) => {
    answers.push(data.error ?? [...data.answer]);
    if (answers.length < requests.length) return;
    worker.terminate();
    done(answers);
  };
  requests.forEach((request, id) => worker.postMessage({ id, request: Int32Array.from(request) }));
})"""


def test_worker_answers_as_native_kernel(visit: Callable[..., Page], site: str) -> None:
    [worker] = (WEB / "assets").glob("kernel_worker-*.js")
    requests = [request for _, request in decisions("cubes", 5, "worker")]
    # The network of Qwirkle is large, and no answer here needs it.
    weights = [each for each in weight_requests() if len(each) < 100_000]
    asked = [array("i", each).tolist() for each in (*weights, *requests)]
    found = visit(f"{site}/settings").evaluate(ASK, [f"/assets/{worker.name}", asked])
    assert found[len(weights) :] == [array("i", each).tolist() for each in answer_natively(requests)[0]]


def test_worker_loads_kernel_again_after_a_refusal(visit: Callable[..., Page], site: str) -> None:
    [worker] = (WEB / "assets").glob("kernel_worker-*.js")
    weights = next(each for each in weight_requests() if len(each) < 100_000)
    asked = [[99], array("i", weights).tolist()]
    first, second = visit(f"{site}/settings").evaluate(ASK, [f"/assets/{worker.name}", asked])
    assert (first, second) == ("Error: no such choice", [])
