extension SourceText {
  /// The longest excerpt of a line in a diagnostic, in Unicode scalars.
  static let excerptLength = 100

  /// Makes a diagnostic that shows a line of this file.
  ///
  /// - Parameters:
  ///   - code: The dotted name of what went wrong.
  ///   - position: Where.
  ///   - reason: What went wrong, in words.
  ///   - hint: What to do about it.
  /// - Returns: The diagnostic, with the line as its excerpt.
  /// - Complexity: O(*n*) in the bytes up to the line's end.
  public func diagnostic(
    _ code: String,
    at position: SourcePosition,
    reason: String,
    hint: String? = nil
  ) -> Diagnostic {
    let text = line(position.line) ?? ""
    let excerpt = text.isEmpty ? nil : shortened(text, around: position.column)
    return Diagnostic(
      code: code,
      file: name,
      position: position,
      reason: reason,
      hint: hint,
      excerpt: excerpt?.text,
      excerptColumn: excerpt?.column
    )
  }

  /// Makes a diagnostic that shows the line of a byte.
  ///
  /// - Complexity: O(*n*) in the bytes up to the line's end.
  public func diagnostic(
    _ code: String,
    atByte offset: Int,
    reason: String,
    hint: String? = nil
  ) -> Diagnostic {
    diagnostic(code, at: position(ofByte: offset), reason: reason, hint: hint)
  }

  /// A part of a line around a column, and the column's place in it.
  private func shortened(_ line: String, around column: Int) -> (text: String, column: Int) {
    let scalars = line.unicodeScalars
    let length = Self.excerptLength
    let first = max(0, min(column - 1 - length / 2, scalars.count - length))
    let rest = scalars.dropFirst(first)
    var text = String.UnicodeScalarView(rest.prefix(length).map(visible))
    if rest.count > length { text.append("…") }
    if first > 0 { text.insert("…", at: text.startIndex) }
    return (String(text), first > 0 ? column - first + 1 : column)
  }

  /// The scalar, or U+FFFD for one that would act on a terminal or reorder the line.
  private func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09: scalar
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: scalar
    }
  }
}
