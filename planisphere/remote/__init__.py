"""Bots that play at tables elsewhere, over HTTP and WebSockets."""
