import Checksums
import Synchronization

/// The files that were read, so that unread files next to them can be reported, and what was in
/// them can be identified.
///
/// A file counts once, no matter how many symbolic links lead to it.
public final class ReadFiles: Sendable {
  private let paths = Mutex<Set<String>>([])

  /// The checksums of what was read, by path as given.
  private let checksums = Mutex<[String: UInt64]>([:])

  private let staysOpen = Mutex(false)

  /// Creates an empty set.
  public init() {}

  /// Records that a file is read; a path that doesn't exist is ignored.
  public func note(_ path: String) {
    guard let real = Folder.realPath(of: path) else { return }
    _ = paths.withLock { $0.insert(real) }
  }

  /// Whether some of the files stay open, and are read again when they are needed.
  package var areReadLater: Bool { staysOpen.withLock { $0 } }

  /// Records that a file stays open.
  package func noteOpen() { staysOpen.withLock { $0 = true } }

  /// Records the files of another set.
  public func note(_ others: ReadFiles) {
    let (paths, checksums) = (others.paths.withLock { $0 }, others.checksums.withLock { $0 })
    self.paths.withLock { $0.formUnion(paths) }
    self.checksums.withLock { $0.merge(checksums) { $1 } }
    if others.areReadLater { noteOpen() }
  }

  /// Records what was in a file, or in a text with this name.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package func note(_ path: String, content bytes: [UInt8]) {
    let checksum = XXH64.hash(bytes.span.bytes)
    checksums.withLock { $0[path] = checksum }
  }

  /// Returns a checksum of what was in the files.
  ///
  /// - Parameter folders: The folders that contain them. The checksum depends on paths in these
  ///   folders, and on their order, but not on where they are.
  /// - Returns: The checksum.
  /// - Complexity: O(*n*) in the length of all paths.
  package func digest(in folders: [String]) -> UInt64 {
    let prefixes = folders.map { Folder.path(of: "", in: $0) }
    // This is a sum because the order of the files doesn't matter.
    return checksums.withLock { $0 }.reduce(0) { sum, file in
      let index = prefixes.indices.filter { file.key.hasPrefix(prefixes[$0]) }
        .max { prefixes[$0].utf8.count < prefixes[$1].utf8.count }
      let name = index.map { "\($0) \(file.key.dropFirst(prefixes[$0].count))" } ?? file.key
      return sum &+ XXH64.hash(name.utf8Span.span.bytes, seed: file.value)
    }
  }

  /// Returns whether a file was read.
  public func contains(_ path: String) -> Bool {
    guard let real = Folder.realPath(of: path) else { return false }
    return paths.withLock { $0.contains(real) }
  }

  /// The paths of the files, with symbolic links resolved, sorted.
  public var sortedPaths: [String] { paths.withLock { $0.sorted() } }

  /// The number of files.
  public var count: Int { paths.withLock { $0.count } }
}
