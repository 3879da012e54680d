import ErrorCatalog
import PackLoading
import RuleEngine
public import Rulebook
public import Violations

/// What a code means, who reports it, and what its messages may mention.
///
///     try rulebook.explanation(of: "length.too_short").checks  // ["length"]
public struct CodeExplanation: Sendable, Hashable {
  /// An argument that is always reported with a code.
  public struct Argument: Sendable, Hashable {
    /// The name.
    public var name: String

    /// The kinds that it may have: one, unless rules give it differently.
    public var kinds: Set<Violations.Argument.Kind>

    /// What the value is, where a check says so.
    public var summary: String?

    /// A value to show: the constant of a pack, or one made up for the kind.
    public var example: Violations.Argument

    /// Whether it is taken from the value, so that rules for confidential values drop it.
    public var isFromInput: Bool
  }

  /// The code.
  public var code: ViolationCode

  /// What went wrong, in English, for authors.
  public var summary: String?

  /// How much it matters.
  public var severity: Severity

  /// The number that a rule pack assigns to the code; nil if it assigns none.
  public var number: Int?

  /// The pack that defines the code; nil for codes of checks and of the engine.
  public var pack: String?

  /// Whether checks or packs define the code; a general code such as `email.domain` and the key
  /// of a message such as `invalid` are not defined, and nobody reports them as they are.
  public var isDefined: Bool

  /// The codes below it, sorted: of `email`, also `email.domain.missing`.
  public var codesBelow: [ViolationCode]

  /// The checks that report it by themselves, sorted.
  public var checks: [String]

  /// The rules that may report it, sorted.
  public var rules: [String]

  /// The forms whose own checks may report it, sorted.
  public var forms: [String]

  /// The arguments that every report of the code has, and that its texts may mention, sorted by name.
  public var arguments: [Argument]

  /// What a pack declares of the code, or the library of its own errors, such as how services answer; nil if
  /// neither does, or if the code is that of a check.
  public var declaration: ErrorDeclaration?

  /// Whether people who use a program may meet the code, so that it has a message.
  package var isForPeople = true
}

extension CodeExplanation {
  /// Whether programs give the code, not checks.
  package var isOfPrograms: Bool { declaration?.arguments != nil }

  /// Whether nothing gives the code any more.
  package var isRetired: Bool { declaration?.standing.isRetired ?? false }
}

extension Rulebook {
  /// Returns what a code means, who reports it, and with which arguments.
  ///
  ///     try rulebook.explanation(of: "length.too_short").arguments.map(\.name)
  ///     // ["actual", "minimum", "unit"]
  ///
  /// A general code is explained by those below it, and the key of a catalog by its message. Errors of the
  /// library itself and what only lint says are explained too.
  ///
  /// - Throws: A ``UsageError`` if there is no such code or key, or if a rule is broken.
  /// - Complexity: O(*n*) in the size of the packs that may report the code, whose rules and forms it looks
  ///   through.
  public func explanation(of code: ViolationCode) throws(UsageError) -> CodeExplanation {
    let index: CodeIndex
    do throws(LoadingError) {
      let own = try CodeIndex(library, below: [code.rawValue])
      if let explanation = own.explanation(of: code) ?? CodeExplanation(ofLibrary: code) {
        return explanation
      }
      // To know what else there is means to read everything.
      index = try CodeIndex(library)
    } catch {
      throw UsageError(error)
    }
    let known =
      index.codes.map(\.rawValue) + CodeExplanation.codesOfLibrary.map(\.rawValue) + ruleNames
    // What stands beside a message is no code.
    guard TextPart.split(code.rawValue).part == nil else {
      throw .unknownCode(code.rawValue, known: known)
    }
    let hasMessage = catalog.layers.contains { layer in
      layer.messages(in: layer.sourceLocale)[code.rawValue] != nil
    }
    if hasMessage { return index.explanation(of: code, above: []) }
    throw .unknownCode(code.rawValue, known: known)
  }

  /// Returns what is known of the code that has the name of a rule, such as `email`; nothing if there is none.
  ///
  /// - Throws: A ``UsageError`` if a rule is broken.
  package func explanationsOfCode(alsoNamed name: String) throws(UsageError) -> [CodeExplanation] {
    do throws(LoadingError) {
      let code = ViolationCode(rawValue: name)
      return [try CodeIndex(library, below: [name]).explanation(of: code)].compactMap(\.self)
    } catch {
      throw UsageError(error)
    }
  }

  /// Returns an explanation of every code that checks and packs can report, sorted by code.
  ///
  /// - Throws: A ``LoadingError`` if a rule is broken.
  /// - Complexity: O(*n* log *n*) in the number of codes, and the size of all rules and forms.
  public func explanations() throws(LoadingError) -> [CodeExplanation] {
    let index = try CodeIndex(library)
    return index.codes.compactMap(index.explanation)
  }

