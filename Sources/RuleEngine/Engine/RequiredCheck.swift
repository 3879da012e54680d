import UnicodeText
package import Violations

/// Requires a value that isn't blank, and defines what counts as blank.
///
/// The engine runs this check before any other, so a blank value is reported only as `required`. In
/// a rule, the check makes the value required in every form.
package struct RequiredCheck: Check {
  /// What counts as blank.
  package let blankness: Blankness

  package init(blankness: Blankness = .invisible) {
    self.blankness = blankness
  }

  /// Reports a text that is blank.
  package func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if blankness.includes(text) { findings.add(.required) }
  }

  /// Reports a value that is blank: null, an empty list, or an empty record.
  package func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if blankness.includes(value) { findings.add(.required) }
  }
}

/// What counts as blank: always a missing value, and depending on the case, texts that show
/// nothing.
///
///     Blankness.nothing.includes("".utf8Span)              // false
///     Blankness.whitespace.includes(" \u{200B}".utf8Span)  // false
///     Blankness.invisible.includes(" \u{200B}".utf8Span)   // true
package enum Blankness: String, CaseIterable, Sendable {
  /// Only a missing text. The empty text is a value like any other, so checks run on it.
  case nothing

  /// Only the empty text.
  case empty

  /// The empty text and whitespace.
  case whitespace

  /// The empty text, whitespace, and characters that no reader can see.
  case invisible

  /// Returns whether a text is blank.
  ///
  /// - Complexity: O(1) for a text that begins with a visible ASCII character. Otherwise O(*n*) in
  ///   the number of blank bytes at the beginning.
  package func includes(_ text: UTF8Span) -> Bool {
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

  package func includes(_ value: Value) -> Bool {
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
  package static let definition = CheckDefinition(
    "required",
    "Requires a value that isn't blank.",
    shorthand: "blank",
    settings: [
      .choice("blank", Blankness.self, "What counts as blank.", default: .invisible)
    ],
    codes: []
  ) { settings in RequiredCheck(blankness: settings.choice("blank") ?? .invisible) }
  .playing(.requirement)
  .acceptingAnyCharacters()
}
