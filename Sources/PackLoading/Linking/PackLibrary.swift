public import RuleEngine
import SourceTexts
import Synchronization
public import Violations

/// Packs in layers, and the rules and forms that they define together.
///
/// A rule is linked when it is first requested, with everything that it extends.
/// ``checkEverything(in:)`` links all rules right away, which loading does for packs that are added
/// to the library's own.
///
///     let library = try PackLibrary([pack], registry: .builtIn)
///     try library.template("staff-id")?.parameters.map(\.name)  // ["site"]
///     try library.template("unknown")                           // nil
public final class PackLibrary: Sendable {
  /// The packs, lowest layer first; packs that haven't been read yet are outlines.
  package let layers: [PackDeclaration]

  /// The checks and kinds of table that the packs name.
  public let registry: SubjectRegistry

  /// What the names of rules refer to.
  let rules: Standings<RuleDeclaration>

  /// What the names of forms refer to.
  let forms: Standings<FormDeclaration>

  /// Remarks on names that both the library and a pack define.
  ///
  /// Each name refers to the pack's definition, except in the library's own packs.
  public let remarks: [Diagnostic]

  /// The confidentiality that rules inherit from the rules that they extend or replace.
  let inherited: InheritedConfidentiality

  /// The names of the library's own packs.
  let bundledPacks: Set<String>

  /// The tables that all packs fill together, each read when it is first needed.
  package let tables: SharedTables

  /// Whether the library includes all changes that its packs make.
  let isWhole: Bool

  let templates = LinkedOnce<RuleTemplate>()
  let definitions = LinkedOnce<FormDefinition?>()

  /// The forms that others extend or contain, each collected once for all of them.
  let inheritedForms = Mutex<[DeclaredName: InheritedForm]>([:])

  /// What each pack says about codes, by the name of the pack, filled when needed.
  private let settings = Mutex<[String: [ViolationCode: CodeMapping.CodeSettings]]>([:])

  /// The errors whose causes have been found.
  let settled = Mutex<Set<Diagnostic>>([])

  /// The same packs without the changes of those from a layer upward, by that layer.
  private let lower = Mutex<[Int: PackLibrary]>([:])

  /// Tables that packs add rows to, filled when needed.
  let extendedRows = Mutex<[RowTableName: RowTable]>([:])

  /// What the packs declare about codes, collected when needed.
  private let gathered = AtomicLazyReference<ErrorDeclarations>()

  /// The packs that define each code, collected when needed.
  private let owners = AtomicLazyReference<CodeOwners>()

  var codeOwners: CodeOwners {
    owners.load() ?? owners.storeIfNil(CodeOwners(layers, registry: registry))
  }

  var declarations: ErrorDeclarations {
    gathered.load() ?? gathered.storeIfNil(ErrorDeclarations(layers))
  }

  /// Creates a library.
  ///
  /// - Parameters:
  ///   - packs: The packs, lowest layer first; requirements between packs can change this order.
  ///   - registry: The checks and kinds of table that the packs name.
  /// - Throws: A ``LoadingError`` if two packs have the same name, or define
  ///   the same rule, form or code without saying so.
  public convenience init(
    _ packs: [PackDeclaration],
    registry: SubjectRegistry
  ) throws(LoadingError) {
    let order = PackOrder(packs)
    let names = NameSpace(order, knownCodes: registry.knownCodes)
    try names.collector.throwIfAny()
    self.init(order.packs, registry: registry, names: names)
  }

  init(_ packs: [PackDeclaration], registry: SubjectRegistry, names: NameSpace) {
    layers = packs
    self.registry = registry
    rules = names.rules
    forms = names.forms
    remarks = names.remarks
    inherited = InheritedConfidentiality(packs, rules: names.rules)
    bundledPacks = Set(packs.lazy.filter(\.isBundled).map(\.name))
    tables = SharedTables { kind in packs.flatMap { $0.parts(ofKind: kind) } }
    isWhole = true
  }

  private init(_ library: PackLibrary, unchangedFrom layer: Int) {
    layers = library.layers
    registry = library.registry
    rules = library.rules.unchanged(from: layer)
    forms = library.forms.unchanged(from: layer)
    remarks = []
    inherited = InheritedConfidentiality(layers, rules: rules)
    bundledPacks = library.bundledPacks
    tables = library.tables
    isWhole = false
  }

  /// Returns the library without the replacements and disabling of the packs from a layer upward.
  func unchanged(from layer: Int) -> PackLibrary {
    lower.withLock { lower in
      let library = lower[layer] ?? PackLibrary(self, unchangedFrom: layer)
      lower[layer] = library
      return library
    }
  }

