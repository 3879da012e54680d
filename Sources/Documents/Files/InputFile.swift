package import Violations

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file or pipe that is read from beginning to end.
package final class InputFile {
  /// The name for diagnostics.
  package let name: String

  /// What is read.
  package let descriptor: FileDescriptor

  /// The size of a file in bytes; nil of a pipe.
  package let size: Int?

  /// Opens a file.
  ///
  /// - Parameter path: The path; `-` is standard input.
  /// - Throws: A `LoadingError` with one of the codes `file.not_found`, `file.not_readable`,
  ///   `file.not_regular`.
  package init(_ path: String) throws(LoadingError) {
    name = path == "-" ? "standard input" : path
    let number = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else {
      let isMissing = errno == ENOENT || errno == ENOTDIR
      throw LoadingError(
        Diagnostic(
          code: isMissing ? "file.not_found" : "file.not_readable",
          file: path,
          reason: isMissing
            ? "there is no such file"
            : "the file cannot be opened: \(String(cString: strerror(errno)))"
        )
      )
    }
    descriptor = FileDescriptor(number: number)
    var status = stat()
    let isKnown = fstat(number, &status) == 0
    size = isKnown && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    guard !isKnown || status.st_mode & S_IFMT != S_IFDIR else {
      throw LoadingError(
        Diagnostic(code: "file.not_regular", file: path, reason: "this is a folder, not a file")
      )
    }
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
