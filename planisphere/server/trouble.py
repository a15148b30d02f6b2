"""What is answered when something is wrong: always in one form, in the language of who asks."""

from __future__ import annotations

import msgspec
from litestar import Response
from litestar.exceptions import (
    HTTPException,
    ValidationException,
    WebSocketDisconnect,
    WebSocketException,
)
from litestar.types import Scope

from planisphere.faults import Fault, IllegalMove
from planisphere.server import noting
from planisphere.server.access import Asker, language_of
from planisphere.server.denial import Denied
from planisphere.words import words

FORM = 400
OWN_FAULT = 500
REASONS = {
    404: "no-such-page",
    405: "method-wrong",
    413: "request-long",
    429: "too-many-requests",
}
LONGEST_CAUSE = 200
EXPECTED = (Fault, RecursionError, WebSocketDisconnect, WebSocketException)
"""What somebody else has done; a body that is nested too deep ends in a RecursionError."""


class Trouble(msgspec.Struct, frozen=True):
    """What is wrong with a request: a name for programs, a sentence for people."""

    reason: str
    sentence: str
    rule: str = ""


def answer_fault(request: Asker, fault: Fault) -> Response[Trouble]:
    """Answer what somebody did wrong."""
    noting.refused(fault.reason)
    status = fault.status if isinstance(fault, Denied) else 422
    rule = fault.rule if isinstance(fault, IllegalMove) else ""
    sentence = words(language_of(request)).fault(fault)
    return Response(Trouble(fault.reason, sentence, rule), status_code=status)


def answer_http(request: Asker, error: HTTPException) -> Response[Trouble]:
    """Answer what HTTP or the form of a request makes impossible."""
    if error.status_code >= OWN_FAULT:
        return answer_failure(request, error)
    known = REASONS.get(error.status_code)
    fault = Denied(error.status_code, known) if known else _misformed(error)
    answer = answer_fault(request, fault)
    answer.headers.update(error.headers or {})
    return answer


def answer_depth(request: Asker, error: RecursionError) -> Response[Trouble]:
    """Answer a body that is nested too deep to be read."""
    return answer_fault(request, Denied(FORM, "request-form"))


def answer_failure(request: Asker, error: Exception) -> Response[Trouble]:
    """Answer that the server went wrong, and nothing about how; that is in the log."""
    return answer_fault(request, Denied(OWN_FAULT, "server-wrong"))


async def note_failure(error: Exception, scope: Scope) -> None:
    """Note what is nobody's fault but the server's."""
    expected = isinstance(error, EXPECTED) or getattr(error, "status_code", OWN_FAULT) < OWN_FAULT
    if not expected:
        noting.failed("failure", error, route=scope.get("path_template", ""))


def _misformed(error: HTTPException) -> Denied:
    """Say which field of a request cannot be read, if it is one of them."""
    extra = error.extra if isinstance(error, ValidationException) else None
    for wrong in extra if isinstance(extra, list) else []:
        cause = str(wrong.get("message", ""))[:LONGEST_CAUSE]
        return Denied(FORM, "request-field", field=wrong.get("key", "body"), cause=cause)
    return Denied(error.status_code, "request-form")
