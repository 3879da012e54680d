import RuleEngine

/// A form with the fields of an application's own type, a rule for each of them, and checks between
/// them.
///
///     struct SignUp { var email = "", country = "", phone: String? }
///
///     let signUp = TypedForm<SignUp>("sign-up") {
///       Field(\.email, "email", required: true)
///       Field(\.country, "country-code")
///       Field(\.phone, "phone", with: ["region": .field(\.country)])
///     }
///     let form = try signUp.bound(to: rulebook)
///     let report = form.check(SignUp(email: "ann@", country: "CH", phone: "079 123 45 67"))
///     report.violations(at: \.email).map(\.code)  // [email.domain.missing]
///
/// Catalogs use the names of the form and its fields for specific messages
/// (`sign-up/email:required`) and labels (`sign-up/email:`).
public struct TypedForm<Root: Sendable>: Sendable {
  /// The number of violations that a form reports.
  public enum Stop: String, CaseIterable, Sendable {
    /// Only the first violation of the record.
    case first

    /// The first violation of each value of a field, which can have one in each element of a list.
    case firstPerField = "first-per-field"

    /// The first violation of each place in a value, so that each element of a list counts.
    case firstPerElement = "first-per-element"

    /// The first violation of each field, no matter how many elements have it.
    case firstPerList = "first-per-list"

    /// Every violation.
    case all

    fileprivate var ofDefinition: FormDefinition.Stop {
      switch self {
      case .first: .first
      case .firstPerField: .firstPerField
      case .firstPerElement: .firstPerElement
      case .firstPerList: .firstPerList
      case .all: .all
      }
    }
  }

  /// The form's name.
  public let name: String

  /// The number of violations that are reported.
  public let stop: Stop

  let parts: [FormPart<Root>]

  /// Whether the rules come from a pack's form with this name.
  let isFromPack: Bool

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - name: The form's name.
  ///   - stop: The number of violations that are reported.
  ///   - entries: The fields, in the order of reports.
  public init(
    _ name: String,
    stop: Stop = .firstPerField,
    @FormBuilder<Root> _ entries: () -> [FormBuilder<Root>.Entry]
  ) {
    self.name = name
    self.stop = stop
    parts = entries().map(\.part)
    isFromPack = false
  }

  /// Creates a form that only maps the fields of a pack's form to properties.
  ///
  ///     let signUp = TypedForm<SignUp>(pack: "sign-up") {
  ///       Field(\.email)
  ///       Field(\.passwordAgain, name: "password-again")
  ///     }
  ///
  /// Rules, requirements and checks between fields come from the pack. A field of the pack without
  /// a property is blank.
  ///
  /// - Parameters:
  ///   - name: The name of the pack's form.
  ///   - entries: The fields, without rules.
  public init(pack name: String, @FormBuilder<Root> _ entries: () -> [FormBuilder<Root>.Entry]) {
    self.name = name
    stop = .firstPerField
    parts = entries().map(\.part)
    isFromPack = true
  }

  /// Finds the form's rules in a rulebook.
  ///
  ///     let form = try signUp.bound(to: rulebook)
  ///     form.check(SignUp(email: "ann@")).isValid  // false
  ///
  /// - Parameters:
  ///   - rulebook: The rulebook that has the rules.
  ///   - groups: The groups of checks that run in addition to those without a group, such as
  ///     `["publish"]`.
  /// - Returns: The form, ready to check values without further lookups.
  /// - Throws: A ``UsageError`` if a rule, parameter, field or group is unknown, if the form
  ///   contradicts itself or has an invalid message, or if the bundled data of a rule is damaged.
  public func bound(
    to rulebook: Rulebook,
    groups: Set<String> = []
  ) throws(UsageError) -> BoundForm<Root> {
    let resolved = ResolvedForm(parts)
    if let problem = resolved.problems.first { throw .unsuitableForm(name, problem) }
    let binder = FormBinder(rulebook: rulebook, name: name)
    let definition =
      isFromPack
      ? try binder.packForm(for: resolved)
      : try binder.form(of: resolved, stop: stop.ofDefinition)
    return BoundForm(
      handle: FormHandle(
        try rulebook.choosing(groups, in: definition),
        catalog: try binder.catalog(for: resolved),
        surroundings: rulebook.surroundings
      ),
      parts: parts,
      fields: resolved.fields,
      groups: resolved.groups
    )
  }
}
