import Documents
package import RuleEngine
package import SourceTexts
package import Violations

/// Inputs that make rules and forms report codes, for codes that no rule of a pack has an example
/// of.
///
/// They are in a separate file next to a `pack.yaml`. The rules and forms in the file only serve
/// the examples and aren't visible elsewhere. They may name the tables of the pack.
///
///     format: 1
///     kind: code-examples
///     codes:
///       prefix.missing: { rule: { checks: [{ prefix: { text: T- } }] }, value: '12' }
///       email.too_long: { rule: email, value: { repeat: a, times: 300 } }
///       limit.time: { cannot: Only a check that a program brings can take too long. }
package struct CodeExamples: Sendable {
  /// The name of the file.
  package static let fileName = "code-examples.yaml"

  /// The kind that the file declares.
  static let kind = "code-examples"

  /// The rule or form that checks a value.
  package enum Target: Hashable, Sendable {
    case rule(String)
    case form(String)
  }

  /// An input that produces a code.
  package struct Example: Sendable {
    package var code: ViolationCode

    /// The rule or form that checks the value.
    package var target: Target

    /// The rule or form as written, if it is in this file.
    package var definition: String?

    /// The value, and the parameters of the check.
    package var input: ExampleDeclaration
  }

  /// A code that no input produces.
  package struct Exception: Sendable {
    package var code: ViolationCode

    /// The reason why no input produces it.
    package var reason: String

    /// The position of the code in the file.
    package var position: SourcePosition
  }

  /// The inputs, in the order of the file.
  package fileprivate(set) var examples: [Example] = []

  /// The codes that no input produces, in the order of the file.
  package fileprivate(set) var exceptions: [Exception] = []

  /// The names of tables that the checks in the file use.
  package var usedTables: Set<String> { pack.usedTables }

  /// The rules and forms that are written in the file, as a separate pack.
  package fileprivate(set) var pack: PackDeclaration

  /// Reads the file next to a pack.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - pack: The pack.
  ///   - registry: The checks and kinds of table that the pack may name.
  /// - Throws: A ``LoadingError`` with everything that is wrong in the file.
  package init(
    _ source: SourceText,
    beside pack: PackDeclaration,
    registry: SubjectRegistry
  ) throws(LoadingError) {
    let document = try YAMLReader.document(source)
    self = try NodeReader.content(of: document, orElse: "the file doesn't contain examples") {
      CodeExamplesReader($0, beside: pack, registry: registry).examples($1)
    }
  }

  fileprivate init(pack: PackDeclaration) { self.pack = pack }
}

/// Reads a file of examples.
private final class CodeExamplesReader {
  /// The number of bytes in texts and elements in lists that repetition may still create, so that a
  /// short file can't fill the memory.
  private var repetitionsLeft = 500_000

  private let reader: NodeReader
  private let pack: PackDeclaration
  private let registry: SubjectRegistry

  init(_ reader: NodeReader, beside pack: PackDeclaration, registry: SubjectRegistry) {
    self.reader = reader
    self.pack = pack
    self.registry = registry
  }

  func examples(_ node: DocumentNode) -> CodeExamples? {
    guard let record = reader.record(node, "a file of examples") else { return nil }
    reader.checkHeader(record, of: node, kind: CodeExamples.kind)
    reader.checkKeys(
      record,
      of: "a file of examples",
      known: ["format", "kind", "tables", "codes"]
    )
    // A pack can't have a path as its name, so the two can't clash.
    var own = PackDeclaration(
      name: reader.source.name,
      sourceLocale: .english,
      source: reader.source
    )
    own.isBundled = pack.isBundled
    own.tables =
      record["tables"].map(
        TableReader(reader: reader, registry: registry, files: .none).tables
      ) ?? PackTables()
    var tables = own.tables
    tables.tables.merge(pack.tables.tables) { own, _ in own }
    let checks = CheckReader(reader, registry: registry, tables: tables, groups: pack.groups)
    var examples = CodeExamples(pack: own)
    let codes = reader.required("codes", in: record, of: node, "a file of examples")
    for entry in codes.flatMap({ reader.record($0, "codes") })?.entries ?? [] {
      read(entry, checks, into: &examples)
    }
    examples.pack.usedTables = checks.usedTables
    for code in checks.declaredCodes {
      reader.report(
        "pack.wrong_value",
        at: code.position,
        "a check in a file of examples can't have a `message`",
        hint: "remove the `message`, because it is never shown"
      )
    }
    return examples
  }

  private func read(
    _ entry: DocumentRecord.Entry,
    _ checks: CheckReader,
    into examples: inout CodeExamples
  ) {
    guard let record = reader.record(entry.value, "an example of `\(entry.key)`") else { return }
    reader.checkKeys(record, of: "an example of a code", known: Self.keys(of: record))
    let code = ViolationCode(rawValue: entry.key)
    if !code.isWellFormed {
      reader.report("pack.bad_name", at: entry.keyStart, "`\(entry.key)` isn't the name of a code")
    }
    if let node = record["cannot"] {
      guard let reason = reader.line(node, "the reason") else { return }
      examples.exceptions.append(.init(code: code, reason: reason, position: entry.keyStart))
      return
    }
    let value = reader.required("value", in: record, of: entry.value, "an example of a code")
    guard let value, let target = target(record, of: entry, checks, into: &examples.pack) else {
      return
    }
    var input = ExampleDeclaration(
      value: self.value(value),
      isValid: false,
      codes: [code],
      position: entry.keyStart
    )
    for given in record["with"].flatMap({ reader.record($0, "with") })?.entries ?? [] {
      input.parameters[given.key] = self.value(given.value)
    }
    input.now = record["now"].flatMap(reader.moment)
    let node = record["rule"] ?? record["form"]
    examples.examples.append(
      CodeExamples.Example(
        code: code,
        target: target,
        definition: node.flatMap { $0.record == nil ? nil : reader.source.written($0) },
        input: input
      )
    )
  }

