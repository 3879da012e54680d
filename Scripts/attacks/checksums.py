"""XXH64, the checksum of blocklists (https://github.com/Cyan4973/xxHash)."""

PRIMES = (
    11400714785074694791, 14029467366897019727, 1609587929392839161, 9650029242287828579, 2870177450012600261,
)
MASK = (1 << 64) - 1


def _rotated(value: int, bits: int) -> int:
    return ((value << bits) | (value >> (64 - bits))) & MASK


def _round(value: int, lane: int) -> int:
    return _rotated((value + lane * PRIMES[1]) & MASK, 31) * PRIMES[0] & MASK


def xxh64(data: bytes, seed: int = 0) -> int:
    """Returns the checksum of bytes."""
    place, size = 0, len(data)
    if size >= 32:
        lanes = [
            (seed + PRIMES[0] + PRIMES[1]) & MASK, (seed + PRIMES[1]) & MASK, seed & MASK, (seed - PRIMES[0]) & MASK,
        ]
        while place + 32 <= size:
            for lane in range(4):
                word = int.from_bytes(data[place + 8 * lane : place + 8 * lane + 8], "little")
                lanes[lane] = _round(lanes[lane], word)
            place += 32
        value = sum(_rotated(lane, bits) for lane, bits in zip(lanes, (1, 7, 12, 18))) & MASK
        for lane in lanes:
            value = ((value ^ _round(0, lane)) * PRIMES[0] + PRIMES[3]) & MASK
    else:
        value = (seed + PRIMES[4]) & MASK
    value = (value + size) & MASK
    while place + 8 <= size:
        value ^= _round(0, int.from_bytes(data[place : place + 8], "little"))
        value = (_rotated(value, 27) * PRIMES[0] + PRIMES[3]) & MASK
        place += 8
    if place + 4 <= size:
        value ^= int.from_bytes(data[place : place + 4], "little") * PRIMES[0] & MASK
        value = (_rotated(value, 23) * PRIMES[1] + PRIMES[2]) & MASK
        place += 4
    for byte in data[place:]:
        value = _rotated(value ^ (byte * PRIMES[4] & MASK), 11) * PRIMES[0] & MASK
    value = (value ^ (value >> 33)) * PRIMES[1] & MASK
    value = (value ^ (value >> 29)) * PRIMES[2] & MASK
    return value ^ (value >> 32)
