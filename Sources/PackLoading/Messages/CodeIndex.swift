import ErrorCatalog
package import RuleEngine
import SourceTexts
package import Violations

/// Every code that the checks and packs of a library can report.
///
/// A pack's own codes replace those of checks, so the index finds their arguments by following each
/// entry of each rule and form.
package struct CodeIndex {
  /// What is known about a code.
  package struct Entry {
    /// The definition, if the engine or a check has the code.
    package var definition: CodeDefinition?

    /// What a pack says about the code.
    package var declaration: CodeDeclaration?

    /// The pack that says it.
    package var pack: String?

    /// The checks that report the code themselves.
    package var checks: Set<String> = []

    /// The names of the rules that may report it, in groups that many codes share.
    fileprivate var namesOfRules: [[String]] = []

    /// The rules that may report it.
    package var rules: Set<String> { Set(namesOfRules.joined()) }

    /// The forms whose own checks may report it.
    package var forms: Set<String> = []

    /// The arguments that all reports of the code share; nil if nothing reports it.
    package var arguments: [String: ReportedArgument]?

    /// The names of arguments that only come with some of the failures that a pack reports under
    /// the code.
    package var occasional: Set<String> = []

    /// Returns who may see an argument that a program passes with the code; nil if there is no
    /// argument with that name.
    func exposure(of argument: String) -> ErrorArgument.Exposure? {
      declaration?.arguments?.first { $0.name == argument }?.exposure
    }

    /// The words that the code's arguments can be, where a pack lists them.
    package var choices: [String: [String]] {
      (declaration?.arguments ?? []).reduce(into: [:]) { choices, argument in
        if case .choice(let words) = argument.kind { choices[argument.name] = words }
      }
    }

    /// Creates an entry without any information.
    package init() {}

    /// Keeps only the arguments that this report of the code has too.
    mutating func intersect(_ other: [String: ReportedArgument]) {
      if arguments == other { return }
      arguments = arguments?.shared(with: other) ?? other
    }
  }

  /// What is known about the codes, by code.
  package private(set) var entries: [ViolationCode: Entry] = [:]

  /// Each code with the codes below it, sorted.
  ///
  /// General names that aren't codes are keys too.
  private var families: [ViolationCode: [ViolationCode]] = [:]

  /// Collects all codes.
  ///
  /// - Parameters:
  ///   - library: The packs.
  ///   - proven: The names of packs whose rules and forms don't need to be linked, because they are
  ///     known to be correct: their declarations say what their checks report.
  ///   - namesOnly: Whether the reporters and arguments of a code may be missing if finding them
  ///     would mean reading a bundled pack.
  ///   - keys: The requested codes, each with the codes below it; nil for all. For other codes,
  ///     what bundled packs say and report may be missing.
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
    var groups = ReportingRules()
    for name in library.rules.names {
      guard let standing = library.rules[name], read.contains(standing.pack.name) else { continue }
      let rule = try standing.whole().declaration
      if proven.contains(standing.pack.name), rule.changes.isEmpty {
        // The rules that it passes values to list their own reports.
        let reports = rule.traits.reports + rule.checks.flatMap(\.reports)
        add(reports, hidesInput: false) { $0.namesOfRules.append([name]) }
      } else if let rule = try library.template(name) {
        groups.add(name, rule)
      }
    }
    for group in groups.groups {
      add(ruleReports.added(by: group.rule), hidesInput: group.hidesInput) {
        $0.namesOfRules.append(group.names)
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
    collectFamilies()
  }

  /// Collects what one field of a form reports, the codes of all checks, and those of programs.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - path: The path of the field.
  ///   - library: The packs.
  init(of form: FormDefinition, at path: FieldPath, in library: PackLibrary) {
    for definition in CodeDefinition.engine { add(definition, check: nil) }
    for check in library.registry.checks {
      for definition in check.codes { add(definition, check: check.name) }
    }
    for pack in library.layers {
      for (code, declaration) in pack.codes
      where declaration.arguments != nil && entries[code]?.definition == nil {
        entries[code, default: Entry()].declaration = declaration
        entries[code]?.intersect(declaration.declared.reportedArguments)
      }
    }
    var ruleReports = RuleReports()
    for field in form.fields where field.path == path {
      let reports = ruleReports.of(field.rule)
      add(reports, hidesInput: field.rule.confidentiality != .open) { _ in }
    }
    for check in form.checks where check.field == path {
      add(check.check.reports, hidesInput: false) { _ in }
    }
    collectFamilies()
  }

  private mutating func collectFamilies() {
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

  /// Adds what a form's own checks report: those of fields that are more than a named rule, and
  /// those between fields.
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
  ///   - hidesInput: Whether their rule drops arguments that come from the value. The catalog has a
  ///     separate message for a check's own code in that case, but the code of a pack has only one.
  ///   - note: Records who reports the codes.
  private mutating func add(
    _ reports: [CodeReport],
    hidesInput: Bool,
    note: (inout Entry) -> Void
  ) {
    // Entries are changed in place: those of common codes list all rules.
    for report in reports {
      Self.add(report, hidesInput: hidesInput, to: &entries[report.code, default: Entry()], note)
    }
  }

  private static func add(
    _ report: CodeReport,
    hidesInput: Bool,
    to entry: inout Entry,
    _ note: (inout Entry) -> Void
  ) {
    let hides = hidesInput && entry.definition == nil
    entry.intersect(hides ? report.arguments.filter { !$0.value.isFromInput } : report.arguments)
    entry.occasional.formUnion(report.occasional)
    note(&entry)
  }

  /// Returns the words that an argument can be with every code that a text may be shown for, where
  /// packs list them.
  package func choices(below key: String) -> [String: Set<String>] {
    let reported = codes(below: key).compactMap { entries[$0] }.filter { $0.arguments != nil }
    let choices = reported.map { $0.choices.mapValues(Set.init) }
    return choices.dropFirst().reduce(choices.first ?? [:]) { shared, others in
      shared.reduce(into: [:]) { both, one in both[one.key] = others[one.key]?.union(one.value) }
    }
  }

  /// Returns the names of the numbers that may come with a code that a text may be shown for.
  package func numbers(below key: String) -> Set<String> {
    codes(below: key).compactMap { entries[$0]?.arguments }.reduce(into: Set<String>()) {
      names,
      arguments in
      for (name, argument) in arguments
      where argument.kinds.contains(.integer) || argument.kinds.contains(.decimal) {
        names.insert(name)
      }
    }
  }

  /// Returns whether a code is retired, so that nothing reports it anymore.
  package func isRetired(_ code: ViolationCode) -> Bool {
    entries[code]?.declaration?.declared.standing.isRetired ?? false
  }

  /// The codes, sorted.
  package var codes: [ViolationCode] { entries.keys.sorted() }

  /// Returns the codes that a message with this key may be shown for: the code itself and all codes
  /// below it, sorted.
  package func codes(below key: String) -> [ViolationCode] {
    families[ViolationCode(rawValue: key)] ?? []
  }
}