  private static func keys(of record: DocumentRecord) -> [String] {
    if record["cannot"] != nil { return ["cannot"] }
    return record["form"] == nil
      ? ["rule", "with", "value", "now", "form", "cannot"] : ["form", "value", "now"]
  }

  /// Returns the rule or form of an entry.
  ///
  /// If it is written there, it is first added to those of the file.
  private func target(
    _ record: DocumentRecord,
    of entry: DocumentRecord.Entry,
    _ checks: CheckReader,
    into pack: inout PackDeclaration
  ) -> CodeExamples.Target? {
    guard let node = record["rule"] ?? record["form"] else {
      reader.report(
        "pack.missing_key",
        at: entry.value.start,
        "an example of a code needs the key `rule` or `form`",
        hint: "write its name, or the rule or form itself, or `cannot` and the reason"
      )
      return nil
    }
    let isRule = record["rule"] != nil
    if node.record == nil {
      guard let name = reader.text(node, isRule ? "a rule" : "a form") else { return nil }
      return isRule ? .rule(name) : .form(name)
    }
    var alone = DocumentRecord()
    _ = alone.append(
      .init(key: "example", keyStart: entry.keyStart, keyEnd: entry.keyEnd, value: node)
    )
    let declarations = DocumentNode(.record(alone), start: node.start, end: node.end)
    // A rule or form that is written here can't be named elsewhere, and its name can't clash with
    // one in a pack.
    let name = "\(reader.source.name): \(entry.key)"
    if isRule {
      guard var rule = RuleReader(checks: checks).rules(declarations).first else { return nil }
      rule.name = name
      pack.rules.append(rule)
      return .rule(name)
    }
    guard var form = FormReader(checks: checks).forms(declarations).first else { return nil }
    form.name = name
    pack.forms.append(form)
    return .form(name)
  }

  /// Returns the value of a node, where `{ repeat: x, times: 300 }` is a long text or list.
  private func value(_ node: DocumentNode) -> Value {
    switch node.content {
    case .scalar: return reader.value(node)
    case .list(let elements): return .list(elements.map(value))
    case .record(let record):
      guard record.keys == ["repeat", "times"], let repeated = record["repeat"],
        let times = record["times"].flatMap({ reader.integer($0, "times") })
      else {
        if record.keys == ["json"] { return reader.value(node) }
        return .record(
          Dictionary(record.entries.map { ($0.key, value($0.value)) }, uniquingKeysWith: { $1 })
        )
      }
      return self.repeated(value(repeated), times, at: node.start)
    }
  }

  private func repeated(_ value: Value, _ times: Int, at position: SourcePosition) -> Value {
    let (size, isTooLarge) = value.size.multipliedReportingOverflow(by: times)
    guard times > 0, !isTooLarge, size <= repetitionsLeft else {
      reader.report(
        "pack.wrong_value",
        at: position,
        "repetitions can create at most \(repetitionsLeft) more bytes and elements"
      )
      return value
    }
    repetitionsLeft -= size
    switch value {
    case .text(let text): return .text(String(repeating: text, count: times))
    case .list(let elements):
      return .list(Array(repeatElement(elements, count: times).joined()))
    case .decimal, .boolean, .null, .record:
      reader.report("pack.wrong_value", at: position, "only a text or a list can be repeated")
      return value
    }
  }
}

extension Value {
  /// The number of bytes of texts, and of elements and members.
  fileprivate var size: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .list(let elements): elements.reduce(0) { $0 + 1 + $1.size }
    case .record(let members): members.values.reduce(0) { $0 + 1 + $1.size }
    case .decimal, .boolean, .null: 1
    }
  }
}

extension SourceText {
  /// Returns the lines of a node without the indentation of its place.
  fileprivate func written(_ node: DocumentNode) -> String {
    var lines: [String] = []
    for number in node.start.line...max(node.start.line, node.end.line) {
      let isFirst = number == node.start.line
      var line = (isFirst ? rest(ofLineFrom: node.start) : line(number)) ?? ""
      if number == node.end.line {
        let first = isFirst ? node.start.column : 1
        line = String(line.unicodeScalars.prefix(max(0, node.end.column - first)))
      }
      let indentation = isFirst ? 0 : node.start.column - 1
      lines.append(String(line.drop(atMost: indentation) { $0 == " " }))
    }
    // A block record ends where the next node begins.
    while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// Drops characters of a kind from the beginning, up to a maximum number.
  fileprivate func drop(atMost count: Int, while isOfKind: (Character) -> Bool) -> Substring {
    dropFirst(min(count, prefix(while: isOfKind).count))
  }
}
