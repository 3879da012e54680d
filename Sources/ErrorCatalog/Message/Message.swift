package import UnicodeText
package import Violations

/// A message in one language, parsed once.
///
/// The syntax is a strict subset of ICU MessageFormat 1 with named arguments:
///
/// | Pattern                                               | Writes                         |
/// | ----------------------------------------------------- | ------------------------------ |
/// | `{name}`                                              | the argument in its own way    |
/// | `{name, number}`                                      | a number with every digit      |
/// | `{name, number, integer}`, `percent`                  | rounded; as a percentage       |
/// | `{name, date}`, `{name, date, short}`, `medium`, `long` | a day; medium if not said    |
/// | `{name, list, or}`, `and`                             | "a, b, or c"                   |
/// | `{n, plural, =0 {none} one {# day} other {# days}}`   | the branch for a count         |
/// | `{n, selectordinal, one {#st} other {#th}}`           | the branch for a rank          |
/// | `{name, select, male {He} other {They}}`              | the branch for a word          |
///
/// `''` is an apostrophe. An apostrophe before `{`, `}`, or `#` in a plural, begins quoted text,
/// which ends with the next apostrophe. Any other apostrophe is an ordinary character.
///
///     let message = try Message("{left, plural, one {Only # left.} other {Only # left.}}")
///     message.argumentNames  // ["left"]
///
/// A pattern has at most 65,536 bytes, and arguments nest at most 8 deep. It shows something whatever
/// its arguments are: a blank message, or a branch that leaves nothing of it, is a mistake.
public struct Message: Sendable {
  /// The deepest nesting of arguments that is accepted.
  package static let maximumDepth = 8

  /// The longest accepted pattern, in bytes of UTF-8.
  package static let maximumLength = 65_536

  let program: MessageProgram

  /// Parses a pattern.
  ///
  ///     try Message("Hi {name")  // throws: 1:4: this brace is never closed (…)
  ///     try Message(" ")         // throws: 1:1: the message shows nothing (…)
  ///
  /// - Throws: The first mistake, with its position.
  /// - Complexity: O(*n*) in the length of the pattern.
  public init(_ pattern: String) throws(MessageSyntaxError) {
    let nodes = try Self.nodes(of: pattern)
    if let blank = BlankCase(of: nodes) { throw blank.mistake }
    program = MessageProgram(pattern: pattern, nodes: nodes)
  }

  /// Parses a pattern that may show nothing, to compare the syntax with that of ICU.
  ///
  /// - Throws: The first mistake, with its position.
  package init(possiblyBlank pattern: String) throws(MessageSyntaxError) {
    program = MessageProgram(pattern: pattern, nodes: try Self.nodes(of: pattern))
  }

  private static func nodes(of pattern: String) throws(MessageSyntaxError) -> [MessageNode] {
    guard pattern.utf8.count <= maximumLength else {
      throw MessageSyntaxError(
        .tooLong,
        "the message has more than \(maximumLength) bytes",
        hint: "split it",
        offset: 0,
        in: []
      )
    }
    var parser = MessageParser(Array(pattern.unicodeScalars))
    return try parser.message(.top, depth: 0)
  }

  /// Returns where the pattern first mentions an argument: the offset of its brace in Unicode scalars.
  ///
  /// Messages do not keep this, because only their faults are shown there.
  ///
  /// - Complexity: O(*n*) in the length of the pattern.
  package func offset(ofArgument name: String) -> Int? {
    var parser = MessageParser(Array(pattern.unicodeScalars))
    do throws(MessageSyntaxError) { _ = try parser.message(.top, depth: 0) } catch { return nil }
    return parser.firstOffsets[name]
  }

  /// Creates a message that says a text as it is, whatever characters it has.
  init(literal text: String) {
    program = MessageProgram(pattern: text, nodes: [.text(text)])
  }

  /// The pattern as given.
  public var pattern: String { program.pattern }

  /// The names of the arguments that the message mentions.
  ///
  ///     try Message("{minimum} to {maximum}").argumentNames  // ["minimum", "maximum"]
  public var argumentNames: Set<String> { Set(program.arguments.keys) }

  /// How the message uses its arguments, by their names.
  package var arguments: [String: MessageArgument] { program.arguments }
}

extension Message: CustomStringConvertible {
  /// The pattern as given.
  public var description: String { pattern }
}

/// How a message uses one of its arguments.
///
///     try Message("{n, plural, one {# day} other {# days}}").arguments["n"]?.plurals
///     // [PluralForms(type: .cardinal, categories: [.one, .other], exactNumbers: [])]
package struct MessageArgument: Hashable, Sendable {
  /// The ways to use an argument.
  package enum Use: String, CaseIterable, Sendable {
    /// `{name}`: written in the way of the argument's kind.
    case plain

    /// `{name, number}`, with or without a style.
    case number

    /// `{name, date}`, with or without a style.
    case date

    /// `{name, list, or}` or `and`.
    case list

    /// `{name, plural, …}`
    case plural

    /// `{name, selectordinal, …}`
    case ordinal

    /// `{name, select, …}`
    case select
  }

  /// The ways in which the message uses the argument.
  package var uses: Set<Use>

  /// The plurals that depend on the argument, in the order in which they end.
  package var plurals: [PluralForms]

  /// The selectors of all selects that depend on the argument.
  package var selectors: Set<String>

  /// Creates a description.
  package init(
    uses: Set<Use> = [],
    plurals: [PluralForms] = [],
    selectors: Set<String> = []
  ) {
    self.uses = uses
    self.plurals = plurals
    self.selectors = selectors
  }

  /// Returns whether arguments of a kind suit every use.
  ///
  ///     try Message("{n, number}").arguments["n"]?.accepts(.text)  // false
  package func accepts(_ kind: Argument.Kind) -> Bool {
    uses.allSatisfy { use in
      switch use {
      case .plain: true
      case .number, .plural, .ordinal: kind == .integer || kind == .decimal
      case .date: kind == .date
      case .list: kind == .list
      case .select: kind != .list
      }
    }
  }
}

/// The branches that a plural has.
package struct PluralForms: Hashable, Sendable {
  /// Whether it counts or orders.
  package var type: PluralType

  /// The plural categories with a branch.
  package var categories: Set<PluralCategory>

  /// The numbers with a branch of their own, `=n`.
  package var exactNumbers: Set<Int>

  /// Creates a description.
  package init(
    type: PluralType,
    categories: Set<PluralCategory> = [],
    exactNumbers: Set<Int> = []
  ) {
    self.type = type
    self.categories = categories
    self.exactNumbers = exactNumbers
  }
}
