import Documents
import Rules
import Violations

/// Makes a rule of its declaration and of those that it extends.
final class RuleLinker {
  let library: PackLibrary

  /// What linking and making rules may cost; nil where nothing is counted.
  let budget: LoadingBudget?

  /// What is wrong with the rule that is being linked.
  var collector = DiagnosticCollector()

  /// The rules on the way from the one asked for, to find circles.
  private var open: [RuleName] = []

  /// What became of the rules that were linked so far.
  private var done: [RuleName: Result<Linked, LoadingError>] = [:]

  /// What packs say together about codes, by the names of the packs, lowest first.
  private var packCodes: [[String]: [ViolationCode: CodeMapping.CodeSettings]] = [:]

  private struct RuleName: Hashable {
    var pack: String
    var rule: String
  }

  /// A rule, and what its heirs must know of it.
  private struct Linked {
    var template: RuleTemplate

    /// How many rules it extends, one after the other.
    var depth = 0

    /// The packs of these rules and its own, lowest first, each once.
    var packs: [String]
  }

  /// The longest chain of rules that extend each other.
  private static let longestChain = 64

  init(library: PackLibrary, budget: LoadingBudget? = nil) {
    self.library = library
    self.budget = budget
  }

  /// Returns the rule with everything that it inherits.
  ///
  /// - Throws: A ``LoadingError`` if the rule or one that it extends is broken.
  func template(
    of rule: RuleDeclaration,
    in pack: PackDeclaration
  ) throws(LoadingError) -> RuleTemplate {
    try linked(rule, in: pack).template
  }

  private func linked(
    _ rule: RuleDeclaration,
    in pack: PackDeclaration
  ) throws(LoadingError) -> Linked {
    let name = RuleName(pack: pack.name, rule: rule.name)
    if let known = done[name] { return try known.get() }
    let outer = collector
    defer { collector = outer }
    do throws(LoadingError) {
      let linked = try newlyLinked(rule, name, in: pack)
      done[name] = .success(linked)
      return linked
    } catch {
      done[name] = .failure(error)
      throw error
    }
  }

  private func newlyLinked(
    _ rule: RuleDeclaration,
    _ name: RuleName,
    in pack: PackDeclaration
  ) throws(LoadingError) -> Linked {
    var base: Linked?
    if let parent = rule.parent {
      open.append(name)
      defer { open.removeLast() }
      let (parentRule, parentPack) = try resolve(parent, for: rule, in: pack)
      let linked = try linked(parentRule, in: parentPack)
      if linked.depth + 1 >= Self.longestChain { throw chainIsTooLong(at: parent, in: pack) }
      base = linked
    }
    return try finished(rule, of: pack, base: base)
  }

  private func chainIsTooLong(at parent: Located<String>, in pack: PackDeclaration) -> LoadingError
  {
    LoadingError(
      pack.source.diagnostic(
        "pack.extends_too_long",
        at: parent.position,
        reason: "more than \(Self.longestChain) rules extend each other in a chain"
      )
    )
  }

  /// Returns the rule that a name stands for after `extends`.
  private func resolve(
    _ parent: Located<String>,
    for rule: RuleDeclaration,
    in pack: PackDeclaration
  ) throws(LoadingError) -> (rule: RuleDeclaration, pack: PackDeclaration) {
    guard let base = library.rules.parent(of: rule, in: pack) else {
      throw LoadingError(
        pack.source.diagnostic(
          "pack.unknown_rule",
          at: parent.position,
          reason: library.rules.absence(of: parent.content),
          hint: library.rules.suggestion(for: parent.content)
        )
      )
    }
    if open.count >= Self.longestChain { throw chainIsTooLong(at: parent, in: pack) }
    if open.contains(RuleName(pack: base.pack.name, rule: base.declaration.name)) {
      let circle = (open.map(\.rule) + [parent.content]).joined(separator: " → ")
      throw LoadingError(
        pack.source.diagnostic(
          "pack.extends_circle",
          at: parent.position,
          reason: "rules extend each other: \(circle)"
        )
      )
    }
    return (base.declaration, base.pack)
  }

