/// Why bytes are no blocklist that can be used.
public struct BlocklistError: Error, Hashable, Sendable {
  /// What kind of fault it is.
  public enum Code: String, CaseIterable, Sendable {
    /// The bytes are something else.
    case foreign = "blocklist.foreign"

    /// A newer version of the format.
    case newer = "blocklist.newer"

    /// An older version of the format, which is no longer read.
    case older = "blocklist.older"

    /// The end is missing, or something follows it.
    case wrongSize = "blocklist.wrong_size"

    /// Some bytes are not those that were written.
    case damaged = "blocklist.damaged"

    /// There is nothing to put into a list.
    case empty = "blocklist.empty"
  }

  /// What kind of fault it is.
  public let code: Code

  /// What is wrong, in words.
  public let reason: String

  /// What to do about it.
  public let hint: String

  /// Creates an error.
  init(_ code: Code, _ reason: String, hint: String) {
    self.code = code
    self.reason = reason
    self.hint = hint
  }
}

extension BlocklistError {
  static func foreign(isText: Bool) -> Self {
    Self(
      .foreign,
      "this is not a blocklist",
      hint: isText
        ? "make one from a text with `rulebook blocklist build`"
        : "blocklists are made by `rulebook blocklist build`"
    )
  }

  static func newer(version: UInt16) -> Self {
    Self(
      .newer,
      "the blocklist has format \(version); this version reads format \(BlocklistHeader.version)",
      hint: "update rulebook, or build the list again with this version"
    )
  }

  static func older(version: UInt16) -> Self {
    Self(
      .older,
      "the blocklist has format \(version); this version reads format \(BlocklistHeader.version)",
      hint: "build the list again with this version"
    )
  }

  static func wrongSize(_ actual: Int, expected: UInt64) -> Self {
    Self(
      .wrongSize,
      "the blocklist should have \(expected) bytes and has \(actual)",
      hint: "copy the file again; it may have been cut off on the way"
    )
  }

  static let cutOff = Self(
    .wrongSize,
    "the blocklist is cut off within its header",
    hint: "copy the file again; it may have been cut off on the way"
  )

  static func damaged(_ part: String) -> Self {
    Self(
      .damaged,
      "\(part) of the blocklist is damaged",
      hint: "copy the file again, or build it again"
    )
  }

  static let empty = Self(
    .empty,
    "there is no entry to list",
    hint: "give at least one entry; a list that refuses nothing is no protection"
  )
}
