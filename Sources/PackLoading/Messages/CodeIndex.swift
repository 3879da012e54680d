import Documents
package import Rules
package import Violations

/// Every code that the checks and packs of a library can report.
///
/// A pack's own codes stand for those of checks, so their arguments are found by following
/// each entry of each rule and form.
package struct CodeIndex {
  /// What is known of a code.
  package struct Entry {
    /// The definition, if the engine or a check has the code.
    package var definition: CodeDefinition?

    /// What a pack says of the code.
    package var declaration: CodeDeclaration?

    /// The pack that says it.
    package var pack: String?

    /// The checks that report the code by themselves.
    package var checks: Set<String> = []

    /// The rules that may report it.
    package var rules: Set<String> = []

    /// The forms whose own checks may report it.
    package var forms: Set<String> = []

    /// The arguments that all reports of the code share; nil if nobody reports it.
    package var arguments: [String: ReportedArgument]?

    /// Creates what is known of a code of which nothing is known.
    package init() {}

    /// Keeps the arguments that this report of the code has also.
    mutating func intersect(_ other: [String: ReportedArgument]) {
      arguments = arguments?.shared(with: other) ?? other
    }
  }

  package private(set) var entries: [ViolationCode: Entry] = [:]

  /// Each code with those below it, sorted; under general names that are no codes too.
  private var families: [ViolationCode: [ViolationCode]] = [:]

  /// Gathers all codes.
  ///
  /// - Parameters:
  ///   - library: The packs.
  ///   - proven: The names of packs whose rules and forms need not be linked, because they are known
  ///     to be sound: what their checks report is told by their declarations.
  /// - Throws: A ``LoadingError`` if a rule or form is broken.
  package init(
    _ library: PackLibrary,
    proven: Set<String> = []
  ) throws(LoadingError) {
    for definition in CodeDefinition.engine { add(definition, check: nil) }
    for check in library.registry.checks {
      for definition in check.codes { add(definition, check: check.name) }
    }
    for pack in library.packs {
      for (code, declaration) in pack.codes where entries[code]?.definition == nil {
        entries[code, default: Entry()].declaration = declaration
        if entries[code]?.pack == nil { entries[code]?.pack = pack.name }
        if let arguments = declaration.arguments {
          entries[code]?.intersect(arguments.reportedArguments)
        }
      }
    }
    for name in library.rules.names {
      guard let (pack, rule) = library.rules[name].map({ ($0.pack, $0.declaration) }) else {
        continue
      }
      if proven.contains(pack.name), rule.changes.isEmpty {
        add(rule.checks, hidesInput: false) { $0.rules.insert(name) }
      } else if let rule = try library.template(name) {
        add(rule.checks, hidesInput: rule.confidentiality != .open) { $0.rules.insert(name) }
      }
    }
    for name in library.forms.names {
      guard let (pack, form) = library.forms[name].map({ ($0.pack, $0.declaration) }) else {
        continue
      }
      if proven.contains(pack.name) {
        add(form.fields.flatMap(\.checks) + form.checks.map(\.check), hidesInput: false) {
          $0.forms.insert(name)
        }
      } else if let form = try library.form(name) {
        add(form, of: library) { $0.forms.insert(name) }
      }
    }
    for code in codes {
      for name in [code] + code.ancestors { families[name, default: []].append(code) }
    }
  }

  private mutating func add(_ definition: CodeDefinition, check: String?) {
    var entry = entries[definition.code] ?? Entry()
    if entry.definition == nil { entry.definition = definition }
    if let check { entry.checks.insert(check) }
    entry.intersect(definition.namedArguments)
    entries[definition.code] = entry
  }

  /// Adds what the fields of a form report that are more than a rule, and the checks between fields.
  private mutating func add(
    _ form: FormDefinition,
    of library: PackLibrary,
    note: (inout Entry) -> Void
  ) {
    for field in form.fields where library.declaration(ofRule: field.rule.name) == nil {
      add(field.rule.checks, hidesInput: field.rule.confidentiality != .open, note: note)
    }
    add(form.checks.map(\.check), hidesInput: false, note: note)
  }

  /// Adds what checks report.
  ///
  /// - Parameters:
  ///   - checks: The checks.
  ///   - hidesInput: Whether their rule drops what is taken from the value. The catalog has another
  ///     message for a check's own code then; the code of a pack has only its own.
  ///   - note: Notes who reports the codes.
  private mutating func add(
    _ checks: [CheckTemplate],
    hidesInput: Bool,
    note: (inout Entry) -> Void
  ) {
    for check in checks {
      for report in check.reports {
        var entry = entries[report.code] ?? Entry()
        let hides = hidesInput && entry.definition == nil
        entry.intersect(
          hides ? report.arguments.filter { !$0.value.isFromInput } : report.arguments
        )
        note(&entry)
        entries[report.code] = entry
      }
    }
  }

  /// The codes, sorted.
  package var codes: [ViolationCode] { entries.keys.sorted() }

  /// The codes that a message with this key may be shown for: the code itself and all
  /// those below it, sorted.
  package func codes(below key: String) -> [ViolationCode] {
    families[ViolationCode(rawValue: key)] ?? []
  }
}
