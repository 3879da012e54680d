public import Rules

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension BlocklistBytes {
  /// Maps a file into memory, to be read as it is needed.
  ///
  /// The file may be renamed, removed or replaced by renaming another one. It must not be cut off
  /// while it is mapped.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The name for diagnostics; the path if absent.
  /// - Throws: ``LoadingError`` with one of the codes `file.not_found`, `file.not_readable`,
  ///   `file.not_regular`.
  public convenience init(contentsOfFile path: String, name: String? = nil) throws(LoadingError) {
    let name = name ?? path
    let (descriptor, size) = try SourceText.openFile(path, name: name)
    defer { close(descriptor) }
    guard size > 0 else {
      self.init([])
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
    // SAFETY: the mapping has `size` bytes, can only be read, and stays until it is released here;
    // nobody else knows its address. The file had this size when it was mapped. Were it cut off
    // later, reading past its end would end the process: no reader of mapped files can guard
    // against that, which is why lists are replaced by renaming.
    self.init(takingOver: UnsafeRawBufferPointer(start: memory, count: size)) { memory in
      munmap(UnsafeMutableRawPointer(mutating: memory.baseAddress), memory.count)
    }
  }
}

extension Blocklist {
  /// Loads a list from its file, and verifies all of it.
  ///
  ///     let list = try Blocklist(contentsOfFile: "breached.blocklist")
  ///     list.contains("letmein")  // true
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The name for diagnostics; the path if absent.
  /// - Throws: A ``LoadingError`` that names the file, with a code of ``BlocklistError/Code`` or of
  ///   reading files.
  /// - Complexity: O(*n*) in the size of the file.
  public init(contentsOfFile path: String, name: String? = nil) throws(LoadingError) {
    let bytes = try BlocklistBytes(contentsOfFile: path, name: name)
    try self.init(bytes, file: name ?? path)
  }

  /// Loads a list from memory.
  ///
  /// - Parameters:
  ///   - bytes: The whole list.
  ///   - file: The name of the file that they come from.
  /// - Throws: A ``LoadingError`` with a code of ``BlocklistError/Code``.
  init(_ bytes: BlocklistBytes, file: String) throws(LoadingError) {
    do throws(BlocklistError) {
      try self.init(bytes)
    } catch {
      throw LoadingError(
        Diagnostic(
          code: error.code.rawValue,
          file: file,
          reason: error.reason,
          hint: error.hint
        )
      )
    }
  }
}
