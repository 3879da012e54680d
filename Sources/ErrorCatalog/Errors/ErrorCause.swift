/// The error that caused another error.
///
///     do { try charge() } catch {
///       throw BillingError.busy(seconds: 30, method: .card, cause: ErrorCause(error))
///     }
///
/// Two causes are equal if they have the same type and that type says that they are equal. If the
/// type isn't `Equatable`, they are equal if their codes are equal.
public struct ErrorCause: Sendable {
  /// The error that is the cause.
  public let error: any Error

  /// Creates a cause from an error.
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
  /// The code and public arguments of a ``CatalogedError``.
  ///
  /// For other errors only the name of the type, because their texts can contain anything.
  public var description: String {
    if let error = error as? any CatalogedError { return error.description }
    return String(reflecting: type(of: error))
  }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// A mirror that contains only the description.
  public var customMirror: Mirror { Mirror(self, children: [("error", description)]) }
}
