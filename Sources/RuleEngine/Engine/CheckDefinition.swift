public import Violations

/// Everything that the rest of the system knows about a check.
///
/// It is the single source for the loader, for listings and documentation, and for checks that
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

  /// Returns whether a check can report a code when the settings with the given names are present.
  public typealias Reportability = @Sendable (ViolationCode, _ settings: Set<String>) -> Bool

  /// The name in packs, in kebab case.
  public let name: String

  /// The requirement of the check, in one sentence.
  public let summary: String

  /// The setting that a bare value or list sets: `pattern: '[A-Z]+'`.
  public let shorthand: String?

  /// The settings that the check understands.
  public let settings: [SettingDefinition]

  /// The codes that it reports.
  public let codes: [CodeDefinition]

  /// The facts that it can learn.
  public let facts: [FactDefinition]

  /// Whether it produces the canonical form of the value, which systems should store.
  public let givesCanonicalForm: Bool

  /// Whether that form uses a different notation from the values.
  ///
  /// In that notation it can be another value of the same rule, or none: `1,234` in German is
  /// 1.234, and `1.234` in German is 1234.
  package private(set) var givesOtherNotation = false

  /// What else the engine must know about the check; nil for most.
  package var role: CheckRole?

  /// What to write instead of settings that the check used to have, by name.
  package private(set) var formerSettings: [String: String] = [:]

  /// The quantities that the check reads, maybe in a notation of its own.
  package private(set) var quantities: Set<Quantity> = []

  /// What a check between fields requires of the fields that it looks at; nil for most.
  package private(set) var fieldDemand: FieldDemand?

  /// Whether the check can refuse a text because of its characters.
  package var limitsCharacters = true

  /// Whether a program added the check.
  ///
  /// Such a check can look at any field of the record, whatever its settings name.
  package var isOfProgram = false

  /// Whether an entry in a pack must name a code, because the check doesn't have its own.
  public let needsCode: Bool

  /// Whether the check looks at several fields of a form.
  ///
  /// Such a check has a setting `field`, which names the field that is blamed, or `fields`, whose
  /// first field is blamed.
  public let isBetweenFields: Bool

  /// Whether a check between fields also runs if the blamed field is blank.
  public let looksAtBlank: Bool

  /// Whether a check between fields looks at the elements of lists from outside.
  ///
  /// If so, `items[].price` means the prices of all items, and not only the price of the item that
  /// contains the blamed field.
  public let looksAtElements: Bool

  /// The confidentiality of the values that the check is for.
  ///
  /// The values of a rule with such a check are at least this confidential.
  public let confidentiality: Confidentiality

  /// Whether the check's result for a value can reveal the value of the other fields that it looks
  /// at, as a passing `same-as` does.
  ///
  /// A field with such a check is at least as confidential as the fields that it looks at.
  public let tellsOtherFields: Bool

  /// The settings that make the check reveal other fields where it otherwise doesn't.
  package private(set) var tellingSettings: Set<String> = []

  /// Returns whether the check can report one of its codes with the given settings.
  package private(set) var reports:
    @Sendable (ViolationCode, _ settings: [String: SettingExpression]) -> Bool

  /// Returns the kinds of values that a setting can separate, if it is a distance between two
  /// fields; nil for other settings.
  package private(set) var separatedKinds:
    @Sendable (_ setting: String, SettingExpression) -> Set<Quantity>? = { _, _ in nil }

  /// Makes the check.
  public private(set) var make: Factory

  /// Creates a definition.
  ///
  /// - Parameters:
  ///   - name: The name in packs, in kebab case.
  ///   - summary: The requirement of the check, in one sentence.
  ///   - shorthand: The setting that a bare value or list sets.
  ///   - settings: The settings that the check understands.
  ///   - codes: The codes that it reports.
  ///   - facts: The facts that it can learn.
  ///   - givesCanonicalForm: Whether it produces the canonical form of the value, which systems
  ///     should store.
  ///   - needsCode: Whether an entry in a pack must name a code.
  ///   - isBetweenFields: Whether the check looks at several fields of a form.
  ///   - looksAtBlank: Whether a check between fields also runs if the field is blank.
  ///   - looksAtElements: Whether a check between fields looks at elements of lists from outside.
  ///   - confidentiality: The confidentiality of the values that the check is for.
  ///   - tellsOtherFields: Whether the result can reveal the value of the fields that it looks at.
  ///   - reports: Returns whether the check can report a code with some settings. If a pack
  ///     replaces all codes of the check with one, this decides which arguments the messages for
  ///     that code can mention.
  ///   - make: Makes the check. It throws a ``SettingError`` if the settings conflict.
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
    looksAtElements: Bool = false,
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
    self.looksAtElements = looksAtElements
    self.confidentiality = confidentiality
    self.tellsOtherFields = tellsOtherFields
    self.reports = { code, written in reports(code, Set(written.keys)) }
    self.make = make
  }

  /// Returns a copy for a check whose canonical form uses a different notation from the values.
  package func givingOtherNotation() -> CheckDefinition {
    var definition = self
    definition.givesOtherNotation = true
    return definition
  }

  /// Returns a copy for a check that reads quantities, which fields can be added or compared by.
  package func reading(_ quantities: Quantity...) -> CheckDefinition {
    var definition = self
    definition.quantities = Set(quantities)
    return definition
  }

  /// Returns a copy for a check that can only fail if the fields that it looks at meet a demand.
  package func demanding(_ demand: FieldDemand) -> CheckDefinition {
    var definition = self
    definition.fieldDemand = demand
    return definition
  }

  /// Returns a copy for a check with settings that are distances between two fields.
  package func separating(
    _ kinds: @escaping @Sendable (_ setting: String, SettingExpression) -> Set<Quantity>?
  ) -> CheckDefinition {
    var definition = self
    definition.separatedKinds = kinds
    return definition
  }

  /// Returns a copy whose checks are made in another way, such as checks that watch themselves.
  package func making(_ make: @escaping Factory) -> CheckDefinition {
    var definition = self
    definition.make = make
    return definition
  }

  /// Returns a copy for a check that used to have other settings.
  ///
  /// A pack that uses one of them gets a hint about what to write instead.
  package func refusing(_ settings: [String: String]) -> CheckDefinition {
    var definition = self
    definition.formerSettings = settings
    return definition
  }

  /// Returns a copy for a check that reveals other fields only if it has one of some settings.
  package func telling(with settings: [String]) -> CheckDefinition {
    var definition = self
    definition.tellingSettings = Set(settings)
    return definition
  }

  /// Returns a copy for a check whose codes depend on the values of its settings, and not only on
  /// their presence.
  package func reporting(
    _ reports: @escaping @Sendable (ViolationCode, [String: SettingExpression]) -> Bool
  ) -> CheckDefinition {
    var definition = self
    definition.reports = reports
    return definition
  }

  /// Returns a function that decides from its settings whether a check can report a code.
  ///
  /// Each listed code needs all settings of one of its lists. Any other code needs none.
  ///
  ///     let reports = CheckDefinition.codes(needing: ["length.too_short": [["minimum"]]])
  public static func codes(needing settings: [ViolationCode: [[String]]]) -> Reportability {
    { code, written in
      settings[code]?.contains { written.isSuperset(of: $0) } ?? true
    }
  }

  /// Returns the definition of a setting, or nil if there is none with that name.
  ///
  ///     definition.setting("unit")?.defaultText  // "characters"
  ///
  /// - Complexity: O(*n*) in the number of settings.
  public func setting(_ name: String) -> SettingDefinition? {
    settings.first { $0.name == name }
  }
}
