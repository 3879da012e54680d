import RuleEngine

/// A form with the fields of an application's own type, a rule for each of them, and checks between
/// them.
///
///     // struct SignUp { var email = "", country = "", phone: String? }
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

  /// The value that the form starts from when it decodes a record; nil if it doesn't.
  let start: FormStart<Root>?

  /// Creates a form.
  ///
  ///     let signUp = TypedForm("sign-up", blank: SignUp()) {
  ///       Field(\.email, "email", required: true)
  ///     }
  ///
  /// - Parameters:
  ///   - name: The form's name.
  ///   - blank: The value that decoding starts from, whose properties the fields overwrite; nil if
  ///     the form doesn't decode records.
  ///   - stop: The number of violations that are reported.
  ///   - entries: The fields, in the order of reports.
  public init(
    _ name: String,
    blank: Root? = nil,
    stop: Stop = .firstPerField,
    @FormBuilder<Root> _ entries: () -> [FormBuilder<Root>.Entry]
  ) {
    self.init(
      name,
      entries(),
      stop: stop,
      isFromPack: false,
      start: blank.map { FormStart.blank($0) }
    )
  }

  /// Creates a form that decodes records with the type's own initializer.
  ///
  ///     let signUp = TypedForm("sign-up", decoding: SignUp.self) {
  ///       Field(\.email, "email", required: true)
  ///     }
  ///
  /// The names of the fields must be the coding keys.
  ///
  /// - Parameters:
  ///   - name: The form's name.
  ///   - type: The type.
  ///   - stop: The number of violations that are reported.
  ///   - entries: The fields, in the order of reports.
  public init(
    _ name: String,
    decoding type: Root.Type,
    stop: Stop = .firstPerField,
    @FormBuilder<Root> _ entries: () -> [FormBuilder<Root>.Entry]
  ) where Root: Decodable {
    self.init(name, entries(), stop: stop, isFromPack: false, start: .decoding(type))
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
  ///   - blank: The value that decoding starts from; nil if the form doesn't decode records.
  ///   - entries: The fields, without rules.
  public init(
    pack name: String,
    blank: Root? = nil,
    @FormBuilder<Root> _ entries: () -> [FormBuilder<Root>.Entry]
  ) {
    let start = blank.map { FormStart.blank($0) }
    self.init(name, entries(), stop: .firstPerField, isFromPack: true, start: start)
  }

  /// Creates a form that maps the fields of a pack's form to properties, and decodes records with
  /// the type's own initializer.
  ///
  /// The names of the fields must be the coding keys.
  ///
  /// - Parameters:
  ///   - name: The name of the pack's form.
  ///   - type: The type.
  ///   - entries: The fields, without rules.
  public init(
    pack name: String,
    decoding type: Root.Type,
    @FormBuilder<Root> _ entries: () -> [FormBuilder<Root>.Entry]
  ) where Root: Decodable {
    self.init(name, entries(), stop: .firstPerField, isFromPack: true, start: .decoding(type))
  }

  private init(
    _ name: String,
    _ entries: [FormBuilder<Root>.Entry],
    stop: Stop,
    isFromPack: Bool,
    start: FormStart<Root>?
  ) {
    self.name = name
    self.stop = stop
    self.isFromPack = isFromPack
    self.start = start
    parts = entries.map(\.part)
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
  ///   In a form that decodes records, it is also an error if a valid record can leave a property
  ///   without a value.
  public func bound(
    to rulebook: Rulebook,
    groups: Set<String> = []
  ) throws(UsageError) -> BoundForm<Root> {
    let resolved = ResolvedForm(parts, needsStarts: start?.needsInnerStarts ?? false)
    if resolved.fields.isEmpty, resolved.problems.isEmpty {
      throw .unsuitableForm(name, "it doesn't have any fields")
    }
    if let problem = resolved.problems.first { throw .unsuitableForm(name, problem) }
    let binder = FormBinder(rulebook: rulebook, name: name)
    let definition =
      isFromPack
      ? try binder.packForm(for: resolved)
      : try binder.form(of: resolved, stop: stop.ofDefinition)
    let chosen = try rulebook.choosing(groups, in: definition)
    if let start {
      if let key = start.missingKey(in: parts) { throw .missingKey(key, of: name) }
      try binder.requireValues(for: resolved.fields, in: chosen.fields)
    }
    return BoundForm(
      handle: FormHandle(
        chosen,
        catalog: try binder.catalog(for: resolved, of: chosen),
        ownCodes: Set(resolved.fields.compactMap(\.words.code)),
        of: rulebook
      ),
      parts: parts,
      fields: resolved.fields,
      groups: resolved.groups,
      properties: PropertyIndex(
        fields: resolved.fields,
        groups: resolved.groups,
        limits: rulebook.surroundings.limits
      ),
      start: start,
      rulebook: rulebook
    )
  }
}

// A form can have a blank value and the constants of rules.
extension TypedForm: CustomStringConvertible, CustomReflectable {
  /// The name of the form.
  public var description: String { "TypedForm(\(name))" }

  /// A mirror that contains only the form's name.
  public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}
