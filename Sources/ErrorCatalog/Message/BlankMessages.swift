import UnicodeText

/// The argument values that make a message blank.
///
/// A message such as `{n, plural, =0 {} other {# left}}` has letters, but is an empty line for 0.
/// So each argument is examined with the values that its branches distinguish.
struct BlankCase {
  /// The conditions on arguments, in words; empty if the message never shows anything.
  private(set) var conditions: [String] = []

  /// Finds a case where nodes show nothing; nil if they always show something.
  ///
  /// Branches inside branches are examined separately.
  ///
  /// - Complexity: O(*n* log *n*) in the number of nodes and branches.
  init?(of nodes: [MessageNode]) {
    var branching: [BranchingArgument: BlankValues] = [:]
    for node in nodes {
      switch node {
      case .text(let text): if text.unicodeScalars.contains(where: \.isVisible) { return nil }
      case .argument, .unit, .numberSign: return nil
      case .plural(let name, let type, let branches):
        let written = branches.map { ($0.selector.written, Self(of: $0.body) != nil) }
        branching[BranchingArgument(name: name, type: type), default: BlankValues()].add(written)
      case .select(let name, let branches):
        let written = branches.map { ($0.selector, Self(of: $0.body) != nil) }
        branching[BranchingArgument(name: name), default: BlankValues()].add(written)
      }
    }
    for (argument, values) in branching.sorted(by: { $0.key.name < $1.key.name }) {
      guard let value = values.first else { return nil }
      conditions.append("{\(argument.name)} is `\(value)`")
    }
  }

  private struct BranchingArgument: Hashable {
    var name: String
    var type: PluralType?
  }
}

/// The values of one argument that leave all of its plurals, or all of its selects, blank.
private struct BlankValues {
  /// The branches that are written for a value.
  private struct Count {
    /// The number of branches that show something.
    var shown = 0

    /// The number of branches that have siblings that show something for other values.
    var besideShown = 0
  }

  private var counts: [String: Count] = [:]
  private var shownForOtherNumbers = 0
  private var shownForOthers = 0

  /// Adds a plural or select: its selectors, and whether their branches are blank.
  mutating func add(_ branches: [(selector: String, isBlank: Bool)]) {
    let isOtherShown = branches.contains { $0.selector == "other" && !$0.isBlank }
    // The category of a number depends on the language, so assume that it can be any of them.
    let isNumberShown = branches.allSatisfy { $0.selector.isNumber || !$0.isBlank }
    if isOtherShown { shownForOthers += 1 }
    if isNumberShown { shownForOtherNumbers += 1 }
    for (selector, isBlank) in branches {
      var count = counts[selector] ?? Count()
      if !isBlank { count.shown += 1 }
      if selector.isNumber ? isNumberShown : isOtherShown { count.besideShown += 1 }
      counts[selector] = count
    }
  }

  /// The first of these values in alphabetical order; nil if there is none.
  var first: String? {
    counts.filter { selector, count in
      let shown = selector.isNumber ? shownForOtherNumbers : shownForOthers
      return count.shown == 0 && count.besideShown == shown
    }.keys.min()
  }
}

extension String {
  /// Whether this is the selector of one number, such as `=0`.
  fileprivate var isNumber: Bool { hasPrefix("=") }
}

extension PluralSelector {
  fileprivate var written: String {
    switch self {
    case .exactly(let number): "=\(number)"
    case .category(let category): category.rawValue
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is visible: neither whitespace nor a character without a shape.
  fileprivate var isVisible: Bool {
    if isASCII { return 0x21...0x7E ~= value }
    // Unicode classifies the Braille pattern without dots as a symbol.
    return self != "\u{2800}" && !isWhiteSpaceProperty && !isInvisible
  }
}

extension BlankCase {
  /// The syntax error for a message that is blank in this case.
  var mistake: Message.SyntaxError {
    let cases = conditions.isEmpty ? "" : " where " + conditions.joined(separator: " and ")
    return Message.SyntaxError(
      .blank,
      "the message is blank" + cases,
      hint: "write a text for people to read, or remove the message",
      offset: 0,
      in: []
    )
  }
}
