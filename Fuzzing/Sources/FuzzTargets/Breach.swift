/// A promise that the library did not keep for some input.
public struct Breach: Error, Hashable, Sendable, CustomStringConvertible {
  /// The promise, in a few words, the same for all inputs.
  public var promise: String

  /// What happened instead.
  public var details: String

  /// Creates a breach.
  public init(_ promise: String, _ details: String = "") {
    self.promise = promise
    self.details = details
  }

  /// The promise and what happened instead, in one line.
  public var description: String { details.isEmpty ? promise : "\(promise): \(details)" }
}

/// Throws a ``Breach`` unless a condition is true.
func expect(
  _ condition: Bool,
  _ promise: String,
  _ details: @autoclosure () -> String = ""
) throws(Breach) {
  if !condition { throw Breach(promise, details()) }
}
