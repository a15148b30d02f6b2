"""Compile the rule functions, lay out the records they work on, and key the compile cache."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from operator import itemgetter
from pathlib import Path
from typing import Any, TypeVar, cast, get_type_hints

import llvmlite
import numba
import numpy as np
import platformdirs
from numba.core import config
from numba.core.caching import (
    CompileResultCacheImpl,
    FunctionCache,
    IndexDataCacheFile,
    UserProvidedCacheLocator,
)
from numpy.typing import NDArray

njit: Any = numba.njit
"""Its types do not know all of its options."""

F = TypeVar("F", bound=Callable[..., object])

Int8s = NDArray[np.int8]
Int32s = NDArray[np.int32]
Int64s = NDArray[np.int64]
Float64s = NDArray[np.float64]
Layout = np.dtype[np.void]

PACKAGE = Path(__file__).parent
ROOMS_OF_RULES = (
    "faults.py",
    "fields.py",
    "kernel.py",
    "instructions.py",
    "streams.py",
    "game.py",
    "parts",
    "boards",
    "games",
    "catalogue.py",
    "line.py",
    "odds",
    "playouts.py",
    "bots",
    "adapters",
)
"""All that compiled functions, and what they are compiled from, may import."""
BORROWING = tuple(f"planisphere.{room}" for room in ("adapters", "games", "parts", "streams"))
"""Where functions make no arrays."""

STALE_AFTER = 30 * 24 * 3600.0


def compiled(function: F) -> F:
    """Compile *function*; it runs as written when NUMBA_DISABLE_JIT is set.

    What makes no array is built into whatever calls it. If nothing were said, Numba would do that
    or not as its first caller has it, and keep it so.
    """
    borrows = _borrows(function)
    dispatcher: Any = njit(nogil=True, _nrt=not borrows, forceinline=borrows)(function)
    if not config.DISABLE_JIT:
        dispatcher._cache = Keeper(function)
    return cast("F", dispatcher)


def _borrows(function: Callable[..., object]) -> bool:
    """Whether a function makes no array, so that nobody need count who still holds one.

    In rules a test sees to it. A generator that comes from Python has to be let go of again.
    """
    given = str(function.__annotations__)
    return function.__module__.startswith(BORROWING) and "Generator" not in given


def driver(function: F) -> F:
    """Compile a function that takes functions, such as rules or bots, for this process alone.

    Numba cannot keep such code: it fails once a function that was compiled in has gone.
    """
    return cast("F", njit(nogil=True)(function))


def borrower(function: F) -> F:
    """Compile a driver that makes no array: nobody counts who holds those that it is given.

    Counting takes longer than a rule does. A generator must not come to it from Python.
    """
    return cast("F", njit(nogil=True, _nrt=False, forceinline=True)(function))


def layout(record: type) -> Layout:
    """Return the NumPy layout of a record class: wide fields first, and no byte without a name.

    Copies of a record then agree in all their bytes, and so do positions that are equal.
    """
    fields = []
    for name, hint in get_type_hints(record, include_extras=True).items():
        if hasattr(np.record, name):
            raise TypeError(f"{record.__name__}.{name} hides an attribute of NumPy's records")
        kind, *rest = hint.__metadata__
        if not np.issubdtype(kind, np.signedinteger):
            raise TypeError(f"{record.__name__}.{name} must hold signed integers")
        fields.append((name, kind, tuple(size for size in rest if isinstance(size, int))))
    fields.sort(key=lambda field: -np.dtype(field[1]).itemsize)
    used = sum(np.dtype(field).itemsize for field in ([f] for f in fields))
    filler = np.dtype(fields, align=True).itemsize - used
    return np.dtype([*fields, ("_", np.int8, (filler,))] if filler else fields, align=True)


class Record(np.void):  # type: ignore[misc]  # NumPy lets it be inherited, its types do not
    """A record whose fields are attributes, quick to read, to copy and to hand to compiled code.

    NumPy's own finds each field by detours, copies field by field, and describes its memory anew
    whenever a compiled function asks for it.
    """

    memory: bytearray | None = None

    @property
    def data(self) -> Any:
        """The bytes of the record; of one that was made elsewhere, what NumPy knows of them."""
        return super().data if self.memory is None else self.memory

    def copy(self) -> Any:  # type: ignore[override]  # nobody asks for an order
        """Return a record with the same bytes."""
        memory = self.memory
        return _record(self.dtype, bytearray(self.tobytes() if memory is None else memory))


def blank(layout: Layout) -> Any:
    """Return a record of zeros."""
    return _record(_quick(layout), bytearray(layout.itemsize))


def _record(layout: Layout, memory: bytearray) -> Any:
    """Return the record that some bytes are."""
    record: Any = np.ndarray((), layout, memory)[()]
    record.memory = memory
    return record


@cache
def _quick(layout: Layout) -> Layout:
    """Return a layout for records with attributes; one and the same, for then Numba knows it."""
    fields: dict[str, Any] = {name: _field(name) for name in layout.names or ()}
    return np.dtype((type("Record", (Record,), fields), layout))


def _field(name: str) -> property:
    """Return what reads and writes a field."""

    def put(record: Record, value: Any) -> None:
        record[name] = value

    return property(itemgetter(name), put)


def sources() -> Iterator[Path]:
    """List the files that compiled code depends on, in a fixed order."""
    for room in ROOMS_OF_RULES:
        place = PACKAGE / room
        yield from [place] if place.is_file() else sorted(place.rglob("*.py"))
        yield from sorted(place.rglob("*.toml"))


def cache_key() -> str:
    """Name all that compiled code depends on: sources, boards, versions, checks."""
    digest = hashlib.sha256()
    bounds = config.BOUNDSCHECK
    for part in (sys.version, np.__version__, numba.__version__, llvmlite.__version__, bounds):
        digest.update(repr(part).encode())
    for source in sources():
        digest.update(str(source.relative_to(PACKAGE)).encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:20]


def cache_root() -> Path:
    """Return the folder of all compile caches; PLANISPHERE_CACHE moves it."""
    return Path(os.environ.get("PLANISPHERE_CACHE") or platformdirs.user_cache_dir("planisphere"))


def is_compiled(game: str) -> bool:
    """Whether the rules of a game have been compiled before, and will start at once."""
    if config.DISABLE_JIT:
        return True
    return bool(config.CACHE_DIR) and any(Path(config.CACHE_DIR, "games", game).glob("*.nbi"))


def use_cache(root: Path, key: str) -> None:
    """Send compiled code to the folder of *key*, and clear folders long unused."""
    own = root / f"rules-{key}"
    try:
        own.mkdir(parents=True, exist_ok=True)
        own.touch()
        for other in root.glob("rules-*"):
            if time.time() - other.stat().st_mtime > STALE_AFTER:
                shutil.rmtree(other, ignore_errors=True)
    except OSError:
        return
    config.CACHE_DIR = str(own)


class Shelf(UserProvidedCacheLocator):
    """Where compiled code of the package lies: as its module does there, wherever that may be.

    Numba would name the folder by the path of the sources, so that no copy of them finds what
    another has compiled.
    """

    @classmethod
    def from_function(cls, function: Any, file: str) -> Any:
        """Return the place of a function; none of one from elsewhere, which Numba looks after."""
        if not Path(file).is_relative_to(PACKAGE):
            return None
        return super().from_function(function, file)  # type: ignore[no-untyped-call]

    @classmethod
    def get_suitable_cache_subpath(cls, file: str) -> str:
        """Return the folder of a file, seen from the package."""
        return str(Path(file).parent.relative_to(PACKAGE))


class Papers(IndexDataCacheFile):
    """The files of a function, each named by what it was compiled for.

    Numba would count them: two processes that compile for different records at once then write to
    the same file, and whoever loads it may run code that was made for other memory.
    """

    def save(self, key: Any, data: Any) -> None:
        """Write code down, then that it is there; what another writes at once may be lost."""
        name = f"{self._index_name}.{hashlib.sha256(repr(key).encode()).hexdigest()[:20]}.nbc"
        self._save_data(name, data)  # type: ignore[no-untyped-call]
        self._save_index({**self._load_index(), key: name})  # type: ignore[no-untyped-call]


class Shelves(CompileResultCacheImpl):
    """Finds a place for compiled code: ours for the package, Numba's for what is elsewhere."""

    _locator_classes = [Shelf, *CompileResultCacheImpl._locator_classes]  # noqa: RUF012  # as Numba has it


class Keeper(FunctionCache):
    """Keeps what a function is compiled to."""

    _impl_class = Shelves

    def __init__(self, function: Any) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        stamp = self._impl.locator.get_source_stamp()
        self._cache_file = Papers(self._cache_path, self._impl.filename_base, stamp)  # type: ignore[no-untyped-call]


use_cache(cache_root(), cache_key())
