import Documents

/// The text of a unit in XLIFF 1.2, with its inline elements (§2.6) as a message writes them.
///
/// ``ProgramCode`` says what the elements stand for, also those of version 2.0.
///
/// In Angular's files, and next to arguments that are codes, everything else is words, whose braces
/// and apostrophes are quoted:
///
///     d’<x id="INTERPOLATION" equiv-text="{{ item }}"/>  // d’{item}
///     d'<x id="INTERPOLATION" equiv-text="{{ item }}"/>  // d''{item}
///
/// The exception is a plural or selection of Angular, such as `{VAR_PLURAL, plural, …}`: it has the
/// syntax of messages, but its apostrophes don't quote.
struct XLIFF12Text {
  /// Why a text can't be read, with the inline element.
  enum Problem: Error {
    /// The element doesn't say what it stands for.
    case unknownCode(XMLElement)

    /// The element begins or ends a block of the program, which a message can't express.
    case block(XMLElement)

    /// With the text that the element refers to, the texts of the file become too long.
    case tooLong(XMLElement)
  }

  /// The texts of units by their identifiers, which Angular's code `ICU` refers to.
  struct References {
    let units: [String: XMLElement]

    /// The number of bytes that references can still add to texts.
    ///
    /// A short file can refer to a long text very often.
    fileprivate var budget: Int

    /// Whether Angular wrote the texts.
    let isAngular: Bool

    /// Creates the references in a file with a number of bytes.
    init(_ units: [String: XMLElement], isAngular: Bool, fileSize: Int) {
      self.units = units
      self.isAngular = isAngular
      budget = 1_000_000 + 4 * fileSize
    }
  }

  private enum Piece {
    case words(String)

    /// A code in the program's own syntax, such as `{name}`.
    case native(String)

    /// An argument of a message, or a message with arguments.
    case argument(String)
  }

  private let pieces: [Piece]

  /// The text without any quoting, for programs that write messages, or have their own syntax.
  var unquoted: String {
    pieces.map { piece in
      switch piece {
      case .words(let text), .native(let text), .argument(let text): text
      }
    }.joined()
  }

  /// Whether codes stand for arguments, so that braces in the text are words.
  var hasArguments: Bool {
    pieces.contains { if case .argument = $0 { true } else { false } }
  }

  /// Reads a `source` or `target`.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - references: The texts of other units.
  /// - Throws: The first inline element that can't be read.
  init(_ element: XMLElement, _ references: inout References) throws(Problem) {
    try self.init(element, &references, isReferred: false)
  }

  private init(
    _ element: XMLElement,
    _ references: inout References,
    isReferred: Bool
  ) throws(Problem) {
    var pieces: [Piece] = []
    try Self.add(element, &references, isReferred: isReferred, to: &pieces)
    self.pieces = Self.joined(pieces)
  }

  /// The text as a message whose words are quoted.
  var quoted: String {
    var text = ""
    let isExpression = self.isExpression
    for piece in pieces {
      switch piece {
      case .native(let code), .argument(let code): text += code
      // Two apostrophes are one everywhere, also in branches.
      case .words(let words) where isExpression: text += words.replacing("'", with: "''")
      case .words(let words):
        var pattern = MessagePattern()
        pattern.add(words: words)
        text += pattern.text
      }
    }
    return text
  }

  /// Whether the text is a plural or selection: `{`, a name, and a comma.
  private var isExpression: Bool {
    guard case .words(let words) = pieces.first else { return false }
    let start = words.drop(while: \.isWhitespace)
    guard start.first == "{" else { return false }
    let name = start.dropFirst().drop(while: \.isWhitespace)
    let rest = name.drop { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" }
    return rest.startIndex > name.startIndex && rest.drop(while: \.isWhitespace).first == ","
  }

  // MARK: Pieces

  private static func add(
    _ element: XMLElement,
    _ references: inout References,
    isReferred: Bool,
    to pieces: inout [Piece]
  ) throws(Problem) {
    for part in element.content {
      switch part {
      case .text(let words): pieces.append(.words(words))
      case .element(let inner):
        switch inner.name {
        case "x", "bx", "ex", "sc", "ec":
          pieces.append(try piece(ProgramCode(inner), &references, isReferred: isReferred))
        case "ph", "bpt", "ept", "it":
          let text = inner.text
          if text.isEmpty {
            pieces.append(try piece(ProgramCode(inner), &references, isReferred: isReferred))
          } else {
            pieces.append(text.hasPrefix("{") ? .native(text) : .words(text))
          }
        case "pc":
          pieces.append(try piece(ProgramCode(startOf: inner), &references, isReferred: isReferred))
          try add(inner, &references, isReferred: isReferred, to: &pieces)
          pieces.append(try piece(ProgramCode(endOf: inner), &references, isReferred: isReferred))
        default: try add(inner, &references, isReferred: isReferred, to: &pieces)
        }
      }
    }
  }

  /// Joins words, because quoting depends on the next character.
  private static func joined(_ pieces: [Piece]) -> [Piece] {
    var joined: [Piece] = []
    var words = ""
    for piece in pieces {
      switch piece {
      case .words(let more): words += more
      case .native, .argument:
        if !words.isEmpty { joined.append(.words(words)) }
        words = ""
        joined.append(piece)
      }
    }
    return words.isEmpty ? joined : joined + [.words(words)]
  }

  /// Returns the piece that a code stands for.
  private static func piece(
    _ code: ProgramCode,
    _ references: inout References,
    isReferred: Bool
  ) throws(Problem) -> Piece {
    // A plural of Angular is in a unit of its own.
    if !isReferred, let unit = code.unit.flatMap({ references.units[$0] }) {
      guard references.budget > 0 else { throw .tooLong(code.element) }
      let text = try XLIFF12Text(unit, &references, isReferred: true).quoted
      references.budget -= text.utf8.count
      guard references.budget > 0 else { throw .tooLong(code.element) }
      return .argument(text)
    }
    switch code.meaning(isAngular: references.isAngular) {
    case .words(let words): return .words(words)
    case .argument(let name): return .argument("{\(name)}")
    case .block: throw .block(code.element)
    case nil: throw .unknownCode(code.element)
    }
  }
}
