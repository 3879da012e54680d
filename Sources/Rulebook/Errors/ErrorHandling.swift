public import ErrorCatalog

/// What a rulebook makes of errors that no pack declares.
///
///     let rulebook = try Rulebook(.bundled, .folder(packs), errors: ErrorHandling { error in
///       switch error {
///       case is DecodingError: ShopError.badRequest
///       case is CancellationError: ShopError.cancelled
///       default: nil
///       }
///     })
///
/// An error that is neither declared nor mapped is told as the code `internal`, with an identifier under
/// which the log has it, and with nothing of its own words.
public struct ErrorHandling: Sendable {
  /// Returns the declared error that stands for another one; nil if none does.
  let mapping: @Sendable (any Error) -> (any CatalogedError)?

  /// Returns a new identifier for an error of which people are told nothing else.
  let makeIdentifier: @Sendable () -> String

  /// Creates a way to handle errors, with random identifiers: `ErrorHandling { error in … }`.
  ///
  /// - Parameter mapping: Returns the declared error that stands for another one; nil if none does.
  public init(mapping: @escaping @Sendable (any Error) -> (any CatalogedError)? = { _ in nil }) {
    self.init(makeIdentifier: Self.randomIdentifier, mapping: mapping)
  }

  /// Creates a way to handle errors with identifiers of the application's own, such as that of a trace.
  ///
  /// - Parameters:
  ///   - makeIdentifier: Returns a new identifier.
  ///   - mapping: Returns the declared error that stands for another one; nil if none does.
  public init(
    makeIdentifier: @escaping @Sendable () -> String,
    mapping: @escaping @Sendable (any Error) -> (any CatalogedError)? = { _ in nil }
  ) {
    self.mapping = mapping
    self.makeIdentifier = makeIdentifier
  }

  /// Returns twelve random letters and digits, none of which looks like another, in three groups.
  ///
  ///     ErrorHandling.randomIdentifier()  // "7k3m-9qxd-2f4h"
  @Sendable public static func randomIdentifier() -> String {
    let characters = Array("23456789abcdefghjkmnpqrstuvwxyz")
    let groups = (0..<3).map { _ in
      String((0..<4).compactMap { _ in characters.randomElement() })
    }
    return groups.joined(separator: "-")
  }
}
