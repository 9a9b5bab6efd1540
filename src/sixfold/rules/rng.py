"""Draw and roll from a seed, so that anyone can verify the results.

A draw is derived from (seed, index, contents of the supply) by SHA-256: block n of its stream of bytes is the digest of
the lines "sixfold draw", seed, index, the counts of the supply joined by commas, n. Four bytes at a time, big end
first, make a number. Numbers past the last whole multiple of the range are discarded, so that every outcome is
equally likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from .piece import PIECES, Hand, Piece


class Dice:
    """The draws and rolls of one turn or deal."""

    def __init__(self, seed: str, index: int, supply: Sequence[int]) -> None:
        self._head = f"sixfold draw\n{seed}\n{index}\n{','.join(map(str, supply))}\n"
        self._bytes = b""
        self._block = 0

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1, all equally likely."""
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
        """Draw `count` things from a supply given as counts, all equally likely; return sorted indices."""
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
        """Draw pieces from a supply counted by kind."""
        return tuple(PIECES[kind] for kind in self.draw(supply, count))

    def roll(self, colors: Sequence[int]) -> Hand:
        """Roll cubes of these colours."""
        return tuple(sorted(Piece(6 * color + self.below(6)) for color in colors))


def _bytes(text: str) -> bytes:
    """Encode any text as UTF-8, lone surrogates included."""
    return text.encode("utf-8", "surrogatepass")


def digest(text: str) -> str:
    """Return the SHA-256 of a text, as `sha256sum` prints it."""
    return sha256(_bytes(text)).hexdigest()


@dataclass(frozen=True, slots=True)
class Fair:
    """The origin of a seed: a secret whose digest was published before the game, and a salt from each seat."""

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
