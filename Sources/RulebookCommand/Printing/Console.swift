import Documents
import Rulebook
import Synchronization

/// Standard input, output and error.
enum Console {
  /// Whether a person is likely to look at standard output, and wants colours.
  static let hasColors =
    FileDescriptor.standardOutput.isTerminal && (environment("NO_COLOR") ?? "").isEmpty
    && environment("TERM") != "dumb"

  /// Whether a person is likely to look at standard error, where progress is shown.
  static let errorsAreSeen =
    FileDescriptor.standardError.isTerminal && environment("TERM") != "dumb"

  /// Returns a variable of the environment.
  static func environment(_ name: String) -> String? {
    HostProcess.environment(name)
  }

  /// Writes to standard output; does nothing if the reader of a pipe has gone.
  ///
  /// - Throws: A `StreamError` if the output is lost, as on a full disk.
  static func write(_ text: String) throws { try write(Array(text.utf8)) }

  /// Writes bytes to standard output.
  static func write(_ bytes: [UInt8]) throws {
    BrokenPipeSignal.ignore()
    _ = try FileDescriptor.standardOutput.write(bytes)
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
    BrokenPipeSignal.ignore()
    do {
      _ = try FileDescriptor.standardError.write(Array(text.utf8))
    } catch {
      // There is no other place to say so than the exit code.
      hasLostErrors.store(true, ordering: .relaxed)
    }
  }

  /// Whether something that was meant for standard error is lost.
  static var lostErrors: Bool { hasLostErrors.load(ordering: .relaxed) }

  private static let hasLostErrors = Atomic(false)

  /// Closes standard output, after which nothing is written any more.
  ///
  /// - Throws: A `StreamError` if the output is lost, as network file systems say only now.
  static func close() throws { try FileDescriptor.standardOutput.close() }

  /// The largest input that is read whole.
  private static let inputLimit = SourceText.defaultSizeLimit

  /// Reads standard input to its end.
  static func readInput() throws -> SourceText {
    let name = "standard input"
    return try readingInput(isFile: false) {
      guard let bytes = try FileDescriptor.standardInput.readAll(limit: inputLimit) else {
        let reason = "it has more than \(inputLimit) bytes"
        throw LoadingError(Diagnostic(code: "file.too_large", file: name, reason: reason))
      }
      return try SourceText(bytes: bytes, name: name)
    }
  }
}
