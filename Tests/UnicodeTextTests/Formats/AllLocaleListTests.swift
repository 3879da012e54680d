import CICUOracle
import TestSupport
import Testing
import UnicodeText

/// Compares lists with ICU's own formatter, in all locales that ICU has.
@Suite struct AllLocaleListTests {
  /// The invisible characters that have a meaning in a pattern: they end a word (Khmer), join
  /// letters or not, or set a direction.
  static let meaningful: Set<Unicode.Scalar> = [
    "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{61C}",
  ]

  @Test("Lists are ICU's, without stray characters", arguments: ListType.allCases)
  func lists(type: ListType) throws {
    var strays: Set<String> = []
    for tag in ICULocales.tags {
      let formats = try LocaleFormats(tag: tag)
      for count in 1...4 {
        let list = formats.list((1...count).map { "\($0)" }, type: type)
        let own = try #require(
          String(fromOracle: { icu_oracle_list(tag, Int32(count), type == .or, $0, $1) })
        )
        let expected = String(own.unicodeScalars.filter { !Self.isStray($0) })
        #expect(list.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(tag): \(list)")
        if expected.unicodeScalars.count != own.unicodeScalars.count { strays.insert(tag) }
      }
    }
    // CLDR's Amharic pattern of alternatives ends with U+FEFF.
    #expect(strays.contains("am") == (type == .or))
  }

  private static func isStray(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format, .control, .unassigned, .privateUse: !meaningful.contains(scalar)
    default: false
    }
  }
}
