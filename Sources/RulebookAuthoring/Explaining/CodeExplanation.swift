import ErrorCatalog
import PackLoading
import RuleEngine
public import Rulebook
public import Violations

/// What a code means, what reports it, and what its messages may mention.
///
///     try rulebook.explanation(of: "length.too_short").checks  // ["length"]
public struct CodeExplanation: Sendable, Hashable {
  /// An argument that is always reported with a code.
  public struct Argument: Sendable, Hashable {
    /// The name.
    public var name: String

    /// The kinds that the argument may have.
    ///
    /// There is only one, unless rules differ.
    public var kinds: Set<Violations.Argument.Kind>

    /// What the value is, if a check says so.
    public var summary: String?

    /// A value to show: the constant of a pack, or one that is made up for the kind.
    public var example: Violations.Argument

    /// Whether the argument is taken from the value, so that rules for confidential values drop it.
    public var isFromInput: Bool
  }

  /// The code.
  public var code: ViolationCode

  /// What went wrong, in English, for authors.
  public var summary: String?

  /// The severity of the code.
  public var severity: Severity

  /// The number that a rule pack assigns to the code; nil if there is none.
  public var number: Int?

  /// The pack that defines the code; nil for codes of checks and of the engine.
  public var pack: String?

  /// Whether checks or packs define the code.
  ///
  /// General codes, such as `email.domain`, and keys of messages, such as `invalid`, aren't
  /// defined, and nothing reports them as such.
  public var isDefined: Bool

  /// The codes below this one, sorted.
  ///
  /// For `email`, this includes `email.domain.missing`.
  public var codesBelow: [ViolationCode]

  /// The checks that report the code on their own, sorted.
  public var checks: [String]

  /// The rules that may report the code, sorted.
  public var rules: [String]

  /// The forms whose own checks may report the code, sorted.
  public var forms: [String]

  /// The arguments that every report of the code has, and that its texts may mention, sorted by
  /// name.
  public var arguments: [Argument]

  /// The declaration of the code in a pack, or in the library for its own errors.
  ///
  /// It says, for example, how services respond. It is nil for other codes, such as those of
  /// checks.
  public var declaration: ErrorDeclaration?

  /// Whether people who use a program may see the code, so it has a message.
  package var isForPeople = true

  /// What an author writes instead, if the code is of a mistake in packs or catalogs.
  package var remedy: String?
}

extension CodeExplanation {
  /// Whether programs report the code, rather than checks.
  package var isOfPrograms: Bool { declaration?.arguments != nil }

  /// Whether the code is retired, so nothing reports it anymore.
  package var isRetired: Bool { declaration?.standing.isRetired ?? false }
}

extension Rulebook {
  /// Returns the explanation of a code: what it means, what reports it, and what its arguments are.
  ///
  ///     try rulebook.explanation(of: "length.too_short").arguments.map(\.name)
  ///     // ["actual", "minimum", "unit"]
  ///
  /// A general code is explained by the codes below it, and a key of a catalog by its message.
  /// Errors of the library itself, and mistakes in packs and catalogs, are explained too.
  ///
  /// - Throws: A `UsageError` if there is no such code or key, or if a rule is broken.
  /// - Complexity: O(*n*) in the size of the packs that may report the code, whose rules and forms
  ///   are all searched.
  public func explanation(of code: ViolationCode) throws(UsageError) -> CodeExplanation {
    try explanation(of: code) { name, codes in
      if let pack = library.packDisabling(rule: name) {
        return .disabled(.unknownRule, "rule", by: pack)
      }
      return .unknownName(name, known: codes + ruleNames + library.formNames)
    }
  }

  /// Returns the explanation of a code.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - unknown: Returns the error for an unknown code from its name and all known codes.
  /// - Returns: The explanation.
  /// - Throws: The error for an unknown code, or a `UsageError` if a rule is broken.
  func explanation(
    of code: ViolationCode,
    throwing unknown: (String, [String]) -> UsageError
  ) throws(UsageError) -> CodeExplanation {
    let index: CodeIndex
    do throws(LoadingError) {
      let own = try CodeIndex(library, below: [code.rawValue])
      if let explanation = own.explanation(of: code) ?? CodeExplanation(ofLibrary: code) {
        return explanation
      }
      // Only reading everything shows which other codes there are.
      index = try CodeIndex(library)
    } catch {
      throw UsageError(error)
    }
    let known = index.codes.map(\.rawValue) + CodeExplanation.codesOfLibrary.map(\.rawValue)
    // Texts that accompany a message aren't codes.
    guard TextPart.split(code.rawValue).part == nil else {
      throw unknown(code.rawValue, known)
    }
    let hasMessage = catalog.layers.contains { layer in
      layer.messages(in: layer.sourceLocale)[code.rawValue] != nil
    }
    if hasMessage { return index.explanation(of: code, above: []) }
    throw unknown(code.rawValue, known)
  }

