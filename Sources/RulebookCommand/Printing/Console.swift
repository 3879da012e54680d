import Rulebook

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Standard input, output and error.
enum Console {
  /// Whether a person is likely to look at standard output, and wants colours.
  static let hasColors =
    isatty(STDOUT_FILENO) == 1 && (environment("NO_COLOR") ?? "").isEmpty
    && environment("TERM") != "dumb"

  /// Whether a person is likely to look at standard error, where progress is shown.
  static let errorsAreSeen = isatty(STDERR_FILENO) == 1 && environment("TERM") != "dumb"

  /// Returns a variable of the environment.
  static func environment(_ name: String) -> String? {
    // SAFETY: `getenv` returns nil or a text that ends with NUL; nothing here changes it.
    getenv(name).map { String(cString: $0) }
  }

  /// Writes to standard output; does nothing if the reader of a pipe has gone.
  ///
  /// - Throws: A `StreamError` if the output is lost, as on a full disk.
  static func write(_ text: String) throws { try write(Array(text.utf8)) }

  /// Writes bytes to standard output.
  static func write(_ bytes: [UInt8]) throws {
    _ = ignoringBrokenPipes
    _ = try FileDescriptor(number: STDOUT_FILENO).write(bytes)
  }

  /// Writes a value as one line of JSON.
  static func writeJSON(_ value: Value) throws {
    var json = JSONWriter()
    json.write(value)
    json.endLine()
    try write(json.bytes)
  }

  /// Writes to standard error.
  static func error(_ text: String) {
    _ = ignoringBrokenPipes
    do {
      _ = try FileDescriptor(number: STDERR_FILENO).write(Array(text.utf8))
    } catch {
      // There is no other place to say so; the exit code stays.
    }
  }

  private static let ignoringBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  /// The largest input that is read whole.
  private static let inputLimit = SourceText.defaultSizeLimit

  /// Reads standard input to its end.
  static func readInput() throws -> SourceText {
    let name = "standard input"
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // SAFETY: the buffer lives through the call, and its count is the length given.
      let count = buffer.withUnsafeMutableBytes { systemRead(STDIN_FILENO, $0) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw failure("file.not_readable", "it cannot be read")
      }
      if count == 0 { break }
      bytes += buffer[..<count]
      guard bytes.count <= inputLimit else {
        throw failure("file.too_large", "it has more than \(inputLimit) bytes")
      }
    }
    return try readingInput(isFile: false) { try SourceText(bytes: bytes, name: name) }
  }

  private static func failure(_ code: String, _ reason: String) -> InputError {
    InputError(
      LoadingError(Diagnostic(code: code, file: "standard input", reason: reason)),
      isFile: false
    )
  }
}

private func systemRead(_ descriptor: CInt, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
