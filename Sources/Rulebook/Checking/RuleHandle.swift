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
