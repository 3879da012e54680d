/// The error that led to another one.
///
///     do { try disk.write(invoice) } catch {
///       throw BillingError.invoiceLost(number: 7, cause: ErrorCause(error))
///     }
///
/// Two causes are equal if they are of one type and that type says so, or, where it cannot say, if their
/// codes are equal.
public struct ErrorCause: Sendable {
  /// The error.
  public let error: any Error

  /// Keeps an error as a cause.
  public init(_ error: any Error) { self.error = error }
}

extension ErrorCause: Equatable {
  /// Returns whether two causes are equal.
  public static func == (left: Self, right: Self) -> Bool {
    guard type(of: left.error) == type(of: right.error) else { return false }
    if let error = left.error as? any Equatable { return error.isEqual(to: right.error) }
    return (left.error as? any CatalogedError)?.code == (right.error as? any CatalogedError)?.code
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Error) -> Bool { (other as? Self) == self }
}

extension ErrorCause: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The code and public arguments of an error of a catalog; of others the name of the type alone,
  /// because nobody knows what their words hold.
  public var description: String {
    if let error = error as? any CatalogedError { return error.description }
    return String(reflecting: type(of: error))
  }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// The description alone.
  public var customMirror: Mirror { Mirror(self, children: [("error", description)]) }
}
