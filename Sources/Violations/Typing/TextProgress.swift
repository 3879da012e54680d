/// How far a text that is still being typed has come.
///
/// Of a check for the pattern `[A-Z]{2}-\d{6}`:
///
/// | Text        | Progress            |
/// | ----------- | ------------------- |
/// | `AB-123456` | `valid`             |
/// | `AB-12`     | `unfinished`        |
/// | `A1`        | `impossible(at: 1)` |
///
/// A text is continued by whole characters, that is extended grapheme clusters (UAX #29): `e` is
/// no beginning of `é`, in either encoding of it.
public enum Progress: Hashable, Sendable {
  /// The text is valid as it stands.
  case valid

  /// The text is not valid, and typing on may make it so.
  case unfinished

  /// The text up to this byte can still become valid, and with the character that begins here it
  /// cannot, however it goes on.
  ///
  /// The byte is counted from 0 in the UTF-8 of the text.
  case impossible(at: Int)

  /// Whether no continuation of the text can be valid.
  ///
  ///     Progress.impossible(at: 1).isImpossible  // true
  public var isImpossible: Bool {
    if case .impossible = self { true } else { false }
  }

  /// Returns how far a text has come of which two things are asked: the first place counts at
  /// which one of them becomes impossible.
  ///
  ///     Progress.valid.and(.unfinished)                       // unfinished
  ///     Progress.impossible(at: 3).and(.impossible(at: 1))    // impossible(at: 1)
  public func and(_ other: Progress) -> Progress {
    switch (self, other) {
    case (.impossible(let place), .impossible(let otherPlace)):
      .impossible(at: min(place, otherPlace))
    case (.impossible, _): self
    case (_, .impossible): other
    case (.unfinished, _), (_, .unfinished): .unfinished
    case (.valid, .valid): .valid
    }
  }

  /// Returns how far a text has come of which one of two things is asked: the last place counts
  /// at which one of them becomes impossible.
  ///
  ///     Progress.valid.or(.impossible(at: 1))                 // valid
  ///     Progress.impossible(at: 3).or(.impossible(at: 1))     // impossible(at: 3)
  public func or(_ other: Progress) -> Progress {
    switch (self, other) {
    case (.valid, _), (_, .valid): .valid
    case (.unfinished, _), (_, .unfinished): .unfinished
    case (.impossible(let place), .impossible(let otherPlace)):
      .impossible(at: max(place, otherPlace))
    }
  }

  /// The first of two faults, of which each may be missing, or what a text without any has come to.
  static func firstFault(_ place: Int?, _ other: Int?, else progress: Progress) -> Progress {
    guard let first = [place, other].compactMap({ $0 }).min() else { return progress }
    return .impossible(at: first)
  }
}
