/// A deterministic automaton that reads texts from their end.
///
/// Each of its states is the set of scalar steps that lead to a match of the text read so far.
///
/// It relates to ``GroupSearch`` as an automaton relates to its graph: with one lookup for each
/// scalar, it gives the result that the search finds step by step.
struct LeadingStates: Sendable {
  /// The number of words with a bit for each scalar step.
  private let wordCount: Int

  /// The number of classes, which is the length of a row.
  let classCount: Int

  /// The state one scalar earlier, by state and class, or -1 if nothing leads to a match from
  /// there.
  private var table: [Int32] = []

  /// The scalar steps of each state that lead to a match; none for the end.
  private var leading: [UInt64] = []

  /// Whether the scalar at each state is a line feed, if that matters.
  private(set) var isLineFeed: [Bool] = []

  /// The work done so far, in words of bits.
  private var work = 0

  private static let greatestWork = 200_000

  /// The state at the end of a text.
  static let end = 0

  /// Builds the automaton of a search; returns nil if it would have too many states or take too
  /// long.
  init?(_ search: GroupSearch, classCount: Int, greatestCount: Int) {
    wordCount = search.wordCount
    self.classCount = classCount
    let loneReturns = search.loneReturns
    var numbers = SequenceTable()
    addState([UInt64](repeating: 0, count: wordCount), isLineFeed: false)
    _ = numbers.number(of: [UInt32.max])
    var state = 0
    while state < count {
      let sources = search.steps(leadingTo: state == Self.end ? nil : self[state])
      work += search.program.scalars.count * wordCount
      for label in 0..<classCount {
        var bits = [UInt64](repeating: 0, count: wordCount)
        for word in 0..<wordCount {
          bits[word] = sources[word] & search.stepsOfClasses[label * wordCount + word]
          if isLineFeed[state] { bits[word] &= ~loneReturns[word] }
        }
        work += wordCount
        guard bits.contains(where: { $0 != 0 }) else { continue }
        let breaksPairs = label == search.lineFeed && loneReturns.contains { $0 != 0 }
        let (number, isNew) = numbers.number(of: Self.sequence(bits, breaksPairs))
        if isNew { addState(bits, isLineFeed: breaksPairs) }
        table[state * classCount + label] = Int32(number)
      }
      guard count <= greatestCount, work <= Self.greatestWork else { return nil }
      state += 1
    }
  }

  private static func sequence(_ bits: [UInt64], _ isLineFeed: Bool) -> [UInt32] {
    bits.flatMap { [UInt32(truncatingIfNeeded: $0), UInt32($0 >> 32)] } + [isLineFeed ? 1 : 0]
  }

  private mutating func addState(_ bits: [UInt64], isLineFeed lineFeed: Bool) {
    leading += bits
    isLineFeed.append(lineFeed)
    table += repeatElement(-1, count: classCount)
  }

  var count: Int { isLineFeed.count }

  /// Returns the scalar steps of a state.
  subscript(state: Int) -> ArraySlice<UInt64> {
    leading[(state * wordCount)..<((state + 1) * wordCount)]
  }

  /// Returns whether a scalar step leads to a match in a state.
  func leads(_ step: Int, in state: Int) -> Bool {
    leading[state * wordCount + step / 64] >> UInt64(step % 64) & 1 == 1
  }

  /// Returns the state one scalar earlier; nil if nothing leads to a match from there.
  func state(before state: Int, _ label: Int) -> Int? {
    let found = table[state * classCount + label]
    return found < 0 ? nil : Int(found)
  }
}

extension GroupSearch {
  /// The scalar steps that take a carriage return alone.
  fileprivate var loneReturns: [UInt64] {
    var result = [UInt64](repeating: 0, count: wordCount)
    for (index, scalar) in program.scalars.enumerated() where scalar.isLoneReturn {
      result[index / 64] |= 1 << UInt64(index % 64)
    }
    return result
  }

  /// Returns the scalar steps that can be followed by any of some steps, or by the end of the text.
  fileprivate func steps(leadingTo leading: ArraySlice<UInt64>?) -> [UInt64] {
    var result = [UInt64](repeating: 0, count: wordCount)
    for row in program.scalars.indices where mayGoOn(from: row, to: leading) {
      result[row / 64] |= 1 << UInt64(row % 64)
    }
    return result
  }

  /// Returns whether any of some scalar steps, or the end of the text, can come next in a row.
  func mayGoOn(from row: Int, to leading: ArraySlice<UInt64>?) -> Bool {
    guard let leading else { return mayEnd[row] }
    return (0..<wordCount).contains { word in
      followers[row * wordCount + word] & leading[leading.startIndex + word] != 0
    }
  }
}
