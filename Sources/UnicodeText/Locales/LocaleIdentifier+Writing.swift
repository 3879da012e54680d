import CICU
package import Violations

// What CLDR knows about the writing of a language, for people who start to translate into it.

extension LocaleIdentifier {
  /// The opening and closing quotation marks, first the outer and then the inner ones; empty if
  /// CLDR doesn't have the language.
  ///
  ///     LocaleIdentifier("nl")?.quotationMarks  // ["‘", "’", "“", "”"]
  package var quotationMarks: [String] {
    let marks = (0..<4).compactMap { String(cicu_locale_quotation_mark(tag, $0)) }
    return marks.count == 4 ? marks : []
  }

  /// The numbering system of the locale's numbers, such as `latn`; nil if CLDR doesn't have one.
  package var numberingSystem: String? { String(cicu_locale_numbering_system(tag)) }

  /// The letters of the language in either case, as a set in brackets; nil if CLDR doesn't have it.
  ///
  ///     LocaleIdentifier("de")?.letterSet  // "[A-Za-zÄÖÜßäöü]"
  ///
  /// Combining marks are written as code points, because they would be hard to distinguish there.
  package var letterSet: String? {
    guard let letters = UnicodeSet(alphabetOf: tag) else { return nil }
    let ranges = letters.ranges.map { range in
      let ends = [range.lowerBound, range.upperBound].map(Self.inSet)
      return switch range.count {
      case 1: ends[0]
      case 2: ends.joined()
      default: ends.joined(separator: "-")
      }
    }
    return "[\(ranges.joined())]"
  }

  /// Returns a character in the notation of a set.
  private static func inSet(_ value: UInt32) -> String {
    guard let scalar = Unicode.Scalar(value) else { return "" }
    if scalar.properties.isAlphabetic, scalar.properties.canonicalCombiningClass == .notReordered,
      scalar.properties.generalCategory != .nonspacingMark,
      scalar.properties.generalCategory != .spacingMark
    {
      return String(scalar)
    }
    let digits = String(value, radix: 16, uppercase: true)
    let isLong = digits.count > 4
    let zeros = String(repeating: "0", count: max(0, (isLong ? 8 : 4) - digits.count))
    return (isLong ? "\\U" : "\\u") + zeros + digits
  }
}
