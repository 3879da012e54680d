"""Open suites of numbers and postal codes. Their files are outside the project and are only read."""

import json

import explained
import references


def rows(folder):
    """Returns the rows of the suites in folders `identifiers` and `postal`."""
    found = []
    for line in lines(folder / "identifiers/iban-schwifty-stdnum-open.jsonl"):
        extra = line["extra"]
        found.append(row("iban", {}, line["input"], extra["schwifty"], "iban of schwifty"))
        found.append(row("iban", {}, line["input"], extra["stdnum"], "iban"))
        national = {"national-check": True}
        found.append(row("iban", national, line["input"], extra["schwifty_national_check"],
                         "iban of schwifty, national check digits"))
    for line in lines(folder / "identifiers/iban-validatorjs.jsonl"):
        if line["context"]["validator"] == "isIBAN" and not line["context"]["args"]:
            found.append(row("iban", {}, line["input"], line["expected"] == "valid", "iban of validator.js"))
    for name in ("ids-stdnum-doctests", "ids-stdnum-generated-open"):
        for line in lines(folder / f"identifiers/{name}.jsonl"):
            rule = rule_name(line["context"]["format"])
            compact = (line.get("extra") or {}).get("compact") or ""
            found.append(row(rule, {}, line["input"], line["expected"] == "valid", rule, compact))
    for line in lines(folder / "postal/postal-libaddressinput-open.jsonl"):
        country = line["context"]["country"]
        found.append(row("postal-code", {"country": country}, line["input"], line["expected"] == "valid",
                         f"postal-code {country}"))
    return found


def row(rule, parameters, text, valid, title, canonical=""):
    return explained.Row(rule, title, parameters, text, valid, str(canonical))


def rule_name(module):
    return ".".join(part.rstrip("_").replace("_", "-") for part in module.split("."))


def lines(path):
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.strip()]
