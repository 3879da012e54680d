/// Text that does not describe ranges of digits.
public struct DigitRangesError: Error, Sendable, Hashable {
  /// What is wrong.
  public enum Reason: Error, Sendable, Hashable {
    /// Something that is neither a digit, a hyphen nor a blank.
    case notADigit

    /// The ends of a range differ in length, or the last is before the first.
    case disordered

    /// A prefix has more digits than the numbers under it, or than any number.
    case longerThanItsNumbers

    /// A length is less than 1 or more than ``DigitRanges/longest``.
    case length

    /// The same numbers are in the set already.
    case repeated

    /// There are more prefixes than a set can hold.
    case tooMany
  }

  /// What is wrong.
  public let reason: Reason

  /// Where the faulty prefix starts, in bytes of the text.
  public let offset: Int

  /// The number of bytes of the faulty prefix.
  public let length: Int
}
