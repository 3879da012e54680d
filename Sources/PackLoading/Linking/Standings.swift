import Documents
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
}

extension RuleDeclaration: LayeredDeclaration {
  static var kind: DisabledName.Kind { .rule }
  static func all(in pack: PackDeclaration) -> [RuleDeclaration] { pack.rules }
}

extension FormDeclaration: LayeredDeclaration {
  static var kind: DisabledName.Kind { .form }
  static func all(in pack: PackDeclaration) -> [FormDeclaration] { pack.forms }
}

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

    /// How it was taken away, if it was.
    var disabled: Disabled?

    /// How a pack takes something away.
    enum Disabled: Sendable {
      /// By its name: what extends it goes on.
      case alone(by: String)

      /// With its whole pack, as if that were not there.
      case withPack(by: String)
    }

    /// Whether it was taken away with its whole pack.
    fileprivate var isGone: Bool {
      if case .withPack? = disabled { true } else { false }
    }
  }

  private var stacks: [String: [Standing]] = [:]

  /// The names that stand for something, sorted.
  var names: [String] { stacks.keys.filter { self[$0] != nil }.sorted() }

  /// Returns a hint with the nearest of all names; nil if none is near.
  func suggestion(for name: String) -> String? {
    guard let near = nearestName(to: name, in: stacks.keys), self[near] != nil else { return nil }
    return "did you mean `\(near)`?"
  }

  /// What a name stands for at last; nil if there is nothing of that name.
  subscript(name: String) -> Standing? { stacks[name]?.last { $0.disabled == nil } }

  /// All layers of a name, lowest first.
  func stack(_ name: String) -> [Standing] { stacks[name] ?? [] }

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
    declaration.takenNames.sorted().compactMap { below($0, pack, evenGone: true) }
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
    switch stack(name).last?.disabled {
    case .alone(let pack)?: return "\(nothing): the pack `\(pack)` disables it"
    case .withPack(let pack)?:
      return
        "\(nothing): the pack `\(pack)` disables `\(stack(name).last?.pack.name ?? "")`, which has it"
    case nil: return nothing
    }
  }

  /// Lays a declaration over what its name and those that it replaces stood for.
  mutating func add(_ declaration: Declaration, of pack: PackDeclaration) {
    let replaced = Set(declaration.replaces.map(\.content))
    for name in declaration.takenNames where name == declaration.name || stacks[name] != nil {
      // What takes the place of a shadow is one, too.
      let isShadow =
        stack(name).last.map { $0.isShadow || !replaced.contains(name) && $0.pack.isBundled }
        ?? false
      stacks[name, default: []].append(
        Standing(pack: pack, declaration: declaration, isShadow: isShadow)
      )
    }
  }

  /// Takes a name away.
  mutating func disable(_ name: String, by pack: PackDeclaration) {
    guard let top = self[name] else { return }
    mark([name], .alone(by: pack.name)) { _ in true }
    // What it took the place of is there again.
    mark(top.declaration.takenNames, .alone(by: pack.name)) { standing in
      standing.declaration.name == name && standing.pack.name == top.pack.name
    }
  }

  /// Takes everything of a pack away.
  mutating func disable(everythingOf pack: PackDeclaration, by upper: PackDeclaration) {
    for declaration in Declaration.all(in: pack) {
      mark(declaration.takenNames, .withPack(by: upper.name)) { $0.pack.name == pack.name }
    }
  }

  private mutating func mark(
    _ names: Set<String>,
    _ disabled: Standing.Disabled,
    _ isMeant: (Standing) -> Bool
  ) {
    for name in names {
      for (index, standing) in stack(name).enumerated()
      where standing.disabled == nil && isMeant(standing) {
        stacks[name]?[index].disabled = disabled
      }
    }
  }
}

extension LayeredDeclaration {
  /// The names whose place it takes: its own, and those that it says.
  var takenNames: Set<String> { Set(replaces.map(\.content) + [name]) }
}
