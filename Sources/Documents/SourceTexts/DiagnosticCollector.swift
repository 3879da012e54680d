/// Gathers what is wrong in a file, so that an author sees all of it at once.
///
///     var collector = DiagnosticCollector(limit: 20)
///     collector.add(source.diagnostic("pack.unknown_key", at: place, reason: "…"))
///     try collector.throwIfAny()
///
/// It keeps the first ``limit`` diagnostics and counts the rest.
public struct DiagnosticCollector: Sendable {
  /// How many diagnostics are kept.
  public let limit: Int

  /// What was gathered, in the order of arrival.
  public private(set) var diagnostics: [Diagnostic] = []

  /// How many diagnostics came after the limit was reached.
  public private(set) var dropped = 0

  /// Creates an empty collector.
  public init(limit: Int = 100) { self.limit = max(1, limit) }

  /// Whether nothing was gathered.
  public var isEmpty: Bool { diagnostics.isEmpty }

  /// Whether the next diagnostic would be dropped.
  ///
  /// Ask before building one, where that takes time.
  public var isFull: Bool { diagnostics.count >= limit }

  /// Adds a diagnostic, or counts it if the collector is full.
  public mutating func add(_ diagnostic: @autoclosure () -> Diagnostic) {
    if isFull {
      dropped += 1
    } else {
      diagnostics.append(diagnostic())
    }
  }

  /// Adds everything that another reader found.
  public mutating func add(_ error: LoadingError) {
    for diagnostic in error.diagnostics { add(diagnostic) }
  }

  /// Adds what another reader found, but for places that were reported already: one mistake
  /// often has consequences.
  mutating func addNew(_ error: LoadingError) {
    let known = Set(diagnostics.map { Place(file: $0.file, position: $0.position) })
    for diagnostic in error.diagnostics
    where !known.contains(Place(file: diagnostic.file, position: diagnostic.position)) {
      add(diagnostic)
    }
  }

  private struct Place: Hashable {
    var file: String
    var position: SourcePosition
  }

  /// Throws what was gathered, if anything was.
  ///
  /// - Throws: ``LoadingError`` with every diagnostic that was kept.
  public func throwIfAny() throws(LoadingError) {
    if let error = LoadingError(diagnostics) { throw error }
  }
}
