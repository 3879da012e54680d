import Documents
import Violations

/// The names that packs define, and how packs change what others define.
struct NameSpace {
  /// What is wrong.
  private(set) var collector: DiagnosticCollector

  /// Names of the library that a pack has, too, which a later release may have added.
  private(set) var remarks: [Diagnostic] = []

  private(set) var rules = Standings<RuleDeclaration>()
  private(set) var forms = Standings<FormDeclaration>()

  /// A pack that replaces or disables what others define.
  private struct Change {
    var pack: PackDeclaration
    var position: SourcePosition
    var isDisabling: Bool
  }

  private var order: PackOrder
  private var packs: [String: PackDeclaration] = [:]
  private var codes: [ViolationCode: (pack: PackDeclaration, position: SourcePosition)] = [:]
  private var changes: [DisabledName.Kind: [String: [Change]]] = [:]

  /// Takes up the names of packs.
  init(_ order: PackOrder) {
    self.order = order
    collector = order.collector
    for pack in order.packs { add(pack) }
  }

  /// Adds a pack that lies above those added before.
  private mutating func add(_ pack: PackDeclaration) {
    if let first = packs[pack.name] {
      report(
        "pack.duplicate_pack",
        in: pack,
        at: pack.namePosition,
        "there is a pack `\(pack.name)` already, in \(first.source.name)",
        hint: "give one of them another name"
      )
      return
    }
    for name in pack.disabled { disable(name, by: pack) }
    packs[pack.name] = pack
    for rule in pack.rules { add(rule, of: pack, to: \.rules) }
    for form in pack.forms { add(form, of: pack, to: \.forms) }
    for code in pack.definedCodes.sorted() { add(code, of: pack) }
  }

  private mutating func add<Declaration>(
    _ declaration: Declaration,
    of pack: PackDeclaration,
    to names: WritableKeyPath<Self, Standings<Declaration>>
  ) {
    let kind = Declaration.kind
    for name in declaration.replaces {
      let known = self[keyPath: names]
      if known.stack(name.content).isEmpty {
        reportUnknown(name, of: Declaration.self, in: pack, known: known.names)
      }
      change(kind, name, by: pack, isDisabling: false)
    }
    if !declaration.replaces.contains(where: { $0.content == declaration.name }),
      let first = self[keyPath: names].stack(declaration.name).last
    {
      let isOver = first.disabled != nil
      guard first.pack.isBundled && !pack.isBundled || isOver else {
        reportDuplicate(declaration, in: pack, first)
        return
      }
      let name = Located(content: declaration.name, position: declaration.position)
      change(kind, name, by: pack, isDisabling: false)
      if !isOver { remarkShadow(declaration, in: pack, first.pack) }
    }
    self[keyPath: names].add(declaration, of: pack)
  }

