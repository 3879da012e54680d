public import Violations

/// Everything that the rest of the system knows about a check: the single
/// source for the loader, for listings and documentation, and for checks that
/// applications register.
///
///     CheckDefinition(
///       "even-length",
///       "Requires an even number of bytes.",
///       codes: [CodeDefinition("even_length.odd", "The number of bytes is odd.")]
///     ) { _ in EvenLengthCheck() }
public struct CheckDefinition: Sendable {
  /// Makes a check from its settings.
  public typealias Factory = @Sendable (Settings) throws(SettingError) -> any Check

  /// Returns whether a check can report a code when some settings are written.
  public typealias Reportability =
    @Sendable (ViolationCode, _ settings: [String: SettingExpression]) -> Bool

  /// The name in packs, in kebab case.
  public let name: String

  /// What the check requires, in one sentence.
  public let summary: String

  /// The setting that a bare value or list stands for: `pattern: '[A-Z]+'`.
  public let shorthand: String?

  /// The settings that the check understands.
  public let settings: [SettingDefinition]

  /// The codes that it reports.
  public let codes: [CodeDefinition]

  /// The facts that it may learn.
  public let facts: [FactDefinition]

  /// Whether it gives the form of the value that systems should store.
  public let givesCanonicalForm: Bool

  /// Whether an entry in a pack must name a code, because the check has none of its own.
  public let needsCode: Bool

  /// Whether the check stands between the fields of a form.
  ///
  /// Such a check has a setting `field`, which names the field that is blamed, or `fields`, of
  /// which the first is.
  public let isBetweenFields: Bool

  /// Whether a check between fields runs where the field that is blamed is blank.
  public let looksAtBlank: Bool

  /// How confidential the values are that the check is for: a rule that has such a check is at
  /// least as strict.
  public let confidentiality: Confidentiality

  /// Whether what the check says of a value may tell the value of the other fields that it looks
  /// at, as `same-as` does where it holds.
  ///
  /// A field with such a check is at least as strict as the fields that it looks at.
  public let tellsOtherFields: Bool

  /// Returns whether the check can report one of its codes with the settings that are written.
  public let reports: Reportability

  /// Makes the check.
  public let make: Factory

  /// Creates a definition.
  ///
  /// - Parameters:
  ///   - name: The name in packs, in kebab case.
  ///   - summary: What the check requires, in one sentence.
  ///   - shorthand: The setting that a bare value or list stands for.
  ///   - settings: The settings that the check understands.
  ///   - codes: The codes that it reports.
  ///   - facts: The facts that it may learn.
  ///   - givesCanonicalForm: Whether it gives the form of the value that systems should store.
  ///   - needsCode: Whether an entry in a pack must name a code.
  ///   - isBetweenFields: Whether the check stands between the fields of a form.
  ///   - looksAtBlank: Whether a check between fields runs where the field is blank.
  ///   - confidentiality: How confidential the values are that the check is for.
  ///   - tellsOtherFields: Whether what the check says may tell the value of fields it looks at.
  ///   - reports: Returns whether the check can report a code with some settings, which decides what
  ///     messages may mention where a pack has one code for all of them.
  ///   - make: Makes the check; throws a ``SettingError`` if settings do not go together.
  public init(
    _ name: String,
    _ summary: String,
    shorthand: String? = nil,
    settings: [SettingDefinition] = [],
    codes: [CodeDefinition],
    facts: [FactDefinition] = [],
    givesCanonicalForm: Bool = false,
    needsCode: Bool = false,
    isBetweenFields: Bool = false,
    looksAtBlank: Bool = false,
    confidentiality: Confidentiality = .open,
    tellsOtherFields: Bool = true,
    reports: @escaping Reportability = { _, _ in true },
    make: @escaping Factory
  ) {
    self.name = name
    self.summary = summary
    self.shorthand = shorthand
    self.settings = settings
    self.codes = codes
    self.facts = facts
    self.givesCanonicalForm = givesCanonicalForm
    self.needsCode = needsCode
    self.isBetweenFields = isBetweenFields
    self.looksAtBlank = looksAtBlank
    self.confidentiality = confidentiality
    self.tellsOtherFields = tellsOtherFields
    self.reports = reports
    self.make = make
  }

  /// Returns what tells the codes of a check by its settings: each code that is named needs all
  /// settings of one of its lists, and any other code none.
  ///
  ///     CheckDefinition.codes(needing: ["length.too_short": [["minimum"]]])
  public static func codes(needing settings: [ViolationCode: [[String]]]) -> Reportability {
    { code, written in
      settings[code]?.contains { $0.allSatisfy { written[$0] != nil } } ?? true
    }
  }

  /// Returns the definition of a setting, or nil if there is none of that name.
  ///
  ///     LengthCheck.definition.setting("unit")?.defaultText  // "characters"
  ///
  /// - Complexity: O(*n*) in the number of settings.
  public func setting(_ name: String) -> SettingDefinition? {
    settings.first { $0.name == name }
  }
}
