public import SourceTexts
public import Violations

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension SourceText {
  /// The default size limit for files: 16 MiB.
  public static let defaultSizeLimit = 16 << 20

  /// Reads a file.
  ///
  /// The size is known before anything is read, and pipes and devices are refused, so reading
  /// neither waits nor fills the memory.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The name for diagnostics; the path if absent.
  ///   - sizeLimit: The largest accepted size in bytes.
  /// - Throws: ``LoadingError`` with one of the codes `file.not_found`, `file.not_readable`,
  ///   `file.not_regular`, `file.too_large`, `file.not_utf8`.
  public init(
    contentsOfFile path: String,
    name: String? = nil,
    sizeLimit: Int = defaultSizeLimit
  ) throws(LoadingError) {
    let name = name ?? path
    try self.init(bytes: Self.bytes(ofFile: path, name: name, sizeLimit: sizeLimit), name: name)
  }

  /// Reads the bytes of a regular file of limited size.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The name for diagnostics.
  ///   - sizeLimit: The largest accepted size in bytes.
  /// - Returns: All bytes of the file.
  /// - Throws: ``LoadingError`` with one of the codes `file.not_found`, `file.not_readable`,
  ///   `file.not_regular`, `file.too_large`.
  public static func bytes(
    ofFile path: String,
    name: String,
    sizeLimit: Int = defaultSizeLimit
  ) throws(LoadingError) -> [UInt8] {
    let (descriptor, size) = try openFile(path, name: name)
    defer { close(descriptor) }
    guard size <= sizeLimit else {
      throw tooLarge(name, size: "\(size)", limit: sizeLimit)
    }
    return try read(descriptor, name: name, expected: size, sizeLimit: sizeLimit)
  }

  /// Opens a regular file for reading; the caller closes it.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The name for diagnostics.
  ///   - hint: What to do if the path leads to a folder, pipe or device.
  /// - Returns: The descriptor and the size in bytes.
  /// - Throws: ``LoadingError`` with one of the codes `file.not_found`, `file.not_readable`,
  ///   `file.not_regular`.
  static func openFile(
    _ path: String,
    name: String,
    hint: String? = nil
  ) throws(LoadingError) -> (descriptor: CInt, size: Int) {
    guard !path.utf8.contains(0) else {
      throw failure("file.not_found", name, "the path contains a NUL character")
    }
    // Without O_NONBLOCK, opening a pipe would wait for its writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR
        ? failure("file.not_found", name, "there is no such file")
        : failure("file.not_readable", name, "the file can't be opened: \(systemReason())")
    }
    do throws(LoadingError) {
      return (descriptor, try size(of: descriptor, name: name, hint: hint))
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Returns the size of a regular file.
  private static func size(
    of descriptor: CInt,
    name: String,
    hint: String?
  ) throws(LoadingError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw failure("file.not_readable", name, "the file can't be read: \(systemReason())")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let reason = "this is a folder, pipe or device, not a file"
      throw failure("file.not_regular", name, reason, hint: hint)
    }
    return Int(status.st_size)
  }

  /// Reads to the end; the file may have grown since its size was read.
  private static func read(
    _ descriptor: CInt,
    name: String,
    expected: Int,
    sizeLimit: Int
  ) throws(LoadingError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: min(max(expected, 1) + 1, 1 << 18))
    while true {
      let count = SystemCalls.read(descriptor, into: &buffer)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw failure("file.not_readable", name, "the file can't be read: \(systemReason())")
      }
      if count == 0 { return bytes }
      if count == expected, bytes.isEmpty, count < buffer.count {
        // The buffer had room for one more byte, so this is the whole file.
        buffer.removeLast(buffer.count - count)
        guard count <= sizeLimit else { throw tooLarge(name, size: "\(count)", limit: sizeLimit) }
        return buffer
      }
      bytes.append(contentsOf: buffer[..<count])
      guard bytes.count <= sizeLimit else {
        throw tooLarge(name, size: "more than \(sizeLimit)", limit: sizeLimit)
      }
    }
  }

  private static func tooLarge(_ name: String, size: String, limit: Int) -> LoadingError {
    failure("file.too_large", name, "the file has \(size) bytes; at most \(limit) are accepted")
  }

  static func failure(
    _ code: String,
    _ name: String,
    _ reason: String,
    hint: String? = nil
  ) -> LoadingError {
    LoadingError(Diagnostic(code: code, file: name, reason: reason, hint: hint))
  }

  static func systemReason() -> String {
    String(cString: strerror(errno))
  }
}
