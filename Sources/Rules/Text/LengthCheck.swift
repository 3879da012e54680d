package import UnicodeText
public import Violations

/// Requires the length of a text to be within limits.
///
/// Length has several meanings. Choose the one that the limit was set in:
///
///     LengthCheck(2...40)                     // a name, as a person counts it
///     LengthCheck(3...254, counting: .bytes)  // an address, as SMTP counts it
///     LengthCheck(8...8, ignoring: hyphens)   // 1234-5678
///
/// The check reports at most one violation, one of its three codes below.
public struct LengthCheck: Check {
  /// What one step of length is.
  public enum Unit: String, CaseIterable, Sendable {
    /// A user-perceived character, an extended grapheme cluster (UAX #29). 👨‍👩‍👧‍👦 is one.
    case characters

    /// A Unicode scalar value. 👨‍👩‍👧‍👦 is seven.
    case scalars

    /// A code unit of UTF-16. 👨‍👩‍👧‍👦 is eleven.
    case utf16

    /// A byte of UTF-8. 👨‍👩‍👧‍👦 is twenty-five.
    case bytes
  }

  /// The accepted lengths.
  public let limits: ClosedRange<Int>

  /// The unit in which ``limits`` is expressed.
  public let unit: Unit

  /// The scalars that do not count, such as the hyphens of a number that people group.
  package let ignored: UnicodeSet?

  /// Creates a check that accepts the given lengths.
  ///
  /// - Parameters:
  ///   - limits: The accepted lengths, both ends included.
  ///   - unit: The unit in which to count.
  ///   - ignored: The scalars that do not count.
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
    // A text has at most as many units as bytes, and at least one if it has any. Most texts are
    // far within their limits, and counting characters is slow.
    if isSurelyWithin(text) { return }
    let actual = length(of: text)
    if limits.contains(actual) { return }
    let measured: [String: Argument] = ["actual": .integer(actual), "unit": .text(unit.rawValue)]
    if limits.lowerBound == limits.upperBound {
      findings.add(
        .lengthWrong,
        measured.merging(["expected": .integer(limits.lowerBound)]) { $1 }
      )
    } else if actual < limits.lowerBound {
      findings.add(
        .lengthTooShort,
        measured.merging(["minimum": .integer(limits.lowerBound)]) { $1 }
      )
    } else {
      findings.add(
        .lengthTooLong,
        measured.merging(["maximum": .integer(limits.upperBound)]) { $1 }
      )
    }
  }

  /// Returns whether more may be typed, and if not, where the text becomes too long.
  ///
  /// - Complexity: As of checking.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if isSurelyWithin(text) { return .valid }
    let actual = length(of: text)
    if actual < limits.lowerBound { return .unfinished }
    if actual <= limits.upperBound { return .valid }
    guard let ignored else {
      return .impossible(at: text.offset(after: limits.upperBound, in: unit))
    }
    let counted = CountedText(text, without: ignored)
    let offset = counted.text.utf8Span.offset(after: limits.upperBound, in: unit)
    return .impossible(at: counted.sourceOffset(of: offset))
  }

  private func isSurelyWithin(_ text: UTF8Span) -> Bool {
    limits.lowerBound <= min(text.count, 1) && text.count <= limits.upperBound
      && (ignored == nil || limits.lowerBound == 0)
  }

  private func length(of text: UTF8Span) -> Int {
    guard let ignored else { return text.length(in: unit) }
    return CountedText(text, without: ignored).text.utf8Span.length(in: unit)
  }

  /// Returns the least and the greatest length, where there is one.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    let unit = Argument.text(unit.rawValue)
    let (least, greatest) = (limits.lowerBound, limits.upperBound)
    if least == greatest {
      return [Violation(.lengthWrong, ["expected": .integer(least), "unit": unit])]
    }
    var requirements: [Violation] = []
    if least > 0 {
      requirements.append(Violation(.lengthTooShort, ["minimum": .integer(least), "unit": unit]))
    }
    if greatest < .max {
      requirements.append(Violation(.lengthTooLong, ["maximum": .integer(greatest), "unit": unit]))
    }
    return requirements
  }
}

extension LengthCheck: CostlyCheck {
  package var loadingCost: Int { ignored?.preparationCost ?? 0 }
}

extension LengthCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "length",
    "Requires the length of a text to be within limits.",
    shorthand: "exact",
    settings: [
      SettingDefinition("minimum", .integer(0...Int.max), "The least length."),
      SettingDefinition("maximum", .integer(0...Int.max), "The greatest length."),
      SettingDefinition("exact", .integer(0...Int.max), "The only length."),
      SettingDefinition("ignoring", .unicodeSet, "Characters that do not count."),
      SettingDefinition(
        "unit",
        .choice(Unit.allCases.map(\.rawValue)),
        "What is counted.",
        default: Unit.characters.rawValue
      ),
    ],
    codes: [.lengthTooShort, .lengthTooLong, .lengthWrong],
    reports: CheckDefinition.codes(needing: [
      "length.too_short": [["minimum"]], "length.too_long": [["maximum"]],
      "length.wrong": [["exact"], ["minimum", "maximum"]],
    ])
  ) { settings throws(SettingError) in
    let exact = settings.integer("exact")
    let minimum = settings.integer("minimum")
    let maximum = settings.integer("maximum")
    if exact == nil, minimum == nil, maximum == nil {
      throw SettingError(nil, "give minimum, maximum or exact")
    }
    if exact != nil, minimum != nil || maximum != nil {
      throw SettingError("exact", "exact excludes minimum and maximum")
    }
    let lower = exact ?? minimum ?? 0
    let upper = exact ?? maximum ?? .max
    guard lower <= upper else {
      throw SettingError("minimum", "minimum \(lower) is greater than maximum \(upper)")
    }
    return LengthCheck(
      lower...upper,
      counting: settings.choice("unit") ?? .characters,
      ignoring: try settings.unicodeSet("ignoring")
    )
  }
}

extension CodeDefinition {
  static let lengthTooShort = CodeDefinition(
    "length.too_short",
    "The text is too short.",
    [.init("minimum", .integer, "the least length"), .actualLength, .unitOfLength]
  )

  static let lengthTooLong = CodeDefinition(
    "length.too_long",
    "The text is too long.",
    [.init("maximum", .integer, "the greatest length"), .actualLength, .unitOfLength]
  )

  static let lengthWrong = CodeDefinition(
    "length.wrong",
    "The text does not have the one length that is accepted.",
    [.init("expected", .integer, "the only length"), .actualLength, .unitOfLength]
  )
}

extension CodeDefinition.Argument {
  fileprivate static let actualLength = Self("actual", .integer, "the length found")

  fileprivate static let unitOfLength = Self(
    "unit",
    .text,
    "characters, scalars, utf16 or bytes"
  )
}
