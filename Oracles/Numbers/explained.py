"""Why rules differ from the packages: each reason names the authority that the rule follows."""

import dataclasses


@dataclasses.dataclass
class Row:
    """A text with the verdict and the canonical form of a package, then with what was found here."""

    rule: str
    title: str
    parameters: dict
    text: str
    valid: bool
    canonical: str
    found: bool = False
    codes: tuple = ()
    reason: str = None


def reason(row, accepted_as_canonical):
    return None
