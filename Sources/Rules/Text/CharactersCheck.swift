package import UnicodeText
public import Violations

/// Limits which characters a text may have, and how many of a kind.
///
/// Characters are Unicode scalars here, and kinds are sets in ICU's syntax.
///
///     characters: { allowed: '[\p{L}\p{M} -]' }
///     characters: { counted: '\p{Nd}', minimum: 1, class: digit }
///
/// To the first, `Zoë 2` gives `characters.not_allowed` with the character `2` at bytes 5 to 6.
public struct CharactersCheck: Check {
  /// How many characters of a set a text may have.
  public struct Count: Sendable {
    /// The characters counted.
    package let set: UnicodeSet

    /// The accepted numbers.
    public let limits: ClosedRange<Int>

    /// The name of the set for messages, such as `digit`.
    public let className: String

    /// Creates a count.
    package init(of set: UnicodeSet, limits: ClosedRange<Int>, className: String = "other") {
      self.set = set
      self.limits = limits
      self.className = className
    }
  }

  private let allowed: UnicodeSet?
  private let forbidden: UnicodeSet?
  private let count: Count?

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - allowed: The only characters that may occur; all if nil.
  ///   - forbidden: Characters that must not occur.
  ///   - count: How many of a kind there must be.
  package init(allowed: UnicodeSet? = nil, forbidden: UnicodeSet? = nil, count: Count? = nil) {
    self.allowed = allowed
    self.forbidden = forbidden
    self.count = count
  }

  /// Reports the first character that is not allowed, and a number out of limits.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if let offset = firstOffender(in: text) {
      let scalar = text.scalar(at: offset)
      findings.add(
        .charactersNotAllowed,
        at: offset..<(offset + scalar.utf8Length),
        ["character": .character(scalar)]
      )
    }
    if let count {
      report(count, in: text, into: &findings)
    }
  }

  /// Returns the offset of the first character that is not allowed.
  private func firstOffender(in text: UTF8Span) -> Int? {
    var first = text.count
    if let allowed { first = min(first, allowed.endOfRun(in: text)) }
    if let forbidden { first = min(first, forbidden.endOfRun(in: text, ofMembers: false)) }
    return first < text.count ? first : nil
  }

  private func report(_ count: Count, in text: UTF8Span, into findings: inout Findings) {
    let actual = text.numberOfMembers(of: count.set)
    if actual < count.limits.lowerBound {
      findings.add(
        .charactersTooFew,
        [
          "minimum": .integer(count.limits.lowerBound), "actual": .integer(actual),
          "class": .text(count.className),
        ]
      )
    } else if actual > count.limits.upperBound {
      findings.add(
        .charactersTooMany,
        [
          "maximum": .integer(count.limits.upperBound), "actual": .integer(actual),
          "class": .text(count.className),
        ]
      )
    }
  }

  /// Returns whether more may be typed; what is not allowed, or too many, cannot be mended.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    let offender = firstOffender(in: text)
    guard let count else { return .firstFault(offender, nil, else: .valid) }
    let surplus = text.offset(after: count.limits.upperBound, membersOf: count.set)
    let isEnough =
      count.limits.lowerBound == 0
      || text.numberOfMembers(of: count.set) >= count.limits.lowerBound
    return .firstFault(offender, surplus, else: isEnough ? .valid : .unfinished)
  }

  /// Returns which characters may occur, and how many of a kind.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    var requirements: [Violation] = []
    if allowed != nil || forbidden != nil { requirements.append(Violation(.charactersNotAllowed)) }
    guard let count else { return requirements }
    let className = Argument.text(count.className)
    if count.limits.lowerBound > 0 {
      let minimum = Argument.integer(count.limits.lowerBound)
      requirements.append(Violation(.charactersTooFew, ["minimum": minimum, "class": className]))
    }
    if count.limits.upperBound < .max {
      let maximum = Argument.integer(count.limits.upperBound)
      requirements.append(Violation(.charactersTooMany, ["maximum": maximum, "class": className]))
    }
    return requirements
  }
}

extension CharactersCheck: CostlyCheck {
  package var loadingCost: Int {
    [allowed, forbidden, count?.set].reduce(0) { $0 + ($1?.preparationCost ?? 0) }
  }
}

extension CharactersCheck {
  /// The kinds of character that messages can name.
  private static let classNames = [
    "digit", "letter", "lowercase", "uppercase", "symbol", "space", "other",
  ]

  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "characters",
    "Limits which characters a text may have, and how many of a kind.",
    shorthand: "allowed",
    settings: [
      SettingDefinition("allowed", .unicodeSet, "The only characters that may occur."),
      SettingDefinition("forbidden", .unicodeSet, "Characters that must not occur."),
      SettingDefinition("counted", .unicodeSet, "The characters that are counted."),
      SettingDefinition("minimum", .integer(0...Int.max), "The least number of those counted."),
      SettingDefinition("maximum", .integer(0...Int.max), "The greatest number of those counted."),
      SettingDefinition(
        "class",
        .choice(classNames),
        "What messages call the characters that are counted.",
        default: "other"
      ),
    ],
    codes: [.charactersNotAllowed, .charactersTooFew, .charactersTooMany],
    reports: CheckDefinition.codes(needing: [
      "characters.not_allowed": [["allowed"], ["forbidden"]],
      "characters.too_few": [["minimum"]], "characters.too_many": [["maximum"]],
    ])
  ) { settings throws(SettingError) in
    let count = try count(from: settings)
    let allowed = try settings.unicodeSet("allowed")
    let forbidden = try settings.unicodeSet("forbidden")
    guard count != nil || allowed != nil || forbidden != nil else {
      throw SettingError(nil, "give allowed, forbidden or counted")
    }
    return CharactersCheck(allowed: allowed, forbidden: forbidden, count: count)
  }

  private static func count(from settings: Settings) throws(SettingError) -> Count? {
    let minimum = settings.integer("minimum")
    let maximum = settings.integer("maximum")
    guard let set = try settings.unicodeSet("counted") else {
      guard minimum == nil, maximum == nil else {
        throw SettingError(
          minimum == nil ? "maximum" : "minimum",
          "minimum and maximum need counted, the set of characters to count",
          hint: "for the length of the whole text use the check length"
        )
      }
      guard settings.text("class") ?? "other" == "other" else {
        throw SettingError("class", "class needs counted, the set of characters that it names")
      }
      return nil
    }
    guard minimum != nil || maximum != nil else {
      throw SettingError("counted", "counted needs minimum or maximum")
    }
    let lower = minimum ?? 0
    let upper = maximum ?? .max
    guard lower <= upper else {
      throw SettingError("minimum", "minimum \(lower) is greater than maximum \(upper)")
    }
    return Count(of: set, limits: lower...upper, className: settings.text("class") ?? "other")
  }
}

extension CodeDefinition {
  static let charactersNotAllowed = CodeDefinition(
    "characters.not_allowed",
    "The text has a character that is not allowed.",
    [.init("character", .character, "the first such character", isFromInput: true)]
  )

  static let charactersTooFew = CodeDefinition(
    "characters.too_few",
    "The text has too few characters of a kind.",
    [.init("minimum", .integer, "the least number")] + countOfCharacters
  )

  static let charactersTooMany = CodeDefinition(
    "characters.too_many",
    "The text has too many characters of a kind.",
    [.init("maximum", .integer, "the greatest number")] + countOfCharacters
  )

  private static let countOfCharacters: [Argument] = [
    .init("actual", .integer, "the number found"),
    .init("class", .text, "digit, letter, lowercase, uppercase, symbol, space or other"),
  ]
}
