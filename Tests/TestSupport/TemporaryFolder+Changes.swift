import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

// Changes of files and folders.
extension TemporaryFolder {
  /// Renames a file, folder or link, which replaces a file or link that has the new name.
  package func rename(_ name: String, to newName: String) throws {
    guard renamePath(path(of: name), path(of: newName)) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  /// Writes a file under another name first, and then renames it.
  package func replace(_ name: String, with text: String) throws {
    try write(text, to: name + ".new")
    try rename(name + ".new", to: name)
  }

  /// Replaces a link by one that leads elsewhere, as a mounted configuration volume does.
  package func link(_ name: String, to destination: String) throws {
    let new = path(of: name) + ".new"
    try FileManager.default.createSymbolicLink(atPath: new, withDestinationPath: destination)
    try rename(name + ".new", to: name)
  }

  /// Removes a file or folder.
  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(of: name))
  }

  /// Creates a folder.
  package func createFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(of: name),
      withIntermediateDirectories: true
    )
  }
}

/// Calls the system's `rename`, which the method with the same name hides inside the type.
private func renamePath(_ old: String, _ new: String) -> CInt { rename(old, new) }