  /// Returns what several packs say about codes; the last pack's settings override the others.
  func codeSettings(
    of packs: [PackDeclaration]
  ) -> [ViolationCode: CodeMapping.CodeSettings] {
    let settings = packs.filter { !$0.codes.isEmpty }.map { pack in
      self.settings.withLock { known in
        let settings = known[pack.name] ?? pack.codes.mapValues(\.settings)
        known[pack.name] = settings
        return settings
      }
    }
    return settings.dropFirst().reduce(settings.first ?? [:]) { $0.merging($1) { $1 } }
  }

  /// Remarks on parts of tables that contradict those of other packs.
  ///
  /// - Complexity: O(*n*) in the number of entries of the tables.
  public var remarksOnTables: [Diagnostic] {
    SharedTables.remarks(on: layers.flatMap(\.sortedTables), kinds: registry.tables)
  }

  /// Creates a library of packs that may be broken, and reports everything that is wrong together.
  ///
  /// - Parameters:
  ///   - packs: The packs, lowest layer first, with everything that could be read of them.
  ///   - registry: The checks and kinds of table that the packs name.
  ///   - checked: The names of the packs whose rules and forms are built now. Those of other packs
  ///     are built when they are first needed.
  /// - Returns: The library.
  /// - Throws: A ``LoadingError`` with the problems from reading, the names that clash, and
  ///   everything that linking finds in the packs to check.
  public static func loading(
    _ packs: [PackDeclaration],
    registry: SubjectRegistry,
    checking checked: Set<String>
  ) throws(LoadingError) -> PackLibrary {
    let linking = Linking(of: packs, registry: registry, checking: checked)
    if let error = linking.error { throw error }
    return linking.library
  }

  /// The names of all rules, sorted.
  public var ruleNames: [String] { rules.names }

  /// The names of all forms, sorted.
  public var formNames: [String] { forms.names }

  /// Returns whether there is a rule with a name.
  package func hasRule(_ name: String) -> Bool { rules[name] != nil }

  /// Returns a rule, or nil if there is none with that name.
  ///
  /// - Throws: A ``LoadingError`` if the rule or one that it extends is broken.
  public func template(_ name: String) throws(LoadingError) -> RuleTemplate? {
    try rules[name].flatMap { (standing) throws(LoadingError) in try template(standing) }
  }

  /// Returns the rule that a name refers to in the text of a pack, or nil if there is none.
  package func template(
    _ name: String,
    seenFrom pack: PackDeclaration
  ) throws(LoadingError) -> RuleTemplate? {
    try rules.seen(name, from: pack).flatMap { (standing) throws(LoadingError) in
      try template(standing)
    }
  }

  /// Returns a rule as a pack declares it; nil if another has replaced it, or it is disabled.
  ///
  /// - Throws: A ``LoadingError`` if the rule or one that it extends is broken.
  public func template(
    of rule: RuleDeclaration,
    in pack: PackDeclaration
  ) throws(LoadingError) -> RuleTemplate? {
    rules.isInUse(rule, of: pack) ? try template(rule.name, seenFrom: pack) : nil
  }

  /// Returns the rule that a rule extends, or nil if it doesn't extend any.
  ///
  /// If it replaces that rule, this is the rule below the pack.
  package func base(
    of rule: RuleDeclaration,
    in pack: PackDeclaration
  ) throws(LoadingError) -> RuleTemplate? {
    try rules.parent(of: rule, in: pack).flatMap { (standing) throws(LoadingError) in
      try template(standing)
    }
  }

  /// Returns a rule as a pack declares it, using a linker that may have linked other rules before.
  func template(
    _ standing: RuleStanding,
    by linker: RuleLinker? = nil
  ) throws(LoadingError) -> RuleTemplate {
    try templates.made(of: standing.name) { () throws(LoadingError) in
      try (linker ?? RuleLinker(library: self)).template(standing)
    }
  }

  /// Returns a form, or nil if there is none with that name, or if it has a check that was refused
  /// when it was read.
  ///
  /// - Throws: A ``LoadingError`` if the form or one of its rules is broken.
  public func form(_ name: String) throws(LoadingError) -> FormDefinition? {
    try forms[name].flatMap { (standing) throws(LoadingError) in try form(standing) }
  }

  /// Returns the form that a name refers to in the text of a pack, or nil if there is none.
  package func form(
    _ name: String,
    seenFrom pack: PackDeclaration
  ) throws(LoadingError) -> FormDefinition? {
    try forms.seen(name, from: pack).flatMap { (standing) throws(LoadingError) in
      try form(standing)
    }
  }

  /// Returns a form as a pack declares it; nil if another has replaced it, or it is disabled.
  package func form(
    of form: FormDeclaration,
    in pack: PackDeclaration
  ) throws(LoadingError) -> FormDefinition? {
    forms.isInUse(form, of: pack) ? try self.form(form.name, seenFrom: pack) : nil
  }

