public import BlocklistFiles

/// How faults of blocklists are told to pack authors and operators.
extension BlocklistError {
  /// The code of the diagnostic, such as `blocklist.damaged`.
  public var code: String {
    switch self {
    case .foreign: "blocklist.foreign"
    case .newer: "blocklist.newer"
    case .older: "blocklist.older"
    case .cutOff, .wrongSize: "blocklist.wrong_size"
    case .damaged: "blocklist.damaged"
    case .empty: "blocklist.empty"
    case .unreadable: "file.not_readable"
    }
  }

  /// What is wrong.
  public var reason: String {
    switch self {
    case .foreign: "this is not a blocklist"
    case .newer(let version), .older(let version):
      "the blocklist has format \(version); this version reads format \(BlocklistHeader.version)"
    case .cutOff: "the blocklist is cut off within its header"
    case .wrongSize(let actual, let expected):
      "the blocklist should have \(expected) bytes and has \(actual)"
    case .damaged(let part): "the \(part.rawValue) of the blocklist is damaged"
    case .empty: "there is no entry to list"
    case .unreadable: "the file cannot be read, or was changed while it was read"
    }
  }

  /// What to do about it.
  public var hint: String {
    switch self {
    case .foreign(isText: true): "make one from a text with `rulebook blocklist build`"
    case .foreign(isText: false): "blocklists are made by `rulebook blocklist build`"
    case .newer: "update rulebook, or build the list again with this version"
    case .older: "build the list again with this version"
    case .cutOff, .wrongSize: "copy the file again; it may have been cut off on the way"
    case .damaged: "copy the file again, or build it again"
    case .empty: "give at least one entry; a list that refuses nothing is no protection"
    case .unreadable: "load the list again when the file is complete"
    }
  }
}
