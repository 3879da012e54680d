"""The reasons why rules differ from the packages. Each names the authority that the rule follows."""

import dataclasses
import re
import unicodedata

TERRITORIES = "AX BL GF GG GP IM JE MF MQ NC PF PM RE TF WF YT".split()
ASPIRATIONAL = "AO BF BJ CF CG CI CM CV DZ GA GN GQ GW HN IR KM MA MG ML MZ NE SN TD TG TM UZ".split()


@dataclasses.dataclass
class Row:
    """A text with the verdict and the canonical form of a package, and with the results of our rule."""

    rule: str
    title: str
    parameters: dict
    text: str
    valid: bool
    canonical: str
    found: bool = False
    codes: tuple = ()
    reason: str = None

    @property
    def plain(self):
        """The letters and digits of the text."""
        return re.sub("[^0-9A-Z]", "", self.text.upper())


def reason(row, accepted_as_canonical):
    """Returns why the rule differs from the package, or nothing."""
    for rules, given, applies, why in (TAKEN_THERE if row.valid else TAKEN_HERE):
        if row.rule in rules.split() and applies(row, given):
            return why
    if row.valid and has_code(row, "identifier.not_issued") and not re.search("[1-9]", row.plain):
        return "no register issues a number of zeros alone; the package judges only its check digits"
    if row.valid and not row.text.isascii():
        return "digits, dashes and blanks other than those of ASCII are a tolerance of the package"
    if row.valid and accepted_as_canonical and row.text != row.canonical and re.search("[^0-9A-Z]", row.text):
        return "separators anywhere and small letters are a tolerance of the package; its canonical form is taken"
    if not row.valid and folded(row.text) != row.text:
        return "full-width characters, digits of other scripts, dashes and blanks are taken as those of ASCII, in every rule"
    if "', " in row.text:
        return "the row of the suite holds several arguments of a call, of which the text is one"
    return None


def folded(text):
    """The text with the characters of ASCII that every rule takes others for."""
    plain = unicodedata.normalize("NFKC", text)
    plain = "".join(str(unicodedata.decimal(c)) if unicodedata.category(c) == "Nd" else c for c in plain)
    return re.sub("[\u2010-\u2015\u2212]", "-", plain)


def has_code(row, code):
    return any(own == code or own.startswith(code + ".") for own in row.codes)


def matches(row, pattern):
    return re.search(pattern, row.plain) is not None


def as_typed(row, pattern):
    return re.search(pattern, row.text) is not None


def of_country(row, countries):
    return row.parameters.get("country") in countries


def begins(row, countries):
    return row.plain[:2] in countries


def of_schwifty(row, countries):
    return "schwifty" in row.title and row.plain[:2] in countries


def of_national_check(row, countries):
    return row.parameters.get("national-check") is True and row.plain[:2] in countries


