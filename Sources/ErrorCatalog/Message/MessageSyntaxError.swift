/// A place where a pattern is not a message.
///
///     do { _ = try Message("Hi {name") } catch { print(error) }
///     // 1:4: this brace is never closed (close it with a }, or write '{' for a brace in the text)
///
/// Places count Unicode scalars inside the pattern, not inside the file that holds it.
public struct MessageSyntaxError: Error, Hashable, Sendable {
  /// The kinds of mistake.
  public enum Code: String, CaseIterable, Sendable {
    /// The pattern has more bytes than allowed.
    case tooLong = "too-long"

    /// Arguments stand in arguments deeper than allowed.
    case tooDeep = "too-deep"

    /// A brace is opened and never closed.
    case unclosedBrace = "unclosed-brace"

    /// A brace is closed and was never opened.
    case unmatchedBrace = "unmatched-brace"

    /// An apostrophe before a brace begins a quotation that never ends.
    case unclosedQuotation = "unclosed-quotation"

    /// An argument has no name, or one that is not a name.
    case invalidName = "invalid-name"

    /// An argument's type is not known.
    case unknownType = "unknown-type"

    /// An argument's style is missing or not known to its type.
    case unknownStyle = "unknown-style"

    /// Something else than the expected character.
    case unexpectedCharacter = "unexpected-character"

    /// A plural subtracts an offset.
    case offset

    /// A branch of a plural or select has no proper selector.
    case invalidSelector = "invalid-selector"

    /// Two branches have the same selector.
    case duplicateSelector = "duplicate-selector"

    /// A plural or select has no branch for all other values.
    case missingOther = "missing-other"

    /// A number sign in a select inside a plural.
    case ambiguousNumberSign = "ambiguous-number-sign"
  }

  /// The kind of mistake.
  public var code: Code

  /// What is wrong, in a few words.
  public var reason: String

  /// What to write instead; empty if there is nothing to say.
  public var hint: String

  /// The place, in Unicode scalars from the start of the pattern.
  public var offset: Int

  /// The line of the place, from 1.
  public var line: Int

  /// The column of the place in its line, in Unicode scalars from 1.
  public var column: Int
}

extension MessageSyntaxError {
  /// Creates the error for a place, of which it finds line and column.
  init(_ code: Code, _ reason: String, hint: String, offset: Int, in scalars: [Unicode.Scalar]) {
    var line = 1
    var lineStart = 0
    for index in 0..<min(offset, scalars.count) {
      let isReturnAlone =
        scalars[index] == "\r" && (index + 1 >= scalars.count || scalars[index + 1] != "\n")
      if scalars[index] == "\n" || isReturnAlone {
        line += 1
        lineStart = index + 1
      }
    }
    self.init(
      code: code,
      reason: reason,
      hint: hint,
      offset: offset,
      line: line,
      column: offset - lineStart + 1
    )
  }
}

extension MessageSyntaxError: CustomStringConvertible {
  /// Line, column, reason and hint.
  public var description: String {
    "\(line):\(column): \(reason)" + (hint.isEmpty ? "" : " (\(hint))")
  }
}
