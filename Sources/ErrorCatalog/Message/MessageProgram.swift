import UnicodeText

/// A message, flattened for writing.
///
/// Pieces hold no references, so going through them counts none. The pieces of a branch stand
/// together, before those of the text around it; ``body`` are the outermost ones.
final class MessageProgram: Sendable {
  /// What to write next.
  enum Piece {
    case text(Int)
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
  let literals: [String]
  let names: [String]
  let pieces: [Piece]
  let pluralBranches: [PluralBranch]
  let selectBranches: [SelectBranch]
  let body: Range<Int>
  let arguments: [String: MessageArgument]

  /// The whole message, if it depends on no argument.
  let constant: String?
  /// The bytes to make room for: the longest literal text, and a guess for the arguments.
  let expectedLength: Int

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
    expectedLength = compiler.expectedLength(of: body)
    constant = names.isEmpty ? literals.joined() : nil
  }
}
