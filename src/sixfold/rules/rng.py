"""The only randomness: a seed, and everything that is drawn and rolled from it, so that anyone can check it.

A draw is derived from (seed, index, contents of the supply) by SHA-256: block n of its stream of bytes is the digest of
the lines "sixfold draw", seed, index, the counts of the supply joined by commas, n. Four bytes at a time, big end
first, make a number; numbers past the last whole multiple of the range are thrown away, so that every outcome is
equally likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from .piece import PIECES, Hand, Piece


class Dice:
    """The draws and rolls of one moment."""

    def __init__(self, seed: str, index: int, supply: Sequence[int]) -> None:
        self._head = f"sixfold draw\n{seed}\n{index}\n{','.join(map(str, supply))}\n"
        self._bytes = b""
        self._block = 0

    def below(self, bound: int) -> int:
        """An even choice among 0 … bound - 1."""
        limit = (1 << 32) // bound * bound
        while True:
            if not self._bytes:
                self._bytes = sha256(_bytes(f"{self._head}{self._block}")).digest()
                self._block += 1
            number = int.from_bytes(self._bytes[:4], "big")
            self._bytes = self._bytes[4:]
            if number < limit:
                return number % bound

    def draw(self, supply: Sequence[int], count: int) -> tuple[int, ...]:
        """`count` things out of a supply given as counts, each thing in it equally likely; as indices, sorted."""
        rest = list(supply)
        total = sum(rest)
        drawn = []
        for _ in range(count):
            place = self.below(total)
            index = 0
            while place >= rest[index]:
                place -= rest[index]
                index += 1
            rest[index] -= 1
            total -= 1
            drawn.append(index)
        return tuple(sorted(drawn))

    def draw_pieces(self, supply: Sequence[int], count: int) -> Hand:
        """Pieces out of a supply counted by kind."""
        return tuple(PIECES[kind] for kind in self.draw(supply, count))

    def roll(self, colors: Sequence[int]) -> Hand:
        """Cubes of these colours, rolled."""
        return tuple(sorted(Piece(6 * color + self.below(6)) for color in colors))


def _bytes(text: str) -> bytes:
    """UTF-8, also of broken signs: a seed is any text."""
    return text.encode("utf-8", "surrogatepass")


def digest(text: str) -> str:
    """What is published before a text is: its SHA-256, which `sha256sum` computes too."""
    return sha256(_bytes(text)).hexdigest()


@dataclass(frozen=True, slots=True)
class Fair:
    """Where a seed came from: a secret whose digest was published before the game, and a salt from each seat."""

    secret: str
    salts: tuple[str, ...] = ()

    @property
    def commitment(self) -> str:
        return digest(self.secret)

    @property
    def salt_commitments(self) -> tuple[str, ...]:
        return tuple(digest(salt) for salt in self.salts)

    @property
    def seed(self) -> str:
        # Digests first: no text in one field can then pass for the border to the next.
        return digest("\n".join(["sixfold seed", self.commitment, *self.salt_commitments, self.secret, *self.salts]))
