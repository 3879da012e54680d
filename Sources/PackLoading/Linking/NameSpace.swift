import SourceTexts
import Violations

/// The names that packs define, and how packs change what other packs define.
struct NameSpace {
  /// Everything that is wrong.
  private(set) var collector: DiagnosticCollector

  /// Names that both a pack and the library define.
  ///
  /// A later release of the library may have added them.
  private(set) var remarks: [Diagnostic] = []

  /// Whether rules or forms extend or replace each other in chains that are too long to be linked.
  private(set) var isTooDeep = false

  private(set) var rules = Standings<RuleDeclaration>()
  private(set) var forms = Standings<FormDeclaration>()

  private var order: PackOrder

  /// The greatest number of packs that change what one name refers to.
  private static let mostChanges = 64

  /// The number of packs below the one that is being added.
  private var layer = 0

  private let knownCodes: Set<ViolationCode>
  private var packs: [String: PackDeclaration] = [:]
  private var codes: [ViolationCode: (pack: PackDeclaration, position: SourcePosition)] = [:]
  private var changes: [DisabledName.Kind: [String: [Change]]] = [:]

  /// Collects the names of packs.
  ///
  /// - Parameters:
  ///   - order: The packs in their order.
  ///   - knownCodes: The codes of the library's checks, which no pack defines.
  init(_ order: PackOrder, knownCodes: Set<ViolationCode>) {
    self.order = order
    self.knownCodes = knownCodes
    collector = order.collector
    for (layer, pack) in order.packs.enumerated() {
      self.layer = layer
      add(pack)
    }
    addDepths(of: rules)
    addDepths(of: forms)
  }

  /// Reports chains of rules or forms that are too long.
  private mutating func addDepths<Declaration>(of standings: Standings<Declaration>) {
    let depth = CompositionDepth(of: order.packs, standings)
    for diagnostic in depth.collector.diagnostics {
      collector.add(diagnostic)
      isTooDeep = true
    }
  }

  /// Adds a pack above those added before.
  private mutating func add(_ pack: PackDeclaration) {
    if let first = packs[pack.name] {
      report(
        "pack.duplicate_pack",
        in: pack,
        at: pack.namePosition,
        "there is already a pack `\(pack.name)`, in \(first.source.name)",
        hint: "rename one of them"
      )
      return
    }
    let reference = PackReference(pack)
    for name in pack.disabled { disable(name, by: reference) }
    packs[pack.name] = pack
    for rule in pack.rules where isFree(rule, of: reference, among: rules) {
      rules.add(rule, of: reference, layer: layer)
    }
    for form in pack.forms where isFree(form, of: reference, among: forms) {
      forms.add(form, of: reference, layer: layer)
    }
    for code in pack.definedCodes(besides: knownCodes).sorted() { add(code, of: pack) }
  }

  /// Returns whether a pack may declare a rule or form under its name, and records what that
  /// changes.
  private mutating func isFree<Declaration>(
    _ declaration: Declaration,
    of reference: PackReference,
    among known: Standings<Declaration>
  ) -> Bool {
    let pack = reference.pack
    for name in declaration.replaces {
      if known.stack(name.content).isEmpty {
        reportUnknown(name, of: Declaration.self, in: pack, known: known.names)
      }
      note(Declaration.kind, name.content, Change(reference, layer, at: name.position))
    }
    guard !declaration.replaces.contains(where: { $0.content == declaration.name }),
      let first = known.stack(declaration.name).last
    else { return true }
    let isOver = first.disabled != nil
    guard first.pack.isBundled && !pack.isBundled || isOver else {
      reportDuplicate(declaration, in: pack, first)
      return false
    }
    note(Declaration.kind, declaration.name, Change(reference, layer, at: declaration.position))
    if !isOver {
      let kind = Declaration.kind.rawValue
      remarkShadow(kind, declaration.name, in: pack, at: declaration.position)
    }
    return true
  }

  private mutating func add(_ code: ViolationCode, of pack: PackDeclaration) {
    guard let position = pack.codes[code]?.position else { return }
    if let first = codes[code], first.pack.isBundled, !pack.isBundled {
      remarkShadow("code", code.rawValue, in: pack, at: position)
    } else if let first = codes[code] {
      report(
        "pack.duplicate_code",
        in: pack,
        at: position,
        "there is already a code `\(code)`, in \(first.pack.source.name):\(first.position)",
        hint: "rename one of them, or leave its message to the other pack"
      )
      return
    }
    codes[code] = (pack, position)
  }
}

