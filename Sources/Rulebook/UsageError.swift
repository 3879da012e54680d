/// A caller's mistake: a name that the rulebook does not know, or a parameter that does not suit.
///
///     do {
///       _ = try rulebook.check("ann@", as: "emial")
///     } catch {
///       print(error)  // there is no rule `emial`; did you mean `email`?
///     }
public struct UsageError: Error, Hashable, Sendable {
  /// What kind of mistake it is.
  public enum Code: String, CaseIterable, Sendable {
    /// There is no rule of that name.
    case unknownRule = "usage.unknown_rule"

    /// There is no form of that name.
    case unknownForm = "usage.unknown_form"

    /// The rule has no parameter of that name.
    case unknownParameter = "usage.unknown_parameter"

    /// The parameter's value does not suit the rule.
    case unsuitableParameter = "usage.unsuitable_parameter"

    /// The form has no field of that name.
    case unknownField = "usage.unknown_field"

    /// A typed form does not say enough, or contradicts itself.
    case unsuitableForm = "usage.unsuitable_form"

    /// No check and no pack reports a code of that name.
    case unknownCode = "usage.unknown_code"
  }

  /// What kind of mistake it is.
  public let code: Code

  /// What is wrong, in words.
  public let reason: String

  /// What was probably meant.
  public let hint: String?

  /// The reason without what was given, which may be secret; nil if the reason has nothing of it.
  public var outline: String?
}

extension UsageError: CustomStringConvertible {
  /// The reason and the hint.
  public var description: String { hint.map { "\(reason); \($0)" } ?? reason }
}

extension UsageError {
  static func unknownRule(_ name: String, known: [String]) -> Self {
    Self(.unknownRule, "there is no rule `\(name)`", nearest: name, in: known)
  }

  static func unknownForm(_ name: String, known: [String]) -> Self {
    Self(.unknownForm, "there is no form `\(name)`", nearest: name, in: known)
  }

  static func unknownCode(_ name: String, known: [String]) -> Self {
    Self(.unknownCode, "there is no code `\(name)`", nearest: name, in: known)
  }

  static func unknownField(_ name: String, of form: String, known: [String]) -> Self {
    Self(.unknownField, "the form `\(form)` has no field `\(name)`", nearest: name, in: known)
  }

  static func unsuitableForm(_ name: String, _ reason: String, hint: String? = nil) -> Self {
    Self(code: .unsuitableForm, reason: "the form `\(name)`: \(reason)", hint: hint)
  }

  static func unknownParameter(_ name: String, of template: RuleTemplate) -> Self {
    Self(
      .unknownParameter,
      "the rule `\(template.name)` has no parameter `\(name)`",
      nearest: name,
      in: template.parameters.map(\.name)
    )
  }

  static func unsuitableParameter(
    _ error: BindingError,
    of template: RuleTemplate,
    given: [String: Value]
  ) -> Self {
    let names = template.unsuitableParameters(among: given).map { "`\($0)`" }
    let subject =
      names.count == 1
      ? "the parameter \(names[0]) does" : "the parameters \(names.joined(separator: ", ")) do"
    let outline = "\(subject) not suit the rule `\(template.name)`"
    return Self(
      code: .unsuitableParameter,
      reason: "\(outline): \(error.error.reason)",
      hint: error.error.hint,
      outline: outline
    )
  }

  private init(_ code: Code, _ reason: String, nearest name: String, in names: [String]) {
    self.init(
      code: code,
      reason: reason,
      hint: nearestName(to: name, in: names).map { "did you mean `\($0)`?" }
    )
  }
}
