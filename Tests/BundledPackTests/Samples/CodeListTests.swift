import TestSupport
import Testing

/// The lists of codes in `RulePacks/codes`.
@Suite struct CodeListTests {
  struct List: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var count: ClosedRange<Int>
    var shapes: [String]
    var members: [String]
    var strangers: [String]

    init(
      _ name: String,
      _ count: ClosedRange<Int>,
      _ shapes: [String],
      with members: [String],
      without strangers: [String]
    ) {
      testDescription = name
      (self.count, self.shapes, self.members, self.strangers) = (count, shapes, members, strangers)
    }
  }

  static let lists = [
    // ISO 3166-1 has assigned 249 codes.
    List(
      "countries",
      249...249,
      ["[A-Z]{2}", "[A-Z]{3}", "[0-9]{3}"],
      with: ["CH CHE 756", "GB GBR 826", "SS SSD 728"],
      without: ["XK", "UK", "EU"]
    ),
    List(
      "country-names",
      1_700...2_100,
      ["[^ .]+"],
      with: ["DEUTSCHLAND", "GERMANY", "GER", "UK", "EL"],
      without: ["CH", "CHE", "756", "EU"]
    ),
    List(
      "subdivisions",
      4_900...5_300,
      ["[A-Z]{2}-[0-9A-Z]{1,3}"],
      with: ["CH-ZH", "US-CA", "FR-75C"],
      without: ["CH-XX"]
    ),
    List(
      "languages",
      7_800...8_000,
      ["[a-z]{2,3}", "[a-z]{3}", "[a-z]{3}"],
      with: ["de deu ger", "fr fra fre", "gsw", "pl pol"],
      without: ["xx", "xxx"]
    ),
    List(
      "scripts",
      200...260,
      ["[a-z]{4}", "[0-9]{3}"],
      with: ["latn 215", "cyrl 220", "hans 501"],
      without: ["roma"]
    ),
    List(
      "currencies",
      170...185,
      ["[A-Z]{3}", "[0-9]{3}"],
      with: ["CHF 756", "EUR 978", "JPY 392"],
      without: ["DEM", "HRK"]
    ),
    List("units", 2_000...2_300, ["[0-9A-Z]{1,3}"], with: ["KGM", "MTR", "XBX"], without: ["KG"]),
    List("markets", 2_100...2_600, ["[0-9A-Z]{4}"], with: ["XSWX", "XNYS"], without: ["QQQQ"]),
    List(
      "iata-airports",
      7_500...8_500,
      ["[A-Z]{3}"],
      with: ["ZRH", "JFK", "LON"],
      without: ["QQQ"]
    ),
    List("icao-airports", 16_000...18_000, ["[A-Z]{4}"], with: ["LSZH"], without: ["QQQQ"]),
    // The United States and Panama have several.
    List(
      "maritime-countries",
      200...240,
      Array(repeating: "[2-7][0-9]{2}", count: 20),
      with: ["269", "211 218"],
      without: ["200"]
    ),
    List(
      "subtags-languages",
      8_200...8_400,
      ["[a-z]{2,3}"],
      with: ["de", "gsw", "iw"],
      without: ["xx", "deu", "qaa"]
    ),
    List("subtags-extended", 250...280, ["[a-z]{2,3}-[a-z]{3}"], with: ["zh-yue"], without: []),
    List("subtags-scripts", 215...250, ["[a-z]{4}"], with: ["latn", "hant"], without: ["qaaa"]),
    List(
      "subtags-regions",
      300...310,
      ["[a-z]{2}|[0-9]{3}"],
      with: ["ch", "419"],
      without: ["uk", "xa"]
    ),
    List(
      "subtags-variants",
      130...160,
      ["[0-9a-z]{5,8}|[0-9][0-9a-z]{3}"],
      with: ["1996", "rozaj"],
      without: ["1997"]
    ),
    List("subtags-whole", 26...26, ["[a-z]+(?:-[a-z]+)+"], with: ["i-klingon"], without: []),
  ]

  @Test(
    "Lists of codes are sorted, without repetition, and shaped as their standards say",
    arguments: lists
  )
  func isSound(list: List) throws {
    let rows = try DataFiles.lines("RulePacks/codes/\(list.testDescription).tsv").dropFirst()
    let keys = rows.map { String($0.prefix { $0 != "\t" }) }
    #expect(list.count.contains(keys.count), "\(keys.count)")
    let codes = keys.flatMap { $0.split(separator: " ") }
    #expect(Set(codes).count == codes.count)
    for key in keys {
      let parts = key.split(separator: " ")
      #expect(parts.count <= list.shapes.count)
      for (part, shape) in zip(parts, list.shapes) {
        #expect(try part.wholeMatch(of: Regex(shape)) != nil, "\(key)")
      }
    }
    for member in list.members { #expect(keys.contains(member), "\(member)") }
    for stranger in list.strangers { #expect(!codes.contains(stranger[...]), "\(stranger)") }
  }

  @Test("Currencies have the decimals of ISO 4217")
  func decimals() throws {
    let rows = try DataFiles.lines("RulePacks/codes/currencies.tsv")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let decimals = Dictionary(rows.map { ($0[1], $0[3]) }, uniquingKeysWith: { first, _ in first })
    let expected = ["CHF": "2", "JPY": "0", "KWD": "3", "CLF": "4", "ISK": "0", "XAU": ""]
    for (code, count) in expected { #expect(decimals[code[...]] == count[...], "\(code)") }
  }

  @Test("Amounts of money know each currency that has amounts, with its decimals")
  func amounts() throws {
    var decimals: [String: String] = [:]
    for line in try DataFiles.lines("RulePacks/codes/currencies.tsv").dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      // Gold, testing and the like have no decimals, not even none.
      if cells[3] != "" { decimals[cells[1]] = cells[3] }
    }
    #expect(decimals.count > 160)
    let pack = try DataFiles.lines("RulePacks/localized/pack.yaml").joined(separator: "\n")
    let known = try #require(pack.firstMatch(of: /known: \[([^\]]*)\]/)).1
    #expect(known.matches(of: /[A-Z]{3}/).map { String($0.0) } == decimals.keys.sorted())
    let digits = try #require(pack.firstMatch(of: /digits: \{\n([^}]*)\}/)).1
    let others = digits.matches(of: /([A-Z]{3}): ([0-9])/).map { ($0.1, $0.2) }
    #expect(
      Dictionary(others.map { (String($0), String($1)) }, uniquingKeysWith: { $1 })
        == decimals.filter { $0.value != "2" }
    )
  }
}
