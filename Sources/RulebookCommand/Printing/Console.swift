import Documents
import JSONDocuments
import Rulebook
import SourceTexts
import Synchronization
import UnicodeText

/// Standard input, output, and error.
///
/// Everything that the command prints goes through here, so no text from a pack, a catalog or a
/// value can act on a terminal. The only exception is `rulebook batch`. The line protocol writes
/// its lines, and escapes them on a terminal.
enum Console {
  /// Whether a person is likely to look at standard output, and wants colors.
  static let hasColors =
    FileDescriptor.standardOutput.isTerminal && (HostProcess.environment("NO_COLOR") ?? "").isEmpty
    && HostProcess.environment("TERM") != "dumb"

  /// Whether a person is likely to look at standard error, where progress is shown.
  static let errorsAreSeen =
    FileDescriptor.standardError.isTerminal && HostProcess.environment("TERM") != "dumb"

  /// Writes lines for a person to standard output.
  ///
  /// Does nothing if the reader of a pipe is gone.
  ///
  /// - Throws: A `StreamError` if the output is lost, as on a full disk.
  static func write(_ text: String) throws { try writeBytes(of: safe(text)) }

  /// Writes a file for a program to standard output, such as a page or a table.
  ///
  /// A pipe or file gets it unchanged, and a terminal without the characters that act on it.
  static func writeFile(_ text: String) throws {
    try writeBytes(of: FileDescriptor.standardOutput.isTerminal ? safe(text) : text)
  }

  /// Writes a value as one line of JSON.
  static func writeJSON(_ value: Value) throws {
    var json = JSONWriter()
    json.write(value)
    json.endLine()
    try writeJSON(json.text)
  }

  /// Writes lines of JSON.
  ///
  /// Characters that act on a terminal are escaped in strings, which doesn't change their meaning.
  static func writeJSON(_ lines: String) throws {
    try writeBytes(of: lines.escapingDisruptions(as: .json, keepingLines: true))
  }

  private static func writeBytes(of text: String) throws {
    BrokenPipeSignal.ignore()
    let isRead = try FileDescriptor.standardOutput.write(Array(text.utf8))
    if !isRead { hasLostReader.store(true, ordering: .relaxed) }
  }

  /// Whether the reader of a pipe turned out to be gone, so that further output is useless.
  static var lostReader: Bool { hasLostReader.load(ordering: .relaxed) }

  private static let hasLostReader = Atomic(false)

  /// Returns lines without characters that act on a terminal, except the command's own styles.
  private static func safe(_ text: String) -> String {
    guard hasColors else { return text.escapingDisruptions(keepingLines: true) }
    var safe = ""
    var rest = text.unicodeScalars[...]
    while let escape = rest.firstIndex(of: "\u{1B}") {
      safe += String(rest[..<escape]).escapingDisruptions(keepingLines: true)
      rest = rest[escape...]
      let own = Style.sequences.first { rest.starts(with: $0.unicodeScalars) }
      safe += own ?? "\u{1B}".escapingDisruptions()
      rest = rest.dropFirst(own?.unicodeScalars.count ?? 1)
    }
    return safe + String(rest).escapingDisruptions(keepingLines: true)
  }

  /// Writes lines for a person to standard error.
  static func error(_ text: String) {
    writeError(text.escapingDisruptions(keepingLines: true))
  }

  /// Replaces the last line on the terminal of standard error; an empty text only removes it.
  static func replaceLine(with text: String) {
    writeError("\r\u{1B}[K" + text.escapingDisruptions())
  }

  private static func writeError(_ text: String) {
    BrokenPipeSignal.ignore()
    do {
      _ = try FileDescriptor.standardError.write(Array(text.utf8))
    } catch {
      // The exit code is the only other place to report this.
      hasLostErrors.store(true, ordering: .relaxed)
    }
  }

  /// Whether something that was meant for standard error was lost.
  static var lostErrors: Bool { hasLostErrors.load(ordering: .relaxed) }

  private static let hasLostErrors = Atomic(false)

  /// Closes standard output.
  ///
  /// Nothing is written after that.
  ///
  /// - Throws: A `StreamError` if the output is lost, which network file systems may report only
  ///   now.
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
