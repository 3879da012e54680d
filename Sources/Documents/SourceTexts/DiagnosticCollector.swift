public import Violations

/// Gathers what is wrong in a file, so that an author sees all of it at once.
///
///     var collector = DiagnosticCollector(limit: 20)
///     collector.add(source.diagnostic("pack.unknown_key", at: position, reason: "…"))
///     try collector.throwIfAny()
///
/// It keeps the first ``limit`` diagnostics and drops the rest.
public struct DiagnosticCollector: Sendable {
  /// How many diagnostics are kept.
  public let limit: Int

  /// What was gathered, in the order of arrival.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Creates an empty collector.
  public init(limit: Int = 100) { self.limit = max(1, limit) }

  /// Whether nothing was gathered.
  public var isEmpty: Bool { diagnostics.isEmpty }

  /// Whether nothing more is kept, so that it need not be looked for.
  public var isFull: Bool { diagnostics.count >= limit }

  /// Adds a diagnostic, which is not even made if the collector is full.
  public mutating func add(_ diagnostic: @autoclosure () -> Diagnostic) {
    if !isFull { diagnostics.append(diagnostic()) }
  }

  /// Adds everything that another reader found.
  public mutating func add(_ error: LoadingError) {
    for diagnostic in error.diagnostics.prefix(limit - diagnostics.count) { add(diagnostic) }
  }

  /// Adds what another reader found, except at positions that were reported already: one mistake
  /// often has consequences.
  public mutating func addNew(_ error: LoadingError) {
    let known = Set(diagnostics.map { FilePosition(file: $0.file, at: $0.position) })
    for diagnostic in error.diagnostics
    where !known.contains(FilePosition(file: diagnostic.file, at: diagnostic.position)) {
      add(diagnostic)
    }
  }

  /// Throws what was gathered, if anything was.
  ///
  /// - Throws: ``LoadingError`` with every diagnostic that was kept.
  public func throwIfAny() throws(LoadingError) {
    if let error = LoadingError(diagnostics) { throw error }
  }
}
