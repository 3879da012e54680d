/// A stream or file that could not be read or written to its end.
///
///     StreamError(code: .output, reason: "No space left on device").description
///     // "the output can't be written: No space left on device"
public struct StreamError: Error, Hashable, Sendable {
  /// The streams that can fail.
  public enum Code: String, CaseIterable, Sendable {
    /// The input can't be read.
    case input = "stream.not_readable"

    /// The output can't be written.
    case output = "stream.not_writable"
  }

  /// The stream that failed.
  public let code: Code

  /// The system's description of the failure.
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
    case .input: "the input can't be read: \(reason)"
    case .output: "the output can't be written: \(reason)"
    }
  }
}