  private mutating func add(_ code: ViolationCode, of pack: PackDeclaration) {
    guard let position = pack.codes[code]?.position else { return }
    if let first = codes[code], first.pack.isBundled, !pack.isBundled {
      remark("code", code.rawValue, in: pack, at: position, first.pack)
    } else if let first = codes[code] {
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
}

extension NameSpace {
  // MARK: Changes

  /// Takes away what a pack disables.
  private mutating func disable(_ disabled: DisabledName, by pack: PackDeclaration) {
    let name = disabled.name.content
    let kinds = disabled.kind.map { [$0] } ?? DisabledName.Kind.allCases
    switch kinds.first(where: { exists($0, name) }) {
    case .rule?:
      change(.rule, disabled.name, by: pack, isDisabling: true)
      rules.disable(name, by: pack)
    case .form?:
      change(.form, disabled.name, by: pack, isDisabling: true)
      forms.disable(name, by: pack)
    case .pack?:
      guard let lower = packs[name] else { return }
      rules.disable(everythingOf: lower, by: pack)
      forms.disable(everythingOf: lower, by: pack)
    case nil:
      let words = kinds.map(\.rawValue).joined(separator: ", ")
      report(
        "pack.unknown_disabled",
        in: pack,
        at: disabled.name.position,
        "there is no \(words) `\(name)` below this pack",
        hint: hint(at: name) { [rules, forms, packs] in
          rules.names + forms.names + packs.keys.sorted()
        }
      )
    }
  }

  private func exists(_ kind: DisabledName.Kind, _ name: String) -> Bool {
    switch kind {
    case .rule: !rules.stack(name).isEmpty
    case .form: !forms.stack(name).isEmpty
    case .pack: packs[name] != nil
    }
  }

  /// Notes that a pack changes what a name stands for, and reports others that do so, too, if
  /// nothing but their names says which of them lies above.
  private mutating func change(
    _ kind: DisabledName.Kind,
    _ name: Located<String>,
    by pack: PackDeclaration,
    isDisabling: Bool
  ) {
    if collector.isFull { return }
    let earlier = changes[kind]?[name.content] ?? []
    // What a pack disables it may define anew.
    let others = earlier.filter { other in
      other.pack.name == pack.name ? !other.isDisabling : !(isDisabling && other.isDisabling)
    }
    if let other = others.first(where: {
      $0.pack.name == pack.name || !order.requires(pack, $0.pack)
    }) {
      let isSame = other.pack.name == pack.name
      report(
        "pack.two_replacements",
        in: pack,
        at: name.position,
        "the \(kind.rawValue) `\(name.content)` is \(other.isDisabling ? "disabled" : "replaced") by "
          + "\(isSame ? "this pack" : "the pack `\(other.pack.name)`"), too, in "
          + "\(other.pack.source.name):\(other.position)",
        hint: isSame ? nil : Self.requiring(other.pack.name)
      )
    }
    let change = Change(pack: pack, position: name.position, isDisabling: isDisabling)
    changes[kind, default: [:]][name.content, default: []].append(change)
  }

  private static func requiring(_ pack: String) -> String {
    "to lie above it, write `requires: { packs: [\(pack)] }`"
  }

  /// Returns the name of a pack that lies above and has something of a name.
  private func upperPack(with name: String) -> String? {
    order.packs.first { pack in
      packs[pack.name] == nil
        && (pack.name == name || pack.rules.contains { $0.name == name }
          || pack.forms.contains { $0.name == name })
    }?.name
  }

  // MARK: Reports

  private mutating func reportUnknown<Declaration: LayeredDeclaration>(
    _ name: Located<String>,
    of type: Declaration.Type,
    in pack: PackDeclaration,
    known: @autoclosure () -> [String]
  ) {
    report(
      "pack.unknown_\(type.kind.rawValue)",
      in: pack,
      at: name.position,
      "there is no \(type.kind.rawValue) `\(name.content)` to replace",
      hint: hint(at: name.content, among: known)
    )
  }

  private mutating func reportDuplicate<Declaration>(
    _ declaration: Declaration,
    in pack: PackDeclaration,
    _ first: Standings<Declaration>.Standing
  ) {
    let kind = Declaration.kind.rawValue
    report(
      "pack.duplicate_\(kind)",
      in: pack,
      at: declaration.position,
      "there is a \(kind) `\(declaration.name)` already, in \(first.pack.source.name):"
        + "\(first.declaration.position)",
      hint: "to take its place, write `replaces: [\(declaration.name)]`"
    )
  }

  private mutating func remarkShadow<Declaration: LayeredDeclaration>(
    _ declaration: Declaration,
    in pack: PackDeclaration,
    _ lower: PackDeclaration
  ) {
    let name = declaration.name
    remark(Declaration.kind.rawValue, name, in: pack, at: declaration.position, lower)
  }

  private mutating func remark(
    _ kind: String,
    _ name: String,
    in pack: PackDeclaration,
    at position: SourcePosition,
    _ lower: PackDeclaration
  ) {
    remarks.append(
      pack.source.diagnostic(
        "pack.shadowed_\(kind)",
        at: position,
        reason:
          "Rulebook has a \(kind) `\(name)` too; this one is used, except by Rulebook's own packs",
        hint: kind == "code"
          ? nil
          : "give it another name, or write `replaces: [\(name)]` to take its place everywhere"
      )
    )
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

  /// Returns a hint at the pack that lies above and has a name, or at the nearest of some names.
  private func hint(at name: String, among known: () -> [String]) -> String? {
    // Hints take time, and are not wanted any more where the errors are too many to show.
    if collector.isFull { return nil }
    if let upper = upperPack(with: name) { return Self.requiring(upper) }
    return nearestName(to: name, in: known()).map { "did you mean `\($0)`?" }
  }
}
