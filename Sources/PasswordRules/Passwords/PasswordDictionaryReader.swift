public import PasswordGuesses
public import RuleEngine
public import SourceTexts
import UnicodeText
public import Violations

/// Reads the file of a dictionary that passwords are compared with.
///
///     # Words of German, collected from …
///     # role: words
///
///     passwort
///     schatz
///
/// The file begins with notes, lines with `#`, and a blank line separates them from the words.
/// `role` is the kind of words that follow. `zxcvbn` is the number of a dictionary in zxcvbn's
/// published model. Other notes are ignored. The words are in lowercase and in NFC, with the most
/// frequent first.
///
/// Packs refer to these files in a table of kind `password-dictionaries`, which calls this reader.
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
          reason: "the file doesn't say what kind of words it contains",
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
          reason: "`\(role.text)` isn't a role",
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

  /// The notes of a file.
  private struct Header {
    /// The text of each note with a colon, without spaces, and the offset of its line.
    var fields: [String: (text: String, offset: Int)] = [:]

    /// The offset of the first word.
    var end = 0
  }

  /// Reads the notes; a file may have none.
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

  /// Refuses lines that can't be words.
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

  /// Returns the error for a line that isn't a word in the required form.
  private static func notAWord(_ source: SourceText, atByte offset: Int) -> LoadingError {
    LoadingError(
      source.diagnostic(
        "password_dictionary.not_a_word",
        atByte: offset,
        reason: "each line must be a single lowercase word without spaces",
        hint: "write lowercase letters in NFC, and remove blank lines"
      )
    )
  }
}

extension PasswordDictionary: FolderTableEntry {
  /// The ending of dictionary files, which are text files.
  public static var fileEnding: String { ".txt" }

  /// Reads a dictionary from its file.
  public static func read(_ file: TableFile, name: String) throws(LoadingError) -> Self {
    try PasswordDictionaryReader.read(try file.text(), name: name)
  }

  /// Creates the dictionaries for checks; their files are read when they are first needed.
  public static func table(of entries: FolderTable<Self>) -> PasswordDictionaries {
    PasswordDictionaries { () throws(PasswordDataUnreadable) in
      try entries.entries { PasswordDataUnreadable(name: $0, reason: $1.description) }
    }
  }
}

extension TableDefinition {
  /// Words that passwords are compared with, one file for each dictionary.
  public static let passwordDictionaries = TableDefinition(
    folderOf: PasswordDictionary.self,
    "password-dictionaries",
    "Words that passwords are compared with, one file for each dictionary.",
    folder: "dictionaries"
  )
}
