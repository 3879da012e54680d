/// How much a violation matters.
public enum Severity: String, CaseIterable, Sendable, Codable {
  /// The value cannot be accepted.
  case error

  /// The value is accepted, and the person should look at it again.
  case warning
}
