import RuleEngine
import SourceTexts
import UnicodeText
import Violations

/// A rule or form of a pack, which may take the place of others and extend one.
protocol LayeredDeclaration: Sendable {
  /// What it is.
  static var kind: DisabledName.Kind { get }

  /// Returns those that a pack declares.
  static func all(in pack: PackDeclaration) -> [Self]

  var name: String { get }
  var position: SourcePosition { get }
  var replaces: [Located<String>] { get }
  var parent: Located<String>? { get }

  /// The names of the rules and forms on which it builds.
  var bases: [String] { get }
}

extension RuleDeclaration: LayeredDeclaration {
  static var kind: DisabledName.Kind { .rule }
  static func all(in pack: PackDeclaration) -> [RuleDeclaration] { pack.rules }

  var bases: [String] {
    (parent.map { [$0.content] } ?? []) + checks.handedRules.map(\.name)
  }
}

extension FormDeclaration: LayeredDeclaration {
  static var kind: DisabledName.Kind { .form }
  static func all(in pack: PackDeclaration) -> [FormDeclaration] { pack.forms }

  var bases: [String] {
    let checks = fields.flatMap { $0.checks + $0.conditions.flatMap(\.content.checks) }
    let named = [parent] + fields.flatMap { [$0.rule, $0.form] }
    return named.compactMap { $0?.content } + checks.handedRules.map(\.name)
  }
}

typealias RuleStanding = Standings<RuleDeclaration>.Standing
typealias FormStanding = Standings<FormDeclaration>.Standing

/// What each name of rules, or of forms, stands for: in every layer, with what stood there before.
///
/// A dropped-in pack may have a rule with the name of one of the library's own, which a later release
/// may have added. Its rule is then what the name stands for, except to the library's packs, whose
/// rules and forms were written for the other. Only `replaces` changes a rule for everyone.
struct Standings<Declaration: LayeredDeclaration>: Sendable {
  /// What a name stands for in one layer.
  struct Standing: Sendable {
    let pack: PackDeclaration
    let declaration: Declaration

    /// Whether the packs of the library do not see it.
    let isShadow: Bool

    /// How it took the place of what stood there before; nil if nothing did.
    let change: Change?

    /// How it was taken away, if it was.
    var disabled: Change?

    /// Whether it was taken away with its whole pack, as if that were not there; otherwise what extends
    /// it goes on.
    var isGone = false

    var name: DeclaredName { DeclaredName(declaration, of: pack) }
  }

  private var stacks: [String: [Standing]] = [:]

  /// The layer from which on packs change nothing.
  private var end = Int.max

  /// Returns what the names stood for if the packs from a layer on neither replaced nor disabled
  /// anything.
  func unchanged(from layer: Int) -> Standings {
    var lower = self
    lower.end = layer
    return lower
  }

  /// The names that stand for something, sorted.
  var names: [String] { stacks.keys.filter { self[$0] != nil }.sorted() }

  /// Returns a hint with the nearest of all names; nil if none is near.
  func suggestion(for name: String) -> String? {
    guard let near = nearestName(to: name, in: stacks.keys), self[near] != nil else { return nil }
    return "did you mean `\(near)`?"
  }

  /// What a name stands for at last; nil if there is nothing of that name.
  subscript(name: String) -> Standing? { stack(name).last { $0.disabled == nil } }

  /// All layers of a name, lowest first.
  func stack(_ name: String) -> [Standing] {
    let stack = stacks[name] ?? []
    if end == .max { return stack }
    return stack.filter { $0.change.map { $0.layer < end } ?? true }.map { standing in
      var standing = standing
      if let disabled = standing.disabled, disabled.layer >= end {
        standing.disabled = nil
        standing.isGone = false
      }
      return standing
    }
  }

  /// The changes of what a name stands for, in the order in which what they change was declared.
  func changes(of name: String) -> [Change] {
    stack(name).flatMap { [$0.change, $0.disabled].compactMap(\.self) }
  }

  /// Returns what a name stands for in the text of a pack.
  func seen(_ name: String, from pack: PackDeclaration) -> Standing? {
    stack(name).last { $0.disabled == nil && !($0.isShadow && pack.isBundled) }
  }

