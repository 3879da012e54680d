/// Whether a text that is still being typed is valid, or can become valid.
///
/// For the pattern `[A-Z]{2}-\d{6}`:
///
/// | Text        | Progress            |
/// | ----------- | ------------------- |
/// | `AB-123456` | `valid`             |
/// | `AB-12`     | `unfinished`        |
/// | `A1`        | `impossible(at: 1)` |
///
/// A text is continued with whole characters, which are extended grapheme clusters (UAX #29): `e`
/// isn't a prefix of `é`, in either of its encodings.
public enum TextProgress: Hashable, Sendable {
  /// The text is valid.
  case valid

  /// The text isn't valid, but more typing can make it valid.
  case unfinished

  /// No continuation of the text can be valid. The part before this offset could still become
  /// valid, but the character at the offset makes it impossible.
  ///
  /// The offset is in bytes of the text's UTF-8, from 0.
  case impossible(at: Int)

  /// Whether no continuation of the text can be valid.
  ///
  ///     TextProgress.impossible(at: 1).isImpossible  // true
  public var isImpossible: Bool {
    if case .impossible = self { true } else { false }
  }

  /// Returns the progress of a text that must meet two requirements.
  ///
  /// If the text can't meet either of them, the result has the smaller of the two offsets.
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

  /// Returns the progress of a text that must meet at least one of two requirements.
  ///
  /// If the text can't meet either of them, the result has the greater of the two offsets.
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

  /// Returns the progress of a text with up to two faults: impossible at the first of them, or the
  /// given progress if there are none.
  ///
  ///     TextProgress.firstFault(7, 3, else: .valid)    // impossible(at: 3)
  ///     TextProgress.firstFault(nil, nil, else: .valid)  // valid
  ///
  /// - Parameters:
  ///   - offset: The offset of one fault, in bytes; nil if the text doesn't have it.
  ///   - otherOffset: The offset of the other fault.
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
