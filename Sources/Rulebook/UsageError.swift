import Documents
public import Foundation
import Rules

/// A caller's mistake: a name that the rulebook does not know, or a parameter that does not suit.
///
///     do {
///       _ = try rulebook.check("ann@", as: "emial")
///     } catch {
///       print(error)                       // there is no rule of that name; did you mean `email`?
///       print(error.code.rawValue)         // usage.unknown_rule
///       print(error.localizedDescription)  // the same as the first line
///     }
///
/// It repeats no value, and no name of a rule, form, code or parameter either: where a program or a
/// person swapped the two, the name is a password. Only names that the rulebook knows are shown.
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

    /// The rule or form that was named cannot be used, because its bundled data is damaged.
    case unusableData = "usage.unusable_data"
  }

  /// What kind of mistake it is.
  public let code: Code

  /// What is wrong, in words, without any value that was given.
  public let reason: String

  /// What was probably meant; nil if nothing is near.
  public let hint: String?

  /// What is wrong in the bundled data; nil unless the code is ``Code/unusableData``.
  public let loadingError: LoadingError?

  /// The reason with the values that were given, for those who gave them; nil if it has none.
  package let reasonWithValues: String?

  init(
    code: Code,
    reason: String,
    hint: String? = nil,
    reasonWithValues: String? = nil,
    loadingError: LoadingError? = nil
  ) {
    self.code = code
    self.reason = reason
    self.hint = hint
    self.reasonWithValues = reasonWithValues
    self.loadingError = loadingError
  }

  /// Creates the error for data of a rule or form that turns out to be damaged when it is used.
  init(_ error: LoadingError) {
    self.init(code: .unusableData, reason: error.description, loadingError: error)
  }
}

extension UsageError: CustomStringConvertible {
  /// The reason and the hint.
  public var description: String { hint.map { "\(reason); \($0)" } ?? reason }

  /// The description with the values that were given, for the terminal of whoever gave them.
  package var descriptionWithValues: String {
    let reason = reasonWithValues ?? reason
    return hint.map { "\(reason); \($0)" } ?? reason
  }
}

extension UsageError: LocalizedError {
  /// The reason and the hint, in English: the reader is a programmer.
  public var errorDescription: String? { description }
}

extension LoadingError: LocalizedError {
  /// Everything that is wrong in the files, in English: the reader is an author of packs.
  public var errorDescription: String? { description }
}

extension StreamError: LocalizedError {
  /// The stream and the reason, in English: the reader is an operator.
  public var errorDescription: String? { description }
}

extension UsageError {
  static func unknownRule(_ name: String, known: [String]) -> Self {
    Self(.unknownRule, "there is no rule of that name", nearest: name, in: known)
  }

  static func unknownForm(_ name: String, known: [String]) -> Self {
    Self(.unknownForm, "there is no form of that name", nearest: name, in: known)
  }

  static func unknownCode(_ name: String, known: [String]) -> Self {
    Self(.unknownCode, "there is no code of that name", nearest: name, in: known)
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
      "the rule `\(template.name)` has no parameter of that name",
      nearest: name,
      in: template.parameters.map(\.name),
      else: template.parameters.isEmpty
        ? "it has none"
        : "it has " + template.parameters.map { "`\($0.name)`" }.joined(separator: ", ")
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
    let reason = "\(subject) not suit the rule `\(template.name)`"
    // What a confidential rule is given may be confidential too, and so may the hint for it.
    guard template.confidentiality == .open else {
      return Self(code: .unsuitableParameter, reason: reason)
    }
    return Self(
      code: .unsuitableParameter,
      reason: reason,
      hint: error.error.hint,
      reasonWithValues: "\(reason): \(error.error.reason)"
    )
  }

  /// Returns the error with the field of a typed form at which it was found.
  func found(atField path: FieldPath) -> Self {
    Self(
      code: code,
      reason: "the field `\(path)`: \(reason)",
      hint: hint,
      reasonWithValues: reasonWithValues.map { "the field `\(path)`: \($0)" },
      loadingError: loadingError
    )
  }

  private init(
    _ code: Code,
    _ reason: String,
    nearest name: String,
    in names: [String],
    else advice: String? = nil
  ) {
    self.init(
      code: code,
      reason: reason,
      hint: nearestName(to: name, in: names).map { "did you mean `\($0)`?" } ?? advice
    )
  }
}
