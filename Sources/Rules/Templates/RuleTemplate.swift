import Synchronization
public import Violations

/// A rule as a pack defines it, with everything that it inherits, before its
/// parameters are known.
///
/// It is the second of three stages. The loader reads what a pack *declares* and resolves what a rule
/// extends, which gives a *template*: checks with settings that may still name parameters.
/// ``bind(_:)`` fills these in and makes a ``Rule``: checks with constants, ready to run. (The front
/// then wraps a rule in a handle with the clock and the limits of a rulebook.)
///
/// Checks that do not depend on a parameter are made once and shared by all rules of the template.
/// Those that do are kept for short parameter values such as a region, so that a form which takes a
/// parameter from a field does not make them anew for each record. A rule for confidential values keeps none.
///
///     let pin = RuleTemplate(
///       name: "pin",
///       pack: "acme",
///       parameters: [ParameterDefinition("digits", .integer(4...8), default: 4)],
///       checks: [CheckTemplate(LengthCheck.definition, settings: ["exact": .parameter("digits")])]
///     )
///     try pin.bind(["digits": 6]).outcome(of: "123456", in: CheckContext())  // .valid
///     try pin.bind().outcome(of: "123456", in: CheckContext())               // .invalid
public final class RuleTemplate: Sendable {
  /// The name, such as `email.html`.
  public let name: String

  /// The pack that defines the rule.
  public let pack: String

  /// What the rule is for, in one sentence.
  public let summary: String?

  /// The parameters.
  public let parameters: [ParameterDefinition]

  /// The steps that run before the checks.
  public let normalization: Normalization

  /// The checks, inherited ones first.
  public let checks: [CheckTemplate]

  /// How much of the value may leave the rule: at least as little as its checks ask for.
  public let confidentiality: Confidentiality

  /// What the pack says about codes.
  public let packCodes: [ViolationCode: CodeMapping.CodeSettings]

  /// The tables that all packs fill together.
  public let tables: SharedTables

  /// The rule that was made in Swift, and not by a pack; nil for all others.
  private let fixed: Rule?

  /// The checks that were made before, under the same conditions.
  private let made = Mutex<[CheckKey: RuleCheck]>([:])

  /// The rules that were made before, under the same conditions.
  private let bound = Mutex<[RuleKey: Rule]>([:])

  /// Creates a template.
  public init(
    name: String,
    pack: String,
    summary: String? = nil,
    parameters: [ParameterDefinition] = [],
    normalization: Normalization = Normalization(),
    checks: [CheckTemplate],
    confidentiality: Confidentiality = .open,
    packCodes: [ViolationCode: CodeMapping.CodeSettings] = [:],
    tables: SharedTables = SharedTables()
  ) {
    self.name = name
    self.pack = pack
    self.summary = summary
    self.parameters = parameters
    self.normalization = normalization
    self.checks = checks
    self.confidentiality = checks.reduce(confidentiality) { max($0, $1.confidentiality) }
    self.packCodes = packCodes
    self.tables = tables
    fixed = nil
  }

  /// Creates a template that always makes one rule, which a program wrote in Swift.
  package init(_ rule: Rule) {
    name = rule.name
    pack = ""
    summary = nil
    parameters = []
    normalization = rule.normalization
    checks = []
    confidentiality = rule.confidentiality
    packCodes = [:]
    tables = SharedTables()
    fixed = rule
  }

  /// Whether reports must not contain any text of the value.
  public var isSecret: Bool { confidentiality.isSecret }

  /// Returns the template with at least some confidentiality.
  package func raised(to least: Confidentiality) -> RuleTemplate {
    if confidentiality >= least { return self }
    if let fixed { return RuleTemplate(fixed.raised(to: least)) }
    return RuleTemplate(
      name: name,
      pack: pack,
      summary: summary,
      parameters: parameters,
      normalization: normalization,
      checks: checks,
      confidentiality: least,
      packCodes: packCodes,
      tables: tables
    )
  }

  /// Makes the rule for some parameters; those not given have their defaults.
  ///
  /// - Parameter given: The parameters by name. Names that the rule does not
  ///   have are ignored; see ``unknownParameter(in:)``.
  /// - Returns: The rule, ready to check values.
  /// - Throws: A ``BindingError`` if a value does not suit the parameter's declared type, or a
  ///   setting that uses it.
  public func bind(_ given: [String: Value] = [:]) throws(BindingError) -> Rule {
    try bind(given, within: nil)
  }

  /// Makes the rule for some parameters, and counts what that costs.
  package func bind(
    _ given: [String: Value],
    within budget: LoadingBudget?
  ) throws(BindingError) -> Rule {
    if let fixed { return fixed }
    let key = ruleKey(of: given)
    if let key, let rule = bound.withLock({ $0[key] }) { return rule }
    let rule = try newRule(given, within: budget)
    if let key {
      bound.withLock { bound in
        if bound.count >= Self.keptChecks { bound.removeAll() }
        bound[key] = rule
      }
    }
    return rule
  }

