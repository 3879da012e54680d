import UnicodeText
public import Violations

/// Requires a value that is not blank, and says what counts as blank.
///
/// The engine asks this question before any other check runs, so a blank value
/// is reported by `required` alone. In a rule, the check makes the value
/// required in every form.
public struct RequiredCheck: Check {
  /// What counts as blank.
  public let blankness: Blankness

  /// Creates a check.
  public init(blankness: Blankness = .invisible) {
    self.blankness = blankness
  }

  /// Reports a text that is blank.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if blankness.includes(text) { findings.add(.required) }
  }

  /// Reports a value that is blank: null, an empty list or an empty record.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if blankness.includes(value) { findings.add(.required) }
  }
}

/// What counts as blank: the missing value always, and of texts those that show nothing.
///
///     Blankness.nothing.includes("".utf8Span)              // false
///     Blankness.whitespace.includes(" \u{200B}".utf8Span)  // false
///     Blankness.invisible.includes(" \u{200B}".utf8Span)   // true
public enum Blankness: String, CaseIterable, Sendable {
  /// No text at all: the empty one is a value like others, which checks see.
  case nothing

  /// Only the empty text.
  case empty

  /// The empty text and white space.
  case whitespace

  /// The empty text, white space, and characters that no reader can see.
  case invisible

  /// Returns whether a text is blank.
  ///
  /// - Complexity: O(1) for a text that begins with a visible ASCII character,
  ///   otherwise O(*n*) in the number of bytes that are blank.
  public func includes(_ text: UTF8Span) -> Bool {
    !text.beginsWithVisibleASCII && showsNothing(text)
  }

  private func showsNothing(_ text: UTF8Span) -> Bool {
    if self == .nothing { return false }
    if self == .empty { return text.isEmpty }
    var offset = 0
    while offset < text.count {
      let scalar = text.scalar(at: offset)
      guard scalar.isWhiteSpaceProperty || (self == .invisible && scalar.isInvisible) else {
        return false
      }
      offset += scalar.utf8Length
    }
    return true
  }

  /// Returns whether a value is blank.
  public func includes(_ value: Value) -> Bool {
    switch value {
    case .text(let text): includes(text.utf8Span)
    case .null: true
    case .list(let elements): elements.isEmpty
    case .record(let entries): entries.isEmpty
    case .decimal, .boolean: false
    }
  }
}

extension RequiredCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "required",
    "Requires a value that is not blank.",
    shorthand: "blank",
    settings: [
      SettingDefinition(
        "blank",
        .choice(Blankness.allCases.map(\.rawValue)),
        "What counts as blank.",
        default: Blankness.invisible.rawValue
      )
    ],
    codes: []
  ) { settings in RequiredCheck(blankness: settings.choice("blank") ?? .invisible) }
}

extension CheckDefinition {
  /// Whether this is ``RequiredCheck``, which the engine runs itself, before all other checks.
  package var isRequiredCheck: Bool { name == RequiredCheck.definition.name }
}
