public import BlocklistFiles
import RuleEngine

/// The texts about errors in blocklists, for pack authors and operators.
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
    case .foreign: "this isn't a blocklist"
    case .newer(let version), .older(let version):
      "the blocklist has format \(version), but only format \(BlocklistHeader.version) is supported"
    case .cutOff: "the blocklist ends in the middle of its header"
    case .wrongSize(let actual, let expected):
      "the blocklist has \(actual) bytes instead of \(expected)"
    case .damaged(let part): "the \(part.rawValue) of the blocklist is damaged"
    case .empty: "the list is empty"
    case .unreadable: "the file can't be read, or it changed while it was being read"
    }
  }

  /// What to do instead.
  public var hint: String {
    switch self {
    case .foreign(isText: true): "build one from a text file with `rulebook blocklist build`"
    case .foreign(isText: false): "build a blocklist with `rulebook blocklist build`"
    case .newer: "update rulebook, or build the list again with this version"
    case .older: "build the list again with this version"
    case .cutOff, .wrongSize: "copy the file again; it may have been truncated"
    case .damaged: "copy the file again, or rebuild it"
    case .empty: "add at least one entry; an empty list refuses nothing"
    case .unreadable: "load the list again after the file is complete"
    }
  }
}
