extension Message {
  /// The reason why a pattern is not a ``Message``, with its position.
  ///
  ///     do { _ = try Message("Hi {name") } catch { print(error) }
  ///     // 1:4: this brace is never closed
  ///     // (close it with `}`, or write `'{'` for a brace in the text)
  ///
  /// The offset, line and column count Unicode scalars in the pattern, not in the file that
  /// contains it.
  public struct SyntaxError: Error, Hashable, Sendable {
    /// The kinds of mistakes, such as `unclosed-brace`.
    public enum Code: String, CaseIterable, Sendable {
      /// The pattern has more bytes than allowed.
      case tooLong = "too-long"

      /// Arguments are nested deeper than allowed.
      case tooDeep = "too-deep"

      /// An opening brace doesn't have a closing one.
      case unclosedBrace = "unclosed-brace"

      /// A closing brace doesn't have an opening one.
      case unmatchedBrace = "unmatched-brace"

      /// An apostrophe before a brace begins a quotation that never ends.
      case unclosedQuotation = "unclosed-quotation"

      /// An argument doesn't have a name, or the name isn't valid.
      case invalidName = "invalid-name"

      /// The type of an argument is unknown.
      case unknownType = "unknown-type"

      /// The style of an argument is missing, or its type doesn't have that style.
      case unknownStyle = "unknown-style"

      /// The unit of a number is missing, or ICU doesn't have names for it.
      case unknownUnit = "unknown-unit"

      /// The syntax requires a different character.
      case unexpectedCharacter = "unexpected-character"

      /// A plural has an offset, which is not supported.
      case offset

      /// A branch of a plural or select begins with something that is not a selector.
      case invalidSelector = "invalid-selector"

      /// Two branches have the same selector.
      case duplicateSelector = "duplicate-selector"

      /// A plural or select doesn't have a branch `other`.
      case missingOther = "missing-other"

      /// A `#` is in a select inside a plural, where implementations disagree on its meaning.
      case ambiguousNumberSign = "ambiguous-number-sign"

      /// A control character that reorders the text around it.
      case bidi

      /// The message is blank for all arguments, or for some of them.
      case blank
    }

    /// The kind of mistake.
    public var code: Code

    /// A short description of the mistake.
    public var reason: String

    /// Advice on what to write instead; empty if there is none.
    public var hint: String

    /// The offset of the mistake, in Unicode scalars from the start of the pattern.
    public var offset: Int

    /// The line of the mistake in the pattern, counted from 1.
    public var line: Int

    /// The column of the mistake in its line, in Unicode scalars, counted from 1.
    public var column: Int
  }
}

extension Message.SyntaxError {
  /// Creates the error at an offset, and computes its line and column.
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

extension Message.SyntaxError: CustomStringConvertible {
  /// Line, column, reason and hint: `1:4: this brace is never closed (…)`.
  public var description: String {
    "\(line):\(column): \(reason)" + (hint.isEmpty ? "" : " (\(hint))")
  }
}
