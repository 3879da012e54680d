/// What is known about a named group while a text is being typed, no matter how the text is
/// completed.
public enum GroupProgress: Hashable, Sendable {
  /// The group doesn't take part.
  case unset

  /// The group has this range, in byte offsets, and further typing can't change it.
  case closed(Range<Int>)

  /// The group began at an offset and contains everything typed since. It may continue or already
  /// be complete.
  case open(at: Int)

  /// The group can match different ranges, or hasn't been reached yet.
  case unknown

  /// Returns what is known if either of two results can follow a text with a number of bytes.
  func or(_ other: GroupProgress, _ count: Int) -> GroupProgress {
    switch (self, other) {
    case _ where self == other: self
    case (.open(let start), .closed(let range)), (.closed(let range), .open(let start)):
      // An open group contains everything typed since it began.
      range == start..<count ? .open(at: start) : .unknown
    default: .unknown
    }
  }
}
