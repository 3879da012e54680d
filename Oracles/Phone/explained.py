"""Differences that remain, each with its reason."""

import unicodedata


def reason(expected, found):
    """Returns why an answer may differ from the expected one, or None if it must not."""
    if scripts(expected) > 1 and plain(expected) == plain(found):
        return ("an extension with digits of several scripts is written in one of them: "
                "a number keeps the digits of its extension and one script")
    return None


def scripts(cells):
    """Returns how many scripts other than ASCII the digits of cells belong to."""
    return len({ord(digit) - unicodedata.decimal(digit) for cell in cells for digit in cell
                if not digit.isascii() and unicodedata.decimal(digit, None) is not None})


def plain(cells):
    """Returns cells with ASCII digits."""
    return ["".join(str(unicodedata.decimal(sign, sign)) for sign in cell) for cell in cells]
