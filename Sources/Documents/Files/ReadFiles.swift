import Synchronization

/// The files that were read, so that those beside them that nobody read can be named.
///
/// A file counts once, whichever symbolic links lead to it.
public final class ReadFiles: Sendable {
  private let paths = Mutex<Set<String>>([])

  /// Creates an empty set.
  public init() {}

  /// Notes that a file is read; what does not exist is not noted.
  public func note(_ path: String) {
    guard let real = Folder.realPath(of: path) else { return }
    _ = paths.withLock { $0.insert(real) }
  }

  /// Notes the files of another set.
  public func note(_ others: ReadFiles) {
    let others = others.paths.withLock { $0 }
    paths.withLock { $0.formUnion(others) }
  }

  /// Returns whether a file was read.
  public func contains(_ path: String) -> Bool {
    guard let real = Folder.realPath(of: path) else { return false }
    return paths.withLock { $0.contains(real) }
  }

  /// The number of files.
  public var count: Int { paths.withLock { $0.count } }
}
