import SourceTexts
import UnicodeText
import Violations

/// Reads `.strings` files: Apple's old-style property lists, with a text for each key.
///
///     /* Shown when the bank refuses a card. */
///     "billing.card_declined" = "Your %@ card was declined.";
///
/// Keys don't need quotation marks, and in `key;` alone, the key is also the text. A comment right
/// above an entry, or after it on its line, belongs to the entry.
struct StringsReader {
  /// An entry of a file.
  struct Entry {
    var key: String
    var keyOffset: Int
    var text: String
    var textOffset: Int
    var comment: String?
  }

  /// The longest key in bytes.
  ///
  /// Names in JSON have the same limit.
  private static let longestKey = 1_024

  private let source: SourceText
  private let bytes: [UInt8]
  private var index = 0
  private var entries: [Entry] = []
  private var offsets: [[UInt8]: Int] = [:]
  private var collector = DiagnosticCollector(limit: 1_000)

  /// The comment that may belong to the next entry.
  private var comment: Comment?

  /// The range of a comment.
  private struct Comment {
    var range: Range<Int>

    /// Whether the comment is between `/*` and `*/`.
    ///
    /// If not, it consists of lines that begin with `//`.
    var isBlock: Bool
  }

  /// Reads a file.
  ///
  /// - Returns: The entries, and a diagnostic for each entry that is left out because an earlier
  ///   one has its key.
  /// - Throws: A ``LoadingError`` with the first syntax error.
  static func entries(
    of source: SourceText
  ) throws(LoadingError) -> (entries: [Entry], refused: [Diagnostic]) {
    var reader = StringsReader(source)
    try reader.read()
    return (reader.entries, reader.collector.diagnostics)
  }