  private func finished(
    _ rule: RuleDeclaration,
    of pack: PackDeclaration,
    base: Linked?
  ) throws(LoadingError) -> Linked {
    collector = DiagnosticCollector()
    let parent = base?.template
    try spend(on: rule, of: pack, inheritingFrom: parent)
    let inherited = parent.map { inheritance(of: rule, from: $0, in: pack) }
    let own = Set(rule.ownParameters.map(\.name))
    let parameters =
      (inherited?.parameters ?? []).filter { !own.contains($0.name) }
      + (try ownParameters(of: rule, parent: parent, in: pack))
    let checks = (inherited?.checks ?? []) + rule.checks
    checkParameters(of: checks, known: Set(parameters.map(\.name)), rule: rule, pack: pack)
    checkResults(of: checks, rule: rule, pack: pack)
    checkNames(of: checks, rule: rule, pack: pack)
    let confidentiality = checks.reduce(
      max(parent?.confidentiality ?? .open, library.inherited.confidentiality(of: rule, in: pack))
    ) { max($0, $1.confidentiality) }
    checkConfidentiality(confidentiality, of: checks, rule: rule, pack: pack)
    checkExamples(of: rule, parameters: Set(parameters.map(\.name)), pack: pack)
    let normalization = rule.normalization ?? parent?.normalization ?? Normalization()
    checkConstants(of: checks, normalization, rule: rule, pack: pack)
    let packs = (base?.packs ?? []).filter { $0 != pack.name } + [pack.name]
    let template = RuleTemplate(
      name: rule.name,
      pack: pack.name,
      summary: rule.summary,
      parameters: parameters,
      normalization: normalization,
      checks: checks,
      confidentiality: confidentiality,
      packCodes: codes(of: packs, above: parent?.packCodes, in: pack),
      tables: library.tables
    )
    try collector.throwIfAny()
    for error in template.errorsWithDefaults(within: budget) where !error.isKnown {
      var error = error
      // What is too much is the rule, whoever wrote its checks.
      if error.isBeyondBudget { error.position = nil }
      for diagnostic in error.diagnostics(in: library, pack: pack, at: rule.position) {
        collector.add(diagnostic)
      }
    }
    try collector.throwIfAny()
    return Linked(template: template, depth: base.map { $0.depth + 1 } ?? 0, packs: packs)
  }

  /// Counts a rule and the checks that it takes over, before they are copied.
  private func spend(
    on rule: RuleDeclaration,
    of pack: PackDeclaration,
    inheritingFrom parent: RuleTemplate?
  ) throws(LoadingError) {
    let cost = 20 + (parent?.checks.count ?? 0)
    guard let budget, budget.spend(cost) != .withinLimit else { return }
    throw LoadingError(
      pack.source.diagnostic(
        "pack.too_costly",
        at: rule.position,
        reason:
          "the packs have too many rules and checks together, those that are inherited included",
        hint: "join checks, or let fewer rules extend a rule with many"
      )
    )
  }

  /// Returns what some packs say together about codes; a higher pack's word counts.
  private func codes(
    of packs: [String],
    above lower: [ViolationCode: CodeMapping.CodeSettings]?,
    in pack: PackDeclaration
  ) -> [ViolationCode: CodeMapping.CodeSettings] {
    if let known = packCodes[packs] { return known }
    let own = library.codeSettings(of: [pack])
    let codes = lower.map { $0.merging(own) { $1 } } ?? own
    packCodes[packs] = codes
    return codes
  }

  func report(
    _ pack: PackDeclaration,
    _ code: String,
    at position: SourcePosition,
    _ reason: @autoclosure () -> String,
    hint: @autoclosure () -> String? = nil
  ) {
    collector.add(pack.source.diagnostic(code, at: position, reason: reason(), hint: hint()))
  }
}

extension BindingError {
  /// The error as diagnostics of the file where the setting is written, or the rows of its table.
  func diagnostics(
    in library: PackLibrary,
    pack: PackDeclaration,
    at position: SourcePosition
  ) -> [Diagnostic] {
    error.rowFaults.isEmpty
      ? [diagnostic(in: library, pack: pack, at: position)] : error.rowFaults
  }

  private func diagnostic(
    in library: PackLibrary,
    pack: PackDeclaration,
    at position: SourcePosition
  ) -> Diagnostic {
    let source =
      library.packs.first { $0.source.name == self.position?.file }?.source ?? pack.source
    var at = self.position?.inFile ?? position
    if let offset = error.offset, let text {
      at = WrittenText(in: source, at: at, as: .yaml).position(ofScalar: offset, of: text)
    }
    let subject = error.setting.map { "the setting `\($0)` of " } ?? ""
    return source.diagnostic(
      isBeyondBudget ? "pack.too_costly" : "pack.bad_setting",
      at: at,
      reason: "\(subject)the check `\(check)`: \(error.reason)",
      hint: error.hint
    )
  }
}
