import UnicodeText

/// The arguments for which a message shows nothing.
///
/// A message such as `{n, plural, =0 {} other {# left}}` has letters, and is an empty line for 0. So
/// each argument is looked at with the values that its branches distinguish.
struct BlankCase {
  /// What holds of arguments then, in words; empty if the message never shows anything.
  private(set) var conditions: [String] = []

  /// Finds a case in which nodes show nothing; nil if they always show something.
  ///
  /// Branches inside branches are looked at by themselves.
  ///
  /// - Complexity: O(*n* log *n*) in the number of nodes and branches.
  init?(of nodes: [MessageNode]) {
    var branching: [BranchingArgument: BlankValues] = [:]
    for node in nodes {
      switch node {
      case .text(let text): if text.unicodeScalars.contains(where: \.isVisible) { return nil }
      case .argument, .numberSign: return nil
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

/// The values of one argument for which all of its plurals, or all of its selects, show nothing.
private struct BlankValues {
  /// How a value stands in the branches that are written for it.
  private struct Count {
    /// How many of them show something.
    var shown = 0

    /// How many of them stand where other values show something.
    var besideShown = 0
  }

  private var counts: [String: Count] = [:]
  private var shownForOtherNumbers = 0
  private var shownForOthers = 0

  /// Adds a plural or select: its selectors, and whether their branches show nothing.
  mutating func add(_ branches: [(selector: String, isBlank: Bool)]) {
    let isOtherShown = branches.contains { $0.selector == "other" && !$0.isBlank }
    // To which category a number belongs is a question of the language: any may be the one.
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

  /// The first such value in alphabetical order; nil if there is none.
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
  /// Whether a reader sees the scalar: neither white space nor a character without a shape.
  fileprivate var isVisible: Bool {
    if isASCII { return 0x21...0x7E ~= value }
    // The Braille pattern without dots is a symbol to Unicode.
    return self != "\u{2800}" && !isWhiteSpaceProperty && !isInvisible
  }
}

extension BlankCase {
  /// The mistake of a message that has such a case.
  var mistake: MessageSyntaxError {
    let cases = conditions.isEmpty ? "" : " where " + conditions.joined(separator: " and ")
    return MessageSyntaxError(
      .blank,
      "the message shows nothing" + cases,
      hint: "write what people should read, or leave the message out",
      offset: 0,
      in: []
    )
  }
}