  /// Returns every code that checks and packs can report, sorted, with what packs and checks say of it, but not who
  /// reports it: for a list, since bundled packs need not be read for that.
  ///
  /// - Throws: A ``LoadingError`` if a pack is broken.
  package func codeSummaries() throws(LoadingError) -> [CodeExplanation] {
    let index = try CodeIndex(library, namesOnly: true)
    return index.codes.compactMap(index.explanation)
  }

  /// Returns the message of a code as a reader sees it, with example arguments.
  ///
  ///     let explanation = try rulebook.explanation(of: "length.too_short")
  ///     rulebook.exampleMessage(of: explanation, in: "de").text  // "Gib mindestens 8 Zeichen ein."
  public func exampleMessage(
    of explanation: CodeExplanation,
    in locale: String
  ) -> LocalizedMessage {
    localizer(for: locale).message(for: explanation.exampleViolation)
  }

  /// Returns what is told of a code with example arguments: its message and what stands beside it.
  ///
  /// - Parameters:
  ///   - explanation: The explanation of the code.
  ///   - locale: The reader's locale.
  /// - Returns: The texts; nil if the code is retired, or if the catalog has none.
  package func exampleText(of explanation: CodeExplanation, in locale: String) -> ErrorText? {
    localizer(for: locale).exampleText(of: explanation)
  }

  /// Returns an explanation of every code that can be reported, and of every other code that has a
  /// message, sorted by code: of general codes such as `email`, of what is said beforehand such as
  /// `password.common.requirement`, and of codes that only programs know.
  ///
  /// - Throws: A ``LoadingError`` if a rule is broken.
  func explanationsOfMessagesToo() throws(LoadingError) -> [CodeExplanation] {
    let index = try CodeIndex(library)
    func keys(of layers: some Sequence<Catalog.Layer>) -> Set<ViolationCode> {
      let keys = layers.flatMap { layer in
        layer.entries.keys.flatMap { layer.messages(in: $0).keys }
      }
      return Set(
        keys.filter { !$0.contains(":") && !$0.hasPrefix("@") && !$0.contains("#") }
          .map(ViolationCode.init(rawValue:))
      )
    }
    // Texts that the library has for other things than codes, such as `report.summary`.
    let others = keys(of: catalog.layers.suffix(1)).filter { key in
      key != Catalog.lastCode && index.codes(below: key.rawValue).isEmpty
        && index.entries[key.failure] == nil
    }
    let codes = keys(of: catalog.layers).subtracting(others).union(index.codes)
    return codes.sorted().map { index.explanation(of: $0) ?? index.explanation(of: $0, above: []) }
  }
}

extension CodeExplanation {
  /// A violation of the code with example arguments.
  var exampleViolation: Violation {
    // Of the library's own errors people read what they read of any that has no message.
    if let declaration, declaration == ErrorPack.ofLibrary.declaration(of: code) {
      return Violation(ErrorDeclaration.internalError.code, ["instance": .text("example")])
    }
    return Violation(
      code,
      Dictionary(arguments.map { ($0.name, $0.example) }, uniquingKeysWith: { first, _ in first })
    )
  }
}

extension Localizer {
  /// Returns what is told of a code with example arguments; nil if the code is retired, or if the catalog has
  /// nothing.
  func exampleText(of explanation: CodeExplanation, for violation: Violation? = nil) -> ErrorText? {
    if explanation.isRetired || !explanation.isForPeople { return nil }
    var text = errorText(for: violation ?? explanation.exampleViolation)
    text?.add(explanation.declaration)
    return text
  }
}

extension CodeIndex {
  /// Returns what is known of a code, for people; nil if it is neither defined nor above one
  /// that is.
  func explanation(of code: ViolationCode) -> CodeExplanation? {
    let below = codes(below: code.rawValue).filter { $0 != code }
    return entries[code] == nil && below.isEmpty ? nil : explanation(of: code, above: below)
  }

  /// Returns what is known of a code, or of the key of a message.
  func explanation(of code: ViolationCode, above below: [ViolationCode]) -> CodeExplanation {
    let entry = entries[code] ?? Entry()
    return CodeExplanation(
      code: code,
      summary: entry.declaration?.summary ?? entry.definition?.summary,
      severity: entry.declaration?.settings.severity ?? entry.definition?.severity ?? .error,
      number: entry.declaration?.settings.number,
      pack: entry.pack,
      isDefined: entries[code] != nil,
      codesBelow: below,
      checks: entry.checks.sorted(),
      rules: entry.rules.sorted(),
      forms: entry.forms.sorted(),
      arguments: (entry.arguments ?? [:]).values.sorted { $0.name < $1.name }.map { argument in
        CodeExplanation.Argument(
          name: argument.name,
          kinds: argument.kinds,
          summary: argument.summary,
          example: argument.example,
          isFromInput: argument.isFromInput
        )
      },
      declaration: entry.declaration?.declared
        ?? (code == ErrorDeclaration.internalError.code ? .internalError : nil)
    )
  }
}
