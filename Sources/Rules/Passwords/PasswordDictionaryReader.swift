public import Documents
public import PasswordGuesses
import UnicodeText
public import Violations

/// Reads a dictionary that passwords are compared with from its file.
///
///     # Words of German, collected from …
///     # role: words
///
///     passwort
///     schatz
///
/// Lines that begin with `#` stand before the words, with a blank line between. `role` says what
/// kind of words follow. The words are in lowercase and in the form NFC, the most frequent
/// first.
public enum PasswordDictionaryReader {
  /// Reads a dictionary.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - name: The dictionary's name.
  /// - Returns: The dictionary.
  /// - Throws: A ``LoadingError`` with the first mistake in the file.
  /// - Complexity: O(*n*) in the size of the file.
  public static func read(
    _ source: SourceText,
    name: String
  ) throws(LoadingError) -> PasswordDictionary {
    let header = try header(of: source)
    guard let role = header.fields["role"] else {
      throw LoadingError(
        source.diagnostic(
          "password_dictionary.no_role",
          at: .start,
          reason: "the file does not say what kind of words it has",
          hint: "write a line like `# role: words` above the words"
        )
      )
    }
    guard let known = PasswordDictionary.Role(rawValue: role.text) else {
      let names = PasswordDictionary.Role.allCases.map(\.rawValue).joined(separator: ", ")
      throw LoadingError(
        source.diagnostic(
          "password_dictionary.unknown_role",
          atByte: role.offset,
          reason: "`\(role.text)` is no kind of words",
          hint: "write one of \(names)"
        )
      )
    }
    try check(source, from: header.end)
    return PasswordDictionary(
      name: name,
      role: known,
      publishedOrder: header.fields["zxcvbn"].flatMap { Int($0.text) },
      words: Array(source.bytes[header.end...])
    )
  }

  private struct Header {
    var fields: [String: (text: String, offset: Int)] = [:]
    var end = 0
  }

  private static func header(of source: SourceText) throws(LoadingError) -> Header {
    var header = Header()
    let bytes = source.bytes
    while header.end < bytes.count, bytes[header.end] == UInt8(ascii: "#") {
      let end = bytes[header.end...].firstIndex(of: 0x0A) ?? bytes.count
      let line = String(decoding: bytes[(header.end + 1)..<end], as: UTF8.self)
      let parts = line.split(separator: ":", maxSplits: 1).map { part in
        part.filter { !$0.isWhitespace }
      }
      if parts.count == 2 { header.fields[parts[0]] = (parts[1], header.end) }
      header.end = min(end + 1, bytes.count)
    }
    guard header.end == 0 || header.end < bytes.count && bytes[header.end] == 0x0A else {
      throw LoadingError(
        source.diagnostic(
          "password_dictionary.no_blank_line",
          atByte: header.end,
          reason: "there is no blank line between the notes and the words"
        )
      )
    }
    if header.end > 0 { header.end += 1 }
    return header
  }

  /// Refuses lines that cannot be words.
  private static func check(_ source: SourceText, from first: Int) throws(LoadingError) {
    let bytes = source.bytes
    var start = first
    while start < bytes.count {
      var end = start
      var isASCII = true
      while end < bytes.count, bytes[end] != 0x0A {
        if bytes[end] <= 0x20 || 0x41...0x5A ~= bytes[end] || bytes[end] == 0x7F {
          throw notAWord(source, atByte: end)
        }
        if bytes[end] >= 0x80 { isASCII = false }
        end += 1
      }
      if end == start { throw notAWord(source, atByte: start) }
      if !isASCII {
        let word = String(decoding: bytes[start..<end], as: UTF8.self)
        let isPlain = word.utf8Span.isMapped(.lowercase) && word.utf8Span.isNormalized(.nfc)
        if !isPlain { throw notAWord(source, atByte: start) }
      }
      start = end + 1
    }
  }

  private static func notAWord(_ source: SourceText, atByte offset: Int) -> LoadingError {
    LoadingError(
      source.diagnostic(
        "password_dictionary.not_a_word",
        atByte: offset,
        reason: "each line is to be one word in lowercase letters, without spaces",
        hint: "write lowercase letters in the form NFC, and remove blank lines"
      )
    )
  }
}

extension PasswordDictionary: FolderTableEntry {
  /// Dictionaries are text files.
  public static var fileEnding: String { ".txt" }

  /// Reads a dictionary from its file.
  public static func read(_ source: SourceText, name: String) throws(LoadingError) -> Self {
    try PasswordDictionaryReader.read(source, name: name)
  }

  /// Makes the dictionaries as checks use them; their files are read when they are first needed.
  public static func table(of entries: FolderTable<Self>) -> PasswordDictionaries {
    PasswordDictionaries { () throws(PasswordDataUnreadable) in
      try entries.entries { PasswordDataUnreadable(name: $0, reason: $1.description) }
    }
  }
}

extension TableDefinition {
  /// Words that passwords are compared with, a file for each dictionary.
  public static let passwordDictionaries = TableDefinition(
    folderOf: PasswordDictionary.self,
    "password-dictionaries",
    "Words that passwords are compared with, a file for each dictionary.",
    folder: "dictionaries"
  )
}
