import PackLoading
import RuleEngine
import SourceTexts
public import Violations

/// A rule that a program writes in Swift.
///
/// It is a rule like those of packs. Add it to the sources of a rulebook, and everything can use it
/// by its name: ``Rulebook/check(_:as:with:groups:)-(String,_,_,_)``, fields of forms, and the
/// packs after it.
///
///     let pin = try Rule("pin", messages: ["pin.digits": "Use digits."]) {
///       .length(4...4).pattern("[0-9]*", code: "pin.digits")
///     }
///     let rulebook = try Rulebook(.bundled, .rules([pin]))
///     try rulebook.check("12a4", as: "pin").violations.map(\.code)  // [pin.digits]
///
/// All checks must pass. They run on the normalized text, and violations are reported in their
/// order. ``Checks`` has the checks that most programs need. Any other check of the library or of
/// the program runs by its name: `.check("prefix", ["text": "AB-"])`.
public struct Rule: Hashable, Sendable {
  /// The name, such as `pin`.
  public let name: String

  /// The checks.
  let checks: Checks

  /// The normalization, the marks and the example, as packs write them.
  let traits: [String: Value]

  /// The messages of the rule's own codes.
  let messages: [ViolationCode: FieldText]

  /// Creates a rule.
  ///
  ///     try Rule("room", normalize: [.trim, .lowercase]) { .oneOf(["single", "double", "suite"]) }
  ///
  /// - Parameters:
  ///   - name: The name: words joined by hyphens, and variants after a period.
  ///   - steps: The steps that run before the checks.
  ///   - isSecret: Whether the values are secret, so that no report contains text of them.
  ///   - isPersonal: Whether the values belong to a person, so that no message contains text of
  ///     them.
  ///   - example: A valid value to show in messages.
  ///   - messages: The messages of the rule's own codes, which no other pack defines. Messages have
  ///     the same syntax as in catalogs: `"At least {minimum, number}."` Two rules of a source can
  ///     share a code if its messages are equal, or in different languages.
  ///   - checks: The checks.
  /// - Throws: A ``LoadingError`` with all mistakes, such as a pattern with a bracket that is never
  ///   closed. If a rule, check or code doesn't exist, the rulebook that the rule is added to says
  ///   so.
  public init(
    _ name: String,
    normalize steps: [Step] = [],
    isSecret: Bool = false,
    isPersonal: Bool = false,
    example: String? = nil,
    messages: [ViolationCode: FieldText] = [:],
    @Builder checks: () -> Checks
  ) throws(LoadingError) {
    self.name = name
    self.checks = checks()
    self.messages = messages
    var traits: [String: Value] = [:]
    if !steps.isEmpty { traits["normalize"] = .list(steps.map(\.value)) }
    if isSecret { traits["secret"] = .boolean(true) }
    if isPersonal { traits["personal"] = .boolean(true) }
    if let example { traits["example"] = .text(example) }
    self.traits = traits
    try audit()
  }

  /// The mistakes that only a rulebook can find, because it knows the other packs and the checks of
  /// the application.
  private static let leftToRulebooks: Set<String> = [
    "pack.unknown_check", "pack.unknown_code", "pack.unknown_rule",
  ]

  /// Throws an error with everything that is wrong in the rule alone.
  private func audit() throws(LoadingError) {
    let text = RulePack(name: RulePack.usualName, rules: [self])
    let registry = try SubjectRegistry(adding: [], checks: [])
    let pack = try PackReader.declaration(try text.source, registry: registry)
    do throws(LoadingError) {
      _ = try PackLibrary.loading([pack], registry: registry, checking: [pack.name])
    } catch {
      let own = error.diagnostics.filter { !Self.leftToRulebooks.contains($0.code) }
      if let error = LoadingError(own) { throw error }
    }
  }
}

extension Rule {
  /// A step that unifies different ways of writing the same value before any check runs.
  ///
  ///     try Rule("plate", normalize: [.trim, .uppercase, .remove("[ -]")]) { .length(2...8) }
  public struct Step: Hashable, Sendable {
    /// Replaces what people type and paste with what they meant.
    ///
    /// Invisible characters are removed, and so are quotation marks and angle brackets around the
    /// whole value. Spaces, digits and dashes of all kinds become ASCII characters. This must be
    /// the first step.
    public static let asTyped = Step(.asTyped(AsTyped()))

    /// Removes white space from both ends.
    public static let trim = Step(.trim)

    /// Replaces each run of white space with one space.
    public static let collapseSpaces = Step(.collapseSpaces)

    /// Replaces each run of spaces with one space, and leaves tabs and line breaks alone.
    public static let collapseBlanks = Step(.collapseBlanks)

    /// Composes characters: Unicode Normalization Form C (UAX #15).
    public static let nfc = Step(.nfc)

    /// Composes characters and replaces compatibility variants: Form KC (UAX #15).
    public static let nfkc = Step(.nfkc)

    /// Makes letters lowercase, independent of the language.
    public static let lowercase = Step(.lowercase)

    /// Makes letters uppercase, independent of the language.
    public static let uppercase = Step(.uppercase)

    /// Replaces the decimal digits of every script with ASCII digits.
    public static let asciiDigits = Step(.asciiDigits)

    /// Removes the characters of a set in ICU's syntax, such as `[ .-]`.
    public static func remove(_ set: String) -> Step { Step(value: ["remove": .text(set)]) }

    /// The step as packs write it.
    let value: Value
  }
}

extension Rule.Step {
  /// Creates a step of the engine that is written as a name only.
  private init(_ step: NormalizationStep) { self.init(value: .text(step.name)) }
}
