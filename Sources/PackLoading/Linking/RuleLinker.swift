import RuleEngine
import SourceTexts
import Violations

/// Builds a rule from its declaration and from those that it extends.
final class RuleLinker {
  let library: PackLibrary

  /// The cost that linking and building rules may have; nil to count nothing.
  let budget: LoadingBudget?

  /// What is wrong with the rule that is being linked.
  var collector = DiagnosticCollector()

  /// The rules between the requested one and the current one, to find circles.
  private var open: [DeclaredName] = []

  /// The results of linking rules so far.
  private var done: [DeclaredName: Result<LinkedRule, LoadingError>] = [:]

  /// What packs together say about codes, by the names of the packs, lowest first.
  private var packCodes: [[String]: [ViolationCode: CodeMapping.CodeSettings]] = [:]

  /// The longest chain of rules that extend each other.
  private static let longestChain = 64

  init(library: PackLibrary, budget: LoadingBudget? = nil) {
    self.library = library
    self.budget = budget
  }

  /// Returns the rule with everything that it inherits.
  ///
  /// - Throws: A ``LoadingError`` if the rule or one that it extends is broken.
  func template(_ standing: RuleStanding) throws(LoadingError) -> RuleTemplate {
    try linked(standing).template
  }

  private func linked(_ standing: RuleStanding) throws(LoadingError) -> LinkedRule {
    if let known = done[standing.name] { return try known.get() }
    let outer = collector
    defer { collector = outer }
    do throws(LoadingError) {
      let linked = try newlyLinked(try library.whole(standing))
      done[standing.name] = .success(linked)
      return linked
    } catch {
      let error = library.blamed(error, of: standing) { (library) throws(LoadingError) in
        _ = try library.template(standing, by: RuleLinker(library: library, budget: budget))
      }
      done[standing.name] = .failure(error)
      throw error
    }
  }

  private func newlyLinked(_ standing: RuleStanding) throws(LoadingError) -> LinkedRule {
    let (rule, pack) = (standing.declaration, standing.pack)
    var base: LinkedRule?
    if let parent = rule.parent {
      open.append(standing.name)
      defer { open.removeLast() }
      do throws(LoadingError) {
        let linked = try linked(try parentStanding(parent, of: rule, in: pack))
        if linked.depth + 1 >= Self.longestChain { throw chainIsTooLong(at: parent, in: pack) }
        base = linked
      } catch {
        throw error.adding(mistakes(of: rule.orphan, in: pack))
      }
    }
    return try finished(rule, of: pack, base: base)
  }

  /// Returns what is wrong with a rule whose parent is missing or broken, apart from that.
  private func mistakes(of orphan: RuleDeclaration, in pack: PackDeclaration) -> [Diagnostic] {
    if budget?.isExhausted ?? false { return [] }
    do throws(LoadingError) {
      _ = try finished(orphan, of: pack, base: nil)
      return []
    } catch {
      return error.diagnostics
    }
  }

  private func chainIsTooLong(at parent: Located<String>, in pack: PackDeclaration) -> LoadingError
  {
    LoadingError(
      "pack.extends_too_long",
      in: pack.source,
      at: parent.position,
      reason: "more than \(Self.longestChain) rules extend each other in a chain"
    )
  }

  /// Returns a rule that another one passes values to, or nil after reporting that there is none.
  func handedRule(
    _ name: String,
    at position: FilePosition?,
    in pack: PackDeclaration
  ) throws(LoadingError) -> RuleTemplate? {
    guard let standing = library.rules.seen(name, from: pack) else {
      reportUnknownRule(name, at: position, in: pack)
      return nil
    }
    if let first = open.firstIndex(of: standing.name) {
      let circle = (open[first...].map(\.name) + [name]).joined(separator: " → ")
      report(
        pack,
        "pack.rule_circle",
        at: position,
        "rules pass values to each other: \(circle)",
        hint: nil
      )
      return nil
    }
    if open.count >= Self.longestChain {
      report(
        pack,
        "pack.extends_too_long",
        at: position,
        "more than \(Self.longestChain) rules pass values to each other in a chain",
        hint: nil
      )
      return nil
    }
    return try library.template(standing, by: self)
  }

  /// Returns the rule that the name after `extends` refers to.
  private func parentStanding(
    _ parent: Located<String>,
    of rule: RuleDeclaration,
    in pack: PackDeclaration
  ) throws(LoadingError) -> RuleStanding {
    guard let base = library.rules.parent(of: rule, in: pack) else {
      throw library.rules.unknown(parent, in: pack)
    }
    if open.count >= Self.longestChain { throw chainIsTooLong(at: parent, in: pack) }
    if open.contains(base.name) {
      let circle = (open.map(\.name) + [parent.content]).joined(separator: " → ")
      throw LoadingError(
        "pack.extends_circle",
        in: pack.source,
        at: parent.position,
        reason: "rules extend each other: \(circle)"
      )
    }
    return base
  }

