/// Reads a pattern into a tree.
///
/// The syntax is a strict subset of ICU MessageFormat 1, in its default apostrophe mode. What
/// ICU accepts but most likely was not meant is an error here: a quotation or brace without its
/// other half, two branches for one selector, unknown plural keywords, `#` in a select inside a
/// plural (which ICU prints as it is, and other implementations replace).
struct MessageParser {
  /// Where a text stands, which decides what `#` means.
  enum Surroundings: Equatable {
    case top
    case plural(argument: String)
    case select(inPlural: Bool)
  }

  let scalars: [Unicode.Scalar]
  var position = 0

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  /// Reads text and arguments up to the closing brace that ends them, or the end of the pattern.
  mutating func message(
    _ surroundings: Surroundings,
    depth: Int
  ) throws(MessageSyntaxError) -> [MessageNode] {
    var nodes: [MessageNode] = []
    var literal = String.UnicodeScalarView()

    func flush() {
      if !literal.isEmpty { nodes.append(.text(String(literal))) }
      literal = String.UnicodeScalarView()
    }

    while let scalar = next {
      switch scalar {
      case "'":
        try quotation(surroundings, into: &literal)
      case "{":
        flush()
        nodes.append(try argument(surroundings, depth: depth + 1))
      case "}":
        guard surroundings == .top else {
          flush()
          return nodes
        }
        throw error(
          .unmatchedBrace,
          "this brace was never opened",
          hint: "write '}' for a brace in the text"
        )
      case "#":
        try numberSign(surroundings, literal: &literal, nodes: &nodes)
      default:
        literal.append(scalar)
        position += 1
      }
    }
    flush()
    return nodes
  }

  private mutating func numberSign(
    _ surroundings: Surroundings,
    literal: inout String.UnicodeScalarView,
    nodes: inout [MessageNode]
  ) throws(MessageSyntaxError) {
    switch surroundings {
    case .top, .select(inPlural: false):
      literal.append("#")
    case .plural(let argument):
      if !literal.isEmpty { nodes.append(.text(String(literal))) }
      literal = String.UnicodeScalarView()
      nodes.append(.numberSign(argument))
    case .select(inPlural: true):
      throw error(
        .ambiguousNumberSign,
        "a # in a select inside a plural is not replaced by the number",
        hint: "name the plural's argument in braces instead"
      )
    }
    position += 1
  }

  /// Reads an apostrophe and what it quotes.
  ///
  /// Two apostrophes are one. One before a character that has a meaning here begins a quotation,
  /// which the next single one ends. Any other stands for itself.
  private mutating func quotation(
    _ surroundings: Surroundings,
    into literal: inout String.UnicodeScalarView
  ) throws(MessageSyntaxError) {
    let start = position
    position += 1
    switch next {
    case "'":
      literal.append("'")
      position += 1
      return
    case "{", "}":
      break
    case "#":
      guard case .plural = surroundings else { fallthrough }
    default:
      literal.append("'")
      return
    }
    while let scalar = next {
      position += 1
      if scalar == "'" {
        guard next == "'" else { return }
        position += 1
      }
      literal.append(scalar)
    }
    throw error(
      .unclosedQuotation,
      "this apostrophe begins quoted text that never ends",
      hint: "write '' for an apostrophe before a brace",
      at: start
    )
  }

  func error(
    _ code: MessageSyntaxError.Code,
    _ reason: String,
    hint: String = "",
    at offset: Int? = nil
  ) -> MessageSyntaxError {
    MessageSyntaxError(code, reason, hint: hint, offset: offset ?? position, in: scalars)
  }
}
