import Documents
import ErrorCatalog
import PackLoading
import SourceTexts
import Synchronization
import Violations

/// The library's own data that the generations of a live rulebook share, so that a new generation
/// doesn't read it again.
///
/// It is read again if its manifest changes, or if damage was found in it.
final class SharedData: Sendable {
  /// The bundled packs, each with what was read of it so far.
  struct Packs: Sendable {
    let folder: VerifiedFolder
    let packs: [PackFolder.Pack]
  }

  private struct Known {
    var packs: Packs?
    var texts: VerifiedFolder?

    /// The messages of the files of ``texts`` that were used so far, by the name of the file.
    var entries: [String: [String: Message]] = [:]

    /// The messages that packs are compared with, and the state of their file.
    var sourceMessages: (stamp: FileStamp, messages: [String: Message])?
  }

  private let known = Mutex(Known())

  /// Returns the bundled packs of a folder.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - read: Reads them.
  /// - Returns: The packs, read now only if the folder has changed.
  /// - Throws: A `LoadingError` if the folder isn't as its manifest says, or if `read` fails.
  func packs(
    in path: String,
    reading read: (VerifiedFolder) throws(LoadingError) -> [PackFolder.Pack]
  ) throws(LoadingError) -> Packs {
    let folder = try VerifiedFolder(path)
    if let packs = known.withLock({ $0.packs }), packs.folder.isSame(as: folder),
      try !folder.hasUnlisted(ending: ".yaml")
    {
      return packs
    }
    let packs = Packs(folder: folder, packs: try read(folder))
    known.withLock { $0.packs = packs }
    return packs
  }

  /// Returns the folder of the library's own messages.
  func texts(in path: String) throws(LoadingError) -> VerifiedFolder {
    let folder = try VerifiedFolder(path)
    return known.withLock { known in
      if let texts = known.texts, texts.isSame(as: folder) { return texts }
      known.texts = folder
      known.entries = [:]
      return folder
    }
  }

  /// Returns the messages of a file in the folder of the library's own messages.
  func entries(_ name: String, in folder: VerifiedFolder) throws(LoadingError) -> [String: Message]
  {
    let entries = known.withLock { $0.texts === folder ? $0.entries[name] : nil }
    if let entries { return entries }
    let read = try ARBFile(folder.source(name)).entries
    known.withLock { known in
      if known.texts === folder { known.entries[name] = read }
    }
    return read
  }

  /// Returns the messages of the file that packs are compared with.
  func sourceMessages(_ path: String) throws(LoadingError) -> [String: Message] {
    let stamp = FileStamp(path, followingLink: true)
    if let stamp, let source = known.withLock({ $0.sourceMessages }), source.stamp == stamp {
      return source.messages
    }
    let messages = try ARBFile(SourceText(contentsOfFile: path)).messages
    if let stamp { known.withLock { $0.sourceMessages = (stamp, messages) } }
    return messages
  }
}

extension SourceReader {
  /// Returns the library's messages in the source language, which packs are compared with.
  func sourceMessages() throws(LoadingError) -> [String: Message] {
    let path = try Resources.folder(resources) + "/Localizations/en.arb"
    if let shared { return try shared.sourceMessages(path) }
    return try ARBFile(SourceText(contentsOfFile: path)).messages
  }
}

extension VerifiedFolder {
  /// Whether the manifest of another folder is the same, and no damage was found in this one.
  fileprivate func isSame(as other: VerifiedFolder) -> Bool {
    path == other.path && digest == other.digest && faults.isEmpty
  }
}
