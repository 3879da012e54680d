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

  /// The rule that each name stands for, and the pack that it comes from.
  let rules: [String: (pack: PackDeclaration, rule: RuleDeclaration)]

  /// The forms by name.
  let forms: [String: (pack: PackDeclaration, form: FormDeclaration)]

  /// How confidential rules are because of those that they extend or take the place of.
  let inherited: InheritedConfidentiality

  /// The tables that all packs fill together.
  public let tables: SharedTables

  private struct Linked {
    var templates: [String: RuleTemplate] = [:]
    var forms: [String: FormDefinition] = [:]
  }

  private let linked = Mutex(Linked())

  /// Creates a library.
  ///
  /// - Parameters:
  ///   - packs: The packs, lowest layer first.
  ///   - registry: The checks and kinds of table that the packs name.
  /// - Throws: A ``LoadingError`` if two packs have the same name, or define
  ///   the same rule, form or code without saying so.
  public convenience init(
    _ packs: [PackDeclaration],
    registry: SubjectRegistry
  ) throws(LoadingError) {
    let names = NameSpace(packs)
    try names.collector.throwIfAny()
    self.init(packs, registry: registry, names: names)
  }

  private init(_ packs: [PackDeclaration], registry: SubjectRegistry, names: NameSpace) {
    self.packs = packs
    self.registry = registry
    rules = names.rules
    forms = names.forms
    inherited = InheritedConfidentiality(packs, rules: names.rules)
    tables = SharedTables(packs.flatMap(\.sortedTables))
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
    let names = NameSpace(packs)
    let library = PackLibrary(packs, registry: registry, names: names)
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
  public var ruleNames: [String] { rules.keys.sorted() }

  /// The names of all forms, sorted.
  public var formNames: [String] { forms.keys.sorted() }

  /// Returns what a pack says of a rule, or nil if there is none of that name.
  public func declaration(ofRule name: String) -> RuleDeclaration? { rules[name]?.rule }

  /// Returns the pack that defines a rule, or nil if there is none of that name.
  public func pack(ofRule name: String) -> PackDeclaration? { rules[name]?.pack }

  /// Returns a rule, or nil if there is none of that name.
  ///
  /// - Throws: A ``LoadingError`` if the rule or one that it extends is broken.
  public func template(_ name: String) throws(LoadingError) -> RuleTemplate? {
    if let template = linked.withLock({ $0.templates[name] }) { return template }
    guard rules[name] != nil else { return nil }
    let linker = RuleLinker(library: self)
    let template = linker.template(name)
    try linker.collector.throwIfAny()
    guard let template else { return nil }
    return linked.withLock { linked in
      // Two threads may link one rule; both then use the first.
      if let first = linked.templates[name] { return first }
      linked.templates[name] = template
      return template
    }
  }

  /// Returns a form, or nil if there is none of that name, or if it has a check that was refused
  /// when it was read.
  ///
  /// - Throws: A ``LoadingError`` if the form or one of its rules is broken.
  public func form(_ name: String) throws(LoadingError) -> FormDefinition? {
    if let form = linked.withLock({ $0.forms[name] }) { return form }
    guard let (pack, declaration) = forms[name] else { return nil }
    let linker = FormLinker(library: self, pack: pack, form: declaration)
    guard let form = try linker.link() else { return nil }
    return linked.withLock { linked in
      if let first = linked.forms[name] { return first }
      linked.forms[name] = form
      return form
    }
  }

  /// Links and makes every rule and form of some packs, and looks for codes
  /// that nobody defines or puts into words.
  ///
  /// - Parameter packs: The names of the packs; all if nil.
  /// - Throws: A ``LoadingError`` with everything that is wrong in them.
  public func checkEverything(in packs: Set<String>? = nil) throws(LoadingError) {
    // A rule that takes the place of another may break what builds on that one, in any pack.
    let replaces = self.packs.contains { pack in
      packs?.contains(pack.name) == true && pack.rules.contains { !$0.replaces.isEmpty }
    }
    let affected = replaces ? nil : packs
    var collector = DiagnosticCollector()
    for pack in self.packs where affected?.contains(pack.name) ?? true {
      for rule in pack.rules where rules[rule.name]?.pack.name == pack.name {
        do throws(LoadingError) { _ = try template(rule.name) } catch { collector.add(error) }
      }
      for form in pack.forms {
        do throws(LoadingError) { _ = try self.form(form.name) } catch { collector.add(error) }
      }
      CodeAudit(library: self, pack: pack).run(&collector)
    }
    try LoadingError(Array(Set(collector.diagnostics))).map { (error) throws(LoadingError) in
      throw error
    }
  }
}
