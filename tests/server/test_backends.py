"""The tests' own PostgreSQL and Redis."""

from __future__ import annotations

import asyncpg

from tests.server.backends import Postgres, open_folder, postgres, redis


def test_what_postgresql_has_promised_outlives_a_kill() -> None:
    with open_folder() as folder, postgres(folder) as server:
        server.run(lambda connection: connection.execute("CREATE TABLE kept (n int)"))
        server.kill()
        assert not server.answers()
        server.start()
        server.run(lambda connection: connection.execute("INSERT INTO kept VALUES (1)"))
        server.restart()

        async def look(connection: asyncpg.Connection) -> None:
            assert await connection.fetchval("SELECT count(*) FROM kept") == 1

        server.run(look)
    assert not folder.exists()


def test_each_database_is_empty(postgresql: Postgres) -> None:
    assert postgresql.database() != postgresql.database()


def test_redis_starts_again_at_the_same_address() -> None:
    with open_folder() as folder, redis(folder) as server:
        address = server.url
        server.kill()
        assert not server.answers()
        server.start()
        assert (server.answers(), server.url) == (True, address)
