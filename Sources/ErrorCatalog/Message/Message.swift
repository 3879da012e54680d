package import UnicodeText
package import Violations

/// A message in one language, parsed once.
///
/// The syntax is a strict subset of ICU MessageFormat 1 with named arguments:
///
/// | Pattern                                               | Writes                         |
/// | ----------------------------------------------------- | ------------------------------ |
/// | `{name}`                                              | the argument by its type       |
/// | `{name, number}`                                      | a number with every digit      |
/// | `{name, number, integer}`, `percent`                  | rounded; as a percentage       |
/// | `{name, number, ::unit/hour}`                         | with its unit: "2 hr"          |
/// | `{name, number, ::unit/hour unit-width-full-name}`    | "2 hours"                      |
/// | `{name, date}`, `{name, date, short}`, `medium`, `long` | a day; medium by default     |
/// | `{name, list, or}`, `and`                             | "a, b, or c"                   |
/// | `{n, plural, =0 {none} one {# day} other {# days}}`   | the branch for a count         |
/// | `{n, selectordinal, one {#st} other {#th}}`           | the branch for a rank          |
/// | `{name, select, male {He} other {They}}`              | the branch for a word          |
///
/// A unit is any unit that ICU has names for, or a quotient of two of them, such as
/// `megabyte-per-second`. It can have a width: `unit-width-full-name`, `unit-width-short` (the
/// default) or `unit-width-narrow`.
///
/// `''` is an apostrophe. An apostrophe before `{`, `}`, or `#` in a plural, begins quoted text,
/// which ends with the next apostrophe. Any other apostrophe is an ordinary character.
///
///     let message = try Message("{left, plural, one {Only # left.} other {Only # left.}}")
///     message.argumentNames  // ["left"]
///
/// A pattern has at most 65,536 bytes, and arguments nest at most 8 deep. It must show something,
/// whatever the arguments are: a blank message is a mistake, and so is a branch that leaves the
/// message blank.
public struct Message: Sendable {
  /// The deepest nesting of arguments that is accepted.
  package static let maximumDepth = 8

  /// The longest accepted pattern, in bytes of UTF-8.
  package static let maximumLength = 65_536

  let program: MessageProgram

  /// Parses a pattern.
  ///
  ///     try Message("Hi {name")  // throws: 1:4: this brace is never closed (…)
  ///     try Message(" ")         // throws: 1:1: the message is blank (…)
  ///
  /// - Throws: The first syntax error, with its position.
  /// - Complexity: O(*n*) in the length of the pattern.
  public init(_ pattern: String) throws(Message.SyntaxError) {
    let nodes = try Self.nodes(of: pattern)
    if let blank = BlankCase(of: nodes) { throw blank.mistake }
    program = MessageProgram(pattern: pattern, nodes: nodes)
  }

  /// Parses a pattern that may be blank, to compare the syntax with ICU's.
  ///
  /// - Throws: The first syntax error, with its position.
  package init(possiblyBlank pattern: String) throws(Message.SyntaxError) {
    program = MessageProgram(pattern: pattern, nodes: try Self.nodes(of: pattern))
  }

  private static func nodes(of pattern: String) throws(Message.SyntaxError) -> [MessageNode] {
    guard pattern.utf8.count <= maximumLength else {
      throw Message.SyntaxError(
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

  /// Returns the offset where the pattern first mentions an argument: the offset of its brace in
  /// Unicode scalars.
  ///
  /// Messages don't store these offsets, because only error reports need them.
  package func offset(ofArgument name: String) -> Int? {
    var parser = MessageParser(Array(pattern.unicodeScalars))
    do throws(Message.SyntaxError) { _ = try parser.message(.top, depth: 0) } catch { return nil }
    return parser.firstOffsets[name]
  }

  /// Creates a message with a literal text, which can contain any characters.
  package init(literal text: String) {
    program = MessageProgram(pattern: text, nodes: [.text(text)])
  }

  /// Returns the message with its texts transformed in all branches, between two other texts.
  func mappingTexts(
    _ transform: (String) -> String,
    between start: String,
    and end: String
  ) -> Message {
    let nodes: [MessageNode]
    do throws(Message.SyntaxError) { nodes = try Self.nodes(of: pattern) } catch { return self }
    let changed = nodes.map { $0.mappingTexts(transform) }
    return Message(MessageProgram(pattern: pattern, nodes: [.text(start)] + changed + [.text(end)]))
  }

  private init(_ program: MessageProgram) { self.program = program }

  /// The pattern as it was written.
  public var pattern: String { program.pattern }

  /// The names of the arguments that the message mentions.
  ///
  ///     try Message("{minimum} to {maximum}").argumentNames  // ["minimum", "maximum"]
  public var argumentNames: Set<String> { Set(program.arguments.keys) }

  /// The uses of the message's arguments, by their names.
  package var arguments: [String: MessageArgument] { program.arguments }
}

extension Message: CustomStringConvertible {
  /// The pattern as it was written.
  public var description: String { pattern }
}

/// The uses of one argument in a message.
///
///     try Message("{n, plural, one {# day} other {# days}}").arguments["n"]?.plurals
///     // [PluralForms(type: .cardinal, categories: [.one, .other], exactNumbers: [])]
package struct MessageArgument: Hashable, Sendable {
  /// The ways to use an argument.
  package enum Use: String, CaseIterable, Sendable {
    /// `{name}`, written according to the argument's kind.
    case plain

    /// `{name, number}`, with or without a style or unit.
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

  /// The uses of the argument in the message.
  package var uses: Set<Use> = []

  /// The plurals that depend on the argument, in the order of their ends.
  package var plurals: [PluralForms] = []

  /// The selectors of all selects that depend on the argument.
  package var selectors: Set<String> = []

  /// The units that the argument is written in.
  package var units: Set<MeasureUnit> = []

  /// Returns whether arguments of a kind are valid for every use.
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

/// The branches of a plural.
package struct PluralForms: Hashable, Sendable {
  /// Whether the plural counts or ranks.
  package var type: PluralType

  /// The plural categories with a branch.
  package var categories: Set<PluralCategory>

  /// The numbers with their own branch, `=n`.
  package var exactNumbers: Set<Int>

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
