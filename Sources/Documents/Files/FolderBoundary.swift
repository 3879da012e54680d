public import Violations

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The boundary of a folder: the files in it, and those that symbolic links lead to within it.
///
/// Diagnostics show lines of the files that are read. With a link out of the folder, anyone who can
/// write to the folder could see lines of any file that the program can read.
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

  /// Creates the boundary of a folder, which may itself be a link.
  public init(of folder: String) {
    self.init(folder: folder, root: Folder.realPath(of: folder))
  }

  /// Returns whether a path leads to a place in the folder.
  ///
  /// It also returns true for a path that leads nowhere, such as a circle of links, because the
  /// path can't be read anyway.
  public func contains(_ path: String) -> Bool {
    guard let root, let real = Folder.realPath(of: path) else { return true }
    return Folder.isPath(real, inside: root)
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
        reason: "a symbolic link in this path leads out of the folder \(folder)",
        hint: "put the file itself there, or pass `--follow-links` "
          + "(in Swift, `loading: .followingLinks`)"
      )
    )
  }
}

extension Folder {
  /// Returns the absolute path of an existing file or folder, without symbolic links; nil if the
  /// path leads nowhere.
  public static func realPath(of path: String) -> String? {
    guard !path.utf8.contains(0), let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns whether a path leads to a folder or to something in it.
  ///
  /// Both paths have no symbolic links.
  static func isPath(_ path: String, inside folder: String) -> Bool {
    // Names that look the same in another Unicode form can be other folders.
    if path.utf8.elementsEqual(folder.utf8) { return true }
    return path.utf8.starts(with: self.path(of: "", in: folder).utf8)
  }

  /// Returns whether other users than a file's owner may read or write it.
  ///
  /// It also returns true if that isn't known.
  package static func isOpenToOthers(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & 0o077 != 0
  }
}