  /// Returns a form as a pack declares it.
  func form(
    _ standing: FormStanding,
    within budget: LoadingBudget? = nil,
    below open: [DeclaredName] = []
  ) throws(LoadingError) -> FormDefinition? {
    try definitions.made(of: standing.name) { () throws(LoadingError) in
      do throws(LoadingError) {
        return try linked(standing, within: budget, below: open)
      } catch {
        throw blamed(error, of: standing) { (library) throws(LoadingError) in
          _ = try library.form(standing, within: budget)
        }
      }
    }
  }

  private func linked(
    _ standing: FormStanding,
    within budget: LoadingBudget?,
    below open: [DeclaredName]
  ) throws(LoadingError) -> FormDefinition? {
    let standing = try whole(standing)
    let inherited: InheritedForm
    do throws(LoadingError) {
      try spend(onFormsBelow: standing, within: budget)
      inherited = try InheritedForm(standing.declaration, in: standing.pack, of: self)
    } catch {
      throw error.adding(mistakes(of: standing.declaration.orphan, in: standing.pack, budget))
    }
    let linker = FormLinker(
      library: self,
      inherited: inherited,
      allowsDisabled: !forms.isInUse(standing.declaration, of: standing.pack),
      budget: budget,
      open: open + [standing.name]
    )
    return try linker.link()
  }

  /// Returns, for each form, the forms whose texts it shares: the forms that it extends, and those
  /// of inner records.
  ///
  /// - Throws: A ``LoadingError`` if a form extends one that doesn't exist.
  package func textSources() throws(LoadingError) -> [FormTextSources] {
    var found: [FormTextSources] = []
    for pack in layers {
      for form in pack.forms where forms.isInUse(form, of: pack) {
        let sources = try FormTextSources(of: form, in: pack, forms)
        if !sources.sources.isEmpty { found.append(sources) }
      }
    }
    return found
  }

  /// Links and builds every rule and form of some packs, and looks for codes without a definition
  /// or a message.
  ///
  /// - Parameter packs: The names of the packs; all if nil.
  /// - Throws: A ``LoadingError`` with everything that is wrong in them.
  public func checkEverything(in packs: Set<String>? = nil) throws(LoadingError) {
    try checkEverything(in: packs, within: LoadingBudget())
  }

  /// Checks everything within a budget, and reports packs that cost too much.
  package func checkEverything(
    in packs: Set<String>?,
    within budget: LoadingBudget
  ) throws(LoadingError) {
    // Replacing or disabling something may break what builds on it, in any pack.
    let changes = layers.contains { packs?.contains($0.name) == true && $0.changesOthers }
    let affected = changes ? nil : packs
    let linker = RuleLinker(library: self, budget: budget)
    var found = DistinctDiagnostics(budget: budget)
    var isDone: Bool { found.isFull || budget.isExhausted }
    for pack in affected == nil ? self.packs : layers where affected?.contains(pack.name) ?? true {
      for rule in pack.rules where rules.isInUse(rule, of: pack) && !isDone {
        guard let standing = rules.seen(rule.name, from: pack) else { continue }
        do throws(LoadingError) { _ = try template(standing, by: linker) } catch {
          found.add(error)
        }
      }
      for form in pack.forms where forms.isInUse(form, of: pack) && !isDone {
        guard let standing = forms.seen(form.name, from: pack) else { continue }
        do throws(LoadingError) { _ = try self.form(standing, within: budget) } catch {
          found.add(error)
        }
      }
      if isDone { continue }
      var collector = DiagnosticCollector()
      for problem in problemsOfAddedRows(in: pack) { collector.add(problem) }
      CodeAudit(library: self, pack: pack).run(&collector)
      if let error = LoadingError(collector.diagnostics) { found.add(error) }
    }
    if let error = LoadingError(found.diagnostics) { throw error }
  }
}

/// Everything that is wrong in packs, without duplicates: a broken rule also breaks the rules that
/// extend it.
private struct DistinctDiagnostics {
  /// The budget of everything; that it is spent is reported once.
  let budget: LoadingBudget

  private var isTooCostly = false
  private var collector = DiagnosticCollector()
  private var seen: Set<Diagnostic> = []

  var diagnostics: [Diagnostic] { collector.diagnostics }

  /// Whether the limit is reached, so nothing more would be shown.
  var isFull: Bool { collector.isFull }

  init(budget: LoadingBudget) { self.budget = budget }

  mutating func add(_ error: LoadingError) {
    for diagnostic in error.diagnostics where seen.insert(diagnostic).inserted {
      if diagnostic.code == "pack.too_costly" {
        if isTooCostly, budget.isExhausted { continue }
        isTooCostly = true
      }
      collector.add(diagnostic)
    }
  }
}
