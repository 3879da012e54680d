import ErrorCatalog
import RuleEngine
package import Violations

/// An argument that comes with a code whenever it is reported.
package struct ReportedArgument: Sendable, Hashable {
  package var name: String

  /// The kinds that it may have.
  ///
  /// There is only one, unless rules pass the argument differently.
  package var kinds: Set<Argument.Kind>

  /// What the value means, if a check says so.
  package var summary: String?

  /// A value to show: a pack's constant, or a made-up value of the kind, in the notation that
  /// reports have.
  package var example: Argument

  /// Whether it comes from the checked value, so that rules for confidential values drop it.
  package var isFromInput = false
}

extension [String: ReportedArgument] {
  /// Returns the arguments that another report has too.
  func shared(with other: Self) -> Self {
    compactMapValues { argument in
      other[argument.name].map { other in
        var argument = argument
        argument.kinds.formUnion(other.kinds)
        argument.isFromInput = argument.isFromInput || other.isFromInput
        return argument
      }
    }
  }
}

extension ErrorDeclaration {
  /// The arguments that texts for a program's code may mention.
  var reportedArguments: [String: ReportedArgument] {
    Dictionary(
      publicArguments.map { argument in
        let reported = ReportedArgument(
          name: argument.name,
          kinds: [argument.kind.argumentKind],
          example: argument.kind.example
        )
        return (argument.name, reported)
      },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension ErrorArgument.Kind {
  /// A value of the kind, to show how a text uses it.
  package var example: Argument {
    switch self {
    case .single(let kind): .example(of: kind)
    case .list(let kind): .list([kind.example])
    case .choice(let words): .text(words.first ?? "")
    }
  }
}

/// A code that an entry of a pack may report, with the arguments that come with it.
struct CodeReport {
  var code: ViolationCode
  var arguments: [String: ReportedArgument]

  /// The names of arguments that only some of the failures have that the code replaces.
  var occasional: Set<String> = []
}

extension CheckTemplate {
  /// The codes that the entry may report, under the pack's own names for them, without the codes of
  /// the rules that it passes values to.
  var reports: [CodeReport] { reports { _ in [] } }

  /// Returns the codes that the entry may report, under the pack's own names for them.
  ///
  /// - Parameter handed: Returns what the rules report that a check passes values to.
  /// - Returns: The codes with their arguments; the same code may occur several times.
  func reports(ofHanded handed: (CheckTemplate) -> [CodeReport]) -> [CodeReport] {
    var constants = Dictionary(
      codes.arguments.map { name, value in
        (name, ReportedArgument(name: name, kinds: [value.kind], example: value))
      },
      uniquingKeysWith: { first, _ in first }
    )
    for name in columnArguments.keys {
      constants[name] = ReportedArgument(
        name: name,
        kinds: [.text],
        example: .example(of: .text),
        isFromInput: true
      )
    }
    // The engine adds the name of the rule to the codes that all values with parts share.
    if mayReportIdentifier {
      constants.merge(CodeDefinition.identifierFormat.namedArguments) { own, _ in own }
    }
    // The reports of most checks inside `any` and `not` aren't passed on.
    let nested = reportingChecks.flatMap { $0.reports(ofHanded: handed) }
    let inner = needsCode ? [] : ownReports + nested + handed(self)
    let replacement = effectiveReplacement
    let named = inner.compactMap { report -> CodeReport? in
      let rename = codes.renames[report.code]
      guard let code = rename ?? (replacement == nil ? report.code : nil) else { return nil }
      return CodeReport(code: code, arguments: report.arguments.merging(constants) { $1 })
    }
    guard let replacement else { return named }
    let replaced = inner.filter { codes.renames[$0.code] == nil }
    if replaced.isEmpty, !named.isEmpty { return named }
    // If there are several failures, the arguments come from the first one, so only shared ones are
    // certain.
    let shared = replaced.dropFirst().reduce(replaced.first?.arguments ?? [:]) { shared, report in
      shared.shared(with: report.arguments)
    }
    let arguments = shared.merging(constants) { $1 }
    return named + [
      CodeReport(
        code: replacement,
        arguments: arguments,
        occasional: Set(replaced.flatMap(\.arguments.keys)).subtracting(arguments.keys)
      )
    ]
  }

  /// What the check itself can report with the given settings.
  ///
  /// For example, a `length` without a minimum never reports `length.too_short`.
  private var ownReports: [CodeReport] {
    let possible = definition.codes.filter { definition.reports($0.code, settings) }
    let keepsMeasures = part == nil && !isGuest
    return possible.map { definition in
      var arguments = definition.namedArguments
      // Rules for confidential values also drop what such a check measures.
      for argument in definition.arguments where argument.isMeasured && !keepsMeasures {
        arguments[argument.name]?.isFromInput = true
      }
      return CodeReport(code: definition.code, arguments: arguments)
    }
  }
}

extension CodeDefinition {
  /// The arguments by name, with made-up examples.
  var namedArguments: [String: ReportedArgument] {
    Dictionary(
      arguments.map { argument in
        let example = Violations.Argument.example(of: argument.kind)
        let named = ReportedArgument(
          name: argument.name,
          kinds: [argument.kind],
          summary: argument.summary,
          example: argument.isPlainNumber ? example.inPlainNotation : example,
          isFromInput: argument.isFromInput
        )
        return (argument.name, named)
      },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension Argument {
  /// Returns a value of a kind, to show how a message uses it.
  static func example(of kind: Kind) -> Argument {
    switch kind {
    case .text: .text("example")
    case .integer: .integer(8)
    case .decimal: .decimal(ExactDecimal("2.5") ?? ExactDecimal(2))
    case .date: .date(CivilDate("2026-11-20") ?? .epoch)
    case .list: .list(["one", "two"])
    case .region: .region("CH")
    case .field: .field(FieldPath(field: "email"))
    case .rule: .rule("iban", title: "IBAN")
    case .character: .character("#")
    }
  }
}
