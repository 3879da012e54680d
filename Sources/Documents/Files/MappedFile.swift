public import Violations

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The bytes of a whole file in memory, which the system reads as they are needed.
///
/// Whoever takes the bytes over calls ``release`` once, when nobody reads them any more.
public struct MappedFile {
  /// The name for diagnostics.
  public let name: String

  /// The bytes, to which nobody writes.
  public let memory: UnsafeRawBufferPointer

  /// Gives the memory back to the system.
  public let release: @Sendable (UnsafeRawBufferPointer) -> Void

  private init(
    _ name: String,
    _ memory: UnsafeRawBufferPointer,
    release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
  ) {
    self.name = name
    self.memory = memory
    self.release = release
  }

  /// Maps a file into memory.
  ///
  /// The file may be renamed, removed or replaced by renaming another one. It must not be cut off
  /// while it is mapped.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The name for diagnostics; the path if absent.
  /// - Throws: ``LoadingError`` with one of the codes `file.not_found`, `file.not_readable`,
  ///   `file.not_regular`.
  public init(contentsOfFile path: String, name: String? = nil) throws(LoadingError) {
    let name = name ?? path
    let (descriptor, size) = try SourceText.openFile(path, name: name)
    defer { close(descriptor) }
    guard size > 0 else {
      self.init(copying: [], name: name)
      return
    }
    let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let memory, memory != MAP_FAILED else {
      throw SourceText.failure(
        "file.not_readable",
        name,
        "the file cannot be mapped: \(SourceText.systemReason())"
      )
    }
    // SAFETY: the mapping has `size` bytes, can only be read, and stays until `release` is called;
    // nobody else knows its address. The file had this size when it was mapped. Were it cut off
    // later, reading past its end would end the process: no reader of mapped files can guard
    // against that, which is why such files are replaced by renaming.
    self.init(name, UnsafeRawBufferPointer(start: memory, count: size)) {
      munmap(UnsafeMutableRawPointer(mutating: $0.baseAddress), $0.count)
    }
  }

  /// Copies bytes into memory, for files that are only a part of a program.
  ///
  /// - Complexity: O(*n*)
  public init(copying bytes: [UInt8], name: String) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 64)
    copy.copyBytes(from: bytes)
    self.init(name, UnsafeRawBufferPointer(copy)) { $0.deallocate() }
  }
}
