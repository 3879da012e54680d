/// A search for many short words at once, in which a character may stand for others.
///
/// ADVICE: this is Shift-And (Baeza-Yates and Gonnet, 1992). Each word owns as many neighbouring
/// bits as it has scalars, all inside one lane of 64, and a bit is set while the text so far ends
/// with the word up to there. A scalar of the text shifts all lanes by one, begins every word
/// anew, and clears the bits that it does not stand for. So the work for a scalar is one step for
/// each lane, whatever the text, and a scalar that stands for several costs no more than another.
struct WordSearch: Sendable {
  /// The most scalars of a word: those of a lane.
  static let longestWord = 64

  /// The number of lanes.
  private(set) var laneCount = 0

  /// The first bit of each word, by lane.
  private var starts: [UInt64] = []

  /// The last bit of each word, by lane.
  private var ends: [UInt64] = []

  /// The length of the word that ends at a bit, by lane and bit.
  private var lengths: [Int] = []

  /// The bits that a scalar stands for: the first of ``laneCount`` places in ``masks``.
  private var rows: [Unicode.Scalar: Int] = [:]
  private var masks: [UInt64] = []

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - words: The words. Of each, the first 64 scalars are searched for.
  ///   - substitutes: What a scalar of the text may stand for besides itself.
  /// - Complexity: O(*m* · *l*), for *m* scalars of words in *l* lanes.
  init(
    for words: [[Unicode.Scalar]],
    substitutes: [(scalar: Unicode.Scalar, meanings: [Unicode.Scalar])]
  ) {
    let words = words.map { $0.prefix(Self.longestWord) }.filter { !$0.isEmpty }
    let places = Self.places(of: words.map(\.count))
    laneCount = (places.last?.lane ?? -1) + 1
    starts = Array(repeating: 0, count: laneCount)
    ends = starts
    lengths = Array(repeating: 0, count: laneCount * 64)
    for (word, place) in zip(words, places) {
      starts[place.lane] |= 1 << UInt64(place.bit)
      for (index, scalar) in word.enumerated() {
        masks[row(of: scalar) + place.lane] |= 1 << UInt64(place.bit + index)
      }
      let end = place.bit + word.count - 1
      ends[place.lane] |= 1 << UInt64(end)
      lengths[place.lane * 64 + end] = word.count
    }
    for (scalar, meanings) in substitutes {
      for case let meant? in meanings.map({ rows[$0] }) {
        let own = row(of: scalar)
        for lane in 0..<laneCount { masks[own + lane] |= masks[meant + lane] }
      }
    }
  }

  /// Gives each word its bits, one lane after the other.
  private static func places(of counts: [Int]) -> [(lane: Int, bit: Int)] {
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

  /// Returns for each place in a text the length of the longest word that ends there, or nil if
  /// no word occurs.
  ///
  /// - Complexity: O(*n* · *l*) for *n* scalars and *l* lanes, and besides O(1) for each
  ///   occurrence, of which there are at most *n* · *w* for *w* words.
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
