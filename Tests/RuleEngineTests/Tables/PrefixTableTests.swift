import RuleEngine
import Testing

@Suite struct PrefixTableTests {
  @Test(
    "A run of prefixes is read from its ends",
    arguments: [
      ("4", 4, 4, 1), ("51-55", 51, 55, 2), ("2221-2720", 2221, 2720, 4), ("0", 0, 0, 1),
      ("00-09", 0, 9, 2), ("5-5", 5, 5, 1),
      ("999999999999999999", 999_999_999_999_999_999, 999_999_999_999_999_999, 18),
    ]
  )
  func prefix(text: String, lower: Int, upper: Int, digits: Int) throws {
    let prefix = try #require(PrefixTable.Prefix(text))
    #expect((prefix.lowerBound, prefix.upperBound, prefix.digits) == (lower, upper, digits))
  }

  @Test(
    "Other text is no run of prefixes",
    arguments: [
      "", "-", "4-", "-4", "55-51", "5-10", "1-2-3", "4 ", " 4", "+4", "4a", "٤", "4–5", "1.0",
      "1000000000000000000",
    ]
  )
  func refuses(text: String) { #expect(PrefixTable.Prefix(text) == nil) }

  @Test("A row's lengths are ascending")
  func lengths() {
    #expect(
      PrefixTable.Row(name: "visa", prefixes: [], lengths: [19, 13, 16]).lengths == [13, 16, 19]
    )
  }
}
