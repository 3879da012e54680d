/// What is known of a named group while a text is typed, whatever completes the text.
public enum GroupProgress: Hashable, Sendable {
  /// The group takes no part.
  case unset

  /// The group has this range, in offsets of bytes, and what is typed later cannot change that.
  case closed(Range<Int>)

  /// The group began at an offset and has what was typed since. More may belong to it, or it may be over.
  case open(at: Int)

  /// The group may take one thing or another, or its place has not been reached.
  case unknown

  /// What is known if either of two things may come.
  func or(_ other: GroupProgress) -> GroupProgress {
    switch (self, other) {
    case _ where self == other: self
    case (.open(let start), .closed(let range)), (.closed(let range), .open(let start)):
      // What is open has all that was typed; what is closed may end sooner.
      range.lowerBound == start ? .open(at: start) : .unknown
    default: .unknown
    }
  }
}
