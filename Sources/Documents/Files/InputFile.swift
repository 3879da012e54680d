import SourceTexts
package import Violations

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file, or standard input, that is read from beginning to end.
///
/// Opening a pipe or device by its path would wait for another program to write to it, or never
/// end. Those are refused, but standard input may be anything.
package final class InputFile {
  /// The name for diagnostics.
  package let name: String

  /// The descriptor that is read.
  package let descriptor: FileDescriptor

  /// The size of the file in bytes; nil if standard input isn't a file.
  package let size: Int?

  /// Opens a file.
  ///
  /// - Parameter path: The path; `-` is standard input.
  /// - Throws: A `LoadingError` with one of the codes `file.not_found`, `file.not_readable`,
  ///   `file.not_regular`. The last one is for a folder, pipe or device.
  package init(_ path: String) throws(LoadingError) {
    if path == "-" {
      name = "standard input"
      descriptor = .standardInput
      size = Self.size(of: .standardInput)
      guard size != nil || !descriptor.isFolder else {
        throw SourceText.failure("file.not_regular", name, "this is a folder, not a file")
      }
      return
    }
    name = path
    let hint = "pass a stream on standard input, as the file `-`"
    let opened = try SourceText.openFile(path, name: path, hint: hint)
    descriptor = FileDescriptor(number: opened.descriptor)
    size = opened.size
  }

  private static func size(of descriptor: FileDescriptor) -> Int? {
    var status = stat()
    guard fstat(descriptor.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size)
  }

  /// Returns whether a path leads to this file.
  package func isFile(at path: String) -> Bool {
    var (own, other) = (stat(), stat())
    return fstat(descriptor.number, &own) == 0 && stat(path, &other) == 0
      && own.st_dev == other.st_dev && own.st_ino == other.st_ino
  }

  deinit {
    if descriptor.number != STDIN_FILENO { close(descriptor.number) }
  }
}
