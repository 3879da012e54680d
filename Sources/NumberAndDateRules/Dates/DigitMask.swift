import UnicodeText
import Violations

/// A notation with a fixed number of digits in each place, such as `yyyy-MM-dd` or `HH:mm`.
///
///     let mask = DigitMask("yyyy-MM-dd")
///     mask.written(TextEdit(entering: "2026112").typed)?.text  // "2026-11-2"
struct DigitMask: Hashable, Sendable {
  /// The characters between digits, or nil for a digit.
  private let places: [Unicode.Scalar?]

  /// Creates a mask from a format, where each letter stands for a digit.
  init(_ format: String) {
    places = format.unicodeScalars.map { $0.properties.isAlphabetic ? nil : $0 }
  }

  /// The days of ISO 8601.
  static let day = DigitMask("yyyy-MM-dd")

  /// Returns a text that is being typed with the separators that it lacks, or nil if the text
  /// doesn't fit.
  ///
  /// Separators are only inserted, each before the digit that comes after it. Digits never move to
  /// another place, because `2026-1-5` isn't the beginning of `2026-15`.
  ///
  /// - Complexity: O(*n*) in the length of the text, and never more than in the mask's.
  func written(_ typed: FormattedText) -> FormattedText? {
    let before = typed.utf8Cursor
    var written = ""
    var cursor = 0
    var offset = 0
    var rest = places[...]
    for scalar in typed.text.unicodeScalars {
      while let place = rest.first, let mark = place, mark != scalar {
        // A digit of the format itself must be typed.
        guard scalar.isDecimalDigit, !mark.isDecimalDigit else { return nil }
        written.unicodeScalars.append(mark)
        rest.removeFirst()
      }
      guard let place = rest.popFirst(), place != nil || scalar.isDecimalDigit else { return nil }
      written.unicodeScalars.append(scalar)
      offset += scalar.utf8Length
      if offset <= before { cursor = written.utf8.count }
    }
    return FormattedText(written, utf8Cursor: cursor)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a decimal digit of any script.
  fileprivate var isDecimalDigit: Bool { properties.numericType == .decimal }
}
