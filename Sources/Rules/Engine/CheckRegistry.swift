/// The checks that packs can name.
///
///     CheckRegistry.builtIn["length"]?.shorthand  // "exact"
public struct CheckRegistry: Sendable {
  /// The definitions by name.
  public private(set) var definitions: [String: CheckDefinition]

  /// The checks that come with the engine.
  public static let builtIn = CheckRegistry([
    RequiredCheck.definition, TypeCheck.definition, LengthCheck.definition,
    PatternCheck.definition, CharactersCheck.definition, NumberCheck.definition,
    DateCheck.definition, OneOfCheck.definition, EqualityCheck.equals, EqualityCheck.notEquals,
    AffixCheck.Place.prefix.definition, AffixCheck.Place.suffix.definition,
    AffixCheck.Place.contains.definition, OtherFieldCheck.sameAs, OtherFieldCheck.differentFrom,
    AllCheck.definition, AnyCheck.definition, NotCheck.definition, WhenCheck.definition,
    PointsCheck.definition, CompareCheck.definition, FilledCheck.definition, EmailCheck.definition,
    DomainCheck.definition, PhoneCheck.definition, PaymentCardCheck.definition,
    SecurityCodeCheck.definition,
    CardExpiryCheck.definition, NameCheck.definition, UsernameCheck.definition,
    NicknameCheck.definition, RunsCheck.definition, ContextWordsCheck.definition,
    BlocklistCheck.definition, PasswordStrengthCheck.definition,
  ])

  /// Creates a registry; of two definitions with one name, the last stays.
  public init(_ definitions: [CheckDefinition]) {
    self.definitions = Dictionary(
      definitions.map { ($0.name, $0) },
      uniquingKeysWith: { $1 }
    )
  }

  /// Returns a registry with further checks, which replace those of the same name.
  public func adding(_ definitions: [CheckDefinition]) -> CheckRegistry {
    var registry = self
    for definition in definitions { registry.definitions[definition.name] = definition }
    return registry
  }

  /// Returns the definition of a check, or nil if there is none of that name.
  public subscript(name: String) -> CheckDefinition? { definitions[name] }

  /// The definitions, sorted by name.
  ///
  /// - Complexity: O(*n* log *n*) in the number of definitions.
  public var sorted: [CheckDefinition] { definitions.values.sorted { $0.name < $1.name } }
}
