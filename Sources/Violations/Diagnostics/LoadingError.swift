/// Why a pack or catalog was refused: everything that was found wrong in it.
///
/// It holds at least one diagnostic, sorted by file, line and column.
///
///     do {
///       _ = try SourceText(contentsOfFile: "missing.yaml")
///     } catch {
///       print(error)  // missing.yaml: there is no such file
///     }
public struct LoadingError: Error, Hashable, Sendable {
  /// What was found, sorted; never empty.
  public let diagnostics: [Diagnostic]

  /// Creates an error from one or more diagnostics.
  ///
  /// - Complexity: O(*n* log *n*) in the number of diagnostics.
  public init(_ first: Diagnostic, _ rest: [Diagnostic] = []) {
    diagnostics = rest.isEmpty ? [first] : ([first] + rest).sorted()
  }

  /// Creates an error from what was gathered, or nil if nothing was.
  public init?(_ diagnostics: [Diagnostic]) {
    guard let first = diagnostics.first else { return nil }
    self.init(first, Array(diagnostics.dropFirst()))
  }
}

extension LoadingError: CustomStringConvertible {
  /// All diagnostics, one below the other.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
