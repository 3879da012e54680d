/// A mistake in a pack or catalog file, with its position.
///
/// ```text
/// acme.yaml:4:5: the key “pattern” appears twice; the first is in line 3
///         pattern: '[A-Z]+'
///         ^
/// hint: keep one of the two
/// ```
public struct Diagnostic: Hashable, Sendable {
  /// The code of the mistake, as a dotted name such as `yaml.duplicate_key`.
  ///
  /// Tests and tools compare it.
  public var code: String

  /// The path of the file, such as `packs/acme.yaml`.
  public var file: String

  /// The line, counted from 1; 0 if unknown.
  public var line: Int

  /// The column in Unicode scalars, counted from 1; 0 if unknown.
  public var column: Int

  /// A description of the mistake.
  public var reason: String

  /// Advice on how to fix the mistake; nil if there is none.
  public var hint: String?

  /// The line of the file, shortened around the column; nil if there is none.
  public var excerpt: String?

  /// The column of the same character in ``excerpt``, counted from 1.
  ///
  /// It differs from the column if the excerpt is a part of a long line.
  public var excerptColumn: Int

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - code: The dotted name of the mistake.
  ///   - file: The name of the file.
  ///   - position: The position in the file, or ``SourcePosition/unknown``.
  ///   - reason: A description of the mistake.
  ///   - hint: Advice on how to fix the mistake.
  ///   - excerpt: The line of the file.
  ///   - excerptColumn: The column in the excerpt, if it differs from the column in the file.
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

  /// The line and the column.
  public var position: SourcePosition { SourcePosition(line: line, column: column) }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic in the format of compilers: position and reason, the line with a caret under
  /// the column, and the hint.
  public var description: String {
    var lines = ["\(location): \(reason)"]
    if let excerpt {
      lines.append("    " + excerpt)
      if excerptColumn > 0 { lines.append("    " + padding(before: excerptColumn) + "^") }
    }
    if let hint { lines.append("hint: \(hint)") }
    return lines.joined(separator: "\n")
  }

  private var location: String {
    if line == 0 { return file }
    return column == 0 ? "\(file):\(line)" : "\(file):\(line):\(column)"
  }

  /// Spaces up to the column of the excerpt; tabs are kept, so that the caret stays aligned.
  private func padding(before column: Int) -> String {
    let beginning = (excerpt ?? "").unicodeScalars.prefix(column - 1)
    return String(beginning.map { $0 == "\t" ? Character("\t") : " " })
      + String(repeating: " ", count: column - 1 - beginning.count)
  }
}

extension Diagnostic: Comparable {
  /// Orders diagnostics by file, then by position, then by code.
  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column, left.code, left.reason)
      < (right.file, right.line, right.column, right.code, right.reason)
  }
}

/// The reason why a pack or catalog was refused, with all mistakes in it.
///
/// It has at least one diagnostic, and diagnostics are sorted by file, line and column.
///
///     do {
///       _ = try Rulebook(.file("missing.yaml"))
///     } catch {
///       print(error)  // missing.yaml: there is no such file
///     }
public struct LoadingError: Error, Hashable, Sendable {
  /// The mistakes, sorted; never empty.
  public let diagnostics: [Diagnostic]

  /// Creates an error from one or more diagnostics.
  ///
  /// - Complexity: O(*n* log *n*) in the number of diagnostics.
  public init(_ first: Diagnostic, _ rest: [Diagnostic] = []) {
    diagnostics = rest.isEmpty ? [first] : ([first] + rest).sorted()
  }

  /// Creates an error from diagnostics, or nil if there are none.
  public init?(_ diagnostics: [Diagnostic]) {
    guard let first = diagnostics.first else { return nil }
    self.init(first, Array(diagnostics.dropFirst()))
  }
}

extension LoadingError: CustomStringConvertible {
  /// All diagnostics, each on its own lines.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
