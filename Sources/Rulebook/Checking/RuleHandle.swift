import NameRules
package import RuleEngine
public import Violations

/// A rule of a rulebook with its parameters, for repeated use: its methods don't look anything up
/// and don't throw.
///
///     let email = try rulebook.rule("email")
///     email.accepts("ann@example.org")            // true
///     email.check("ann@").violations.map(\.code)  // [email.domain.missing]
///
/// Keep a handle as long as you need it. Many threads can use it at the same time.
public final class RuleHandle: Sendable {
  let rule: RuleEngine.Rule
  let context: CheckContext

  init(_ rule: RuleEngine.Rule, surroundings: Surroundings) {
    self.rule = rule
    context = CheckContext(parameters: rule.parameters, surroundings: surroundings)
  }

  /// The rule's name.
  public var name: String { rule.name }

  /// Whether the rule is for secrets, such as passwords, whose text never appears in results.
  ///
  ///     try rulebook.rule("password").isSecret  // true
  public var isSecret: Bool { rule.isSecret }

  /// Whether the rule is for personal values that aren't secret, such as identity numbers.
  ///
  /// The text of these values never appears in arguments, messages or errors.
  ///
  /// The normalized value, facts and ranges contain what the caller needs. Keep them out of logs.
  public var isPersonal: Bool { rule.confidentiality == .personal }

  /// Returns whether a text is valid.
  ///
  /// This is the fast path, which doesn't allocate memory for most valid values.
  ///
  ///     email.accepts("ann@example.org")  // true
  ///     email.accepts("ann@")             // false
  ///
  /// A text that is too large to be checked isn't accepted. Use ``outcome(of:)`` to distinguish it
  /// from an invalid text.
  ///
  /// - Complexity: The complexity of the rule's checks. It is O(*n*) in the number of bytes for all
  ///   checks in the library except patterns.
  public func accepts(_ text: String) -> Bool { rule.outcome(of: text, in: context) == .valid }

  /// Returns only whether a text is valid, invalid or could not be checked, as fast as
  /// ``accepts(_:)``.
  ///
  ///     email.outcome(of: "ann@")                                 // .invalid
  ///     email.outcome(of: String(repeating: "a", count: 70_000))  // .inconclusive
  public func outcome(of text: String) -> Outcome { rule.outcome(of: text, in: context) }

  /// Returns the rule's full report on a text.
  ///
  ///     email.check("ann@").violations.map(\.code)  // [email.domain.missing]
  public func check(_ text: String) -> Report { check(.text(text)) }

  /// Returns the rule's full report on a value of any kind.
  ///
  ///     email.check(.boolean(true)).violations.map(\.code)  // [type.mismatch]
  public func check(_ value: Value) -> Report { check(value, in: context) }

  /// Returns the rule's full report on a value, in the given surroundings.
  package func check(_ value: Value, in surroundings: Surroundings) -> Report {
    check(value, in: CheckContext(parameters: rule.parameters, surroundings: surroundings))
  }

  private func check(_ value: Value, in context: CheckContext) -> Report {
    var report = rule.report(on: value, in: context)
    report.rulebook = context.surroundings.rulebook
    return context.surroundings.tracesViolations ? rule.tracing(report) : report
  }

  /// Checks a secret text, and returns the text to hash or compare.
  ///
  ///     let password = try rulebook.rule("password")
  ///     password.secretForm(of: "correct horse battery").text?.reveal { hash($0.span) }
  ///
  /// The returned text follows the profile OpaqueString (RFC 8265 §4.2.2). The rule's checks see
  /// the same text.
  public func secretForm(of text: String) -> SecretText.Form {
    rule.secretForm(of: text, in: context)
  }
}

// A rule's parameters may be secret, such as a card number, so they must not appear in logs.
extension RuleHandle: CustomStringConvertible, CustomReflectable {
  /// The name of the rule, without its parameters.
  public var description: String { "RuleHandle(\(name))" }

  /// A mirror that contains only the name.
  public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}

