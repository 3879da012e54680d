import Testing
import UnicodeText

@Suite struct ListAndRegionTests {
  @Test(
    "Lists are joined in the locale's way",
    arguments: [
      ("en", [], .and, ""), ("en", ["a"], .and, "a"), ("en", ["a", "b"], .or, "a or b"),
      ("en", ["a", "b", "c"], .and, "a, b, and c"), ("en-GB", ["a", "b", "c"], .and, "a, b and c"),
      ("de", ["a", "b", "c"], .or, "a, b oder c"), ("es", ["padre", "hijo"], .and, "padre e hijo"),
      ("es", ["siete", "ocho"], .or, "siete u ocho"), ("ja", ["a", "b", "c"], .and, "a、b、c"),
      ("ar", ["ا", "ب"], .and, "ا وب"), ("en", ["", "é😀"], .and, " and é😀"),
      ("en", ["{0}", "'"], .and, "{0} and '"),
      // CLDR's pattern is `{0} ወይም {1}` with U+FEFF after it.
      ("am", ["a", "b"], .or, "a ወይም b"),
      ("en", ["\u{FEFF}a", "b"], .or, "\u{FEFF}a or b"),
      ("fa", ["\u{2068}a\u{2069}", "b"], .and, "\u{2068}a\u{2069} و b"),
    ] as [(String, [String], ListType, String)]
  )
  func lists(tag: String, items: [String], type: ListType, text: String) throws {
    #expect(try LocaleFormats(tag: tag).list(items, type: type) == text)
  }

  @Test(
    "Regions have names",
    arguments: [
      ("de", "CH", "Schweiz"), ("fr", "DE", "Allemagne"), ("en", "419", "Latin America"),
      ("ja", "US", "アメリカ合衆国"), ("de-CH", "AT", "Österreich"), ("en", "ch", "Switzerland"),
      ("en", "XX", nil), ("en", "ZZ", nil), ("en", "", nil), ("en", "CHE", nil), ("en", "C1", nil),
      ("en", "CH_x", nil), ("en", "999", nil),
    ] as [(String, String, String?)]
  )
  func regions(tag: String, code: String, name: String?) throws {
    #expect(try LocaleFormats(tag: tag).regionName(code) == name)
  }
}
