public import Violations

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Which files belong to a folder: those in it, and those behind symbolic links that stay in it.
///
/// Diagnostics show lines of the files that are read. A link out of the folder would let whoever may
/// write to the folder see lines of any file that the program may read.
///
///     // /etc/acme/rulepacks/hosts.yaml -> /etc/hosts
///     try FolderBoundary(of: "/etc/acme/rulepacks").require("/etc/acme/rulepacks/hosts.yaml")
///     // throws `file.outside_folder`
public struct FolderBoundary: Sendable {
  private let folder: String
  private let root: String?

  /// No boundary: every file may be read.
  public static let none = FolderBoundary(folder: "", root: nil)

  private init(folder: String, root: String?) {
    self.folder = folder
    self.root = root
  }

  /// Creates the boundary of a folder, which may itself be behind a link.
  public init(of folder: String) {
    self.init(folder: folder, root: Folder.realPath(of: folder))
  }

  /// Returns whether a path leads to a place in the folder.
  ///
  /// A path that leads nowhere, such as a circle of links, is for its reader to refuse.
  public func contains(_ path: String) -> Bool {
    guard let root, let real = Folder.realPath(of: path) else { return true }
    return real == root || real.hasPrefix(root == "/" ? root : root + "/")
  }

  /// Refuses a path that leads out of the folder.
  ///
  /// - Throws: A ``LoadingError`` with the code `file.outside_folder`.
  public func require(_ path: String) throws(LoadingError) {
    if contains(path) { return }
    throw LoadingError(
      Diagnostic(
        code: "file.outside_folder",
        file: path,
        reason: "this is, or is behind, a symbolic link that leads out of \(folder)",
        hint: "put the file itself there, or give `--follow-links` "
          + "(in Swift, `loading: .followingLinks`)"
      )
    )
  }
}

extension Folder {
  /// Returns the absolute path of an existing file or folder, without symbolic links; nil if the path
  /// leads nowhere.
  public static func realPath(of path: String) -> String? {
    guard !path.utf8.contains(0), let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
