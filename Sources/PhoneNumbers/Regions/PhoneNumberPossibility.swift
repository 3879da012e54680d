/// Whether a number could exist, judged by its length.
public enum PhoneNumberPossibility: String, Sendable, Hashable, CaseIterable {
  /// Numbers of this length exist.
  case possible

  /// Numbers of this length can be dialled within an area only.
  case possibleLocally = "possible-locally"

  /// No region has the calling code.
  case unknownCallingCode = "unknown-calling-code"

  /// All numbers are longer.
  case tooShort = "too-short"

  /// All numbers are shorter.
  case tooLong = "too-long"

  /// Some numbers are shorter, others longer, but none has this length.
  case wrongLength = "wrong-length"

  /// Whether the number could exist, at least within an area.
  public var isPossible: Bool { self == .possible || self == .possibleLocally }
}
