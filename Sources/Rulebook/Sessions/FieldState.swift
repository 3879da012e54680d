/// How the value of one field of a form stands.
///
/// Of a field with the pattern `[A-Z]{2}-\d{6}`:
///
/// | Text        | State        |
/// | ----------- | ------------ |
/// |             | `blank`      |
/// | `AB-12`     | `unfinished` |
/// | `AB-123456` | `valid`      |
/// | `A1`        | `invalid`    |
public enum FieldState: String, CaseIterable, Sendable {
  /// Nothing is there yet, whether or not something must be.
  case blank

  /// The text is not valid, and typing on may make it so.
  case unfinished

  /// The value is valid.
  case valid

  /// The value is wrong.
  case invalid

  /// The value could not be decided, as it is beyond a limit.
  case undecided
}