extension NameSpace {
  // MARK: Changes

  /// Removes what a pack disables.
  private mutating func disable(_ disabled: DisabledName, by reference: PackReference) {
    let pack = reference.pack
    let name = disabled.name.content
    // What breaks is a consequence of a misspelt key, and is reported at the same position.
    let change = Change(reference, layer, at: disabled.positionOfChange, isDisabling: true)
    let kinds = disabled.kind.map { [$0] } ?? DisabledName.Kind.allCases
    switch kinds.first(where: { exists($0, name) }) {
    case .rule?:
      note(.rule, name, change)
      rules.disable(name, by: change)
    case .form?:
      note(.form, name, change)
      forms.disable(name, by: change)
    case .pack?:
      guard let lower = packs[name] else { return }
      rules.disable(everythingOf: lower, by: change)
      forms.disable(everythingOf: lower, by: change)
    case nil:
      let words = kinds.map(\.rawValue).joined(separator: ", ")
      report(
        "pack.unknown_disabled",
        in: pack,
        at: disabled.name.position,
        "there is no \(words) `\(name)` in the packs below this one",
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

  /// Records that a pack changes what a name refers to.
  ///
  /// Reports other packs that change it too, if only the packs' names decide their order.
  private mutating func note(_ kind: DisabledName.Kind, _ name: String, _ change: Change) {
    if collector.isFull { return }
    let pack = change.pack
    let earlier = changes[kind]?[name] ?? []
    if earlier.count >= Self.mostChanges {
      reportChanges(of: kind, name, in: change)
      return
    }
    // A pack may redefine what it disables.
    let others = earlier.filter { other in
      other.pack.name == pack.name
        ? !other.isDisabling : !(change.isDisabling && other.isDisabling)
    }
    if let other = others.first(where: {
      $0.pack.name == pack.name || !order.requires(pack, $0.pack)
    }) {
      let isSame = other.pack.name == pack.name
      report(
        "pack.two_replacements",
        in: pack,
        at: change.position,
        "the \(kind.rawValue) `\(name)` is also \(other.isDisabling ? "disabled" : "replaced") by "
          + "\(isSame ? "this pack" : "the pack `\(other.pack.name)`"), in "
          + "\(other.pack.source.name):\(other.position)",
        hint: isSame ? nil : Self.requiring(other.pack.name)
      )
    }
    changes[kind, default: [:]][name, default: []].append(change)
  }

  private mutating func reportChanges(
    of kind: DisabledName.Kind,
    _ name: String,
    in change: Change
  ) {
    isTooDeep = true
    report(
      "pack.extends_too_long",
      in: change.pack,
      at: change.position,
      "more than \(Self.mostChanges) packs replace or disable the \(kind.rawValue) `\(name)`"
    )
  }

  private static func requiring(_ pack: String) -> String {
    "to put this pack above it, write `requires: { packs: [\(pack)] }`"
  }

  /// Returns the name of a pack further up that declares a name, or has it.
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
      "there is already a \(kind) `\(declaration.name)`, in \(first.pack.source.name):"
        + "\(first.declaration.position)",
      hint: "to replace it, write `replaces: [\(declaration.name)]`"
    )
  }

  private mutating func remarkShadow(
    _ kind: String,
    _ name: String,
    in pack: PackDeclaration,
    at position: SourcePosition
  ) {
    remarks.append(
      pack.source.diagnostic(
        "pack.shadowed_\(kind)",
        at: position,
        reason: "Rulebook also has a \(kind) `\(name)`; this one is used, except by Rulebook's "
          + "own packs",
        hint: kind == "code"
          ? nil
          : "rename it, or write `replaces: [\(name)]` to replace it everywhere"
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
    collector.add(code, in: pack.source, at: position, reason: reason, hint: hint)
  }

  /// Returns a hint to require the pack further up that has a name, or to use the nearest of some
  /// names.
  private func hint(at name: String, among known: () -> [String]) -> String? {
    // Hints take time, and no one sees them if there are too many errors to show.
    if collector.isFull { return nil }
    if let upper = upperPack(with: name) { return Self.requiring(upper) }
    return nearestNameHint(to: name, in: known())
  }
}
