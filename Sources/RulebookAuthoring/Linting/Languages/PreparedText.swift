import ErrorCatalog

/// What a message can become, prepared once for all checks and, if it is a source, for all of its
/// translations.
final class PreparedText {
  /// The texts that the message can become.
  let variants: [MessageVariant]

  /// The words of each variant, without arguments.
  let texts: [String]

  /// The words of all variants.
  let words: String

  private let partsWords: Bool
  private let lowercase: LowercaseLetters

  /// Prepares a message; nil has no texts.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - partsWords: Whether its language separates words.
  ///   - lowercase: How its language writes letters in lowercase.
  init(_ message: Message?, partsWords: Bool, lowercase: LowercaseLetters = .usual) {
    variants = message?.variants ?? []
    texts = variants.map { $0.text() }
    words = texts.count == 1 ? texts[0] : texts.joined(separator: "\n")
    self.partsWords = partsWords
    self.lowercase = lowercase
  }

  /// Whether all words are in ASCII.
  private(set) lazy var isASCII = words.utf8.allSatisfy { $0 < 0x80 }

  /// The words, for searching.
  private(set) lazy var search = WordSearch(
    words,
    partsWords: partsWords,
    lowercase: lowercase
  )

  /// The examples of what to type, in order, if the text is English.
  private(set) lazy var examples = Set(texts.flatMap(StaticExample.all)).sorted()

  /// The words that can be names, if the text is English.
  private(set) lazy var names = Set(NameLint.words(of: words))

  /// The first words of these names, in UTF-8.
  private lazy var firstWordsOfNames = Set(
    names.map { name in Array(name.utf8.prefix { $0 != UInt8(ascii: " ") }) }
  )

  /// Whether all of these names are in ASCII, so that there is only one way to write them.
  private lazy var hasPlainNames = names.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }

  /// Whether one of ``names`` may occur in a text.
  func hasNames(in text: String) -> Bool {
    !hasPlainNames || firstWordsOfNames.contains(where: text.hasBytes)
  }

  /// The greatest number of characters of a variant; nil if there is no variant.
  private(set) lazy var length = texts.map(\.count).max()

  /// The greatest number of scalars of a variant, which is at least ``length``.
  private(set) lazy var scalarLength = texts.map(\.unicodeScalars.count).max()

  /// The characters of each variant, without those that isolate directions.
  private(set) lazy var characters = texts.map { Array($0.withoutIsolates) }
}

/// The sources of translations, each prepared once for all languages.
final class PreparedSources {
  private var known: [String: PreparedText] = [:]
  private let none = PreparedText(nil, partsWords: true)

  /// Returns the prepared text of a source, which is English.
  func text(of source: Message?) -> PreparedText {
    guard let source else { return none }
    if let known = known[source.pattern] { return known }
    let text = PreparedText(source, partsWords: true)
    known[source.pattern] = text
    return text
  }
}

extension Character {
  /// Whether the character is a letter or an ASCII digit, so that it isn't a mark or a space.
  var isPlain: Bool {
    let scalars = unicodeScalars
    let first = scalars[scalars.startIndex]
    switch first.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
    case 0..<0x80: return false
    default: return first.properties.isAlphabetic
    }
  }
}

extension String {
  /// The text without the invisible characters that isolate directions.
  var withoutIsolates: String {
    // In UTF-8, they begin with this byte.
    if !utf8.contains(0xE2) { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.filter { !("\u{2066}"..."\u{2069}" ~= $0) })
    )
  }

  /// Returns whether some bytes come in a row in the text's UTF-8.
  ///
  /// - Complexity: O(*n* · *m*) in the numbers of bytes, but nearly O(*n*) in texts of people.
  func hasBytes(_ sought: [UInt8]) -> Bool {
    let bytes = utf8Span.span
    guard let first = sought.first, sought.count <= bytes.count else { return false }
    for start in 0...(bytes.count - sought.count) where bytes[start] == first {
      var length = 1
      while length < sought.count, bytes[start + length] == sought[length] { length += 1 }
      if length == sought.count { return true }
    }
    return false
  }
}
