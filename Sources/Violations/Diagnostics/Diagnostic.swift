/// One thing that is wrong in a pack or catalog file, and where.
///
///     acme.yaml:4:5: the key “pattern” appears twice; the first is in line 3
///             pattern: '[A-Z]+'
///             ^
///     hint: keep one of the two
public struct Diagnostic: Hashable, Sendable {
  /// What went wrong, as a dotted name such as `yaml.duplicate_key`.
  ///
  /// Tests and tools compare it.
  public var code: String

  /// The file, as the reader was told to name it.
  public var file: String

  /// The line, from 1; 0 if unknown.
  public var line: Int

  /// The column in Unicode scalars, from 1; 0 if unknown.
  public var column: Int

  /// What went wrong, in words.
  public var reason: String

  /// What to do about it, if that can be guessed.
  public var hint: String?

  /// The line of the file, shortened around the column; nil where there is none.
  public var excerpt: String?

  /// The place of ``column`` in ``excerpt``, from 1.
  ///
  /// It differs from the column where the excerpt is a part of a long line.
  public var excerptColumn: Int

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - code: The dotted name of what went wrong.
  ///   - file: The name of the file.
  ///   - position: Where in the file, or ``SourcePosition/unknown``.
  ///   - reason: What went wrong, in words.
  ///   - hint: What to do about it.
  ///   - excerpt: The line of the file.
  ///   - excerptColumn: The place of the column in the excerpt, if it is another than the column.
  public init(
    code: String,
    file: String,
    position: SourcePosition = .unknown,
    reason: String,
    hint: String? = nil,
    excerpt: String? = nil,
    excerptColumn: Int? = nil
  ) {
    self.code = code
    self.file = file
    self.line = position.line
    self.column = position.column
    self.reason = reason
    self.hint = hint
    self.excerpt = excerpt
    self.excerptColumn = excerptColumn ?? position.column
  }

  /// The line and the column together.
  public var position: SourcePosition { SourcePosition(line: line, column: column) }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as compilers write theirs: place and reason, the line with a
  /// caret under the column, and the hint.
  public var description: String {
    var lines = ["\(place): \(reason)"]
    if let excerpt {
      lines.append("    " + excerpt)
      if excerptColumn > 0 { lines.append("    " + padding(before: excerptColumn) + "^") }
    }
    if let hint { lines.append("hint: \(hint)") }
    return lines.joined(separator: "\n")
  }

  private var place: String {
    if line == 0 { return file }
    return column == 0 ? "\(file):\(line)" : "\(file):\(line):\(column)"
  }

  /// Blanks as wide as the excerpt's beginning; tabs stay, so that the caret moves with them.
  private func padding(before column: Int) -> String {
    let beginning = (excerpt ?? "").unicodeScalars.prefix(column - 1)
    return String(beginning.map { $0 == "\t" ? Character("\t") : " " })
      + String(repeating: " ", count: column - 1 - beginning.count)
  }
}

extension Diagnostic: Comparable {
  /// Orders diagnostics by file, then by place, then by code.
  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column, left.code, left.reason)
      < (right.file, right.line, right.column, right.code, right.reason)
  }
}