  private func finished(
    _ rule: RuleDeclaration,
    of pack: PackDeclaration,
    base: LinkedRule?
  ) throws(LoadingError) -> LinkedRule {
    collector = DiagnosticCollector()
    let inheritsAll = base?.isInheritedWhole(by: rule) ?? false
    // What it changes may be in branches that its parent can't reach.
    let parent = inheritsAll ? base?.template : base?.whole
    try spend(on: rule, of: pack, inheritingFrom: parent)
    let guardian = library.inherited.guardian(of: rule, in: pack) ?? parent?.guardian
    let isGuest = library.isGuest(pack, of: guardian)
    let inherited = parent.map { inheritance(of: rule, from: $0, in: pack, isGuest: isGuest) }
    let mistakes = collector.diagnostics.count
    let normalization = rule.normalization ?? parent?.normalization ?? Normalization()
    let parameters = try self.parameters(
      of: rule,
      inherited,
      parent: parent,
      normalization,
      in: pack
    )
    // Whether inherited checks agree with each other was checked with the parent.
    let isSame = inheritsAll && rule.checks.isEmpty
    let names = isSame && rule.examples.isEmpty ? [] : Set(parameters.map(\.name))
    var checks = inherited?.checks ?? []
    if !rule.checks.isEmpty { checks += isGuest ? rule.checks.map(\.asGuest) : rule.checks }
    // What `with` passes on was reported there, and not in each inherited check that takes it.
    let passed = parent == nil ? [] : rule.passedParameters
    if !isSame {
      checkParameters(of: checks, known: names.union(passed), rule: rule, pack: pack)
    }
    let hasUnknownParameters =
      collector.diagnostics.count > mistakes || !passed.isSubset(of: names)
    if !isSame {
      checkResults(of: checks, rule: rule, pack: pack)
      checkNames(of: checks, rule: rule, pack: pack)
    }
    let least = max(
      parent?.confidentiality ?? .open,
      library.inherited.confidentiality(of: rule, in: pack)
    )
    let confidentiality =
      isSame ? least : checks.reduce(least) { max($0, $1.confidentiality) }
    checkConfidentiality(confidentiality, of: checks, rule: rule, pack: pack)
    checkExamples(of: rule, parameters: names, pack: pack)
    checkLabels(of: rule, normalization, in: pack)
    checkSubject(of: rule, in: pack)
    open.append(DeclaredName(rule, of: pack))
    defer { open.removeLast() }
    let newChecks = inheritsAll ? rule.checks : checks
    var traits = try traits(of: rule, newChecks, inheriting: inherited?.traits, in: pack)
    checkHandedParameters(of: newChecks, traits, pack: pack)
    try checkConstants(of: newChecks, normalization, traits.parts, rule: rule, pack: pack)
    // All checks see the text that a guest has changed.
    let isAltered = isGuest && rule.normalization != nil
    if isAltered || isGuest && rule.traits.parts != nil { traits.parts?.isGuest = true }
    // If a table is missing or broken, its columns are unknown, and columns are parts too.
    let lacksRows = traits.parts?.lookUps.contains { $0.table == nil } ?? false
    if !rule.hasBrokenParts, !traits.isIncomplete, !isSame {
      if lacksRows {
        reportUnknownParts(of: traits, besides: nil, rule, pack)
      } else {
        checkParts(of: checks, traits, parameters: parameters, rule: rule, pack: pack)
      }
    }
    if rule.hasBrokenParts || lacksRows || !collector.isEmpty { traits.isIncomplete = true }
    let packs =
      base?.packs.last == pack.name
      ? base?.packs ?? [] : (base?.packs ?? []).filter { $0 != pack.name } + [pack.name]
    let keepsGuests = hasGuests(of: parent, guardian: guardian, traits)
    let whole = RuleTemplate(
      name: rule.name,
      pack: pack.name,
      summary: rule.summary,
      parameters: parameters,
      normalization: normalization,
      checks: isAltered ? checks.map(\.asGuest) : guarded(checks, traits, from: guardian),
      confidentiality: confidentiality,
      guardian: guardian ?? pack.name,
      base: inheritsAll && keepsGuests ? parent : nil,
      inheriting: inherited?.unchangedCount(besides: rule.changes.map(\.name.content)),
      packCodes: codes(of: packs, above: parent?.packCodes, in: pack),
      tables: library.tables,
      traits: traits
    )
    let template = inheritsAll ? whole : whole.pruned()
    // Lint and listings go through the codes of the rules that values are passed to.
    if !traits.rules.isEmpty { try spend(template.addedAnswers / 4, on: rule, of: pack) }
    checkFieldsOfExamples(of: rule, whole, pack: pack)
    if template.checkCount > RuleTemplate.mostHandedChecks, !traits.rules.isEmpty {
      report(
        pack,
        "pack.too_costly",
        at: rule.position,
        "a value goes through more than \(RuleTemplate.mostHandedChecks) checks, "
          + "including the checks of the rules that it is passed to",
        hint: "pass the value to each rule only once"
      )
    }
    checkAnswers(of: template, at: rule.position, in: pack)
    let hasBrokenParameters =
      rule.hasBrokenParameters || hasUnknownParameters || base?.hasBrokenParameters ?? false
    if !hasBrokenParameters, !pack.isProven {
      tryMaking(template, of: rule, inheritingFrom: parent, in: pack)
    }
    try collector.throwIfAny()
    return LinkedRule(
      template: template,
      unpruned: inheritsAll
        ? base?.passedOn(to: whole) : whole.unpruned(besides: template),
      hasBrokenParameters: hasBrokenParameters,
      depth: base.map { $0.depth + 1 } ?? 0,
      packs: packs
    )
  }

