"""The index of calling codes."""

from lines import quoted, wrapped
from provenance import SOURCES


def text(regions_of_code):
    """Returns the text of the index of calling codes and the regions that share them."""
    lines = [
        "# Calling codes (ITU-T E.164) and the regions that share them, with the main region first. A code of",
        "# 001 isn't assigned to a region, and its file is named after the code.",
        "format: 1", "kind: calling-codes", *SOURCES, "codes:",
    ]
    for code, regions in sorted(regions_of_code.items()):
        lines.append(wrapped(code, [quoted(name) if name == "001" else name for name in regions], indent=2))
    return "\n".join(lines) + "\n"
