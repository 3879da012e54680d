"""Where the data come from, as every file says it."""

import phonenumbers

# When the version in requirements.txt was fetched; change both together.
RETRIEVED = "2026-11-21"

SOURCES = [
    "sources:",
    f"  - title: libphonenumber metadata, from the package phonenumbers {phonenumbers.__version__} (PyPI)",
    "    license: Apache-2.0",
    f"    retrieved: {RETRIEVED}",
]
