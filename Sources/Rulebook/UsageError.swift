package import RuleEngine
import SourceTexts
import UnicodeText

/// A caller's mistake, such as a name that the rulebook doesn't know, or an unsuitable parameter.
///
///     do {
///       _ = try rulebook.check("ann@", as: "emial")
///     } catch {
///       print(error)
///       // there is no rule with that name; did you mean `email`?
///       print(error.code.rawValue)         // usage.unknown_rule
///       print(error.localizedDescription)  // the same as the first line
///     }
///
/// An error never repeats values, or unknown names of rules, forms, codes or parameters. If a
/// program or a person swaps a name and a password, the unknown name is the password. An error
/// shows only names that the rulebook knows.
public struct UsageError: Error, Hashable, Sendable {
  /// The kinds of mistakes.
  public enum Kind: String, CaseIterable, Sendable {
    /// The rulebook doesn't have a rule with that name.
    case unknownRule = "usage.unknown_rule"

    /// The rulebook doesn't have a form with that name.
    case unknownForm = "usage.unknown_form"

    /// The rule doesn't have a parameter with that name.
    case unknownParameter = "usage.unknown_parameter"

    /// The parameter's value doesn't suit the rule.
    case unsuitableParameter = "usage.unsuitable_parameter"

    /// No pack declares a group of checks with that name.
    case unknownGroup = "usage.unknown_group"

    /// The form doesn't have a field with that name.
    case unknownField = "usage.unknown_field"

    /// A typed form is incomplete, or contradicts itself.
    case unsuitableForm = "usage.unsuitable_form"

    /// No check or pack reports a code with that name.
    case unknownCode = "usage.unknown_code"

    /// The code doesn't have a public argument with that name.
    case unknownArgument = "usage.unknown_argument"

    /// The code needs an argument that is missing.
    case missingArgument = "usage.missing_argument"

    /// An argument's type differs from the type in the code's declaration.
    case unsuitableArgument = "usage.unsuitable_argument"

    /// The code is retired, so no error uses it anymore.
    case retiredCode = "usage.retired_code"

    /// The language doesn't have any texts.
    case unknownLocale = "usage.unknown_locale"

    /// The language tag isn't suitable for a translation.
    case unsuitableLocale = "usage.unsuitable_locale"

    /// The rule or form can't be used, because its bundled data is damaged.
    case unusableData = "usage.unusable_data"
  }

  /// The kind of mistake.
  public let kind: Kind

  /// The kind as a code: `usage.unknown_rule`.
  public var code: ViolationCode { ViolationCode(rawValue: kind.rawValue) }

  /// A description of the mistake, without the values that were passed.
  public let reason: String

  /// The probably intended name, or other advice; nil if there is none.
  public let hint: String?

  /// The mistakes in the bundled data; nil unless the kind is ``Kind/unusableData``.
  public let loadingError: LoadingError?

  /// The reason with the values that were passed, only for the person who passed them; nil if it
  /// has none.
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

  /// Creates the error for data of a rule or form that turns out to be damaged.
  package init(_ error: LoadingError) {
    self.init(kind: .unusableData, reason: error.description, loadingError: error)
  }
}

extension UsageError: CustomStringConvertible {
  /// The reason and the hint.
  public var description: String { hint.map { "\(reason); \($0)" } ?? reason }

  /// The description with the values that were passed, for the terminal of the person who passed
  /// them.
  package var descriptionWithValues: String {
    let reason = reasonWithValues ?? reason
    return hint.map { "\(reason); \($0)" } ?? reason
  }
}

extension UsageError {
  package static func unknownRule(_ name: String, known: [String]) -> Self {
    Self(.unknownRule, "there is no rule with that name", nearest: name, in: known)
  }

  static func unknownForm(_ name: String, known: [String]) -> Self {
    Self(.unknownForm, "there is no form with that name", nearest: name, in: known)
  }

  /// Creates the error for a rule or form that exists, but that a pack disables.
  ///
  /// - Parameters:
  ///   - kind: The kind for a rule or form that doesn't exist.
  ///   - what: The word for it.
  ///   - pack: The name of the pack.
  /// - Returns: The error.
  package static func disabled(_ kind: Kind, _ what: String, by pack: String) -> Self {
    Self(
      kind: kind,
      reason: "the pack `\(pack)` disables the \(what) with that name",
      hint: "use another \(what), or load the packs without `\(pack)`"
    )
  }