  /// Returns what keeps each check from being made with the defaults of the parameters.
  package func errorsWithDefaults(within budget: LoadingBudget? = nil) -> [BindingError] {
    let binding = binding(of: [:], within: budget)
    var errors: [BindingError] = []
    for index in checks.indices {
      do throws(BindingError) {
        _ = try check(at: index, in: binding)
      } catch {
        errors.append(error)
      }
    }
    return errors
  }

  private func binding(of given: [String: Value], within budget: LoadingBudget?) -> Binding {
    var values: [String: Value] = [:]
    for parameter in parameters {
      values[parameter.name] = given[parameter.name] ?? parameter.defaultValue
    }
    return Binding(
      parameters: values,
      given: confidentiality == .open ? [] : Set(given.keys),
      confidentiality: confidentiality,
      packCodes: packCodes,
      tables: tables,
      budget: budget
    )
  }

  /// Returns the rule that was made before for one parameter, or nil if none was kept.
  func kept(for name: String, _ value: Value) -> Rule? {
    if let fixed { return fixed }
    guard confidentiality == .open, let value = KeyValue(value) else { return nil }
    return bound.withLock { $0[.one(name, value)] }
  }

  private func newRule(
    _ given: [String: Value],
    within budget: LoadingBudget?
  ) throws(BindingError) -> Rule {
    let binding = binding(of: given, within: budget)
    var made: [RuleCheck] = []
    for index in checks.indices { made.append(try check(at: index, in: binding)) }
    // Only after the settings, because their errors know the position in the file.
    for parameter in parameters {
      if let value = given[parameter.name] { try check(value, for: parameter) }
    }
    return Rule(
      name: name,
      normalization: normalization,
      checks: made,
      confidentiality: confidentiality,
      parameters: binding.parameters,
      packCodes: packCodes
    )
  }

  /// Refuses a value that does not suit the declared type, whether or not a check uses it.
  private func check(
    _ value: Value,
    for parameter: ParameterDefinition
  ) throws(BindingError) {
    do throws(SettingError) {
      _ = try parameter.type.interpret(value)
    } catch {
      throw BindingError(error, parameter: parameter.name)
    }
  }
}

extension RuleTemplate {
  /// A check with the values of the parameters that it depends on.
  private struct CheckKey: Hashable {
    var index: Int
    var values: [KeyValue]
  }

  /// The parameters that a rule was made for.
  private enum RuleKey: Hashable {
    case none
    case one(String, KeyValue)
    case several([String: KeyValue])
  }

  /// Returns the key under which a rule is kept, or nil if it is not kept: the parameters of a
  /// confidential rule may be confidential too, and long ones may tell of a person.
  private func ruleKey(of given: [String: Value]) -> RuleKey? {
    guard let first = given.first else { return RuleKey.none }
    if confidentiality != .open { return nil }
    if given.count == 1 { return KeyValue(first.value).map { .one(first.key, $0) } }
    let values = given.compactMapValues { KeyValue($0) }
    return values.count == given.count ? .several(values) : nil
  }

  /// A parameter's value as it distinguishes checks.
  ///
  /// Texts count by their bytes: two spellings of one character are equal as strings, and not for
  /// a check.
  private enum KeyValue: Hashable {
    case unset

    /// The bytes of a short text, and how many they are.
    case text(UInt128, count: Int)
    case number(ExactDecimal)
    case boolean(Bool)

    /// Creates a key, or nil for a value that is too long to be kept, and for a number with an
    /// exponent: it equals others that messages write in another way.
    init?(_ value: Value?) {
      switch value {
      case nil: self = .unset
      case .text(let text) where text.utf8.count <= keptTextBytes:
        let bytes = text.utf8.reduce(UInt128(0)) { $0 << 8 | UInt128($1) }
        self = .text(bytes, count: text.utf8.count)
      case .decimal(let number) where !number.hasExponent && number.digits.utf8.count <= keptDigits:
        self = .number(number)
      case .boolean(let flag): self = .boolean(flag)
      case .text, .decimal, .null, .list, .record: return nil
      }
    }
  }

  /// How many checks are kept, and how long a parameter's text or number may be for that.
  private static let keptChecks = 256
  private static let keptTextBytes = 16
  private static let keptDigits = 32

  /// Returns one of the checks, made now or before.
  private func check(at index: Int, in binding: Binding) throws(BindingError) -> RuleCheck {
    let template = checks[index]
    let names = template.parameters.sorted()
    let values = names.compactMap { KeyValue(binding.parameters[$0]) }
    // What a secret rule is given may be secret too, such as a card number.
    guard values.count == names.count, confidentiality == .open || names.isEmpty else {
      return try template.make(in: binding)
    }
    let key = CheckKey(index: index, values: values)
    if let check = made.withLock({ $0[key] }) { return check }
    let check = try template.make(in: binding)
    made.withLock { made in
      if made.count >= Self.keptChecks { made.removeAll() }
      made[key] = check
    }
    return check
  }
}