  /// Returns whether a declaration is what a name stands for, to anyone.
  func isInUse(_ declaration: Declaration, of pack: PackDeclaration) -> Bool {
    [self[declaration.name], seen(declaration.name, from: pack)].contains {
      $0?.pack.name == pack.name
    }
  }

  /// Returns what a declaration extends: what stood there before if it takes the place of its parent.
  func parent(of declaration: Declaration, in pack: PackDeclaration) -> Standing? {
    guard let name = declaration.parent?.content else { return nil }
    if declaration.takenNames.contains(name), let below = below(name, pack) { return below }
    // What is disabled can still be built upon.
    return seen(name, from: pack)
      ?? stack(name).last { !$0.isGone && !($0.isShadow && pack.isBundled) }
  }

  /// Returns everything that a declaration takes the place of, directly: also what is disabled.
  func replaced(by declaration: Declaration, in pack: PackDeclaration) -> [Standing] {
    declaration.takenNames.compactMap { below($0, pack, evenGone: true) }
  }

  /// Returns what stood at a name before a pack took it.
  private func below(
    _ name: String,
    _ pack: PackDeclaration,
    evenGone: Bool = false
  ) -> Standing? {
    let stack = stack(name)
    guard let own = stack.firstIndex(where: { $0.pack.name == pack.name }) else { return nil }
    return stack[..<own].last { evenGone || !$0.isGone }
  }

  /// Returns what a name stands for in the text of a pack, or stood for before it was disabled.
  func evenDisabled(_ name: String, from pack: PackDeclaration) -> Standing? {
    seen(name, from: pack) ?? stack(name).last { !($0.isShadow && pack.isBundled) }
  }

  /// Returns why there is nothing of a name.
  func absence(of name: String) -> String {
    let nothing = "there is no \(Declaration.kind.rawValue) `\(name)`"
    guard let last = stack(name).last, let pack = last.disabled?.pack.name else { return nothing }
    return last.isGone
      ? "\(nothing): the pack `\(pack)` disables `\(last.pack.name)`, which has it"
      : "\(nothing): the pack `\(pack)` disables it"
  }

  /// Returns the mistake of a pack that names something which there is not.
  func unknown(_ name: Located<String>, in pack: PackDeclaration) -> LoadingError {
    LoadingError(
      "pack.unknown_\(Declaration.kind.rawValue)",
      in: pack.source,
      at: name.position,
      reason: absence(of: name.content),
      hint: suggestion(for: name.content)
    )
  }

  /// Lays a declaration over what its name and those that it replaces stood for.
  mutating func add(_ declaration: Declaration, of pack: PackDeclaration, layer: Int) {
    for name in declaration.takenNames where name == declaration.name || stacks[name] != nil {
      let replaced = declaration.replaces.first { $0.content == name }
      let below = stack(name).last
      let change = Change(pack, layer, at: replaced?.position ?? declaration.position)
      stacks[name, default: []].append(
        Standing(
          pack: pack,
          declaration: declaration,
          // What takes the place of a shadow is one, too.
          isShadow: below.map { $0.isShadow || replaced == nil && $0.pack.isBundled } ?? false,
          change: below == nil ? nil : change
        )
      )
    }
  }

  /// Takes a name away.
  mutating func disable(_ name: String, by change: Change) {
    guard let top = self[name] else { return }
    mark([name], change) { _ in true }
    // What it took the place of is there again.
    mark(top.declaration.takenNames, change) { $0.name == top.name }
  }

  /// Takes everything of a pack away.
  mutating func disable(everythingOf pack: PackDeclaration, by change: Change) {
    for declaration in Declaration.all(in: pack) {
      mark(declaration.takenNames, change, withPack: true) { $0.pack.name == pack.name }
    }
  }

  private mutating func mark(
    _ names: [String],
    _ change: Change,
    withPack: Bool = false,
    _ isMeant: (Standing) -> Bool
  ) {
    for name in names {
      for (index, standing) in stack(name).enumerated()
      where standing.disabled == nil && isMeant(standing) {
        stacks[name]?[index].disabled = change
        stacks[name]?[index].isGone = withPack
      }
    }
  }
}

extension LayeredDeclaration {
  /// The names whose place it takes, each once: its own, and those that it says.
  var takenNames: [String] {
    replaces.isEmpty ? [name] : Set(replaces.map(\.content) + [name]).sorted()
  }
}
