/// A rule of a rulebook with its parameters filled in: no look-up and no
/// throwing when it is used.
///
///     let email = try rulebook.rule("email")
///     email.accepts("ann@example.org")  // .valid
///     email.check("ann@").violations.map(\.code)  // [email.domain.missing]
public final class RuleHandle: Sendable {
  let rule: Rule
  let context: CheckContext

  init(_ rule: Rule, surroundings: Surroundings) {
    self.rule = rule
    context = CheckContext(parameters: rule.parameters, surroundings: surroundings)
  }

  /// The rule's name.
  public var name: String { rule.name }

  /// Returns only whether a text can be accepted: the fast path, which
  /// allocates nothing for most valid values.
  ///
  /// - Complexity: That of the rule's checks, which is O(*n*) in the number of
  ///   bytes for all that come with the library but patterns.
  public func accepts(_ text: String) -> Outcome {
    rule.outcome(of: text, in: context)
  }

  /// Returns everything that the rule finds in a text.
  ///
  ///     email.check(" Ann@BÜCHER.Example").normalized  // .text("Ann@bücher.example")
  public func check(_ text: String) -> Report { check(.text(text)) }

  /// Returns everything that the rule finds in a value.
  ///
  ///     email.check(7).violations.map(\.code)  // [type.mismatch]
  public func check(_ value: Value) -> Report { rule.report(on: value, in: context) }

  /// Checks a secret text as it is to be kept, and returns it in that form.
  ///
  ///     let password = try rulebook.rule("password")
  ///     password.secretForm(of: "correct horse battery").text?.reveal { hash($0.span) }
  ///
  /// The form is that of OpaqueString (RFC 8265 §4.2.2), which the rule's checks see too.
  public func secretForm(of text: String) -> SecretForm {
    rule.secretForm(of: text, in: context)
  }
}

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
  /// - Returns: The progress; a place is in bytes of UTF-8, at the beginning of a character.
  /// - Complexity: That of the rule's checks.
  public func progress(of text: String, isRequired: Bool = true) -> Progress {
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
}

extension Rulebook {
  /// Returns whether a text that is still being typed can become valid.
  ///
  ///     try rulebook.progress(of: "ann@", as: "email")  // unfinished
  ///
  /// - Throws: As ``rule(_:with:)``.
  public func progress(
    of text: String,
    as rule: String,
    with parameters: [String: Value] = [:]
  ) throws -> Progress {
    try self.rule(rule, with: parameters).progress(of: text)
  }

  /// Returns the longest beginning of a text that can still become valid.
  ///
  ///     try rulebook.acceptablePrefix(of: "ann@@example.org", as: "email")  // "ann@"
  ///
  /// - Throws: As ``rule(_:with:)``.
  public func acceptablePrefix(
    of text: String,
    as rule: String,
    with parameters: [String: Value] = [:]
  ) throws -> Substring {
    try self.rule(rule, with: parameters).acceptablePrefix(of: text)
  }

  /// Returns what becomes of a change of a text field.
  ///
  /// - Throws: As ``rule(_:with:)``.
  public func verdict(
    on edit: TextEdit,
    as rule: String,
    with parameters: [String: Value] = [:]
  ) throws -> EditVerdict {
    try self.rule(rule, with: parameters).verdict(on: edit)
  }
}
