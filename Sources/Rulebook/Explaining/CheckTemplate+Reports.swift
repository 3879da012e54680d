/// A code that an entry of a pack may report, with the arguments that come with it.
struct CodeReport {
  var code: ViolationCode
  var arguments: CodeIndex.Arguments
}

extension CheckTemplate {
  /// The codes that the entry may report, under the names that the pack gives them.
  var reports: [CodeReport] {
    let constants = codes.arguments.mapValuesWithNames { name, value in
      CodeExplanation.Argument(name: name, kinds: [value.kind], summary: nil, example: value)
    }
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
    // Settings decide which of its codes a check can report (a `length` without a minimum never
    // says `length.too_short`), so what one of them has counts as there.
    let possible = inner.reduce(into: CodeIndex.Arguments()) { arguments, report in
      arguments.merge(report.arguments) { known, other in
        var argument = known
        argument.kinds.formUnion(other.kinds)
        return argument
      }
    }
    return [CodeReport(code: code, arguments: possible.merging(constants) { $1 })]
  }

  private var ownReports: [CodeReport] {
    definition.codes.map { CodeReport(code: $0.code, arguments: $0.namedArguments) }
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
  var namedArguments: CodeIndex.Arguments {
    Dictionary(
      arguments.map { argument in
        let named = CodeExplanation.Argument(
          name: argument.name,
          kinds: [argument.kind],
          summary: argument.summary,
          example: .example(of: argument.kind)
        )
        return (argument.name, named)
      },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension Argument {
  /// Returns a value of a kind, to show how a message uses it.
  fileprivate static func example(of kind: Kind) -> Argument {
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

extension Dictionary where Key == String {
  fileprivate func mapValuesWithNames<Result>(
    _ transform: (String, Value) -> Result
  ) -> [String: Result] {
    Dictionary<String, Result>(uniqueKeysWithValues: map { ($0.key, transform($0.key, $0.value)) })
  }
}
