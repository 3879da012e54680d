import Documents
public import Rules
import Synchronization
public import Violations

/// Packs in layers, and the rules and forms that they make together.
///
/// A rule is linked when it is first asked for, with everything that it
/// extends; ``checkEverything(in:)`` links all of them at once, as dropped-in
/// packs are checked when they are loaded.
///
///     let library = try PackLibrary([pack], registry: .builtIn)
///     try library.template("staff-id")?.parameters.map(\.name)  // ["site"]
///     try library.template("nobody")                            // nil
public final class PackLibrary: Sendable {
  /// The packs, lowest layer first.
  public let packs: [PackDeclaration]

  /// The checks and kinds of table that the packs name.
  public let registry: SubjectRegistry

  /// What the names of rules stand for.
  let rules: Standings<RuleDeclaration>

  /// What the names of forms stand for.
  let forms: Standings<FormDeclaration>

  /// Names of the library that a pack has, too: each is the pack's, except in the library's own packs.
  public let remarks: [Diagnostic]

  /// How confidential rules are because of those that they extend or take the place of.
  let inherited: InheritedConfidentiality

  /// The tables that all packs fill together.
  public let tables: SharedTables

  /// A rule or form as one pack declares it.
  private struct Declared: Hashable {
    var pack: String
    var name: String
  }

  /// What each pack says about codes, by the names of the packs that say something.
  private let codeSettings: [String: [ViolationCode: CodeMapping.CodeSettings]]

  /// What became of the rules and forms that were asked for so far.
  private struct Linked {
    var templates: [Declared: Result<RuleTemplate, LoadingError>] = [:]
    var forms: [Declared: Result<FormDefinition?, LoadingError>] = [:]
  }

  private let linked = Mutex(Linked())

  /// Creates a library.
  ///
  /// - Parameters:
  ///   - packs: The packs, lowest layer first, but for what they require.
  ///   - registry: The checks and kinds of table that the packs name.
  /// - Throws: A ``LoadingError`` if two packs have the same name, or define
  ///   the same rule, form or code without saying so.
  public convenience init(
    _ packs: [PackDeclaration],
    registry: SubjectRegistry
  ) throws(LoadingError) {
    let order = PackOrder(packs)
    let names = NameSpace(order)
    try names.collector.throwIfAny()
    self.init(order.packs, registry: registry, names: names)
  }

  /// Creates a library of packs that may clash.
  convenience init(unchecked packs: [PackDeclaration], registry: SubjectRegistry) {
    let order = PackOrder(packs)
    self.init(order.packs, registry: registry, names: NameSpace(order))
  }