def divisible_by_five(row, pattern):
    """Returns whether the digit sum of a Taiwanese number is a multiple of 5. A 7 in the seventh place adds 0 or 1."""
    if not matches(row, pattern):
        return False
    products = [int(digit) * weight for digit, weight in zip(row.plain, (1, 2, 1, 2, 1, 2, 4, 1))]
    total = sum(product // 10 + product % 10 for product in products)
    return total % 5 == 0 or row.plain[6] == "7" and total % 5 in (1, 4)


def month_beyond(row, pattern):
    return re.search(pattern, re.sub("^(CZ|SK)", "", row.plain)) is not None


ISO_7064 = "ISO/IEC 7064: the check characters of MOD 97-10 are two digits from 02 to 98"
CZECH_MONTHS = ("Zákon č. 133/2000 Sb., § 13, and zákon č. 301/1995 Z. z.: 50, 20 or 70 is added to the month, nothing"
                " else; the package takes months 41 to 49 and 91 to 99")
FUTURE = "nobody is born in the future; the package takes the date, or may be asked not to"
MODULO_40 = "days from 41 to 71 are those of women; the package takes the day modulo 40, and with it 81 to 99"
COURTS = ("courts are looked up as they are written; the package leaves out of the name whatever is no letter of a to z,"
          " also digits")
NEW_BRAZIL = ("Instrução Normativa RFB 2.229/2024: numbers of companies, and with them those of banks, have letters"
              " since July 2026, and schwifty's later registry has 8!c")
POSTAL_RANGES = ("the posts' own lists of regions, provinces and routing keys, which the sources of the pack name; the package"
                 " has the number of digits and letters alone")
POSTAL_FORMS = "a newer form, or another way to write it, of the country's post, which the package does not have"
NARROWED = (
    "AF AL AM AR AT AU BA BD BE BG BN BR BY CH CL CN CO CR CU CY CZ DE DK DZ EC EE ES FO FR GE GG GR GT HR HT HU "
    "ID IE IM IN IS IT JE KH KR KZ LA LU LV MA MD ME MG MK MU MX MY MZ NA NZ PE PK PT RO RS RU SA SE SG SI SJ SK "
    "SN SV TH TJ TM TN TR TW UA US UY"
).split()
WIDENED = (
    "AC AF AR CL CN EG FK GI GL GS GU GY IO KZ MM MU NG PN PS PY SA SG SH SJ SV TA TC TL TR VE YT"
).split()
LATVIA = "Pilsonības un migrācijas lietu pārvalde: since July 2017 codes begin with 32 to 39"

# Texts that the package accepts and the rule refuses: rules, argument of the condition, condition,
# authority.
TAKEN_THERE = [
    ("cz.rc cz.dic cz.vat sk.rc sk.dph sk.vat eu.vat vatin", "^[0-9]{2}(4[1-9]|9[1-9])", month_beyond, CZECH_MONTHS),
    ("cz.bankaccount", r"/[0-9]{5,}$|^([0-9]*-)?0*[0-9]?0*/", as_typed,
     "Vyhláška č. 169/2011 Sb.: prefix, root with two digits that are not zero, and a bank code of four digits"),
    ("cn.ric cu.ni kr.rrn mx.curp mx.personalid", "identifier.date", has_code, FUTURE),
    ("cn.ric", "identifier.unknown_part", has_code, "GB/T 2260: the first two digits are a province"),
    ("de.handelsregisternummer de.businessid", "identifier.unknown_part", has_code, COURTS),
    ("de.handelsregisternummer de.businessid", "identifier.format", has_code, COURTS),
    ("de.idnr", r"^.{0,7}(.)\1\1.*.$", matches,
     "ELSTER, Prüfung der Steueridentifikationsnummer: three equal digits never stand side by side"),
    ("eu.at-02 creditor-identifier", "identifier.country", has_code,
     "EPC262-08: places 1 and 2 are a country of ISO 3166-1; the package takes any two characters"),
    ("eu.at-02 creditor-identifier", "identifier.format", has_code, "EPC262-08: places 3 and 4 are digits"),
    ("eu.at-02 iban no.iban es.iban be.iban me.iban eu.iban", "^..(00|01|99)", matches, ISO_7064),
    ("iso7064.mod-97-10", "([A-Z].?$)|((00|01|99)$)", matches, ISO_7064),
    ("lei", "([A-Z].?$)|((00|01|99)$)", matches, "ISO 17442-1: eighteen characters and two digits by ISO/IEC 7064"),
    ("lei", "identifier.format", has_code, "ISO 17442-1: twenty characters; the package has no length"),
    ("gs1-128", "identifier.check_digit", has_code,
     "GS1 General Specifications 7.9: AI 00 and 03 have check digits too; the package judges 01, 02 and 8007"),
    ("gs1-128", "identifier.format", has_code,
     "GS1 General Specifications 3.2 and 7.8: values have the length of their identifier, none is empty, and FNC1 ends"
     " those that vary; the package takes what is there"),
    ("gs1-128", "required", has_code, "a code without contents is none; the package takes the empty text"),
    ("id.nik id.npwp id.vat", "identifier.format", has_code, "Law 24 of 2013: " + MODULO_40),
    ("it.codicefiscale", "identifier.date", has_code, "Decreto 23 dicembre 1976: " + MODULO_40),
    ("isbn", "^[0-9]{8}[0-9X]$", matches,
     "ISO 2108: ten or thirteen characters; numbers of nine (SBN, until 1974) are written with a 0 in front"),
    ("lv.pvn lv.vat eu.vat vatin", "^(LV)?[0-9]{6}[3-9]", matches,
     "Centrālā statistikas pārvalde: the seventh digit is 0, 1 or 2, for the 19th, 20th and 21st century"),
    ("us.atin us.tin us.vat", "identifier.format", has_code,
     "Internal Revenue Manual 3.21.263: ATINs are 900-93-0000 to 999-93-9999; the package takes any nine digits"),
    ("iban", TERRITORIES, begins, "ISO 13616 registry: these territories have IBANs of FI, FR and GB, none of their own"),
    ("iban", ASPIRATIONAL, begins, "ISO 13616 registry: no IBAN of the country is listed; it is experimental or planned"),
    ("iban", ["HR"], of_national_check, "Hrvatska narodna banka: both parts end in ISO 7064 MOD 11,10; schwifty has no method"),
    ("iban", ["HU"], of_national_check, "Magyar Nemzeti Bank: both parts have weights 9 7 3 1; schwifty has no method"),
    ("iban", ["NO"], of_national_check,
     "Bits, norske kontonumre: all digits before the last are weighed; schwifty leaves out those before 00"),
    ("tw.ubn tw.vat", "identifier.check_digit", has_code,
     "Ministry of Finance, since 1 April 2023: the sum is divisible by 5"),
    ("do.cedula do.rnc do.vat", "identifier.check_digit", has_code,
     "the package lists numbers of persons that it takes despite their check digit; none are bundled here"),
    ("ro.cnp", "identifier.date", has_code, FUTURE),
    ("pt.cc", "identifier.format", has_code, "AMA, Validação de Número de Documento: twelve characters"),
    ("fr.rcs", "identifier.format", has_code, "Code de commerce, art. R. 123-237: a town has no digits"),
    ("fr.rcs", "identifier.unknown_part", has_code, "Code de commerce, annexe 7-1: the towns of the courts"),
    ("at.vnr at.personalid", "identifier.date", has_code,
     "ASVG, § 31: the last six digits are the date of birth, with months from 13 on if a day has too many births; the"
     " package judges no date"),
    ("fr.nir", "identifier.date", has_code, "INSEE: the month is 01 to 12, 20 to 42, or 50 and more"),
    ("fr.nir", "identifier.unknown_part", has_code, "INSEE: there is no department 00"),
    ("us.rtn", "identifier.format", has_code,
     "American Bankers Association, Routing Number Policy: 00 to 12, 21 to 32, 61 to 72 and 80 in front"),
    ("sv.nit sv.vat", "identifier.date", has_code, "Ministerio de Hacienda: the middle digits are a date"),
    ("isbn", "^9790", matches, "ISO 10957: 979-0 is for printed music (ISMN)"),
    ("eu.nace", "identifier.format", has_code, "Regulation (EC) No 1893/2006: the point stands after the division"),
    ("gs1-128", "identifier.length", has_code, "GS1 General Specifications: the capacity of a GS1 DataMatrix symbol"),
    ("vn.mst vn.vat", "-", as_typed, "Thông tư 105/2020/TT-BTC: the hyphen stands before the branch"),
    ("postal-code", NARROWED, of_country, POSTAL_RANGES),
    ("bitcoin", "^(bc1|BC1)[02-9ac-pr-zAC-PR-Z]", as_typed,
     "BIP 350: witnesses of versions from 1 on have Bech32m; the package has Bech32 for all versions"),
    ("bitcoin", "^[Bb][Cc]1(?=.*[A-Z])(?=.*[a-z])", as_typed, "BIP 173: letters are all lowercase or all uppercase"),
    ("ke.pin", "^[|]", as_typed, "Kenya Revenue Authority: A or P; the package's pattern [A|P] takes | by mistake"),
]

# Texts that the rule accepts and the package refuses.
TAKEN_HERE = [
    ("bitcoin", "^(bc1|BC1)[02-9ac-pr-zAC-PR-Z]", as_typed,
     "BIP 350: witnesses of versions from 1 on have Bech32m; the package has Bech32 for all versions"),
    ("ca.bn ca.vat", "(CT|LT|RD|RE|RG|RN|RR|RU|RZ|SL)[0-9]{4}$", matches,
     "Canada Revenue Agency, program accounts; the package has RC, RM, RP and RT"),
    ("fr.rcs", "^RCS|RCS", matches,
     "Décret 97-497 of 1997 ended the letters A to D; Code de commerce, art. R. 123-237: number, RCS and town. The"
     " package asks for A or B"),
    ("gs1-128", "\x1d", as_typed, "GS1 General Specifications 7.8: FNC1 ends a value; the package has none unless told"),
    ("gs1-128", "^8030", matches, "GS1 General Specifications 3.8: AI 8030 has character set 64, which the package lacks"),
    ("id.nik id.npwp id.vat", "^(65|92|93|95|96)", matches,
     "Decree 100.1.1-6117 of 2022: provinces that are younger than the package's list"),
    ("in.gstin in.vat", "^(38|97)|[A-Z0-9]{13}[1-9A-J]", matches,
     "GST portal: states 38 and 97; C, D, 1 to 9 and A to J in the fourteenth place besides Z"),
    ("is.kennitala is.personalid", "^[0-9]{10}$", matches,
     "Þjóðskrá, Kennitölur án vartölu: no check digit since 18 February 2026; 8 and 9 in front for people who are no"
     " residents; 8 at the end for births in 18.., besides 9 and 0"),
    ("it.aic", "^[0-9A-Z]{6}$", matches, "the short form in base 32 is judged by its shape only, as its summary says"),
    ("kr.rrn", "^[0-9]{6}[5-8]", matches,
     "the check digits of foreigners follow no published rule, and since October 2020 there are none"),
    ("kr.rrn", "^[0-9]{13}$", matches,
     "Enforcement Rule of the Resident Registration Act, article 2: numbers given since October 2020 have no check"
     " digit, so that a wrong one is a warning"),
    ("iban", "^IS", matches,
     "Þjóðskrá, Kennitölur án vartölu: the holder's number has no check digit since 18 February 2026"),
    ("ar.cuit ar.vat", "^2[56]", matches, "ARCA: 25 and 26 are types of persons, too"),
    ("bic iso9362", "^(?=.{0,3}[0-9])[0-9A-Z]{4}[A-Z]{2}", matches, "ISO 9362:2014: four letters or digits in front"),
    ("cn.uscc cn.vat", "^[ANY]", matches, "GB 32100-2015, amendment 1: A, N and Y in the first place"),
    ("ec.ruc ec.vat", "^..[69]", matches,
     "Servicio de Rentas Internas, as Odoo reports: the check digit of companies and public bodies need not fit"),
    ("in.gstin in.vat", "^([0-9]{4}[A-Z]{3}[0-9]{5}(UN|ON|NR|OS)|[0-9]{2}[A-Z]{4}[0-9]{5}[A-Z])", matches,
     "GST portal: deductors with a TAN, and holders without a PAN"),
    ("gh.tin gh.vat", "^[A-Z]{3}[0-9]{10}$", matches, "Ghana Revenue Authority: the number of the Ghana Card"),
    ("sv.nit sv.vat", "^(SV)?[0-9]{9}$", matches, "Decreto Legislativo 203 of 2021: the number of the DUI"),
    ("id.npwp id.vat", "^10[0-9]{14}$", matches, "numbers since 2025, as Odoo reports: sixteen digits that begin with 10"),
    ("mx.curp mx.personalid", "^.{10}X", matches, "Registro Nacional de Población: X for the sex, since 2023"),
    ("se.personnummer se.personalid", "^([0-9]{2})?[0-9]{4}[6-9]", matches,
     "Folkbokföringslag (1991:481), 18 a §: 60 is added to the day of coordination numbers"),
    ("vn.mst vn.vat", "^[0-9]{12}$", matches,
     "Thông tư 86/2024/TT-BTC: the personal number is the tax number since 1 July 2025"),
    ("kr.rrn", "^(201005|20100[6-9]|2010[123]|201[12]|2[1-9])[0-9]*[3478][0-9]{6}$", matches,
     "Enforcement Rule of the Resident Registration Act, article 2: numbers of births since 5 October 2020 end in random"
     " digits"),
    ("lv.pvn lv.vat eu.vat vatin", "^(LV)?3[3-9]", matches, LATVIA),
    ("mac", "^[0-9A-F]{6,12}$", matches,
     "IEEE 802: an address of a maker that is not listed publicly is well-formed; no list is bundled"),
    ("mac", "(?=.*:)(?=.*-)", as_typed, "IEEE 802, clause 8: an address has hyphens, or in another order of bits, colons"),
    ("nz.bankaccount", "^[0-9]{15,16}$", matches,
     "Inland Revenue, ranges of branches of each bank; the package has the register of one month"),
    ("ru.ogrn", "^[0-9]{15}$", matches,
     "Приказ Минфина России от 30.10.2017 № 165н: the last digit of the remainder of the division by 13"),
    ("ro.cnp", "^[789]000?2?29|^[789]000229", matches, "7, 8 and 9 say no century, so that 29 February 2000 is possible"),
    ("tw.ubn tw.vat", "^[0-9]{8}$", divisible_by_five,
     "Ministry of Finance, since 1 April 2023: the sum is divisible by 5; the package has the older 10"),
    ("us.itin us.tin us.vat", "^9[0-9]{2}(5[0-9]|6[0-5])", matches,
     "Internal Revenue Manual 3.21.263: middle digits 50 to 65 too, which the package does not know"),
    ("cn.ric", "^[0-9]{17}[0-9X]$", matches,
     "GB 11643-1999: the county is that of the registration, not of the birth, and counties change every year; the"
     " province alone is looked up"),
    ("de.handelsregisternummer de.businessid", "GsR", as_typed, "§ 707 BGB: register of partnerships since 2024"),
    ("isil", "^.{16}$", as_typed, "ISO 15511 allows sixteen characters"),
    ("iban", "BR", of_schwifty, NEW_BRAZIL),
    ("iban", r"[-.]", as_typed, "hyphens and dots between digits are removed here; schwifty refuses them"),
    ("iban", "^BR", matches, NEW_BRAZIL),
    ("iban", "^(ES|BE|ME|NO)", matches,
     "python-stdnum always judges the digits of these countries; here the parameter national-check does"),
    ("postal-code", WIDENED, of_country, POSTAL_FORMS),
    ("postal-code", "^([0-9]{5}|[0-9]{7}|[0-9]{9})$", as_typed,
     "people leave out the hyphen of PL, PT and US; the normalized value has it"),
    ("postal-code", "^CP ", as_typed, "a label before the value is removed, as every rule does"),
    ("es.referenciacatastral eu.eic sm.coe", "[-/a-z]", as_typed,
     "separators and small letters are a tolerance of the rule; the normalized value has neither"),
    ("postal-code", r"^\s|\s$|\s\s", as_typed, "blanks around and doubled blanks are removed, as every rule does"),
]
