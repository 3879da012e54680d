import PackLoading
import Rules

/// Every code that the checks and packs of a library can report.
///
/// A pack's own codes stand for those of checks, so their arguments are found by following
/// each entry of each rule and form.
struct CodeIndex {
  /// The arguments that one check, rule or form reports with a code, by name.
  typealias Arguments = [String: CodeExplanation.Argument]

  /// What is known of a code.
  struct Entry {
    var definition: CodeDefinition?
    var declaration: CodeDeclaration?
    var pack: String?
    var checks: Set<String> = []
    var rules: Set<String> = []
    var forms: Set<String> = []

    /// The arguments that all reports of the code share; nil if nobody reports it.
    var arguments: Arguments?

    /// Keeps the arguments that this report of the code has also.
    mutating func intersect(_ other: Arguments) {
      guard let known = arguments else {
        arguments = other
        return
      }
      arguments = known.compactMapValues { argument in
        other[argument.name].map { other in
          var argument = argument
          argument.kinds.formUnion(other.kinds)
          return argument
        }
      }
    }
  }

  private(set) var entries: [ViolationCode: Entry] = [:]

  /// Gathers all codes.
  ///
  /// - Throws: A ``LoadingError`` if a rule or form is broken.
  init(_ library: PackLibrary) throws(LoadingError) {
    for definition in CodeDefinition.engine { add(definition, check: nil) }
    for check in library.registry.checks {
      for definition in check.codes { add(definition, check: check.name) }
    }
    for pack in library.packs {
      for (code, declaration) in pack.codes where entries[code]?.definition == nil {
        entries[code, default: Entry()].declaration = declaration
        if entries[code]?.pack == nil { entries[code]?.pack = pack.name }
      }
    }
    for name in library.ruleNames {
      guard let rule = try library.template(name) else { continue }
      add(rule.checks) { $0.rules.insert(name) }
    }
    for name in library.formNames {
      guard let form = try library.form(name) else { continue }
      let own = form.fields.filter { library.declaration(ofRule: $0.rule.name) == nil }
      add(own.flatMap(\.rule.checks) + form.checks.map(\.check)) { $0.forms.insert(name) }
    }
  }

  private mutating func add(_ definition: CodeDefinition, check: String?) {
    var entry = entries[definition.code] ?? Entry()
    if entry.definition == nil { entry.definition = definition }
    if let check { entry.checks.insert(check) }
    entry.intersect(definition.namedArguments)
    entries[definition.code] = entry
  }

  private mutating func add(_ checks: [CheckTemplate], note: (inout Entry) -> Void) {
    for check in checks {
      for report in check.reports {
        entries[report.code, default: Entry()].intersect(report.arguments)
        note(&entries[report.code, default: Entry()])
      }
    }
  }

  /// The codes, sorted.
  var codes: [ViolationCode] { entries.keys.sorted() }

  /// The codes that a message with this key may be shown for: the code itself and all
  /// those below it.
  func codes(below key: String) -> [ViolationCode] {
    entries.keys.filter { $0.rawValue == key || $0.rawValue.hasPrefix(key + ".") }.sorted()
  }

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
      arguments: (entry.arguments ?? [:]).values.sorted { $0.name < $1.name }
    )
  }
}

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
