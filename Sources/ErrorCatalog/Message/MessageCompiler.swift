import UnicodeText

/// Turns the tree of a message into the flat arrays of a ``MessageProgram``.
struct MessageCompiler {
  private(set) var literals: [String] = []
  private(set) var names: [String] = []
  private(set) var pieces: [MessageProgram.Piece] = []
  private(set) var pluralBranches: [MessageProgram.PluralBranch] = []
  private(set) var selectBranches: [MessageProgram.SelectBranch] = []
  private(set) var arguments: [String: MessageArgument] = [:]

  /// Appends the pieces of nodes, after the pieces of their branches, and returns their range.
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
      let last = literals.count - 1
      return text.beginsWithFullStop ? .sentenceEnd(last) : .text(last)
    case .argument(let name, let style):
      arguments[name, default: MessageArgument()].uses.insert(style.use)
      return .argument(name: index(of: name), style: style)
    case .unit(let name, let style):
      arguments[name, default: MessageArgument()].uses.insert(.number)
      arguments[name]?.units.insert(style.unit)
      return .unit(name: index(of: name), style: style)
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

  /// Returns the style that the branch `other` uses for the number that a plural counts.
  ///
  /// A number that is written as "1" must be counted as 1, even if it is 1.2. Branches may write it
  /// in different styles. Like ICU, we use its first mention in `other`.
  private func countedStyle(
    of name: String,
    in branches: [MessageNode.Branch<PluralSelector>]
  ) -> NumberStyle {
    let other = branches.first { $0.selector == .category(.other) }
    for node in other?.body ?? [] {
      switch node {
      case .numberSign: return .standard
      case .argument(name, let style): return style.numberStyle
      case .unit(name, _): return .standard
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

  /// Returns the largest number of bytes of literal text that pieces can write, plus 16 bytes for
  /// each argument.
  func expectedLength(of range: Range<Int>) -> Int {
    range.reduce(0) { sum, index in
      switch pieces[index] {
      case .text(let literal), .sentenceEnd(let literal):
        sum + literals[literal].utf8.count
      case .argument, .unit, .numberSign:
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

/// A part of a message as the parser reads it.
///
/// The tree exists only until ``MessageCompiler`` compiles it into a ``MessageProgram``.
indirect enum MessageNode {
  case text(String)
  case argument(String, ArgumentStyle)
  case unit(String, UnitStyle)
  /// The `#` of a plural, which is replaced by the plural's argument.
  case numberSign(String)
  case plural(String, PluralType, [Branch<PluralSelector>])
  case select(String, [Branch<String>])

  /// The text for the values that a selector matches.
  struct Branch<Selector> {
    var selector: Selector
    var body: [MessageNode]
  }
}

extension MessageNode {
  /// Returns the node with its texts transformed, in all branches.
  func mappingTexts(_ transform: (String) -> String) -> MessageNode {
    switch self {
    case .text(let text): .text(transform(text))
    case .argument, .unit, .numberSign: self
    case .plural(let name, let type, let branches):
      .plural(name, type, branches.map { $0.mappingTexts(transform) })
    case .select(let name, let branches):
      .select(name, branches.map { $0.mappingTexts(transform) })
    }
  }
}

extension MessageNode.Branch {
  fileprivate func mappingTexts(_ transform: (String) -> String) -> Self {
    Self(selector: selector, body: body.map { $0.mappingTexts(transform) })
  }
}

/// The way an argument is written.
enum ArgumentStyle: Hashable {
  /// The default style of the argument's kind.
  case plain
  case number
  case integer
  case percent
  case date(DateStyle)
  case list(ListType)

  /// The style of numbers, or the standard style if this one isn't for numbers.
  var numberStyle: NumberStyle {
    switch self {
    case .integer: .integer
    case .percent: .percent
    case .plain, .number, .date, .list: .standard
    }
  }
}

/// The numbers that a branch of a plural matches.
enum PluralSelector: Hashable {
  /// Exactly this number, `=n`.
  case exactly(Int)
  case category(PluralCategory)
}
