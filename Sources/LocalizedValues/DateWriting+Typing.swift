import UnicodeText
package import Violations

extension DateWriting {
  /// Returns a date that is being typed in digits with the separators that it lacks.
  ///
  ///     german.written(FormattedText("2211", cursor: …))?.text      // "22.11"
  ///     german.written(FormattedText("22112026", cursor: …))?.text  // "22.11.2026"
  ///     german.written(FormattedText("1.2", cursor: …))?.text       // "1.2"
  ///
  /// A separator is inserted after two digits of a day or month, and after four of a year. The
  /// first pattern that the text fits is used: those of the locale with only numbers, then the
  /// format of ISO 8601.
  ///
  /// - Returns: The text with the cursor after the same character, or nil if it doesn't fit any of
  ///   these patterns.
  /// - Complexity: O(*n*) in the length of the text. It is at most a few bytes longer than a date.
  package func written(_ typed: FormattedText) -> FormattedText? {
    guard typed.text.utf8.count <= Self.longestTyped else { return nil }
    let digits = TypedDigits(typed)
    let numeric = patterns.filter(\.isNumeric)
    for pattern in numeric where pattern.elements != DatePattern.iso.elements {
      if let written = digits.written(as: pattern, zeros) { return written }
    }
    if let written = digits.written(as: .iso, zeros) { return written }
    // The beginning of `2012-11-05` was taken for 20 December.
    guard let usual = numeric.first(where: { $0.elements != DatePattern.iso.elements }) else {
      return nil
    }
    return digits.withoutMarks(of: usual).flatMap { $0.written(as: .iso, zeros) }
  }

  /// A date in digits is shorter than this, in bytes.
  private static let longestTyped = 64
}

extension DatePattern.Element {
  /// The number of digits of a field, or 0.
  fileprivate var digits: Int {
    switch self {
    case .day, .month: 2
    case .year, .longYear, .standardYear: 4
    case .monthName, .weekday, .era, .space, .mark, .letter, .separator: 0
    }
  }

  /// Whether a field can have this number, of this many digits, and be complete.
  fileprivate func accepts(_ number: Int, digits: Int) -> Bool {
    switch self {
    case .day: 1...31 ~= number
    case .month: 1...12 ~= number
    case .year: digits == 2 || digits == 4
    case .longYear, .standardYear: digits == 4
    case .monthName, .weekday, .era, .space, .mark, .letter, .separator: true
    }
  }
}

/// The scalars of a date that is being typed.
private struct TypedDigits {
  /// Each scalar, with the offset of its end in bytes.
  private var scalars: [(scalar: Unicode.Scalar, end: Int)] = []

  /// The offset of the cursor in bytes.
  private let cursor: Int

  init(_ typed: FormattedText) {
    cursor = typed.utf8Cursor
    var end = 0
    for scalar in typed.text.unicodeScalars {
      end += scalar.utf8Length
      scalars.append((scalar, end))
    }
  }

  /// Returns the text with the separators of a pattern, or nil if it doesn't fit.
  func written(as pattern: DatePattern, _ zeros: SIMD4<UInt32>) -> FormattedText? {
    var writer = DateWriter(pattern)
    var cursor = 0
    for (scalar, end) in scalars {
      let digit = zeros.digit(scalar.value)?.value
      let isTaken =
        if let digit { writer.take(Int(digit), scalar) } else { writer.take(separator: scalar) }
      guard isTaken else { return nil }
      if end <= self.cursor { cursor = writer.text.utf8.count }
    }
    guard writer.isPossible else { return nil }
    return FormattedText(writer.text, utf8Cursor: cursor)
  }

  /// Returns the text without a pattern's separators before the first hyphen, or nil if a year
  /// doesn't remain there, or if the pattern has hyphens itself.
  func withoutMarks(of pattern: DatePattern) -> TypedDigits? {
    guard let hyphen = scalars.firstIndex(where: { $0.scalar == "-" }),
      !pattern.elements.contains(.mark(0x2D))
    else { return nil }
    var kept = self
    kept.scalars = scalars[..<hyphen].filter { scalar, _ in
      let value = scalar.value.foldedSeparator
      return value != 0x20 && !pattern.elements.contains(.mark(value))
    }
    guard kept.scalars.count == DatePattern.Element.standardYear.digits else { return nil }
    kept.scalars += scalars[hyphen...]
    return kept
  }
}

/// Writes a date in a pattern, one typed scalar after another.
private struct DateWriter {
  private(set) var text = ""
  private var rest: ArraySlice<DatePattern.Element>

  /// The number in the present field, and its number of digits.
  private var number = 0
  private var digits = 0

  /// Whether a separator was typed after the last field.
  private var hasSeparator = true

  init(_ pattern: DatePattern) { rest = pattern.elements[..<pattern.needed] }

  /// Whether the last field can still have the number in it.
  var isPossible: Bool {
    guard let field = rest.first, digits > 0, digits == field.digits else { return true }
    return field.accepts(number, digits: digits)
  }

  /// Takes a digit, and returns whether the pattern has one there.
  mutating func take(_ digit: Int, _ scalar: Unicode.Scalar) -> Bool {
    if let field = rest.first, digits > 0, digits == field.digits {
      guard endField() else { return false }
    }
    while let element = rest.first, element.digits == 0 {
      rest.removeFirst()
      switch element {
      case .mark(let mark):
        guard !hasSeparator, let mark = Unicode.Scalar(mark) else { return false }
        text.unicodeScalars.append(mark)
      case .space: if !hasSeparator { text += " " }
      default: return false
      }
    }
    guard !rest.isEmpty else { return false }
    text.unicodeScalars.append(scalar)
    number = number * 10 + digit
    digits += 1
    return true
  }

  /// Takes a separator, and returns whether the pattern has it there.
  mutating func take(separator: Unicode.Scalar) -> Bool {
    if digits > 0, !endField() { return false }
    let isSpace = separator.value.foldedSeparator == 0x20
    if !isSpace, rest.first == .space { rest.removeFirst() }
    if rest.first == .mark(separator.value) || isSpace && rest.first == .space {
      rest.removeFirst()
    } else if !isSpace || !hasSeparator || text.isEmpty {
      // Only spaces after punctuation are optional.
      return false
    }
    hasSeparator = true
    text.unicodeScalars.append(separator)
    return true
  }

  /// Goes on to the element after the present field, and returns whether the field can have its
  /// number.
  private mutating func endField() -> Bool {
    guard let field = rest.popFirst(), field.accepts(number, digits: digits) else { return false }
    (number, digits) = (0, 0)
    hasSeparator = false
    return true
  }
}
