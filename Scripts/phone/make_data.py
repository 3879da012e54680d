"""Makes the data of telephone numbers, or compares the committed files with new data.

    make_data.py FOLDER          writes calling-codes.yaml, short-numbers.tsv and regions/*.yaml
    make_data.py --check FOLDER  prints the files that differ; the exit code is 1 if there are any
"""

import argparse
import difflib
import pathlib
import sys

import phonenumbers
from phonenumbers.phonemetadata import PhoneMetadata

import index_file
import region_file
import short_numbers


def files():
    """Yields the path and the text of each file."""
    yield "calling-codes.yaml", index_file.text(phonenumbers.COUNTRY_CODE_TO_REGION_CODE)
    yield "short-numbers.tsv", short_numbers.text()
    for region in sorted(phonenumbers.SUPPORTED_REGIONS):
        yield f"regions/{region}.yaml", region_file.text(PhoneMetadata.metadata_for_region(region))
    for code in sorted(phonenumbers.COUNTRY_CODES_FOR_NON_GEO_REGIONS):
        yield f"regions/{code}.yaml", region_file.text(PhoneMetadata.metadata_for_nongeo_region(code))


def write(folder):
    """Writes all files, and removes files of regions that no longer exist."""
    (folder / "regions").mkdir(parents=True, exist_ok=True)
    made = dict(files())
    for path, text in made.items():
        (folder / path).write_text(text, encoding="utf-8")
    for path in strangers(folder, made):
        (folder / path).unlink()
    print(f"{len(made)} files written from phonenumbers {phonenumbers.__version__}.")


def check(folder):
    """Prints the differences, and returns the number of files that differ."""
    made = dict(files())
    differing = [f"{path} doesn't come from the script" for path in strangers(folder, made)]
    for path, text in made.items():
        file = folder / path
        committed = file.read_text(encoding="utf-8") if file.exists() else ""
        if committed != text:
            differing.append("".join(difference(path, committed, text)))
    for text in differing:
        print(text, file=sys.stderr)
    if differing:
        print("The telephone data are not up to date: run `make generate DATA=1`", file=sys.stderr)
    else:
        print(f"{len(made)} files agree with phonenumbers {phonenumbers.__version__}.")
    return len(differing)


def strangers(folder, made):
    """Returns the region files that the script doesn't make."""
    found = sorted((folder / "regions").glob("*.yaml"))
    return [f"regions/{file.name}" for file in found if f"regions/{file.name}" not in made]


def difference(path, committed, text, most=12):
    """Returns the first lines that differ in a file."""
    lines = difflib.unified_diff(committed.splitlines(True), text.splitlines(True),
                                 f"{path} (committed)", f"{path} (made)", n=0)
    return list(lines)[:most]


def main():
    parser = argparse.ArgumentParser(description="Makes the data of telephone numbers.")
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    parser.add_argument("folder", type=pathlib.Path)
    arguments = parser.parse_args()
    if arguments.check:
        sys.exit(1 if check(arguments.folder) else 0)
    write(arguments.folder)


if __name__ == "__main__":
    main()
