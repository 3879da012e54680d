public import ErrorCatalog

/// The way a rulebook handles errors that no pack declares.
///
///     let errors = ErrorHandling { error in
///       (error as? POSIXError)?.code == .ENOSPC ? BillingError.storageFull : nil
///     }
///     let rulebook = try Rulebook(.init(sources: [.bundled, .folder(packs)], errors: errors))
///
/// An error that is neither declared nor mapped is shown as the code `internal`, with an identifier
/// to find it in the log, and without any of its own text.
public struct ErrorHandling: Sendable {
  /// Returns the declared error to show instead of another error; nil if there is none.
  let mapping: @Sendable (any Error) -> (any CatalogedError)?

  /// Returns a new identifier for an error that is shown without details.
  let makeIdentifier: @Sendable () -> String

  /// Creates error handling with random identifiers: `ErrorHandling { error in … }`.
  ///
  /// - Parameter mapping: Returns the declared error to show instead of another error; nil if there
  ///   is none.
  public init(mapping: @escaping @Sendable (any Error) -> (any CatalogedError)? = { _ in nil }) {
    self.init(makeIdentifier: Self.randomIdentifier, mapping: mapping)
  }

  /// Creates error handling with the application's own identifiers, such as those of traces.
  ///
  /// - Parameters:
  ///   - makeIdentifier: Returns a new identifier.
  ///   - mapping: Returns the declared error to show instead of another error; nil if there is
  ///     none.
  public init(
    makeIdentifier: @escaping @Sendable () -> String,
    mapping: @escaping @Sendable (any Error) -> (any CatalogedError)? = { _ in nil }
  ) {
    self.mapping = mapping
    self.makeIdentifier = makeIdentifier
  }

  /// Returns twelve random letters and digits in three groups, without characters that look alike.
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
