public import UnicodeText
public import Violations

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
/// `''` is an apostrophe; an apostrophe before `{`, `}`, or in a plural `#`, begins quoted text
/// that the next one ends. Any other apostrophe stands for itself.
public struct Message: Sendable {
  /// The deepest nesting of arguments that is accepted.
  public static let maximumDepth = 8

  /// The most bytes of UTF-8 that a pattern may have.
  public static let maximumLength = 65_536

  let program: MessageProgram

  /// Parses a pattern.
  ///
  /// - Throws: The first mistake, with its place.
  /// - Complexity: O(*n*) in the length of the pattern.
  public init(_ pattern: String) throws(MessageSyntaxError) {
    guard pattern.utf8.count <= Self.maximumLength else {
      throw MessageSyntaxError(
        .tooLong,
        "the message has more than \(Self.maximumLength) bytes",
        hint: "split it",
        offset: 0,
        in: []
      )
    }
    var parser = MessageParser(Array(pattern.unicodeScalars))
    program = MessageProgram(pattern: pattern, nodes: try parser.message(.top, depth: 0))
  }

  /// Creates a message that says a text as it is, whatever characters it has.
  init(literal text: String) {
    program = MessageProgram(pattern: text, nodes: [.text(text)])
  }

  /// The pattern as given.
  public var pattern: String { program.pattern }

  /// How the message uses its arguments, by their names.
  public var arguments: [String: MessageArgument] { program.arguments }
}

extension Message: CustomStringConvertible {
  /// The pattern as given.
  public var description: String { pattern }
}

/// How a message uses one of its arguments.
///
///     try Message("{n, plural, one {# day} other {# days}}").arguments["n"]?.plurals
///     // [PluralForms(type: .cardinal, categories: [.one, .other], exactNumbers: [])]
public struct MessageArgument: Hashable, Sendable {
  /// The ways to use an argument.
  public enum Use: String, CaseIterable, Sendable {
    /// `{name}`: each kind of argument in its own way.
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
  public var uses: Set<Use>

  /// The plurals that depend on the argument, in order of their ends.
  public var plurals: [PluralForms]

  /// The selectors of all selects that depend on the argument.
  public var selectors: Set<String>

  /// Creates a description.
  public init(
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
  public func accepts(_ kind: Argument.Kind) -> Bool {
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
public struct PluralForms: Hashable, Sendable {
  /// Whether it counts or orders.
  public var type: PluralType

  /// The plural categories with a branch.
  public var categories: Set<PluralCategory>

  /// The numbers with a branch of their own, `=n`.
  public var exactNumbers: Set<Int>

  /// Creates a description.
  public init(
    type: PluralType,
    categories: Set<PluralCategory> = [],
    exactNumbers: Set<Int> = []
  ) {
    self.type = type
    self.categories = categories
    self.exactNumbers = exactNumbers
  }
}
