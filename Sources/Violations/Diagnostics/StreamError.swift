/// A stream or file that could not be read or written to its end.
///
///     StreamError(code: .output, reason: "No space left on device").description
///     // "the output cannot be written: No space left on device"
public struct StreamError: Error, Hashable, Sendable {
  /// Which stream it is.
  public enum Code: String, CaseIterable, Sendable {
    /// The input cannot be read.
    case input = "stream.not_readable"

    /// The output cannot be written.
    case output = "stream.not_writable"
  }

  /// Which stream it is.
  public let code: Code

  /// What the system says about it.
  public let reason: String

  /// Creates an error.
  public init(code: Code, reason: String) {
    self.code = code
    self.reason = reason
  }
}

extension StreamError: CustomStringConvertible {
  /// The stream and the reason.
  public var description: String {
    switch code {
    case .input: "the input cannot be read: \(reason)"
    case .output: "the output cannot be written: \(reason)"
    }
  }
}
