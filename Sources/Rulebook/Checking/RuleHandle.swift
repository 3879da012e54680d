import Rules
public import Violations

/// A rule of a rulebook with its parameters filled in: no lookup and no throwing when it is used.
///
///     let email = try rulebook.rule("email")
///     email.accepts("ann@example.org")            // true
///     email.check("ann@").violations.map(\.code)  // [email.domain.missing]
///
/// Keep a handle as long as you need it; it is safe to use from many threads at once.
public final class RuleHandle: Sendable {
  let rule: Rule
  let context: CheckContext

  init(_ rule: Rule, surroundings: Surroundings) {
    self.rule = rule
    context = CheckContext(parameters: rule.parameters, surroundings: surroundings)
  }

  /// The rule's name.
  public var name: String { rule.name }

  /// Whether the rule is for secrets, such as passwords: nothing of their text leaves it.
  ///
  ///     try rulebook.rule("password").isSecret  // true
  public var isSecret: Bool { rule.isSecret }

  /// Whether the rule is for values that belong to a person, such as identity numbers, and that are
  /// no secrets: their text stays out of arguments, messages and errors.
  ///
  /// The normalised value, facts and ranges have what the caller needs, and are the caller's to
  /// keep out of logs.
  public var isPersonal: Bool { rule.confidentiality == .personal }

  /// Returns whether a text is valid: the fast path, which allocates nothing for most valid
  /// values.
  ///
  ///     email.accepts("ann@example.org")  // true
  ///     email.accepts("ann@")             // false
  ///
  /// A text that is too large to be decided is not accepted; ``outcome(of:)`` tells it from one
  /// that is wrong.
  ///
  /// - Complexity: That of the rule's checks, which is O(*n*) in the number of bytes for all that
  ///   come with the library but patterns.
  public func accepts(_ text: String) -> Bool { rule.outcome(of: text, in: context) == .valid }

  /// Returns only whether a text is valid, wrong, or could not be decided, as fast as
  /// ``accepts(_:)``.
  ///
  ///     email.outcome(of: "ann@")                                 // .invalid
  ///     email.outcome(of: String(repeating: "a", count: 70_000))  // .inconclusive
  public func outcome(of text: String) -> Outcome { rule.outcome(of: text, in: context) }

  /// Returns everything that the rule finds in a text.
  ///
  ///     email.check("ann@").violations.map(\.code)  // [email.domain.missing]
  public func check(_ text: String) -> Report { check(.text(text)) }

  /// Returns everything that the rule finds in a value of any kind.
  ///
  ///     email.check(.boolean(true)).violations.map(\.code)  // [type.mismatch]
  public func check(_ value: Value) -> Report { rule.report(on: value, in: context) }

  /// Returns everything that the rule finds in a value, in surroundings of the caller's choice.
  func check(_ value: Value, in surroundings: Surroundings) -> Report {
    let context = CheckContext(parameters: rule.parameters, surroundings: surroundings)
    return rule.report(on: value, in: context)
  }

  /// Checks a secret text as it is to be hashed or compared, and returns it in that form.
  ///
  ///     let password = try rulebook.rule("password")
  ///     password.secretForm(of: "correct horse battery").text?.reveal { hash($0.span) }
  ///
  /// The form is that of OpaqueString (RFC 8265 §4.2.2), which the rule's checks see too.
  public func secretForm(of text: String) -> SecretForm { rule.secretForm(of: text, in: context) }
}

// What a rule was given may be a secret, such as a card number, so it is not for logs.
extension RuleHandle: CustomStringConvertible, CustomReflectable {
  /// The name of the rule, without its parameters.
  public var description: String { "RuleHandle(\(name))" }

  /// A mirror with the name alone.
  public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}

// What a text field asks while a person types.
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
  /// - Complexity: That of the rule's checks.
  public func progress(of text: String, isRequired: Bool = true) -> TextProgress {
    rule.progress(of: text, isRequired: isRequired, in: context)
  }

  /// Returns the longest beginning of a text that can still become valid: a filter for text fields.
  ///
  ///     staffID.acceptablePrefix(of: "AB-12x4")  // "AB-12"
  ///
  /// It ends between two characters.
  public func acceptablePrefix(of text: String) -> Substring {
    rule.acceptablePrefix(of: text, in: context)
  }

  /// Returns what becomes of a change of a text field.
  ///
  ///     let paste = TextEdit(oldText: "AB-", utf16Range: 3..<3, replacement: "12x4")
  ///     staffID.verdict(on: paste).text         // "AB-12"
  ///     staffID.verdict(on: paste).utf16Cursor  // 5
  ///
  /// Deleting is never refused.
  public func verdict(on edit: TextEdit) -> EditVerdict { rule.verdict(on: edit, in: context) }

  /// Returns a text as its value is usually written, as far as it is typed: card numbers and
  /// telephone numbers in groups.
  ///
  ///     try rulebook.rule("payment-card").typing("378282246").text                // "3782 82246"
  ///     try rulebook.rule("phone", with: ["region": "CH"]).typing("07912").text   // "079 12"
  ///
  /// Only blanks and punctuation between digits change. A text that has more than digits, and one
  /// of a rule that knows no groups, stays as it is.
  ///
  /// - Complexity: O(*n*) in the length of the text, for telephone numbers times the number of
  ///   formats of the region.
  public func typing(_ text: String) -> FormattedText {
    rule.formatted(FormattedText(text, cursor: text.endIndex), in: context)
  }

  /// Returns the text of a field after a change, as its value is usually written, and where the
  /// cursor stands then: behind the same digit as before the text was put into groups.
  ///
  ///     let card = try rulebook.rule("payment-card")
  ///     let edit = TextEdit(oldText: "4111 111", utf16Range: 2..<2, replacement: "2")
  ///     card.typing(edit).text         // "4121 1111"
  ///     card.typing(edit).utf16Cursor  // 3
  ///
  /// A field that also refuses what cannot become valid asks ``verdict(on:)`` first; a
  /// ``SessionField`` does both.
  public func typing(_ edit: TextEdit) -> FormattedText {
    guard case .accepted(let text, let cursor) = edit.asMeant else { return typing(edit.newText) }
    return rule.formatted(FormattedText(text, cursor: cursor), in: context)
  }
}

extension RuleHandle {
  /// What the rule asks before anything is typed.
  ///
  ///     try rulebook.rule("password").requirements.map(\.violation.code)
  ///     // [length.too_short, length.too_long, password.common, …]
  public var requirements: [Requirement] { checklist(for: "") }

  /// Returns what the rule asks, each with its state for the text so far.
  ///
  ///     try rulebook.rule("password").checklist(for: "correct").first?.state  // .unmet
  ///
  /// - Complexity: That of checking the text.
  public func checklist(for text: String) -> [Requirement] {
    rule.checklist(for: text, in: context)
  }
}
