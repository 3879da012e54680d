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
public enum TextProgress: Hashable, Sendable {
  /// The text is valid as it stands.
  case valid

  /// The text is not valid, and typing on may make it so.
  case unfinished

  /// No continuation of the text can be valid: the part before this offset could still become
  /// valid, the character that begins there spoils it.
  ///
  /// The offset is in bytes of the text's UTF-8, from 0.
  case impossible(at: Int)

  /// Whether no continuation of the text can be valid.
  ///
  ///     TextProgress.impossible(at: 1).isImpossible  // true
  public var isImpossible: Bool {
    if case .impossible = self { true } else { false }
  }

  /// Returns how far a text has come that must satisfy two requirements: of two offsets at which
  /// it becomes impossible, the smaller one counts.
  ///
  ///     TextProgress.valid.and(.unfinished)                       // unfinished
  ///     TextProgress.impossible(at: 3).and(.impossible(at: 1))    // impossible(at: 1)
  public func and(_ other: TextProgress) -> TextProgress {
    switch (self, other) {
    case (.impossible(let offset), .impossible(let otherOffset)):
      .impossible(at: min(offset, otherOffset))
    case (.impossible, _): self
    case (_, .impossible): other
    case (.unfinished, _), (_, .unfinished): .unfinished
    case (.valid, .valid): .valid
    }
  }

  /// Returns how far a text has come that must satisfy one of two requirements: of two offsets at
  /// which it becomes impossible, the greater one counts.
  ///
  ///     TextProgress.valid.or(.impossible(at: 1))                 // valid
  ///     TextProgress.impossible(at: 3).or(.impossible(at: 1))     // impossible(at: 3)
  public func or(_ other: TextProgress) -> TextProgress {
    switch (self, other) {
    case (.valid, _), (_, .valid): .valid
    case (.unfinished, _), (_, .unfinished): .unfinished
    case (.impossible(let offset), .impossible(let otherOffset)):
      .impossible(at: max(offset, otherOffset))
    }
  }

  /// Returns the progress of a text that may have two faults: impossible at the first of them, or
  /// a given progress if it has none.
  ///
  ///     TextProgress.firstFault(7, 3, else: .valid)    // impossible(at: 3)
  ///     TextProgress.firstFault(nil, nil, else: .valid)  // valid
  ///
  /// - Parameters:
  ///   - offset: Where one fault begins, in bytes; nil if the text does not have it.
  ///   - otherOffset: Where the other fault begins.
  ///   - progress: The progress of a text without faults.
  /// - Returns: The progress of the text.
  package static func firstFault(
    _ offset: Int?,
    _ otherOffset: Int?,
    else progress: TextProgress
  ) -> TextProgress {
    switch (offset, otherOffset) {
    case (nil, nil): progress
    case (let offset?, nil), (nil, let offset?): .impossible(at: offset)
    case (let offset?, let otherOffset?): .impossible(at: min(offset, otherOffset))
    }
  }
}
