import RuleEngine
import UnicodeText

/// The words of a text's context, in the forms that are searched for.
struct SearchedWords: Sendable {
  /// The most words that are searched for.
  static let limit = 64

  /// The words and their parts, folded, without duplicates.
  let words: [String]

  /// Finds the words in texts: each text as a whole, both sides of an `@`, each of them without
  /// spaces, punctuation and symbols, and the parts between those.
  ///
  ///     SearchedWords(in: ["Ann-Marie@acme.example"], minimumLength: 4).words
  ///     // ["ann-marie@acme.example", "annmarieacmeexample", "ann-marie", "annmarie",
  ///     //  "acme.example", "acmeexample", "marie", "acme", "example"]
  ///
  /// An ideograph, a kana or a syllable of Hangul is as long as two letters. Only the first 64
  /// words count, and the first 64 scalars of each.
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

  /// Parts of addresses that don't identify their owners.
  private static let commonParts: Set<String> = [
    "biz", "com", "edu", "email", "gov", "http", "https", "info", "mail", "net", "org", "www",
  ]

  /// The search for the words, forward and backward.
  var search: WordSearch {
    let forwards = words.map { Array($0.unicodeScalars) }
    return WordSearch(for: forwards + forwards.map { $0.reversed() }, substitutes: Self.substitutes)
  }

  /// Characters that people often write for letters that look like them.
  private static let substitutes: [(scalar: Unicode.Scalar, meanings: [Unicode.Scalar])] = [
    ("4", ["a"]), ("@", ["a"]), ("8", ["b"]), ("(", ["c"]), ("3", ["e"]), ("6", ["g"]),
    ("9", ["g"]), ("1", ["i", "l"]), ("!", ["i", "l"]), ("|", ["i", "l"]), ("0", ["o"]),
    ("$", ["s"]), ("5", ["s"]), ("7", ["t"]), ("+", ["t"]), ("2", ["z"]),
  ]
}

extension Character {
  /// Whether the character is an ideograph, a kana or a syllable of Hangul, which says as much as
  /// several letters.
  fileprivate var isSyllable: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x3FFFF: true
    default: false
    }
  }
}

/// A search for many short words at the same time, where a character can stand for others.
///
/// ADVICE: this is Shift-And (Baeza-Yates and Gonnet, 1992). Each word owns as many neighboring
/// bits as it has scalars, all within one lane of 64 bits. A bit is set while the text so far ends
/// with the word up to that scalar. A scalar of the text shifts all lanes by one, begins every word
/// again, and clears the bits that it doesn't stand for. So each scalar takes one step for each
/// lane, whatever the text. A scalar that stands for several others costs no more than another.
struct WordSearch: Sendable {
  /// The most scalars of a word: the bits of a lane.
  static let longestWord = 64

  private(set) var laneCount = 0

  /// The first bit of each word, by lane.
  private var starts: [UInt64] = []

  /// The last bit of each word, by lane.
  private var ends: [UInt64] = []

  /// The length of the word that ends at a bit, by lane and bit.
  private var lengths: [Int] = []

  /// The index in ``masks`` of the first of ``laneCount`` entries with the bits that a scalar
  /// stands for.
  private var rows: [Unicode.Scalar: Int] = [:]
  private var masks: [UInt64] = []

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - words: The words. Of each, the first 64 scalars are searched for.
  ///   - substitutes: What a scalar of the text can stand for in addition to itself.
  /// - Complexity: O(*m* · *l*) for *m* scalars of words in *l* lanes.
  init(
    for words: [[Unicode.Scalar]],
    substitutes: [(scalar: Unicode.Scalar, meanings: [Unicode.Scalar])]
  ) {
    let words = words.map { $0.prefix(Self.longestWord) }.filter { !$0.isEmpty }
    let slots = Self.slots(of: words.map(\.count))
    laneCount = (slots.last?.lane ?? -1) + 1
    starts = Array(repeating: 0, count: laneCount)
    ends = starts
    lengths = Array(repeating: 0, count: laneCount * 64)
    for (word, slot) in zip(words, slots) {
      starts[slot.lane] |= 1 << UInt64(slot.bit)
      for (index, scalar) in word.enumerated() {
        masks[row(of: scalar) + slot.lane] |= 1 << UInt64(slot.bit + index)
      }
      let end = slot.bit + word.count - 1
      ends[slot.lane] |= 1 << UInt64(end)
      lengths[slot.lane * 64 + end] = word.count
    }
    for (scalar, meanings) in substitutes {
      for case let meant? in meanings.map({ rows[$0] }) {
        let own = row(of: scalar)
        for lane in 0..<laneCount { masks[own + lane] |= masks[meant + lane] }
      }
    }
  }

  /// Assigns bits to each word, one lane after another.
  private static func slots(of counts: [Int]) -> [(lane: Int, bit: Int)] {
    var lane = 0
    var bit = 0
    return counts.map { count in
      if bit + count > 64 { (lane, bit) = (lane + 1, 0) }
      defer { bit += count }
      return (lane, bit)
    }
  }

  private mutating func row(of scalar: Unicode.Scalar) -> Int {
    if let row = rows[scalar] { return row }
    let row = masks.count
    masks += Array(repeating: 0, count: laneCount)
    rows[scalar] = row
    return row
  }

  /// Returns the length of the longest word that ends at each scalar of a text, or nil if no word
  /// occurs.
  ///
  /// - Complexity: O(*n* · *l*) for *n* scalars and *l* lanes, plus O(1) for each of at most *n* ·
  ///   *w* occurrences of *w* words.
  func lengthsOfWords(endingIn text: [Unicode.Scalar]) -> [Int]? {
    if laneCount == 0 { return nil }
    var found: [Int]?
    var state = Array(repeating: UInt64(0), count: laneCount)
    var isClear = true
    for (index, scalar) in text.enumerated() {
      guard let row = rows[scalar] else {
        if !isClear { for lane in 0..<laneCount { state[lane] = 0 } }
        isClear = true
        continue
      }
      isClear = false
      var longest = 0
      for lane in 0..<laneCount {
        state[lane] = (state[lane] << 1 | starts[lane]) & masks[row + lane]
        var hits = state[lane] & ends[lane]
        while hits != 0 {
          longest = max(longest, lengths[lane * 64 + hits.trailingZeroBitCount])
          hits &= hits - 1
        }
      }
      if longest > 0 {
        if found == nil { found = Array(repeating: 0, count: text.count) }
        found?[index] = longest
      }
    }
    return found
  }
}