  private init(_ packs: [PackDeclaration], registry: SubjectRegistry, names: NameSpace) {
    self.packs = packs
    self.registry = registry
    rules = names.rules
    forms = names.forms
    remarks = names.remarks
    inherited = InheritedConfidentiality(packs, rules: names.rules)
    tables = SharedTables(packs.flatMap(\.sortedTables))
    codeSettings = Dictionary(
      packs.lazy.filter { !$0.codes.isEmpty }.map { ($0.name, $0.codes.mapValues(\.settings)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns what packs say about codes together; the word of the last counts.
  func codeSettings(
    of packs: [PackDeclaration]
  ) -> [ViolationCode: CodeMapping.CodeSettings] {
    let settings = packs.compactMap { codeSettings[$0.name] }
    return settings.dropFirst().reduce(settings.first ?? [:]) { $0.merging($1) { $1 } }
  }

  /// What to say of parts of tables that contradict those of other packs.
  ///
  /// - Complexity: O(*n*) in the number of entries of the tables.
  public var remarksOnTables: [Diagnostic] {
    SharedTables.remarks(on: packs.flatMap(\.sortedTables), kinds: registry.tables)
  }

  /// Creates a library of packs that may be broken, and says everything that is wrong at once.
  ///
  /// - Parameters:
  ///   - packs: The packs, lowest layer first, as far as they could be read.
  ///   - registry: The checks and kinds of table that the packs name.
  ///   - checked: The names of the packs whose rules and forms are made now. Those of the others
  ///     are made when they are first asked for.
  /// - Returns: The library.
  /// - Throws: A ``LoadingError`` with the problems of reading, the names that clash, and all
  ///   that linking finds in the packs to check.
  public static func loading(
    _ packs: [PackDeclaration],
    registry: SubjectRegistry,
    checking checked: Set<String>
  ) throws(LoadingError) -> PackLibrary {
    let order = PackOrder(packs)
    let names = NameSpace(order)
    let library = PackLibrary(order.packs, registry: registry, names: names)
    let broken = packs.filter { !$0.problems.isEmpty }
    var collector = DiagnosticCollector()
    for diagnostic in broken.flatMap(\.problems) + names.collector.diagnostics {
      collector.add(diagnostic)
    }
    let suspects = checked.union(broken.map(\.name))
    if !suspects.isEmpty {
      do throws(LoadingError) {
        try library.checkEverything(in: suspects)
      } catch {
        collector.addNew(error)
      }
    }
    try collector.throwIfAny()
    return library
  }

  /// The names of all rules, sorted.
  public var ruleNames: [String] { rules.names }

  /// The names of all forms, sorted.
  public var formNames: [String] { forms.names }

  /// Returns what a pack says of a rule, or nil if there is none of that name.
  public func declaration(ofRule name: String) -> RuleDeclaration? { rules[name]?.declaration }

  /// Returns the pack that defines a rule, or nil if there is none of that name.
  public func pack(ofRule name: String) -> PackDeclaration? { rules[name]?.pack }

  /// Returns a rule, or nil if there is none of that name.
  ///
  /// - Throws: A ``LoadingError`` if the rule or one that it extends is broken.
  public func template(_ name: String) throws(LoadingError) -> RuleTemplate? {
    try rules[name].flatMap { (standing) throws(LoadingError) in try template(standing) }
  }

  /// Returns the rule that a name stands for in the text of a pack, or nil if there is none.
  func template(
    _ name: String,
    seenFrom pack: PackDeclaration
  ) throws(LoadingError) -> RuleTemplate? {
    try rules.seen(name, from: pack).flatMap { (standing) throws(LoadingError) in
      try template(standing)
    }
  }

  /// Returns a rule as a pack declares it; nil if another has taken its place, or it is disabled.
  ///
  /// - Throws: A ``LoadingError`` if the rule or one that it extends is broken.
  public func template(
    of rule: RuleDeclaration,
    in pack: PackDeclaration
  ) throws(LoadingError) -> RuleTemplate? {
    rules.isInUse(rule, of: pack) ? try template(rule.name, seenFrom: pack) : nil
  }

  /// Returns a rule as a pack declares it, by a linker that may have linked others before.
  func template(
    _ standing: Standings<RuleDeclaration>.Standing,
    by linker: RuleLinker? = nil
  ) throws(LoadingError) -> RuleTemplate {
    let key = Declared(pack: standing.pack.name, name: standing.declaration.name)
    if let known = linked.withLock({ $0.templates[key] }) { return try known.get() }
    let linker = linker ?? RuleLinker(library: self)
    let made: Result<RuleTemplate, LoadingError>
    do throws(LoadingError) {
      made = .success(try linker.template(of: standing.declaration, in: standing.pack))
    } catch {
      made = .failure(error)
    }
    // Two threads may link one rule; both then use the first.
    return try linked.withLock { linked in
      if let first = linked.templates[key] { return first }
      linked.templates[key] = made
      return made
    }.get()
  }

  /// Returns a form, or nil if there is none of that name, or if it has a check that was refused
  /// when it was read.
  ///
  /// - Throws: A ``LoadingError`` if the form or one of its rules is broken.
  public func form(_ name: String) throws(LoadingError) -> FormDefinition? {
    try forms[name].flatMap { (standing) throws(LoadingError) in try form(standing) }
  }

  /// Returns the form that a name stands for in the text of a pack, or nil if there is none.
  func form(
    _ name: String,
    seenFrom pack: PackDeclaration
  ) throws(LoadingError) -> FormDefinition? {
    try forms.seen(name, from: pack).flatMap { (standing) throws(LoadingError) in
      try form(standing)
    }
  }

  /// Returns a form as a pack declares it.
  func form(
    _ standing: Standings<FormDeclaration>.Standing,
    within budget: LoadingBudget? = nil
  ) throws(LoadingError) -> FormDefinition? {
    let key = Declared(pack: standing.pack.name, name: standing.declaration.name)
    if let known = linked.withLock({ $0.forms[key] }) { return try known.get() }
    let made: Result<FormDefinition?, LoadingError>
    do throws(LoadingError) {
      let linker = FormLinker(
        library: self,
        inherited: try InheritedForm(standing.declaration, in: standing.pack, forms),
        allowsDisabled: !forms.isInUse(standing.declaration, of: standing.pack),
        budget: budget
      )
      made = .success(try linker.link())
    } catch {
      made = .failure(error)
    }
    return try linked.withLock { linked in
      if let first = linked.forms[key] { return first }
      linked.forms[key] = made
      return made
    }.get()
  }

  /// Returns the names of the forms that forms extend, nearest first, without their own.
  ///
  /// - Throws: A ``LoadingError`` if a form extends what there is not.
  public func formAncestors() throws(LoadingError) -> [(form: String, names: [String])] {
    var ancestors: [(form: String, names: [String])] = []
    for pack in packs {
      for form in pack.forms where form.parent != nil && forms.isInUse(form, of: pack) {
        let names = try InheritedForm(form, in: pack, forms).ancestors.filter { $0 != form.name }
        if !names.isEmpty { ancestors.append((form.name, names)) }
      }
    }
    return ancestors
  }

  /// Links and makes every rule and form of some packs, and looks for codes
  /// that nobody defines or puts into words.
  ///
  /// - Parameter packs: The names of the packs; all if nil.
  /// - Throws: A ``LoadingError`` with everything that is wrong in them.
  public func checkEverything(in packs: Set<String>? = nil) throws(LoadingError) {
    try checkEverything(in: packs, within: LoadingBudget())
  }

  /// The same with a budget, which tells of packs that are too costly.
  package func checkEverything(
    in packs: Set<String>?,
    within budget: LoadingBudget
  ) throws(LoadingError) {
    // What replaces or disables something may break what builds on that, in any pack.
    let changes = self.packs.contains { packs?.contains($0.name) == true && $0.changesOthers }
    let affected = changes ? nil : packs
    let faults = FaultFinder(self)
    let linker = RuleLinker(library: self, budget: budget)
    var found = DistinctDiagnostics()
    var isDone: Bool { found.isFull || budget.isExhausted }
    for pack in self.packs where affected?.contains(pack.name) ?? true {
      for rule in pack.rules where rules.isInUse(rule, of: pack) && !isDone {
        guard let standing = rules.seen(rule.name, from: pack) else { continue }
        do throws(LoadingError) { _ = try template(standing, by: linker) } catch {
          found.add(faults.assigned(error, of: .init(kind: .rule, name: rule.name, pack: pack)))
        }
      }
      for form in pack.forms where forms.isInUse(form, of: pack) && !isDone {
        guard let standing = forms.seen(form.name, from: pack) else { continue }
        do throws(LoadingError) { _ = try self.form(standing, within: budget) } catch {
          found.add(faults.assigned(error, of: .init(kind: .form, name: form.name, pack: pack)))
        }
      }
      if isDone { continue }
      var collector = DiagnosticCollector()
      CodeAudit(library: self, pack: pack).run(&collector)
      if let error = LoadingError(collector.diagnostics) { found.add(error) }
    }
    if let error = LoadingError(found.diagnostics) { throw error }
  }
}

/// What is wrong in packs, each thing once: a broken rule breaks those that extend it.
private struct DistinctDiagnostics {
  private var collector = DiagnosticCollector()
  private var seen: Set<Diagnostic> = []

  var diagnostics: [Diagnostic] { collector.diagnostics }

  /// Whether so much was found that nothing more would be shown.
  var isFull: Bool { collector.isFull }

  mutating func add(_ error: LoadingError) {
    for diagnostic in error.diagnostics where seen.insert(diagnostic).inserted {
      collector.add(diagnostic)
    }
  }
}
