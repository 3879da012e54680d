package import Violations

/// Collects the errors in a file, so that an author sees all of them together.
///
///     var collector = DiagnosticCollector(limit: 20)
///     collector.add(source.diagnostic("pack.unknown_key", at: position, reason: "…"))
///     try collector.throwIfAny()
///
/// It keeps the first ``limit`` diagnostics and drops the rest.
package struct DiagnosticCollector: Sendable {
  /// The maximum number of diagnostics to keep.
  package let limit: Int

  /// The collected diagnostics, in the order added.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Creates an empty collector.
  package init(limit: Int = 100) { self.limit = max(1, limit) }

  /// Whether nothing was collected.
  package var isEmpty: Bool { diagnostics.isEmpty }

  /// Whether nothing more is kept, so that looking for more isn't necessary.
  package var isFull: Bool { diagnostics.count >= limit }

  /// Adds a diagnostic.
  ///
  /// If the collector is full, the diagnostic isn't even made.
  package mutating func add(_ diagnostic: @autoclosure () -> Diagnostic) {
    if !isFull { diagnostics.append(diagnostic()) }
  }

  /// Adds all errors that another reader found.
  package mutating func add(_ error: LoadingError) {
    for diagnostic in error.diagnostics.prefix(limit - diagnostics.count) { add(diagnostic) }
  }

  /// Adds the errors that another reader found, except at positions that already have one.
  ///
  /// A single mistake often has further consequences.
  package mutating func addNew(_ error: LoadingError) {
    let known = Set(diagnostics.map { FilePosition(file: $0.file, at: $0.position) })
    for diagnostic in error.diagnostics
    where !known.contains(FilePosition(file: diagnostic.file, at: diagnostic.position)) {
      add(diagnostic)
    }
  }

  /// Throws the collected diagnostics, if any.
  ///
  /// - Throws: ``LoadingError`` with every diagnostic that was kept.
  package func throwIfAny() throws(LoadingError) {
    if let error = LoadingError(diagnostics) { throw error }
  }
}