  static func unknownGroup(_ name: String, known: [String]) -> Self {
    Self(
      .unknownGroup,
      "no pack declares a group of checks with that name",
      nearest: name,
      in: known,
      else: known.isEmpty
        ? "there are none" : "there are " + known.map { "`\($0)`" }.joined(separator: ", ")
    )
  }

  package static func unknownCode(_ name: String, known: [String]) -> Self {
    Self(.unknownCode, "there is no code with that name", nearest: name, in: known)
  }

  package static func unknownName(_ name: String, known: [String]) -> Self {
    Self(.unknownCode, "there is no rule, form or code with that name", nearest: name, in: known)
  }

  package static func unknownArgument(
    _ name: String,
    of code: ViolationCode,
    known: [String]
  ) -> Self {
    Self(
      .unknownArgument,
      "the code `\(code)` doesn't have a public argument with that name",
      nearest: name,
      in: known,
      else: known.isEmpty
        ? "it doesn't have any" : "it has " + known.map { "`\($0)`" }.joined(separator: ", ")
    )
  }

  package static func missingArgument(_ argument: ErrorArgument, of code: ViolationCode) -> Self {
    Self(
      kind: .missingArgument,
      reason: "the code `\(code)` needs the argument `\(argument.name)`",
      hint: "its type is `\(argument.kind)`"
    )
  }

  package static func unsuitableArgument(_ argument: ErrorArgument, of code: ViolationCode) -> Self
  {
    Self(
      kind: .unsuitableArgument,
      reason: "the argument `\(argument.name)` doesn't suit the code `\(code)`",
      hint: "its type is `\(argument.kind)`" + (argument.kind.example.map { ", like \($0)" } ?? "")
    )
  }

  static func codeOfChecks(_ code: ViolationCode) -> Self {
    Self(
      kind: .unknownCode,
      reason:
        "the code `\(code)` belongs to a check, and programs can use only codes with `arguments`",
      hint: "get its message from a report or from `rulebook render`"
    )
  }

  static func retiredCode(_ declaration: ErrorDeclaration) -> Self {
    Self(
      kind: .retiredCode,
      reason: "the code `\(declaration.code)` is retired, so it doesn't have texts",
      hint: declaration.standing.replacement.map { "use `\($0)` instead" }
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
      hint: names.isEmpty ? nil : "there are texts for \(names)",
      reasonWithValues: "there are no texts for `\(tag)`"
    )
  }

  static func unknownField(_ name: String, of form: String, known: [String]) -> Self {
    Self(
      .unknownField,
      "the form `\(form)` doesn't have a field `\(name)`",
      nearest: name,
      in: known
    )
  }

  static func unsuitableForm(_ name: String, _ reason: String, hint: String? = nil) -> Self {
    Self(kind: .unsuitableForm, reason: "the form `\(name)`: \(reason)", hint: hint)
  }

  package static func unknownParameter(_ name: String, of template: RuleTemplate) -> Self {
    Self(
      .unknownParameter,
      "the rule `\(template.name)` doesn't have a parameter with that name",
      nearest: name,
      in: template.parameters.map(\.name),
      else: template.parameters.isEmpty
        ? "it doesn't have any"
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
      ? "the parameter \(names[0]) doesn't"
      : "the parameters \(names.joined(separator: ", ")) don't"
    let reason = "\(subject) suit the rule `\(template.name)`"
    // The values passed to a confidential rule may be confidential too, and so may the hint for
    // them.
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

  /// Returns the error with the field of the typed form where it was found.
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
  /// The format of an argument of this kind; nil if it is obvious.
  fileprivate var example: String? {
    switch self {
    case .single(.date): "`2026-11-20`"
    case .single(.region): "`CH` or `419`"
    case .single(.character): "`A`"
    case .single(.field): "`contacts[2].email`"
    case .list(let kind): kind.example
    case .single, .choice: nil
    }
  }
}
