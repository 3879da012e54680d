/// Why bytes are no blocklist that can be used, or why no list can be made.
public enum BlocklistError: Error, Hashable, Sendable {
  /// The bytes are something else, perhaps a text.
  case foreign(isText: Bool)

  /// The list has a newer version of the format.
  case newer(version: UInt16)

  /// The list has an older version of the format, which is no longer read.
  case older(version: UInt16)

  /// The list ends within its header.
  case cutOff

  /// The end of the list is missing, or something follows it.
  case wrongSize(actual: Int, expected: UInt64)

  /// Some bytes are not those that were written.
  case damaged(Part)

  /// There is nothing to put into a list.
  case empty

  /// A part of a list that has a checksum of its own.
  public enum Part: String, Sendable, Hashable, CaseIterable {
    case header
    case directory
    case body
  }
}
