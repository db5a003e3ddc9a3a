"""A shelf for finished pieces: least recently used first out, bounded by the bytes of their pixels."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from PIL import Image

T = TypeVar("T")
_BYTES = {"L": 1, "P": 1, "RGB": 4, "RGBA": 4}


class Shelf:
    """Keeps images, of Pillow or of its core, by key; safe to use from several threads."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.held = 0
        self._images: OrderedDict[Hashable, tuple[Any, object]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], T], alive: object = None) -> T:
        """Return the image of that key, made if it is not here.

        Two threads may make the same one, none waits.

        A key may hold the id of the object `alive`, which lives as long as the image is kept.
        """
        kept = self.find(key)
        if kept is not None:
            return kept  # type: ignore[no-any-return]
        image = make()
        size = weight(image)
        with self._lock:
            if key not in self._images:
                self._images[key] = image, alive
                self.held += size
            while self.held > self.limit and len(self._images) > 1:
                _, (dropped, _) = self._images.popitem(last=False)
                self.held -= weight(dropped)
        return image

    def find(self, key: Hashable) -> Any:
        """Return the image of that key; None if it is not here."""
        # one step of the interpreter: no lock, for most are here
        image = self._images.get(key)
        if image is None:
            return None
        try:
            self._images.move_to_end(key)
        except KeyError:  # dropped by another thread meanwhile
            return image[0]
        return image[0]

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._images.clear()
            self.held = 0


class Latest:
    """The last finished picture of each kind, with its scene; the oldest kinds are dropped first."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.held = 0
        self._kept: OrderedDict[Hashable, tuple[Image.Image, Any]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> tuple[Image.Image, Any] | None:
        """Return the picture, which nobody may change, and its scene."""
        with self._lock:
            return self._kept.get(key)

    def put(self, key: Hashable, image: Image.Image, made_of: object) -> None:
        """Take the place of the former picture of this kind."""
        with self._lock:
            if key in self._kept:
                self.held -= weight(self._kept.pop(key)[0])
            self._kept[key] = image, made_of
            self.held += weight(image)
            while self.held > self.limit:
                _, (dropped, _) = self._kept.popitem(last=False)
                self.held -= weight(dropped)

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()
            self.held = 0


def weight(image: Any) -> int:
    """Return bytes of the pixels of an image, of Pillow or of its core."""
    w, h = image.size
    return int(w * h * _BYTES[image.mode])