  /// Returns the explanation of the code that has the name of a rule, such as `email`; empty if
  /// there is no such code.
  ///
  /// - Throws: A `UsageError` if a rule is broken.
  package func explanationsOfCode(alsoNamed name: String) throws(UsageError) -> [CodeExplanation] {
    do throws(LoadingError) {
      let code = ViolationCode(rawValue: name)
      return [try CodeIndex(library, below: [name]).explanation(of: code)].compactMap(\.self)
    } catch {
      throw UsageError(error)
    }
  }

  /// Returns explanations of all codes that checks and packs can report, sorted by code.
  ///
  /// - Throws: A `LoadingError` if a rule is broken.
  /// - Complexity: O(*n* log *n*) in the number of codes, plus the size of all rules and forms.
  public func explanations() throws(LoadingError) -> [CodeExplanation] {
    let index = try CodeIndex(library)
    return index.codes.compactMap(index.explanation)
  }

  /// Returns explanations of all codes that checks and packs can report, sorted by code, without
  /// what reports them.
  ///
  /// This is enough for a list, and bundled packs don't need to be read for it.
  ///
  /// - Throws: A `LoadingError` if a pack is broken.
  package func codeSummaries() throws(LoadingError) -> [CodeExplanation] {
    let index = try CodeIndex(library, namesOnly: true)
    return index.codes.compactMap(index.explanation)
  }

  /// Returns the message of a code as a reader sees it, with example arguments.
  ///
  ///     let explanation = try rulebook.explanation(of: "length.too_short")
  ///     rulebook.exampleMessage(of: explanation, in: "de").text
  ///     // "Gib mindestens 8 Zeichen ein."
  public func exampleMessage(
    of explanation: CodeExplanation,
    in locale: String
  ) -> LocalizedMessage {
    localizer(for: locale).message(for: explanation.exampleViolation)
  }

  /// Returns the texts of a code with example arguments: its message and the texts that accompany
  /// it.
  ///
  /// - Parameters:
  ///   - explanation: The explanation of the code.
  ///   - locale: The reader's locale.
  /// - Returns: The texts; nil if the code is retired, or if the catalog doesn't have any.
  package func exampleText(of explanation: CodeExplanation, in locale: String) -> ErrorText? {
    localizer(for: locale).exampleText(of: explanation)
  }

  /// Returns explanations of all codes that can be reported, and of all other codes with a message,
  /// sorted by code.
  ///
  /// The latter are general codes, such as `email`; requirements that are shown in advance, such as
  /// `password.common.requirement`; and codes that only programs know.
  ///
  /// - Throws: A `LoadingError` if a rule is broken.
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
    // These are the library's texts for things other than codes, such as `report.summary`.
    let own = catalog.layers.filter { $0.name == Catalog.Layer.builtInName }
    let others = keys(of: own).filter { key in
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
    // For the library's own errors, people see the text for any error that doesn't have a message.
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
  /// Returns the texts of a code with example arguments; nil if the code is retired, or if the
  /// catalog doesn't have any.
  func exampleText(of explanation: CodeExplanation, for violation: Violation? = nil) -> ErrorText? {
    if explanation.isRetired || !explanation.isForPeople { return nil }
    var text = errorText(for: violation ?? explanation.exampleViolation)
    text?.add(explanation.declaration)
    return text
  }
}

extension CodeIndex {
  /// Returns the explanation of a code for people; nil if the code isn't defined and no code below
  /// it is.
  func explanation(of code: ViolationCode) -> CodeExplanation? {
    let below = codes(below: code.rawValue).filter { $0 != code }
    return entries[code] == nil && below.isEmpty ? nil : explanation(of: code, above: below)
  }

  /// Returns the explanation of a code or of the key of a message.
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
