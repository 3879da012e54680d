import UnicodeText

/// Flattens the tree of a message.
struct MessageCompiler {
  private(set) var literals: [String] = []
  private(set) var names: [String] = []
  private(set) var pieces: [MessageProgram.Piece] = []
  private(set) var pluralBranches: [MessageProgram.PluralBranch] = []
  private(set) var selectBranches: [MessageProgram.SelectBranch] = []
  private(set) var arguments: [String: MessageArgument] = [:]

  /// Adds the pieces of nodes, after those of their branches, and returns where they stand.
  mutating func compile(_ nodes: [MessageNode]) -> Range<Int> {
    let compiled = nodes.map { piece(for: $0) }
    let start = pieces.count
    pieces.append(contentsOf: compiled)
    return start..<pieces.count
  }

  private mutating func piece(for node: MessageNode) -> MessageProgram.Piece {
    switch node {
    case .text(let text):
      literals.append(text)
      return .text(literals.count - 1)
    case .argument(let name, let style):
      arguments[name, default: MessageArgument()].uses.insert(style.use)
      return .argument(name: index(of: name), style: style)
    case .numberSign(let name):
      return .numberSign(name: index(of: name))
    case .plural(let name, let type, let branches):
      return plural(name, type, branches)
    case .select(let name, let branches):
      arguments[name, default: MessageArgument()].uses.insert(.select)
      arguments[name]?.selectors.formUnion(branches.map(\.selector))
      let compiled = branches.map { branch in
        MessageProgram.SelectBranch(selector: branch.selector, pieces: compile(branch.body))
      }
      let start = selectBranches.count
      selectBranches += compiled
      return .select(name: index(of: name), branches: start..<selectBranches.count)
    }
  }

  private mutating func plural(
    _ name: String,
    _ type: PluralType,
    _ branches: [MessageNode.Branch<PluralSelector>]
  ) -> MessageProgram.Piece {
    var forms = PluralForms(type: type)
    for branch in branches {
      switch branch.selector {
      case .exactly(let number): forms.exactNumbers.insert(number)
      case .category(let category): forms.categories.insert(category)
      }
    }
    arguments[name, default: MessageArgument()].uses.insert(type == .cardinal ? .plural : .ordinal)
    arguments[name]?.plurals.append(forms)
    let compiled = branches.map { branch in
      MessageProgram.PluralBranch(selector: branch.selector, pieces: compile(branch.body))
    }
    let start = pluralBranches.count
    pluralBranches += compiled
    return .plural(
      name: index(of: name),
      type: type,
      style: countedStyle(of: name, in: branches),
      branches: start..<pluralBranches.count
    )
  }

  /// Returns how the branch `other` writes the number that a plural counts.
  ///
  /// If 1.2 is written as "1", it is counted as 1. Branches may differ, so ICU looks at the
  /// first mention of the number in `other`, and so do we.
  private func countedStyle(
    of name: String,
    in branches: [MessageNode.Branch<PluralSelector>]
  ) -> NumberStyle {
    let other = branches.first { $0.selector == .category(.other) }
    for node in other?.body ?? [] {
      switch node {
      case .numberSign: return .standard
      case .argument(name, let style): return style.numberStyle
      default: continue
      }
    }
    return .standard
  }

  private mutating func index(of name: String) -> Int {
    if let index = names.firstIndex(of: name) { return index }
    names.append(name)
    return names.count - 1
  }

  /// Returns the most bytes of literal text that pieces write, and 16 for each argument.
  func expectedLength(of range: Range<Int>) -> Int {
    range.reduce(0) { sum, index in
      switch pieces[index] {
      case .text(let literal):
        sum + literals[literal].utf8.count
      case .argument, .numberSign:
        sum + 16
      case .plural(_, _, _, let branches):
        sum + (branches.map { expectedLength(of: pluralBranches[$0].pieces) }.max() ?? 0)
      case .select(_, let branches):
        sum + (branches.map { expectedLength(of: selectBranches[$0].pieces) }.max() ?? 0)
      }
    }
  }
}

extension ArgumentStyle {
  fileprivate var use: MessageArgument.Use {
    switch self {
    case .plain: .plain
    case .number, .integer, .percent: .number
    case .date: .date
    case .list: .list
    }
  }
}

/// A part of a message as the parser sees it.
///
/// The tree lives only until it is flattened into a ``MessageProgram``.
indirect enum MessageNode {
  case text(String)
  case argument(String, ArgumentStyle)
  /// The `#` of a plural, which stands for the plural's argument.
  case numberSign(String)
  case plural(String, PluralType, [Branch<PluralSelector>])
  case select(String, [Branch<String>])

  /// What to write where a selector applies.
  struct Branch<Selector> {
    var selector: Selector
    var body: [MessageNode]
  }
}

/// How an argument is written.
enum ArgumentStyle: Hashable {
  /// Each kind of argument in its own way.
  case plain
  case number
  case integer
  case percent
  case date(DateStyle)
  case list(ListType)

  /// How numbers are written; as they are where the style is not for numbers.
  var numberStyle: NumberStyle {
    switch self {
    case .integer: .integer
    case .percent: .percent
    case .plain, .number, .date, .list: .standard
    }
  }
}

/// What a branch of a plural applies to.
enum PluralSelector: Hashable {
  /// This very number, `=n`.
  case exactly(Int)
  case category(PluralCategory)
}