// The methods for text fields while a person types.
extension RuleHandle {
  /// Returns whether a text that is still being typed can become valid.
  ///
  ///     let staffID = try rulebook.rule("staff-id")  // [A-Z]{2}-\d{6}
  ///     staffID.progress(of: "AB-123456")  // valid
  ///     staffID.progress(of: "AB-12")      // unfinished
  ///     staffID.progress(of: "A1")         // impossible(at: 1)
  ///
  /// - Parameters:
  ///   - text: The text as typed so far.
  ///   - isRequired: Whether a blank value is a violation.
  /// - Returns: The progress; its offset is in bytes of UTF-8, at the beginning of a character.
  /// - Complexity: The complexity of the rule's checks.
  public func progress(of text: String, isRequired: Bool = true) -> TextProgress {
    rule.progress(of: text, isRequired: isRequired, in: context)
  }

  /// Returns the longest prefix of a text that can still become valid: a filter for text fields.
  ///
  ///     staffID.acceptablePrefix(of: "AB-12x4")  // "AB-12"
  ///
  /// The prefix ends between two characters.
  public func acceptablePrefix(of text: String) -> Substring {
    rule.acceptablePrefix(of: text, in: context)
  }

  /// Returns the result of an edit to a text field.
  ///
  ///     let paste = TextEdit(oldText: "AB-", utf16Range: 3..<3, replacement: "12x4")
  ///     staffID.verdict(on: paste).text         // "AB-12"
  ///     staffID.verdict(on: paste).utf16Cursor  // 5
  ///
  /// Deleting is never refused.
  public func verdict(on edit: TextEdit) -> TextEdit.Verdict { rule.verdict(on: edit, in: context) }

  /// Returns a partly typed text in its usual format, with the separators that people expect.
  ///
  ///     try rulebook.rule("payment-card").typing("378282246").text                // "3782 82246"
  ///     try rulebook.rule("phone", with: ["region": "CH"]).typing("07912").text   // "079 12"
  ///     try rulebook.rule("iban").typing("ch9300762").text                        // "ch93 0076 2"
  ///     try rulebook.rule("date").typing("2026112").text                          // "2026-11-2"
  ///     try rulebook.rule("number.localized", with: ["locale": "de"]).typing("1234,5").text
  ///     // "1.234,5"
  ///
  /// Card numbers, telephone numbers, dates, times and amounts have such a format, and so does
  /// every rule with `write:`. Only separators change: spaces and punctuation between the
  /// characters of the value. A text that can't be a value stays unchanged, and so does any text if
  /// the rule doesn't define a format.
  ///
  /// - Complexity: O(*n*) in the length of the text. For telephone numbers, it is multiplied by the
  ///   number of the region's formats.
  public func typing(_ text: String) -> FormattedText { typing(TextEdit(entering: text)) }

  /// Returns the text of a field after an edit, in the usual format, with the position of the
  /// cursor.
  ///
  /// The cursor stays after the same character as before the text was formatted.
  ///
  ///     let card = try rulebook.rule("payment-card")
  ///     let edit = TextEdit(oldText: "4111 111", utf16Range: 2..<2, replacement: "2")
  ///     card.typing(edit).text         // "4121 1111"
  ///     card.typing(edit).utf16Cursor  // 3
  ///
  /// If a person deletes a separator that the format needs, it is inserted again, and the cursor
  /// moves past it (see `deletesForward` of the edit). So the next deletion reaches the next
  /// character.
  ///
  /// If a field also refuses text that can't become valid, call ``verdict(on:)`` first. A
  /// ``SessionField`` does both.
  public func typing(_ edit: TextEdit) -> FormattedText { rule.formatted(edit, in: context) }
}

extension RuleHandle {
  /// The requirements of the rule before anything is typed.
  ///
  ///     try rulebook.rule("password").requirements.map(\.violation.code)
  ///     // [length.too_short, length.too_long, password.common, …]
  public var requirements: [Requirement] { checklist(for: "") }

  /// Returns the requirements of the rule, each with its state for the text so far.
  ///
  ///     try rulebook.rule("password").checklist(for: "correct").first?.state  // .unmet
  ///
  /// - Complexity: The complexity of checking the text.
  public func checklist(for text: String) -> [Requirement] {
    rule.checklist(for: text, in: context)
  }
}