  /// Makes the checks of a rule with its defaults, and reports settings that don't suit them.
  private func tryMaking(
    _ template: RuleTemplate,
    of rule: RuleDeclaration,
    inheritingFrom parent: RuleTemplate?,
    in pack: PackDeclaration
  ) {
    var found: [Diagnostic] = []
    for error in template.errorsWithDefaults(within: budget) where !error.isKnown {
      var error = error
      // If it costs too much, that is the rule's error, no matter where its checks were written.
      if error.isBeyondBudget { error.position = nil }
      if let given = parent.flatMap({ position(ofGiven: rule, to: $0, for: error) }) {
        error.position = FilePosition(file: pack.source.name, at: given)
      }
      if error.error.hint == nil, let unset = template.parameterWithoutDefault(for: error) {
        error.error.hint = "give the parameter `\(unset)` a default: the setting needs a value"
      }
      found += error.diagnostics(in: library, pack: pack, at: rule.position)
    }
    if let error = LoadingError(found) { collector.addNew(error) }
  }

  /// What a rule costs without its checks, which is mostly the work of lint.
  private static let costOfRule = 80

  /// Counts the cost of a rule and of the checks that it inherits, before they are copied.
  private func spend(
    on rule: RuleDeclaration,
    of pack: PackDeclaration,
    inheritingFrom parent: RuleTemplate?
  ) throws(LoadingError) {
    // A rule that changes what it inherits compares all its checks with each other.
    let isSame =
      rule.checks.isEmpty && rule.changes.isEmpty && rule.drops.isEmpty && rule.given.isEmpty
    let usesParameters = !isSame || !rule.ownParameters.isEmpty || !rule.examples.isEmpty
    let cost =
      Self.costOfRule + (parent?.checks.count ?? 0) * (isSame ? 1 : 5)
      + (usesParameters ? parent?.parameters.count ?? 0 : 0)
    try spend(cost, on: rule, of: pack)
  }

  /// Counts a cost of a rule.
  func spend(
    _ units: Int,
    on rule: RuleDeclaration,
    of pack: PackDeclaration
  ) throws(LoadingError) {
    guard let budget, budget.spend(units) != .withinLimit else { return }
    throw LoadingError(
      "pack.too_costly",
      in: pack.source,
      at: rule.position,
      reason:
        "the packs have too many rules and checks in total, including inherited ones",
      hint: "combine checks, or let fewer rules extend a rule with many checks"
    )
  }

  /// Returns what several packs say about codes; a higher pack overrides lower ones.
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
    collector.add(code, in: pack.source, at: position, reason: reason(), hint: hint())
  }
}

extension BindingError {
  /// Returns the error as diagnostics in the file that contains the setting or the rows of its
  /// table.
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
    let code = isBeyondBudget ? "pack.too_costly" : "pack.bad_setting"
    let subject = error.setting.map { "the setting `\($0)` of " } ?? ""
    let reason = "\(subject)the check `\(check)`: \(error.reason)"
    let known =
      self.position == nil || self.position?.file == pack.source.name
      ? pack.source : library.source(ofFile: self.position?.file)
    guard let source = known else {
      // The setting is in a row of a table's file.
      return Diagnostic(
        code: code,
        file: self.position?.file ?? pack.source.name,
        position: self.position?.inFile ?? position,
        reason: reason,
        hint: error.hint
      )
    }
    var at = self.position?.inFile ?? position
    if let offset = error.offset, let text {
      at = WrittenText(in: source, at: at, as: .yaml).position(ofScalar: offset, of: text)
    }
    return source.diagnostic(code, at: at, reason: reason, hint: error.hint)
  }
}
