import UnicodeText

/// The words of a text's context, as they are searched for.
struct SearchedWords: Sendable {
  /// The most words that are searched for.
  static let limit = 64

  /// The words and their parts, folded, without repetition.
  let words: [String]

  /// Finds the words in some texts: each text as a whole, both sides of an `@`, these written
  /// together, and what stands between spaces, punctuation and symbols.
  ///
  ///     SearchedWords(in: ["Ann-Marie@acme.example"], minimumLength: 4).words
  ///     // ["ann-marie@acme.example", "annmarieacmeexample", "ann-marie", "annmarie",
  ///     //  "acme.example", "acmeexample", "marie", "acme", "example"]
  ///
  /// An ideograph, a kana or a syllable of Hangul is as long as two letters. The first 64 words
  /// count, and of each its first 64 scalars.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init(in texts: [String], minimumLength: Int) {
    var words: [String] = []
    var seen: Set<String> = []
    func add(_ scalars: some Collection<Unicode.Scalar>) {
      var word = ""
      word.unicodeScalars.append(contentsOf: scalars.prefix(WordSearch.longestWord))
      let length = word.reduce(0) { $0 + ($1.isSyllable ? 2 : 1) }
      if length >= minimumLength, seen.insert(word).inserted { words.append(word) }
    }
    for text in texts where words.count < Self.limit {
      let scalars = text.utf8Span.normalized(.nfkcCasefold).text.unicodeScalars
      let sides = scalars.split(separator: "@")
      for part in sides.count > 1 ? [scalars[...]] + sides : [scalars[...]] {
        add(part)
        add(part.filter(\.isInWords))
      }
      for part in scalars.split(whereSeparator: { !$0.isInWords }) where words.count < Self.limit {
        if !Self.commonParts.contains(String(part)) { add(part) }
      }
    }
    self.words = Array(words.prefix(Self.limit))
  }

  /// Parts of addresses that say nothing about their owners.
  private static let commonParts: Set<String> = [
    "biz", "com", "edu", "email", "gov", "http", "https", "info", "mail", "net", "org", "www",
  ]

  /// The search for the words, forwards and backwards.
  var search: WordSearch {
    let forwards = words.map { Array($0.unicodeScalars) }
    return WordSearch(
      for: forwards + forwards.map { $0.reversed() },
      substitutes: Self.substitutes
    )
  }

  /// What is often written for letters, because it looks like them.
  private static let substitutes: [(scalar: Unicode.Scalar, meanings: [Unicode.Scalar])] = [
    ("4", ["a"]), ("@", ["a"]), ("8", ["b"]), ("(", ["c"]), ("3", ["e"]), ("6", ["g"]),
    ("9", ["g"]), ("1", ["i", "l"]), ("!", ["i", "l"]), ("|", ["i", "l"]), ("0", ["o"]),
    ("$", ["s"]), ("5", ["s"]), ("7", ["t"]), ("+", ["t"]), ("2", ["z"]),
  ]
}

extension Character {
  /// Whether the character is an ideograph, a kana or a syllable of Hangul, which tells as much as
  /// several letters.
  fileprivate var isSyllable: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x3FFFF: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter, a mark or a number.
  fileprivate var isInWords: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
    case ..<0x80: return false
    default: break
    }
    switch ScalarProperties(of: self).category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .enclosingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }
}
