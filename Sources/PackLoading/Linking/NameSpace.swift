import Documents
import Violations

/// The names that packs define: each once, unless a pack says that it replaces
/// a rule of a lower layer.
struct NameSpace {
  var collector = DiagnosticCollector()
  var rules: [String: (pack: PackDeclaration, rule: RuleDeclaration)] = [:]
  var forms: [String: (pack: PackDeclaration, form: FormDeclaration)] = [:]
  private var packs: [String: PackDeclaration] = [:]
  private var codes: [ViolationCode: (pack: PackDeclaration, position: SourcePosition)] = [:]

  /// Takes up the names of packs, lowest layer first.
  init(_ packs: [PackDeclaration]) {
    for pack in packs { add(pack) }
  }

  /// Adds a pack that lies above those added before.
  private mutating func add(_ pack: PackDeclaration) {
    if let first = packs[pack.name] {
      report(
        "pack.duplicate_pack",
        in: pack,
        at: .start,
        "there is a pack `\(pack.name)` already, in \(first.source.name)",
        hint: "give one of them another name"
      )
      return
    }
    packs[pack.name] = pack
    for rule in pack.rules { add(rule, of: pack) }
    for form in pack.forms { add(form, of: pack) }
    for code in pack.definedCodes.sorted() { add(code, of: pack) }
  }

  private mutating func add(_ code: ViolationCode, of pack: PackDeclaration) {
    guard let position = pack.codes[code]?.position else { return }
    if let first = codes[code] {
      report(
        "pack.duplicate_code",
        in: pack,
        at: position,
        "there is a code `\(code)` already, in \(first.pack.source.name):\(first.position)",
        hint: "give one of them another name, or leave its message to the other pack"
      )
      return
    }
    codes[code] = (pack, position)
  }

  private mutating func add(_ rule: RuleDeclaration, of pack: PackDeclaration) {
    for name in rule.replaces where rules[name.content] == nil {
      report(
        "pack.unknown_rule",
        in: pack,
        at: name.position,
        "there is no rule `\(name.content)` to replace",
        hint: nearestName(to: name.content, in: rules.keys).map { "did you mean `\($0)`?" }
      )
    }
    let replaced = rule.replaces.map(\.content)
    if let first = rules[rule.name], !replaced.contains(rule.name) {
      report(
        "pack.duplicate_rule",
        in: pack,
        at: rule.position,
        "there is a rule `\(rule.name)` already, in \(first.pack.source.name):"
          + "\(first.rule.position)",
        hint: "to take its place, write `replaces: [\(rule.name)]`"
      )
      return
    }
    for name in replaced where rules[name] != nil { rules[name] = (pack, rule) }
    rules[rule.name] = (pack, rule)
  }

  private mutating func add(_ form: FormDeclaration, of pack: PackDeclaration) {
    if let first = forms[form.name] {
      report(
        "pack.duplicate_form",
        in: pack,
        at: form.position,
        "there is a form `\(form.name)` already, in \(first.pack.source.name):"
          + "\(first.form.position)"
      )
      return
    }
    forms[form.name] = (pack, form)
  }

  private mutating func report(
    _ code: String,
    in pack: PackDeclaration,
    at position: SourcePosition,
    _ reason: String,
    hint: String? = nil
  ) {
    collector.add(pack.source.diagnostic(code, at: position, reason: reason, hint: hint))
  }
}
