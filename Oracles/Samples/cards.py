"""Payment card numbers and their brands, by pydantic-extra-types."""

import re
from datetime import date, datetime

from pydantic_extra_types.payment import PaymentCardNumber
from stdnum import luhn

from sample import Sample, asked, edited, verdict

PREFIXES = [
    "4", "4571", "51", "55", "2221", "2720", "2220", "2721", "34", "37", "2200", "2204", "2205", "5018", "5020", "5038",
    "5893", "6304", "6759", "6761", "676770", "6011", "644", "649", "65", "643", "506099", "506198", "506199", "650002",
    "507865", "5019", "9792", "62", "81", "3528", "3589", "3590", "30", "300", "305", "36", "38", "39", "1", "7", "9",
    "0", "5", "6",
]
LENGTHS = [16, 16, 16, 15, 14, 13, 19, 12, 17, 18, 11, 20]
FORMS = [
    ("{month:02}/{short:02}", "%m/%y"), ("{month:02}/{year}", "%m/%Y"), ("{month:02}-{short:02}", "%m-%y"),
    ("{month:02} / {short:02}", "%m / %y"), ("{month:02}{short:02}", "%m%y"), ("{year}-{month:02}", "%Y-%m"),
    ("{month}/{year}", "%m/%Y"), ("{month:02}:{short:02}", "not a form"), ("{year}/{month:02}", "%Y/%m"),
    ("{short:02}", "not a form"),
]
BRANDS = {
    "American Express": "american-express", "Mastercard": "mastercard", "Visa": "visa", "Mir": "mir", "Maestro":
    "maestro", "Discover": "discover", "Verve": "verve", "Dankort": "dankort", "Troy": "troy", "UnionPay": "unionpay",
    "JCB": "jcb", "Diners Club": "diners-club", "other": "",
}


def samples():
    yield from (numbers(), months())


def numbers():
    made = Sample(
        "Cards/numbers.tsv", "cards",
        "What pydantic-extra-types says of numbers of payment cards, and of their brands.", ["pydantic-extra-types"],
        ["text", "verdict", "brand"]
    )
    rows = {}
    for prefix in PREFIXES:
        for length in LENGTHS:
            for _ in range(2 if length in (13, 14, 15, 16, 19) else 1):
                text = number(made.random, prefix, length)
                rows[text] = None
                if made.random.random() < 0.2:
                    rows[edited(text, made.random, list("0123456789x. "), 1)] = None
    for text in rows:
        if text == text.strip():
            # The package calls a number without a known brand "other", with any length.
            brand = BRANDS[found.value] if (found := asked(read, text)) else ""
            made.add(text, verdict(brand != ""), brand)
    made.explain(REASONS)
    return made


def months():
    """Months of expiry. They are valid until twenty years from today."""
    made = Sample(
        "Cards/months.tsv", "cards", "What Python's module datetime says of months in which cards expire.",
        ["Python's datetime"], ["today", "text", "verdict", "month"]
    )
    for _ in range(300):
        today = date(made.random.randint(2020, 2040), made.random.randint(1, 12), made.random.randint(1, 28))
        month, year = made.random.randint(0, 13), today.year + made.random.choice([-1, 0, 0, 0, 1, 5, 19, 20, 21])
        written, form = made.random.choice(FORMS)
        text = written.format(month=month, year=year, short=year % 100)
        found = asked(datetime.strptime, text, form)
        months_left = (found.year - today.year) * 12 + found.month - today.month if found else -1
        is_good = 0 <= months_left <= 240
        made.add(today.isoformat(), text, verdict(is_good), f"{found:%Y-%m}" if is_good else "")
    return made


def read(text):
    """Returns the brand, or raises an error. The package accepts only digits, without the spaces that people write."""
    return PaymentCardNumber(text).brand


def number(random, prefix, length):
    """Returns a number that satisfies the Luhn formula, ISO/IEC 7812-1 annex B, in nine of ten cases."""
    digits = prefix + "".join(random.choice("0123456789") for _ in range(length - 1 - len(prefix)))
    total = sum(sum(divmod(int(digit) * (2 - place % 2), 10)) for place, digit in enumerate(reversed(digits)))
    last = -total % 10 if random.random() < 0.9 else random.randint(0, 9)
    return digits + str(last)


def has(brand, prefixes, lengths=range(12, 20)):
    """Whether a row of the package's brand has one of the prefixes and lengths, and a correct check digit."""
    return lambda row: row["brand"] == brand and row["text"].startswith(prefixes) and len(row[
        "text"]) in lengths and luhn.is_valid(row["text"])


# Prefixes where the package knows only some numbers or lengths.
MAESTRO = re.compile("505|56(?!14)|5[7-9]|60(?!11)|61|63|64[0-3]|6[67]")
UNION_PAY = re.compile("62|81(?!7[2-9]|[89])")

# Facts from the sources of RulePacks/payment-card/issuers.yaml, by their numbers there.
REASONS = [
    (has("", ("506199", ), [16]), "Carnet has 506199 to 506499, of 16 digits; source 17."),
    (has("", ("2205", ), [16]), "BORICA has 2205, of 16 digits; source 13."),
    (
        lambda row: row["brand"] == "" and re.fullmatch("9(?!792)[0-9]{15}", row["text"]),
        "Korean cards have what others leave of 9, of 16 digits, without a check digit; sources 15 and 18."
    ),
    (has("visa", ("4571", )), "4571 is Dankort's, of 16 digits; source 6."),
    (has("discover", ("650002", )), "650002 to 650027 are Verve's; source 1."),
    (has("unionpay", ("8173", "8183", "8198")), "Of 81, RuPay has 817200 to 819999, of 16 digits; sources 1, 2 and 13."),
    (has("discover", ("6524", )), "Of 65, RuPay has 652150 to 653149; sources 1 and 2."),
    (
        has("diners-club", ("306", "307", "308", "3090", "3091", "3092", "3097")),
        "Of 30, Diners Club has 300 to 305 and 3095, and JCB had 3088 to 3099; sources 2, 4 and 12."
    ),
    (
        lambda row: has("", ("4", ), [18])
        (row) and not row["text"].startswith("4571"), "Visa has numbers of 18 digits too; source 3."
    ),
    (
        lambda row: has("", ("5", "6"))
        (row) and MAESTRO.match(row["text"]), "Maestro has what others leave of 50 and 56 to 69; source 1.",
    ),
    (
        lambda row: row["text"].isdigit() and UNION_PAY.match(row["text"]) and len(row["text"]) in [14, 15, 17, 18],
        "UnionPay has numbers of 14 to 19 digits, and old ones without a check digit; sources 1 and 3.",
    ), (has("", ("352", "358"), [17, 18]), "JCB has numbers of 16 to 19 digits; source 1."),
    (has("", ("1", ), [15]), "UATP has all of 1 but JCB's 1800, of 15 digits; source 1."),
]
