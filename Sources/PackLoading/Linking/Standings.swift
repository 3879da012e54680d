import RuleEngine
import SourceTexts
import UnicodeText
import Violations

/// A rule or form of a pack, which may replace others and extend one.
protocol LayeredDeclaration: Sendable {
  /// The kind of the declaration.
  static var kind: DisabledName.Kind { get }

  /// Returns the declarations of this kind in a pack.
  static func all(in pack: PackDeclaration) -> [Self]

  var name: String { get }
  var position: SourcePosition { get }
  var replaces: [Located<String>] { get }
  var parent: Located<String>? { get }

  /// The names of the rules and forms that it builds on.
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

/// What each name of a rule or form refers to, in every layer, with what it referred to before.
///
/// A dropped-in pack may have a rule with the same name as one of the library's own, which a later
/// release may have added. The name then refers to that pack's rule. The exception is the library's
/// own packs, whose rules and forms were written for the library's rule. Only `replaces` changes a
/// rule for everyone.
struct Standings<Declaration: LayeredDeclaration>: Sendable {
  /// What a name refers to in one layer.
  struct Standing: Sendable {
    let reference: PackReference
    let declaration: Declaration

    /// Whether the library's packs don't see it.
    let isShadow: Bool

    /// How it replaced what the name referred to before; nil if it replaced nothing.
    let change: Change?

    /// How it was disabled, if it was.
    var disabled: Change?

    /// Whether it was disabled with its whole pack, as if the pack weren't loaded.
    ///
    /// Otherwise, declarations that extend it still work.
    var isGone = false

    /// The pack of the declaration.
    var pack: PackDeclaration { reference.pack }

    var name: DeclaredName { DeclaredName(declaration, of: pack) }
  }

  private var stacks: [String: [Standing]] = [:]

  /// The highest layer that changes what a name refers to; -1 if there is none.
  private(set) var highestChange = -1

  /// The first layer whose changes are ignored.
  private var end = Int.max

  /// Returns the same names without the replacements and disabling of the packs from a layer
  /// upward.
  func unchanged(from layer: Int) -> Standings {
    var lower = self
    lower.end = layer
    return lower
  }

  /// The names that refer to something, sorted.
  var names: [String] { stacks.keys.filter { self[$0] != nil }.sorted() }

  /// Returns a hint for a name that refers to nothing; nil if no name is near.
  ///
  /// It says which pack disables the name, or suggests the nearest of all names.
  func suggestion(for name: String) -> String? {
    if let pack = stack(name).last?.disabled?.pack.name {
      return "name another \(Declaration.kind.rawValue), or change `disable` in the pack `\(pack)`"
    }
    guard let near = nearestName(to: name, in: stacks.keys), self[near] != nil else { return nil }
    return "did you mean `\(near)`?"
  }

  /// Returns what a declaration's own name refers to in its layer; nil if it was refused.
  func own(_ declaration: Declaration, of pack: PackDeclaration) -> Standing? {
    stack(declaration.name).first {
      $0.pack.name == pack.name && $0.declaration.name == declaration.name
    }
  }

  /// What a name refers to in the end; nil if there is nothing with that name.
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

  /// The changes of what a name refers to, ordered by the declarations that they change.
  func changes(of name: String) -> [Change] {
    stack(name).flatMap { [$0.change, $0.disabled].compactMap(\.self) }
  }

  /// Returns what a name refers to in the text of a pack.
  func seen(_ name: String, from pack: PackDeclaration) -> Standing? {
    stack(name).last { $0.disabled == nil && !($0.isShadow && pack.isBundled) }
  }

  /// Returns whether a declaration is what a name refers to, for any pack.
  func isInUse(_ declaration: Declaration, of pack: PackDeclaration) -> Bool {
    [self[declaration.name], seen(declaration.name, from: pack)].contains {
      $0?.pack.name == pack.name
    }
  }

  /// Returns what a declaration extends.
  ///
  /// If it replaces its parent, that is what the name referred to before.
  func parent(of declaration: Declaration, in pack: PackDeclaration) -> Standing? {
    guard let name = declaration.parent?.content else { return nil }
    if declaration.takenNames.contains(name), let below = below(name, pack) { return below }
    // A disabled declaration can still be extended.
    return seen(name, from: pack)
      ?? stack(name).last { !$0.isGone && !($0.isShadow && pack.isBundled) }
  }

  /// Returns everything that a declaration replaces directly, including what is disabled.
  func replaced(by declaration: Declaration, in pack: PackDeclaration) -> [Standing] {
    declaration.takenNames.compactMap { below($0, pack, evenGone: true) }
  }

  /// Returns what a name referred to before a pack replaced it.
  private func below(
    _ name: String,
    _ pack: PackDeclaration,
    evenGone: Bool = false
  ) -> Standing? {
    let stack = stack(name)
    guard let own = stack.firstIndex(where: { $0.pack.name == pack.name }) else { return nil }
    return stack[..<own].last { evenGone || !$0.isGone }
  }

  /// Returns what a name refers to in the text of a pack, or referred to before it was disabled.
  func evenDisabled(_ name: String, from pack: PackDeclaration) -> Standing? {
    seen(name, from: pack) ?? stack(name).last { !($0.isShadow && pack.isBundled) }
  }

  /// Returns the reason why there is nothing with a name.
  func absence(of name: String) -> String {
    let nothing = "there is no \(Declaration.kind.rawValue) `\(name)`"
    guard let last = stack(name).last, let pack = last.disabled?.pack.name else { return nothing }
    return last.isGone
      ? "\(nothing): the pack `\(pack)` disables `\(last.pack.name)`, which has it"
      : "\(nothing): the pack `\(pack)` disables it"
  }

  /// Returns the error of a pack that names something that doesn't exist.
  func unknown(_ name: Located<String>, in pack: PackDeclaration) -> LoadingError {
    LoadingError(
      "pack.unknown_\(Declaration.kind.rawValue)",
      in: pack.source,
      at: name.position,
      reason: absence(of: name.content),
      hint: suggestion(for: name.content)
    )
  }

  /// Adds a declaration on top of what its name, and the names that it replaces, referred to.
  mutating func add(_ declaration: Declaration, of pack: PackReference, layer: Int) {
    for name in declaration.takenNames where name == declaration.name || stacks[name] != nil {
      let replaced = declaration.replaces.first { $0.content == name }
      let below = stack(name).last
      let change = Change(pack, layer, at: replaced?.position ?? declaration.position)
      if below != nil { highestChange = max(highestChange, layer) }
      stacks[name, default: []].append(
        Standing(
          reference: pack,
          declaration: declaration,
          // A replacement of a shadow is a shadow too.
          isShadow: below.map { $0.isShadow || replaced == nil && $0.pack.isBundled } ?? false,
          change: below == nil ? nil : change
        )
      )
    }
  }

  /// Disables a name.
  mutating func disable(_ name: String, by change: Change) {
    guard let top = self[name] else { return }
    mark([name], change) { _ in true }
    // What it replaced is visible again.
    mark(top.declaration.takenNames, change) { $0.name == top.name }
  }

  /// Disables everything in a pack.
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
        highestChange = max(highestChange, change.layer)
        stacks[name]?[index].disabled = change
        stacks[name]?[index].isGone = withPack
      }
    }
  }
}

extension LayeredDeclaration {
  /// The names that the declaration takes over, each once: its own, and those that it replaces.
  var takenNames: [String] {
    replaces.isEmpty ? [name] : Set(replaces.map(\.content) + [name]).sorted()
  }
}