  private init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
  }

  private mutating func read() throws(LoadingError) {
    try refuseOtherForms()
    while true {
      try skipSpaceAndComments()
      guard let byte = peek else { return }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") {
        throw error("strings.syntax", index, "a key is missing here", Self.form)
      }
      let keyOffset = index
      let key = try word("a key")
      guard key.utf8.count <= Self.longestKey else {
        let reason = "this key has more than \(Self.longestKey) bytes"
        throw error("strings.key_length", keyOffset, reason, "choose a shorter one")
      }
      let comment = takeComment(before: keyOffset)
      try skipSpaceAndComments()
      var entry = Entry(key: key, keyOffset: keyOffset, text: key, textOffset: keyOffset)
      entry.comment = comment
      if peek == UInt8(ascii: "=") {
        index += 1
        try skipSpaceAndComments()
        entry.textOffset = index
        entry.text = try word("the text of `\(key)`")
        try skipSpaceAndComments()
      }
      guard peek == UInt8(ascii: ";") else {
        let missing = entry.textOffset == keyOffset ? "`=` or `;`" : "`;`"
        throw error("strings.syntax", index, "\(missing) is missing here", Self.form)
      }
      index += 1
      self.comment = nil
      try takeCommentBehind(&entry)
      add(entry)
    }
  }

  private static let form = #"write an entry as `"key" = "text";`"#

  private mutating func add(_ entry: Entry) {
    // Bytes are used because strings are compared by their canonical forms, which may be slow.
    let key = Array(entry.key.utf8)
    guard let first = offsets[key] else {
      offsets[key] = entry.keyOffset
      entries.append(entry)
      return
    }
    let line = source.position(ofByte: first).line
    collector.add(
      source.diagnostic(
        "strings.duplicate_key",
        atByte: entry.keyOffset,
        reason: "the key `\(entry.key)` is already in line \(line)",
        hint: "keep one of the two"
      )
    )
  }

  /// Refuses the formats that Apple's tools compile these files into.
  private func refuseOtherForms() throws(LoadingError) {
    let isBinary = bytes.starts(with: "bplist".utf8)
    let isXML = bytes.starts(with: "<?xml".utf8) || bytes.starts(with: "<plist".utf8)
    if isBinary || isXML {
      throw error(
        "strings.compiled",
        0,
        "this is a compiled property list",
        "use the file in the sources, not the one in the built program"
      )
    }
    if let zero = bytes.firstIndex(of: 0) {
      let hint = "save the file as UTF-8, or as UTF-16 with a byte order mark"
      throw error("strings.nul", zero, "there is a NUL character here", hint)
    }
  }

  // MARK: Words

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Reads a text in quotation marks, or a word without them.
  private mutating func word(_ what: String) throws(LoadingError) -> String {
    switch peek {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return try quoted()
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
      let reason = "this begins a dictionary, a list, or data instead of \(what)"
      throw error("strings.not_text", index, reason, Self.form)
    default:
      let start = index
      while let byte = peek, Self.isPlain(byte), !isComment { index += 1 }
      guard index > start else {
        throw error("strings.syntax", index, "\(what) is missing here", Self.form)
      }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }
  }

  /// Whether a word without quotation marks may contain a character.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || "_$/:.-".utf8.contains(byte)
  }

  private mutating func quoted() throws(LoadingError) -> String {
    let start = index
    let mark = bytes[index]
    index += 1
    var escapes = StringsEscapes(source)
    while let byte = peek {
      if byte == mark {
        index += 1
        return try escapes.finished()
      }
      if byte == UInt8(ascii: "\\") {
        index = try escapes.read(at: index)
      } else {
        try escapes.add(byte)
        index += 1
      }
    }
    let hint = #"end it with the same mark; write a mark inside it as `\"`"#
    throw error("strings.unclosed_text", start, "the text that begins here is never closed", hint)
  }

  // MARK: Comments

  private var isComment: Bool {
    peek == UInt8(ascii: "/") && index + 1 < bytes.count
      && (bytes[index + 1] == UInt8(ascii: "*") || bytes[index + 1] == UInt8(ascii: "/"))
  }

  private mutating func skipSpaceAndComments() throws(LoadingError) {
    while let byte = peek {
      if [0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D].contains(byte) {
        index += 1
      } else if let length = bytes[index...].lengthOfWideSpace {
        index += length
      } else if isComment {
        try readComment()
      } else {
        return
      }
    }
  }

  private mutating func readComment() throws(LoadingError) {
    let start = index
    let isBlock = bytes[index + 1] == UInt8(ascii: "*")
    index += 2
    if isBlock {
      while index + 1 < bytes.count,
        bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
      {
        index += 1
      }
      guard index + 1 < bytes.count else {
        let reason = "the comment that begins here is never closed"
        throw error("strings.unclosed_comment", start, reason, "end it with `*/`")
      }
      index += 2
    } else {
      while let byte = peek, byte != 0x0A, byte != 0x0D { index += 1 }
    }
    // Comments on consecutive lines are one comment.
    if !isBlock, let above = comment, !above.isBlock, isRight(above.range.upperBound, above: start)
    {
      comment?.range = above.range.lowerBound..<index
    } else {
      comment = Comment(range: start..<index, isBlock: isBlock)
    }
  }

  /// Returns the words of a comment; nil if there are none.
  private func words(of comment: Comment) -> String? {
    let range = comment.range.dropFirst(2).dropLast(comment.isBlock ? 2 : 0)
    let text = String(decoding: bytes[range], as: UTF8.self)
    return text.words(withoutMarks: comment.isBlock ? "*" : "/")
  }

  /// Whether a byte range ends on the same line as another begins, or on the line above.
  private func isRight(_ end: Int, above start: Int) -> Bool {
    let space = bytes[end..<start]
    let feeds = space.count { $0 == 0x0A }
    return max(feeds, space.count { $0 == 0x0D }) <= 1
  }

  private mutating func takeComment(before start: Int) -> String? {
    guard let comment, isRight(comment.range.upperBound, above: start) else { return nil }
    return words(of: comment)
  }

  /// Reads a comment after an entry on the same line.
  private mutating func takeCommentBehind(_ entry: inout Entry) throws(LoadingError) {
    while let byte = peek, byte == 0x20 || byte == 0x09 { index += 1 }
    guard isComment else { return }
    try readComment()
    if entry.comment == nil { entry.comment = comment.flatMap(words) }
    comment = nil
  }

  private func error(
    _ code: String,
    _ offset: Int,
    _ reason: String,
    _ hint: String
  ) -> LoadingError {
    LoadingError(source.diagnostic(code, atByte: offset, reason: reason, hint: hint))
  }
}

extension ArraySlice<UInt8> {
  /// The number of bytes of U+2028 or U+2029, which separate lines in property lists; nil if there
  /// is neither.
  fileprivate var lengthOfWideSpace: Int? {
    starts(with: [0xE2, 0x80, 0xA8]) || starts(with: [0xE2, 0x80, 0xA9]) ? 3 : nil
  }
}

extension String {
  /// The words of a comment on the same number of lines, without whitespace and marks at their
  /// beginnings; nil if there are none.
  func words(withoutMarks mark: Character? = nil) -> String? {
    let lines = split(whereSeparator: \.isNewline).map { line in
      let words = line.drop { $0.isWhitespace || $0 == mark }
      return String(words.reversed().drop(while: \.isWhitespace).reversed())
    }
    let text = lines.filter { !$0.isEmpty }.joined(separator: "\n")
    // Apple's tools write this if there is no comment.
    return text.isEmpty || text == "No comment provided by engineer." ? nil : text
  }
}
