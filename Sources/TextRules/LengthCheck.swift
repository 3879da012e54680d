public import RuleEngine
package import UnicodeText
public import Violations

/// Requires the length of a text to be within limits.
///
/// Length has several meanings. Choose the unit that the limit was set in:
///
///     LengthCheck(2...40)                     // a name, as a person counts it
///     LengthCheck(3...254, counting: .bytes)  // an address, as SMTP counts it
///     LengthCheck(8...8, ignoring: hyphens)   // 1234-5678
///
/// The check reports at most one violation, with one of its three codes:
///
/// | Code               | For bytes                | For words                |
/// | ------------------ | ------------------------ | ------------------------ |
/// | `length.too_short` | `length.too_short.bytes` | `length.too_short.words` |
/// | `length.too_long`  | `length.too_long.bytes`  | `length.too_long.words`  |
/// | `length.wrong`     | `length.wrong.bytes`     | `length.wrong.words`     |
public struct LengthCheck: Check {
  /// A unit of length.
  public enum Unit: String, CaseIterable, Sendable {
    /// A user-perceived character, an extended grapheme cluster (UAX #29). 👨‍👩‍👧‍👦 is one.
    case characters

    /// A Unicode scalar value. 👨‍👩‍👧‍👦 is seven.
    case scalars

    /// A code unit of UTF-16. 👨‍👩‍👧‍👦 is eleven.
    case utf16

    /// A byte of UTF-8. 👨‍👩‍👧‍👦 is twenty-five.
    case bytes

    /// A word (UAX #29). `Don't stop` is two.
    case words
  }

  /// The accepted lengths.
  public let limits: ClosedRange<Int>

  /// The unit of ``limits``.
  public let unit: Unit

  /// The scalars that don't count, such as the hyphens of a number that people group.
  package let ignored: UnicodeSet?

  /// Creates a check that accepts the given lengths.
  ///
  /// - Parameters:
  ///   - limits: The accepted lengths, both ends included.
  ///   - unit: The unit to count in.
  ///   - ignored: The scalars that don't count.
  package init(
    _ limits: ClosedRange<Int>,
    counting unit: Unit = .characters,
    ignoring ignored: UnicodeSet? = nil
  ) {
    self.limits = limits
    self.unit = unit
    self.ignored = ignored
  }

  /// Reports a text that is too short or too long.
  ///
  /// - Complexity: O(1) when counting bytes, otherwise O(*n*), where *n* is the
  ///   number of bytes in `text`.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    // A text has at most as many units as bytes, and at least one unit unless it is empty. Most
    // texts are well within their limits, and counting characters is slow.
    if isSurelyWithin(text) { return }
    let actual = length(of: text)
    if limits.contains(actual) { return }
    let measured: [String: Argument] = ["actual": .integer(actual), "unit": .text(unit.rawValue)]
    if limits.lowerBound == limits.upperBound {
      findings.add(
        .wrongLength(in: unit),
        measured.merging(["expected": .integer(limits.lowerBound)]) { $1 }
      )
    } else if actual < limits.lowerBound {
      findings.add(
        .tooShort(in: unit),
        measured.merging(["minimum": .integer(limits.lowerBound)]) { $1 }
      )
    } else {
      findings.add(
        .tooLong(in: unit),
        measured.merging(["maximum": .integer(limits.upperBound)]) { $1 }
      )
    }
  }

  /// Returns whether more may be typed, and if not, where the text becomes too long.
  ///
  /// - Complexity: The same as checking.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if isSurelyWithin(text) { return .valid }
    let actual = length(of: text)
    if actual < limits.lowerBound { return .unfinished }
    if actual <= limits.upperBound { return .valid }
    // More typing can join two words into one.
    if unit == .words { return .unfinished }
    guard let ignored else {
      return .impossible(at: text.offset(after: limits.upperBound, in: unit))
    }
    let counted = CountedText(text, without: ignored)
    let offset = counted.text.utf8Span.offset(after: limits.upperBound, in: unit)
    return .impossible(at: counted.sourceOffset(of: offset))
  }

  private func isSurelyWithin(_ text: UTF8Span) -> Bool {
    limits.lowerBound <= (unit == .words ? 0 : min(text.count, 1))
      && text.count <= limits.upperBound
      && (ignored == nil || limits.lowerBound == 0)
  }

  private func length(of text: UTF8Span) -> Int {
    guard let ignored else { return text.length(in: unit) }
    return CountedText(text, without: ignored).text.utf8Span.length(in: unit)
  }

  /// Returns the minimum and maximum length, if there are any.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    let name = Argument.text(unit.rawValue)
    let (least, greatest) = (limits.lowerBound, limits.upperBound)
    if least == greatest {
      return [Violation(.wrongLength(in: unit), ["expected": .integer(least), "unit": name])]
    }
    var requirements: [Violation] = []
    if least > 0 {
      requirements.append(
        Violation(.tooShort(in: unit), ["minimum": .integer(least), "unit": name])
      )
    }
    if greatest < .max {
      requirements.append(
        Violation(.tooLong(in: unit), ["maximum": .integer(greatest), "unit": name])
      )
    }
    return requirements
  }
}

