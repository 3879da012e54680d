package import RuleEngine
import SourceTexts
import UnicodeText

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
  public enum Kind: String, CaseIterable, Sendable {
    /// There is no rule of that name.
    case unknownRule = "usage.unknown_rule"

    /// There is no form of that name.
    case unknownForm = "usage.unknown_form"

    /// The rule has no parameter of that name.
    case unknownParameter = "usage.unknown_parameter"

    /// The parameter's value does not suit the rule.
    case unsuitableParameter = "usage.unsuitable_parameter"

    /// No pack declares a group of checks of that name.
    case unknownGroup = "usage.unknown_group"

    /// The form has no field of that name.
    case unknownField = "usage.unknown_field"

    /// A typed form does not say enough, or contradicts itself.
    case unsuitableForm = "usage.unsuitable_form"

    /// No check and no pack reports a code of that name.
    case unknownCode = "usage.unknown_code"

    /// The code has no argument of that name, or not for everybody.
    case unknownArgument = "usage.unknown_argument"

    /// The code needs an argument that was not given.
    case missingArgument = "usage.missing_argument"

    /// An argument is of another kind than the code's declaration says.
    case unsuitableArgument = "usage.unsuitable_argument"

    /// The code is retired, so nothing gives it any more.
    case retiredCode = "usage.retired_code"

    /// There are no texts in that language.
    case unknownLocale = "usage.unknown_locale"

    /// The language that was named cannot be worked on.
    case unsuitableLocale = "usage.unsuitable_locale"

    /// The rule or form that was named cannot be used, because its bundled data is damaged.
    case unusableData = "usage.unusable_data"
  }

  /// What kind of mistake it is.
  public let kind: Kind

  /// The same as a code: `usage.unknown_rule`.
  public var code: ViolationCode { ViolationCode(rawValue: kind.rawValue) }

  /// What is wrong, in words, without any value that was given.
  public let reason: String

  /// What was probably meant; nil if nothing is near.
  public let hint: String?

  /// What is wrong in the bundled data; nil unless the kind is ``Kind/unusableData``.
  public let loadingError: LoadingError?

  /// The reason with the values that were given, for those who gave them; nil if it has none.
  package let reasonWithValues: String?

  package init(
    kind: Kind,
    reason: String,
    hint: String? = nil,
    reasonWithValues: String? = nil,
    loadingError: LoadingError? = nil
  ) {
    self.kind = kind
    self.reason = reason
    self.hint = hint
    self.reasonWithValues = reasonWithValues
    self.loadingError = loadingError
  }

  /// Creates the error for data of a rule or form that turns out to be damaged when it is used.
  package init(_ error: LoadingError) {
    self.init(kind: .unusableData, reason: error.description, loadingError: error)
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

extension UsageError {
  package static func unknownRule(_ name: String, known: [String]) -> Self {
    Self(.unknownRule, "there is no rule of that name", nearest: name, in: known)
  }

  static func unknownForm(_ name: String, known: [String]) -> Self {
    Self(.unknownForm, "there is no form of that name", nearest: name, in: known)
  }

  static func unknownGroup(_ name: String, known: [String]) -> Self {
    Self(
      .unknownGroup,
      "no pack declares a group of checks of that name",
      nearest: name,
      in: known,
      else: known.isEmpty
        ? "there are none" : "there are " + known.map { "`\($0)`" }.joined(separator: ", ")
    )
  }

  package static func unknownCode(_ name: String, known: [String]) -> Self {
    Self(.unknownCode, "there is no code of that name", nearest: name, in: known)
  }

  package static func unknownArgument(
    _ name: String,
    of code: ViolationCode,
    known: [String]
  ) -> Self {
    Self(
      .unknownArgument,
      "the code `\(code)` has no argument of that name that everybody may see",
      nearest: name,
      in: known,
      else: known.isEmpty
        ? "it has none" : "it has " + known.map { "`\($0)`" }.joined(separator: ", ")
    )
  }

  package static func missingArgument(_ argument: ErrorArgument, of code: ViolationCode) -> Self {
    Self(
      kind: .missingArgument,
      reason: "the code `\(code)` needs the argument `\(argument.name)`",
      hint: "it is of type \(argument.kind)"
    )
  }

  package static func unsuitableArgument(_ argument: ErrorArgument, of code: ViolationCode) -> Self
  {
    Self(
      kind: .unsuitableArgument,
      reason: "the argument `\(argument.name)` of the code `\(code)` does not suit",
      hint: "it is of type \(argument.kind)" + (argument.kind.example.map { ", like \($0)" } ?? "")
    )
  }

  static func codeOfChecks(_ code: ViolationCode) -> Self {
    Self(
      kind: .unknownCode,
      reason:
        "the code `\(code)` belongs to checks, and programs give those of packs with `arguments`",
      hint: "its message comes with a report, or by `rulebook render`"
    )
  }

  static func retiredCode(_ declaration: ErrorDeclaration) -> Self {
    Self(
      kind: .retiredCode,
      reason: "the code `\(declaration.code)` is retired, so it has no texts",
      hint: declaration.standing.replacement.map { "`\($0)` takes its place" }
    )
  }

  package static let unknownNumber = Self(
    kind: .unknownCode,
    reason: "no pack has a code with that number",
    hint: "`rulebook list codes` shows the numbers"
  )

  package static func unknownLocale(_ tag: String, known: [String]) -> Self {
    let names = known.sorted().map { "`\($0)`" }.joined(separator: ", ")
    return Self(
      kind: .unknownLocale,
      reason: "there are no texts for that locale",
      hint: names.isEmpty ? nil : "there are some for \(names)",
      reasonWithValues: "there are no texts for `\(tag)`"
    )
  }

  static func unknownField(_ name: String, of form: String, known: [String]) -> Self {
    Self(.unknownField, "the form `\(form)` has no field `\(name)`", nearest: name, in: known)
  }

  static func unsuitableForm(_ name: String, _ reason: String, hint: String? = nil) -> Self {
    Self(kind: .unsuitableForm, reason: "the form `\(name)`: \(reason)", hint: hint)
  }

  package static func unknownParameter(_ name: String, of template: RuleTemplate) -> Self {
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

  package static func unsuitableParameter(
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
      return Self(kind: .unsuitableParameter, reason: reason)
    }
    return Self(
      kind: .unsuitableParameter,
      reason: reason,
      hint: error.error.hint,
      reasonWithValues: "\(reason): \(error.error.reason)"
    )
  }

  /// Returns the error with the field of a typed form at which it was found.
  func found(atField path: FieldPath) -> Self {
    Self(
      kind: kind,
      reason: "the field `\(path)`: \(reason)",
      hint: hint,
      reasonWithValues: reasonWithValues.map { "the field `\(path)`: \($0)" },
      loadingError: loadingError
    )
  }

  private init(
    _ kind: Kind,
    _ reason: String,
    nearest name: String,
    in names: [String],
    else advice: String? = nil
  ) {
    self.init(
      kind: kind,
      reason: reason,
      hint: nearestName(to: name, in: names).map { "did you mean `\($0)`?" } ?? advice
    )
  }
}

extension ErrorArgument.Kind {
  /// How an argument of the kind is written; nil where that goes without saying.
  fileprivate var example: String? {
    switch self {
    case .single(.date): "2026-11-20"
    case .single(.region): "CH or 419"
    case .single(.character): "a single A"
    case .single(.field): "contacts[2].email"
    case .list(let kind): kind.example
    case .single, .choice: nil
    }
  }
}
