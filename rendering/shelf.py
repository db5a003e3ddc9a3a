"""A shelf for finished pieces: least recently used first out, bounded by the bytes of their pixels."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from PIL import Image

_BYTES = {"L": 1, "P": 1, "RGB": 4, "RGBA": 4}


class Shelf:
    """Keeps images by key; safe to use from several threads."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.held = 0
        self._images: OrderedDict[Hashable, tuple[Image.Image, object]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], Image.Image], alive: object = None) -> Image.Image:
        """The image of that key, made if it is not here; two threads may make the same one, none waits.

        A key may hold the id of the object `alive`, which lives as long as the image is kept.
        """
        with self._lock:
            found = self._images.get(key)
            if found is not None:
                self._images.move_to_end(key)
                return found[0]
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

    def clear(self) -> None:
        """Forgets everything."""
        with self._lock:
            self._images.clear()
            self.held = 0


class Latest:
    """The last finished picture of each kind, with what it was made of; the oldest kinds are dropped first."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.held = 0
        self._kept: OrderedDict[Hashable, tuple[Image.Image, Any]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> tuple[Image.Image, Any] | None:
        """The picture, which nobody may change, and what it was made of."""
        with self._lock:
            return self._kept.get(key)

    def put(self, key: Hashable, image: Image.Image, made_of: object) -> None:
        """Takes the place of the former picture of this kind."""
        with self._lock:
            if key in self._kept:
                self.held -= weight(self._kept.pop(key)[0])
            self._kept[key] = image, made_of
            self.held += weight(image)
            while self.held > self.limit:
                _, (dropped, _) = self._kept.popitem(last=False)
                self.held -= weight(dropped)

    def clear(self) -> None:
        """Forgets everything."""
        with self._lock:
            self._kept.clear()
            self.held = 0


def weight(image: Image.Image) -> int:
    """Bytes of the image's pixels."""
    return image.width * image.height * _BYTES[image.mode]
