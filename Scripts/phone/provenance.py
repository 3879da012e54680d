"""The source of the data, which is in every file."""

import phonenumbers

# The date when the version in requirements.txt was fetched. Change both together.
RETRIEVED = "2026-11-21"

SOURCES = [
    "sources:",
    f"  - title: libphonenumber metadata, from the package phonenumbers {phonenumbers.__version__} (PyPI)",
    "    license: Apache-2.0",
    f"    retrieved: {RETRIEVED}",
]
