/// A description of a region that contradicts itself.
public struct PhoneRegionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The part that is wrong, named as in a region file: `examples.mobile`, `formats[3]`.
  public let part: String

  /// What is wrong with it.
  public let reason: String

  /// Creates an error.
  public init(part: String, reason: String) {
    self.part = part
    self.reason = reason
  }

  /// The part and the reason.
  public var description: String { "\(part): \(reason)" }
}
