import Synchronization

/// The files that were read, so that unread files next to them can be reported.
///
/// A file counts once, no matter how many symbolic links lead to it.
public final class ReadFiles: Sendable {
  private let paths = Mutex<Set<String>>([])

  /// Creates an empty set.
  public init() {}

  /// Records that a file is read; a path that doesn't exist is ignored.
  public func note(_ path: String) {
    guard let real = Folder.realPath(of: path) else { return }
    _ = paths.withLock { $0.insert(real) }
  }

  /// Records the files of another set.
  public func note(_ others: ReadFiles) {
    let others = others.paths.withLock { $0 }
    paths.withLock { $0.formUnion(others) }
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
