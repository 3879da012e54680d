/// The reason why a pattern is not a ``Message``, with its position.
///
///     do { _ = try Message("Hi {name") } catch { print(error) }
///     // 1:4: this brace is never closed (close it with a }, or write '{' for a brace in the text)
///
/// Offset, line and column count Unicode scalars inside the pattern, not inside the file that
/// holds it.
public struct MessageSyntaxError: Error, Hashable, Sendable {
  /// The kinds of mistake, such as `unclosed-brace`.
  public enum Code: String, CaseIterable, Sendable {
    /// The pattern has more bytes than allowed.
    case tooLong = "too-long"

    /// Arguments are nested deeper than allowed.
    case tooDeep = "too-deep"

    /// An opening brace has no closing one.
    case unclosedBrace = "unclosed-brace"

    /// A closing brace has no opening one.
    case unmatchedBrace = "unmatched-brace"

    /// An apostrophe before a brace begins a quotation that never ends.
    case unclosedQuotation = "unclosed-quotation"

    /// An argument has no name, or one that is not a name.
    case invalidName = "invalid-name"

    /// An argument's type is not known.
    case unknownType = "unknown-type"

    /// An argument's style is missing or not known to its type.
    case unknownStyle = "unknown-style"

    /// Another character than the syntax asks for.
    case unexpectedCharacter = "unexpected-character"

    /// A plural has an offset, which is not supported.
    case offset

    /// A branch of a plural or select begins with something that is not a selector.
    case invalidSelector = "invalid-selector"

    /// Two branches have the same selector.
    case duplicateSelector = "duplicate-selector"

    /// A plural or select has no branch `other`.
    case missingOther = "missing-other"

    /// A `#` in a select inside a plural, where implementations disagree on its meaning.
    case ambiguousNumberSign = "ambiguous-number-sign"

    /// A control character that reorders the text around it.
    case bidi

    /// Nothing that a reader could see is written, whatever the arguments are, or for some of them.
    case blank
  }

  /// The kind of mistake.
  public var code: Code

  /// What is wrong, in a few words.
  public var reason: String

  /// What to write instead; empty if there is no advice.
  public var hint: String

  /// The offset of the mistake, in Unicode scalars from the start of the pattern.
  public var offset: Int

  /// The line of the mistake in the pattern, from 1.
  public var line: Int

  /// The column of the mistake in its line, in Unicode scalars from 1.
  public var column: Int
}

extension MessageSyntaxError {
  /// Creates the error at an offset, and finds its line and column.
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
  /// Line, column, reason and hint: `1:4: this brace is never closed (close it with a })`.
  public var description: String {
    "\(line):\(column): \(reason)" + (hint.isEmpty ? "" : " (\(hint))")
  }
}
