import Documents
import Rules
import Violations

/// Makes a rule of its declaration and of those that it extends.
final class RuleLinker {
  let library: PackLibrary
  var collector = DiagnosticCollector()

  /// The rules on the way from the one asked for, to find circles.
  private var open: [(pack: String, rule: String)] = []

  /// The rules that were linked on the way; nil for those that are broken.
  private var done: [RuleName: RuleTemplate?] = [:]

  private struct RuleName: Hashable {
    var pack: String
    var rule: String
  }

  /// The longest chain of rules that extend each other.
  private static let longestChain = 64

  init(library: PackLibrary) {
    self.library = library
  }

  /// Returns the rule with everything that it inherits, or nil after reporting why not.
  func template(_ name: String) -> RuleTemplate? {
    guard let (pack, rule) = library.rules[name] else { return nil }
    return template(of: rule, in: pack)
  }

  private func template(of rule: RuleDeclaration, in pack: PackDeclaration) -> RuleTemplate? {
    let name = RuleName(pack: pack.name, rule: rule.name)
    if let template = done[name] { return template }
    let template = linked(rule, in: pack)
    done[name] = .some(template)
    return template
  }

  private func linked(_ rule: RuleDeclaration, in pack: PackDeclaration) -> RuleTemplate? {
    guard let parent = rule.parent else {
      return finished(rule, of: pack, parent: nil)
    }
    open.append((pack.name, rule.name))
    defer { open.removeLast() }
    guard let base = resolve(parent, for: rule, in: pack) else { return nil }
    return finished(rule, of: pack, parent: base)
  }

  private func resolve(
    _ parent: Located<String>,
    for rule: RuleDeclaration,
    in pack: PackDeclaration
  ) -> RuleTemplate? {
    // A rule that replaces another may extend the very one that it replaces.
    if rule.replaces.contains(where: { $0.content == parent.content }),
      let lower = lowerRule(named: parent.content, below: pack)
    {
      return template(of: lower.rule, in: lower.pack)
    }
    guard let (parentPack, parentRule) = library.rules[parent.content] else {
      report(
        pack,
        "pack.unknown_rule",
        at: parent.position,
        "there is no rule `\(parent.content)`",
        hint: nearestName(to: parent.content, in: library.rules.keys)
          .map { "did you mean `\($0)`?" }
      )
      return nil
    }
    if open.count >= Self.longestChain {
      report(
        pack,
        "pack.extends_too_long",
        at: parent.position,
        "more than \(Self.longestChain) rules extend each other in a chain"
      )
      return nil
    }
    if open.contains(where: { $0 == (parentPack.name, parentRule.name) }) {
      let circle = (open.map(\.rule) + [parent.content]).joined(separator: " → ")
      report(pack, "pack.extends_circle", at: parent.position, "rules extend each other: \(circle)")
      return nil
    }
    return template(of: parentRule, in: parentPack)
  }

  /// Returns the rule that stands for a name in the highest layer below a pack.
  private func lowerRule(
    named name: String,
    below pack: PackDeclaration
  ) -> (pack: PackDeclaration, rule: RuleDeclaration)? {
    guard let end = library.packs.firstIndex(where: { $0.name == pack.name }) else { return nil }
    for lower in library.packs[..<end].reversed() {
      let rule = lower.rules.first { rule in
        rule.name == name || rule.replaces.contains { $0.content == name }
      }
      if let rule { return (lower, rule) }
    }
    return nil
  }

  private func finished(
    _ rule: RuleDeclaration,
    of pack: PackDeclaration,
    parent: RuleTemplate?
  ) -> RuleTemplate? {
    let before = collector.diagnostics.count
    let inherited = parent.map { inheritance(of: rule, from: $0, in: pack) }
    let own = Set(rule.parameters.map(\.name))
    let parameters =
      (inherited?.parameters ?? []).filter { !own.contains($0.name) }
      + rule.parameters
    let checks = (inherited?.checks ?? []) + rule.checks
    checkParameters(of: checks, known: parameters.map(\.name), rule: rule, pack: pack)
    checkResults(of: checks, rule: rule, pack: pack)
    checkNames(of: checks, rule: rule, pack: pack)
    let confidentiality = checks.reduce(
      max(parent?.confidentiality ?? .open, library.inherited.confidentiality(of: rule, in: pack))
    ) { max($0, $1.confidentiality) }
    checkConfidentiality(confidentiality, of: checks, rule: rule, pack: pack)
    checkExamples(of: rule, parameters: parameters.map(\.name), pack: pack)
    let template = RuleTemplate(
      name: rule.name,
      pack: pack.name,
      summary: rule.summary,
      parameters: parameters,
      normalization: rule.normalization ?? parent?.normalization ?? Normalization(),
      checks: checks,
      confidentiality: confidentiality,
      packCodes: (parent?.packCodes ?? [:]).merging(pack.codes.mapValues(\.settings)) { $1 },
      tables: library.tables
    )
    if collector.diagnostics.count == before { tryMaking(template, of: pack, at: rule.position) }
    return collector.diagnostics.count == before ? template : nil
  }

  /// Makes the rule with its defaults, so that a setting that does not suit is found now.
  private func tryMaking(
    _ template: RuleTemplate,
    of pack: PackDeclaration,
    at position: SourcePosition
  ) {
    for error in template.errorsWithDefaults() where !error.isKnown {
      collector.add(error.diagnostic(in: library, pack: pack, at: position))
    }
  }

  func report(
    _ pack: PackDeclaration,
    _ code: String,
    at position: SourcePosition,
    _ reason: String,
    hint: String? = nil
  ) {
    collector.add(pack.source.diagnostic(code, at: position, reason: reason, hint: hint))
  }
}

extension BindingError {
  /// The error as a diagnostic of the file where the setting is written.
  func diagnostic(
    in library: PackLibrary,
    pack: PackDeclaration,
    at position: SourcePosition
  ) -> Diagnostic {
    let source =
      library.packs.first { $0.source.name == self.position?.file }?.source ?? pack.source
    var at = self.position?.inFile ?? position
    if let offset = error.offset {
      at = source.position(ofScalar: offset, inScalarAt: at)
    }
    let subject = error.setting.map { "the setting `\($0)` of " } ?? ""
    return source.diagnostic(
      "pack.bad_setting",
      at: at,
      reason: "\(subject)the check `\(check)`: \(error.reason)",
      hint: error.hint
    )
  }
}

extension SourceText {
  /// Returns the position of a Unicode scalar within a YAML scalar that begins at
  /// a position: exact for plain and single-quoted text on one line.
  fileprivate func position(
    ofScalar offset: Int,
    inScalarAt start: SourcePosition
  ) -> SourcePosition {
    guard let line = line(start.line) else { return start }
    let written = line.unicodeScalars.dropFirst(start.column - 1)
    var position = start
    switch written.first {
    case "'":
      // Each quote within the text is written twice.
      position.column += 1
      var rest = written.dropFirst()
      for _ in 0..<offset {
        let isQuote = rest.first == "'"
        rest = rest.dropFirst(isQuote ? 2 : 1)
        position.column += isQuote ? 2 : 1
      }
    case "\"", "|", ">", nil: break
    default: position.column += offset
    }
    return position
  }
}
