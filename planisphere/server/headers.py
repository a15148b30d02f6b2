"""What every answer tells a browser: to trust this server's own page, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

POLICY = {
    "default-src": "'self'",
    "img-src": "'self' data:",
    # Attributes alone: a board colours its territories, and no style sheet comes from elsewhere.
    "style-src-attr": "'unsafe-inline'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}


def policy(more: Mapping[str, str]) -> str:
    """Return the policy as a header, with what a page needs more."""
    return "; ".join(f"{name} {value}" for name, value in {**POLICY, **more}.items())


ALWAYS = {
    "Content-Security-Policy": policy({}),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}
YEAR = 365 * 24 * 3600


async def add_headers(message: Message, scope: Scope) -> None:
    """Add them to an answer, whatever it is; over https, that https is to be kept to."""
    if message["type"] != "http.response.start":
        return
    message.setdefault("headers", [])
    headers = MutableScopeHeaders(message)
    for name, value in ALWAYS.items():
        headers.setdefault(name, value)
    if scope["scheme"] == "https":
        headers.setdefault("Strict-Transport-Security", f"max-age={YEAR}")
        _keep_cookies_to_https(headers)


def _keep_cookies_to_https(headers: MutableScopeHeaders) -> None:
    """Let no cookie that came over https go out over anything else."""
    cookies = headers.getall("set-cookie", [])
    if cookies:
        del headers["set-cookie"]
    for cookie in cookies:
        headers.add("set-cookie", f"{cookie}; Secure")
