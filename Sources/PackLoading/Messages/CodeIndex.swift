import ErrorCatalog
package import RuleEngine
import SourceTexts
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

    /// The arguments that all reports of the code share; nil if nothing reports it.
    package var arguments: [String: ReportedArgument]?

    /// The names of arguments that only some failures have for which a pack reports the code.
    package var occasional: Set<String> = []

    /// Returns who may see an argument that a program gives with the code; nil if it gives none of that
    /// name.
    func exposure(of argument: String) -> ErrorArgument.Exposure? {
      declaration?.arguments?.first { $0.name == argument }?.exposure
    }

    /// The words that arguments of the code may be, where a pack names them.
    package var choices: [String: [String]] {
      (declaration?.arguments ?? []).reduce(into: [:]) { choices, argument in
        if case .choice(let words) = argument.kind { choices[argument.name] = words }
      }
    }

    /// Creates what is known of a code of which nothing is known.
    package init() {}

    /// Keeps the arguments that this report of the code has also.
    mutating func intersect(_ other: [String: ReportedArgument]) {
      arguments = arguments?.shared(with: other) ?? other
    }
  }

  /// What is known of the codes, by code.
  package private(set) var entries: [ViolationCode: Entry] = [:]

  /// Each code with those below it, sorted; under general names that are no codes too.
  private var families: [ViolationCode: [ViolationCode]] = [:]

  /// Gathers all codes.
  ///
  /// - Parameters:
  ///   - library: The packs.
  ///   - proven: The names of packs whose rules and forms need not be linked, because they are known
  ///     to be sound: what their checks report is told by their declarations.
  ///   - namesOnly: Whether who reports a code, and with which arguments, may be missing where that would mean to
  ///     read a bundled pack.
  ///   - keys: The codes that are asked for, each with those below it; all if nil. Of others, what bundled
  ///     packs say and report may be missing.
  /// - Throws: A ``LoadingError`` if a rule or form is broken.
  package init(
    _ library: PackLibrary,
    proven: Set<String> = [],
    namesOnly: Bool = false,
    below keys: Set<String>? = nil
  ) throws(LoadingError) {
    if proven.isEmpty, !namesOnly {
      library.prepare(withForms: true) { pack in keys.map(pack.mayReport) ?? true }
    }
    var read: Set<String> = []
    for definition in CodeDefinition.engine { add(definition, check: nil) }
    for check in library.registry.checks {
      for definition in check.codes { add(definition, check: check.name) }
    }
    for layer in library.layers where keys.map(layer.mayReport) ?? true {
      let outline = namesOnly ? layer.late?.outline : nil
      for code in outline?.reportedCodes ?? [] where entries[code] == nil {
        entries[code] = Entry()
      }
      if let outline, outline.codes.isEmpty { continue }
      let pack = try layer.whole()
      if outline == nil { read.insert(pack.name) }
      for (code, declaration) in pack.codes where entries[code]?.definition == nil {
        entries[code, default: Entry()].declaration = declaration
        if entries[code]?.pack == nil { entries[code]?.pack = pack.name }
        if declaration.arguments != nil, !declaration.declared.standing.isRetired {
          entries[code]?.intersect(declaration.declared.reportedArguments)
        }
      }
    }
    var ruleReports = RuleReports()
    for name in library.rules.names {
      guard let standing = library.rules[name], read.contains(standing.pack.name) else { continue }
      let rule = try standing.whole().declaration
      if proven.contains(standing.pack.name), rule.changes.isEmpty {
        // The rules to which it hands values list their own reports.
        let reports = rule.traits.reports + rule.checks.flatMap(\.reports)
        add(reports, hidesInput: false) { $0.rules.insert(name) }
      } else if let rule = try library.template(name) {
        add(ruleReports.of(rule), hidesInput: rule.confidentiality != .open) {
          $0.rules.insert(name)
        }
      }
    }
    for name in library.forms.names {
      guard let standing = library.forms[name], read.contains(standing.pack.name) else { continue }
      let form = try standing.whole().declaration
      if proven.contains(standing.pack.name) {
        let checks = form.fields.flatMap(\.checks) + form.checks.map(\.check)
        add(checks.flatMap(\.reports), hidesInput: false) { $0.forms.insert(name) }
      } else if let form = try library.form(name) {
        add(form, of: library, &ruleReports) { $0.forms.insert(name) }
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
    _ ruleReports: inout RuleReports,
    note: (inout Entry) -> Void
  ) {
    for field in form.fields where !library.hasRule(field.rule.name) {
      let reports = ruleReports.of(field.rule)
      add(reports, hidesInput: field.rule.confidentiality != .open, note: note)
    }
    add(form.checks.flatMap(\.check.reports), hidesInput: false, note: note)
  }

  /// Adds what is reported.
  ///
  /// - Parameters:
  ///   - reports: The codes with their arguments.
  ///   - hidesInput: Whether their rule drops what is taken from the value. The catalog has another
  ///     message for a check's own code then; the code of a pack has only its own.
  ///   - note: Notes who reports the codes.
  private mutating func add(
    _ reports: [CodeReport],
    hidesInput: Bool,
    note: (inout Entry) -> Void
  ) {
    for report in reports {
      var entry = entries[report.code] ?? Entry()
      let hides = hidesInput && entry.definition == nil
      entry.intersect(hides ? report.arguments.filter { !$0.value.isFromInput } : report.arguments)
      entry.occasional.formUnion(report.occasional)
      note(&entry)
      entries[report.code] = entry
    }
  }

  /// Returns the words that arguments may be with every code for which a text may be shown, where packs
  /// name them.
  package func choices(below key: String) -> [String: Set<String>] {
    let reported = codes(below: key).compactMap { entries[$0] }.filter { $0.arguments != nil }
    let choices = reported.map { $0.choices.mapValues(Set.init) }
    return choices.dropFirst().reduce(choices.first ?? [:]) { shared, others in
      shared.reduce(into: [:]) { both, one in both[one.key] = others[one.key]?.union(one.value) }
    }
  }

  /// Returns whether a code is one that nothing gives any more.
  package func isRetired(_ code: ViolationCode) -> Bool {
    entries[code]?.declaration?.declared.standing.isRetired ?? false
  }

  /// The codes, sorted.
  package var codes: [ViolationCode] { entries.keys.sorted() }

  /// The codes that a message with this key may be shown for: the code itself and all
  /// those below it, sorted.
  package func codes(below key: String) -> [ViolationCode] {
    families[ViolationCode(rawValue: key)] ?? []
  }
}
