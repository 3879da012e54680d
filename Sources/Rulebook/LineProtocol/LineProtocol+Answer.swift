extension LineProtocol {
  /// How a line was answered, from good to bad.
  public enum Answer: Int32, CaseIterable, Sendable, Comparable {
    /// With the outcome `valid`.
    case valid = 0

    /// With another outcome.
    case notValid = 1

    /// With an error.
    case error = 65

    /// Orders answers from good to bad.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The exit code of a command after this answer, if no other was worse.
    public var exitCode: Int32 { rawValue }
  }
}
