import Rules

/// The fields of an application's own type, each with a rule, and checks between them.
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
/// The form's name and its fields' are those by which catalogs know special messages
/// (`sign-up/email:required`) and labels (`sign-up/email:`).
public struct TypedForm<Root: Sendable>: Sendable {
  /// How much of what is wrong a form reports.
  public enum Stop: String, CaseIterable, Sendable {
    /// Only the first violation of the record.
    case first

    /// The first violation of each field.
    case firstPerField = "first-per-field"

    /// Every violation.
    case all

    fileprivate var ofDefinition: FormDefinition.Stop {
      switch self {
      case .first: .first
      case .firstPerField: .firstPerField
      case .all: .all
      }
    }
  }

  /// The form's name.
  public let name: String

  /// How much of what is wrong is reported.
  public let stop: Stop

  let parts: [FormPart<Root>]

  /// Whether the rules stand in a pack's form of this name.
  let isFromPack: Bool

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - name: The form's name.
  ///   - stop: How much of what is wrong is reported.
  ///   - entries: The fields, in the order in which they are reported.
  public init(
    _ name: String,
    stop: Stop = .firstPerField,
    @FormBuilder<Root> _ entries: () -> [FormEntry<Root>]
  ) {
    self.name = name
    self.stop = stop
    parts = entries().map(\.part)
    isFromPack = false
  }

  /// Creates a form that only says which property each field of a pack's form stands for.
  ///
  ///     let signUp = TypedForm<SignUp>(pack: "sign-up") {
  ///       Field(\.email)
  ///       Field(\.passwordAgain, name: "password-again")
  ///     }
  ///
  /// Rules, requirements and checks between fields are those of the pack. A field of the pack for
  /// which no property stands is blank.
  ///
  /// - Parameters:
  ///   - name: The name of the pack's form.
  ///   - entries: The fields, without rules.
  public init(pack name: String, @FormBuilder<Root> _ entries: () -> [FormEntry<Root>]) {
    self.name = name
    stop = .firstPerField
    parts = entries().map(\.part)
    isFromPack = true
  }

  /// Finds the rules that the form names.
  ///
  ///     let form = try signUp.bound(to: rulebook)
  ///     form.check(SignUp(email: "ann@")).isValid  // false
  ///
  /// - Returns: The form, ready to check values; nothing is looked up any more.
  /// - Throws: A ``UsageError`` for an unknown rule, parameter or field, if the form contradicts
  ///   itself or has a message that cannot be read, or if the bundled data of a rule is damaged.
  public func bound(to rulebook: Rulebook) throws(UsageError) -> BoundForm<Root> {
    let resolved = ResolvedForm(parts)
    if let problem = resolved.problems.first { throw .unsuitableForm(name, problem) }
    let binder = FormBinder(rulebook: rulebook, name: name)
    let definition =
      isFromPack
      ? try binder.packForm(for: resolved)
      : try binder.form(of: resolved, stop: stop.ofDefinition)
    return BoundForm(
      handle: FormHandle(
        definition,
        catalog: try binder.catalog(for: resolved),
        surroundings: rulebook.surroundings
      ),
      parts: parts,
      fields: resolved.fields
    )
  }
}
