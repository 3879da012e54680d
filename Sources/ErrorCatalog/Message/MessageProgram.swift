import UnicodeText

/// A message, flattened for writing.
///
/// One object with few buffers: pieces hold no references, so writing a message on many threads
/// counts references once per message and not once per piece. The pieces of a branch stand
/// together, before those of the text around it; ``body`` are the outermost ones.
final class MessageProgram: Sendable {
  /// What to write next.
  enum Piece {
    case text(Range<String.Index>)
    case argument(name: Int, style: ArgumentStyle)
    case numberSign(name: Int)
    /// A plural counts the number as its branch `other` writes it.
    case plural(name: Int, type: PluralType, style: NumberStyle, branches: Range<Int>)
    case select(name: Int, branches: Range<Int>)
  }

  struct PluralBranch {
    var selector: PluralSelector
    var pieces: Range<Int>
  }

  struct SelectBranch {
    var selector: String
    var pieces: Range<Int>
  }

  let pattern: String
  /// All literal text, one piece after the other.
  let literals: String
  let names: [String]
  let pieces: [Piece]
  let pluralBranches: [PluralBranch]
  let selectBranches: [SelectBranch]
  let body: Range<Int>
  let arguments: [String: MessageArgument]

  /// Whether the message is ``literals`` and nothing else.
  var isLiteral: Bool { names.isEmpty }

  init(pattern: String, nodes: [MessageNode]) {
    var compiler = MessageCompiler()
    body = compiler.compile(nodes)
    self.pattern = pattern
    literals = compiler.literals
    names = compiler.names
    pieces = compiler.pieces
    pluralBranches = compiler.pluralBranches
    selectBranches = compiler.selectBranches
    arguments = compiler.arguments
  }
}
