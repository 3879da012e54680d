import Rules
package import Violations

/// An argument that comes with a code whenever it is reported.
package struct ReportedArgument: Sendable, Hashable {
  /// The name.
  package var name: String

  /// The kinds that it may have: one, unless rules give it differently.
  package var kinds: Set<Argument.Kind>

  /// What the value is, where a check says so.
  package var summary: String?

  /// A value to show: the constant of a pack, or one made up for the kind.
  package var example: Argument

  /// Whether it is taken from the value, so that rules for confidential values drop it.
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

extension [String: Argument.Kind] {
  /// The arguments that a pack declares for a code of programs.
  var reportedArguments: [String: ReportedArgument] {
    Dictionary<String, ReportedArgument>(
      map { name, kind in
        (name, ReportedArgument(name: name, kinds: [kind], example: .example(of: kind)))
      },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

/// A code that an entry of a pack may report, with the arguments that come with it.
struct CodeReport {
  var code: ViolationCode
  var arguments: [String: ReportedArgument]
}

extension CheckTemplate {
  /// The codes that the entry may report, under the names that the pack gives them.
  var reports: [CodeReport] {
    let constants = Dictionary(
      codes.arguments.map { name, value in
        (name, ReportedArgument(name: name, kinds: [value.kind], example: value))
      },
      uniquingKeysWith: { first, _ in first }
    )
    // What the checks inside `any` and `not` report is not passed on.
    let inner = definition.needsCode ? [] : ownReports + nestedReports
    guard let code = codes.replacement else {
      return inner.map { report in
        CodeReport(
          code: codes.renames[report.code] ?? report.code,
          arguments: report.arguments.merging(constants) { $1 }
        )
      }
    }
    // Of several failures the first one's arguments are there, so only what each of them has.
    let shared = inner.dropFirst().reduce(inner.first?.arguments ?? [:]) { shared, report in
      shared.shared(with: report.arguments)
    }
    return [CodeReport(code: code, arguments: shared.merging(constants) { $1 })]
  }

  /// What the check itself can report with the settings that are written: a `length` without a
  /// minimum never says `length.too_short`.
  private var ownReports: [CodeReport] {
    let possible = definition.codes.filter { definition.reports($0.code, settings) }
    return possible.map { CodeReport(code: $0.code, arguments: $0.namedArguments) }
  }

  private var nestedReports: [CodeReport] {
    settings.sorted { $0.key < $1.key }.flatMap { name, setting -> [CodeReport] in
      // A condition decides and reports nothing.
      guard case .checks(let checks) = setting, definition.setting(name)?.isCondition != true
      else { return [] }
      return checks.flatMap(\.reports)
    }
  }
}

extension CodeDefinition {
  /// The arguments by name, with made-up examples.
  var namedArguments: [String: ReportedArgument] {
    Dictionary(
      arguments.map { argument in
        let named = ReportedArgument(
          name: argument.name,
          kinds: [argument.kind],
          summary: argument.summary,
          example: .example(of: argument.kind),
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
    case .character: .character("#")
    }
  }
}