extension LengthCheck: CostlyCheck {
  package var loadingCost: Int { ignored?.preparationCost ?? 0 }
}

extension LengthCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "length",
    "Requires the length of a text to be within limits.",
    shorthand: "exact",
    settings: [
      .integer("minimum", 0...Int.max, "The minimum length."),
      .integer("maximum", 0...Int.max, "The maximum length."),
      .integer("exact", 0...Int.max, "The exact length."),
      .init("ignoring", .unicodeSet, "Characters that don't count."),
      .choice("unit", Unit.self, "The unit to count in.", default: .characters),
    ],
    codes: [
      .lengthTooShort, .lengthTooShortBytes, .lengthTooShortWords, .lengthTooLong,
      .lengthTooLongBytes, .lengthTooLongWords, .lengthWrong, .lengthWrongBytes, .lengthWrongWords,
    ]
  ) { settings throws(SettingError) in
    LengthCheck(
      try settings.limits(),
      counting: settings.choice("unit") ?? .characters,
      ignoring: try settings.unicodeSet("ignoring")
    )
  }
  .reporting(reports)
  .acceptingAnyCharacters()
  .playing(.length(exact: "exact", minimum: "minimum", maximum: "maximum"))

  private static func reports(
    _ code: ViolationCode,
    _ written: [String: SettingExpression]
  ) -> Bool {
    let isGiven =
      if code.isOrIsBelow("length.too_short") {
        written["minimum"] != nil
      } else if code.isOrIsBelow("length.too_long") {
        written["maximum"] != nil
      } else {
        written["exact"] != nil || written["minimum"] != nil && written["maximum"] != nil
      }
    guard isGiven else { return false }
    return switch written["unit"] {
    case nil: code.isOfCharacters
    case .constant(.text("bytes")): code.rawValue.hasSuffix(".bytes")
    case .constant(.text("words")): code.rawValue.hasSuffix(".words")
    case .constant: code.isOfCharacters
    default: true
    }
  }
}

extension ViolationCode {
  /// Whether the code is for a length in characters, and not for one in bytes or words.
  fileprivate var isOfCharacters: Bool {
    !rawValue.hasSuffix(".bytes") && !rawValue.hasSuffix(".words")
  }
}

extension CodeDefinition {
  /// Returns the code for a text that is too short in a unit.
  fileprivate static func tooShort(in unit: LengthCheck.Unit) -> CodeDefinition {
    switch unit {
    case .characters, .scalars, .utf16: .lengthTooShort
    case .bytes: .lengthTooShortBytes
    case .words: .lengthTooShortWords
    }
  }

  /// Returns the code for a text that is too long in a unit.
  fileprivate static func tooLong(in unit: LengthCheck.Unit) -> CodeDefinition {
    switch unit {
    case .characters, .scalars, .utf16: .lengthTooLong
    case .bytes: .lengthTooLongBytes
    case .words: .lengthTooLongWords
    }
  }

  /// Returns the code for a text without the exact length in a unit.
  fileprivate static func wrongLength(in unit: LengthCheck.Unit) -> CodeDefinition {
    switch unit {
    case .characters, .scalars, .utf16: .lengthWrong
    case .bytes: .lengthWrongBytes
    case .words: .lengthWrongWords
    }
  }

  static let lengthTooShort = CodeDefinition(
    "length.too_short",
    "The text is too short.",
    [.init("minimum", .integer, "the minimum length"), .actualLength, .unitOfLength]
  )

  static let lengthTooShortBytes = CodeDefinition(
    "length.too_short.bytes",
    "The text has too few bytes.",
    lengthTooShort.arguments,
    isCase: true
  )

  static let lengthTooShortWords = CodeDefinition(
    "length.too_short.words",
    "The text has too few words.",
    lengthTooShort.arguments,
    isCase: true
  )

  static let lengthTooLongWords = CodeDefinition(
    "length.too_long.words",
    "The text has too many words.",
    lengthTooLong.arguments,
    isCase: true
  )

  static let lengthWrong = CodeDefinition(
    "length.wrong",
    "The text doesn't have the exact length.",
    [.init("expected", .integer, "the exact length"), .actualLength, .unitOfLength]
  )

  static let lengthWrongBytes = CodeDefinition(
    "length.wrong.bytes",
    "The text doesn't have the exact number of bytes.",
    lengthWrong.arguments,
    isCase: true
  )

  static let lengthWrongWords = CodeDefinition(
    "length.wrong.words",
    "The text doesn't have the exact number of words.",
    lengthWrong.arguments,
    isCase: true
  )
}
