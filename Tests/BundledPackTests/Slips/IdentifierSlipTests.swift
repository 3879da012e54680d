import Rulebook
import Testing
import Violations

/// What bundled rules say about slips in numbers and codes.
@Suite("Slips in numbers and codes") struct IdentifierSlipTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var rule: String
    var value: String
    var code: String

    /// The text of the value at the place of the violation.
    var place: String?
    var parameters: [String: String]
    var testDescription: String { "\(rule) \(value)" }

    init(
      _ rule: String,
      _ value: String,
      _ code: String,
      _ place: String? = nil,
      with parameters: [String: String] = [:]
    ) {
      (self.rule, self.value, self.code, self.place) = (rule, value, code, place)
      self.parameters = parameters
    }
  }

  static let rows: [Row] = [
    Row("ch.uid", "CHE-1OO.155.212", "identifier.format.letter_for_digit", "O"),
    Row("ch.uid", "CHE-CHE-100.155.212", "identifier.format.repeated", "CHE"),
    Row("ch.uid", "CHE-100,155,212", "identifier.format.separator", ","),
    Row("ch.uid", "CHE-100.155.221", "identifier.check_digit.swapped"),
    Row("ch.uid", "CHE-100.155.21", "identifier.format.too_short"),
    Row("fr.siren", "404 833 048 RCS Paris", "identifier.format.text_after", "RCS Paris"),
    Row(
      "docker-image",
      "https://registry.example:5000/team/app:1.2",
      "identifier.format.text_before",
      "https://"
    ),
    Row("fr.siren", "404 833 084", "identifier.check_digit.swapped"),
    Row("cz.ico", "25596614", "identifier.check_digit.swapped", "14"),
    Row("de.vat", "DE136695976, DE811128135", "identifier.format.several", "DE811128135"),
    Row("iban", "DE89 3704 0044 0532 0130 0", "identifier.length.too_short"),
    Row("iban", "DE89 3704 0044 0532 0130 001", "identifier.length.too_long"),
    Row("isbn", "978-3-16-1484", "identifier.length.too_short"),
    Row("ean", "400638133393", "identifier.length.too_short"),
    Row("postal-code", "1067", "identifier.format.too_short", with: ["country": "DE"]),
    Row("postal-code", "010677", "identifier.format.too_long", "7", with: ["country": "DE"]),
    Row(
      "postal-code",
      "London EC1Y 8SY",
      "identifier.format.text_before",
      "London ",
      with: ["country": "GB"]
    ),
    // The code of another country can be in front of a code.
    Row("postal-code", "CA 90210", "identifier.format", with: ["country": "US"]),
    Row(
      "postal-code",
      "\u{415}C1Y 8SY",
      "identifier.format.look_alike",
      "\u{415}",
      with: ["country": "GB"]
    ),
    Row(
      "iban",
      "DE89370400440532013000, AT611904300234573201",
      "identifier.format.several",
      "AT611904300234573201"
    ),
    Row("currency-code", "EUR 12", "identifier.format.too_long"),
    Row(
      "number.localized",
      "1\u{202F}234,5 km",
      "localized_number.unit",
      "km",
      with: ["locale": "fr"]
    ),
    // Personal values have neither fixes nor places of swapped neighbors.
    Row("pl.pesel", "44O51401359", "identifier.format.letter_for_digit", "O"),
    Row("pl.pesel", "44051401395", "identifier.check_digit"),
    Row("country-code", "\u{421}H", "identifier.format.look_alike"),
    Row("semver", "V2.1.0", "semver.v"),
    Row("date-time", "2026\u{2013}11\u{2013}20T14:30:00Z", "date_time.format.dashes"),
    Row("es.nif", "12345678\u{396}", "identifier.format.look_alike", "\u{396}"),
    Row("gb.nino", "AB 12 34 5X C", "identifier.format"),
  ]

  @Test("The first message names the slip", arguments: rows)
  func slip(_ row: Row) throws {
    let report = try FixTests.rulebook.check(
      row.value,
      as: row.rule,
      with: row.parameters.mapValues(Value.text)
    )
    let violation = try #require(report.violations.first)
    #expect(violation.code.rawValue == row.code)
    let place = violation.range.flatMap { range in
      String(decoding: Array(row.value.utf8)[range], as: UTF8.self)
    }
    if let expected = row.place { #expect(place == expected) }
  }

  @Test("Separators don't count as missing", arguments: ["00-1A-2B-3C-4D", "00:1A:2B:3C:4D"])
  func missing(address: String) throws {
    let report = try FixTests.rulebook.check(address, as: "mac-address")
    let violation = try #require(report.violations.first)
    #expect(violation.code.rawValue == "identifier.format.too_short")
    #expect(violation.arguments["missing"] == .integer(2))
  }

  @Test("Neighbors that changed places are shown without the separator between them")
  func pairs() throws {
    let report = try FixTests.rulebook.check("404 833 084", as: "fr.siren")
    let pairs = try #require(report.violations.first?.arguments["pairs"])
    #expect(pairs == .list(texts: ["48", "84"]))
  }
}
