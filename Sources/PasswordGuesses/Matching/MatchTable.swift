/// A piece of a password that an attacker would guess in some cheaper way than trying everything.
///
/// 32 bytes, two to a line of the cache.
struct Candidate: BitwiseCopyable {
  /// The ways to guess a piece; of equally cheap ones, the first here is taken.
  enum Kind: UInt8, BitwiseCopyable {
    case dictionary, reversed, substituted, transposed, keyboard, repetition, sequence, year, date
  }

  var guesses: Double

  /// Decides between candidates of one kind that are equally cheap; the least is taken.
  var order: UInt32

  /// The rank in the dictionary.
  var rank: UInt32

  private var startUnit: UInt16
  private var endUnit: UInt16

  /// The turns of a keyboard walk, or the length of what is repeated.
  var detail: UInt16

  /// The number of the next candidate with the same last unit; after the last, that of the first.
  fileprivate var next: UInt16 = 0

  var kind: Kind

  /// The number of the dictionary, or ``context`` for a word of the context.
  var dictionary: UInt8

  init(
    kind: Kind,
    start: Int,
    end: Int,
    guesses: Double,
    order: UInt32 = 0,
    dictionary: UInt8 = 0,
    rank: Int = 0,
    detail: Int = 0
  ) {
    self.guesses = guesses
    self.order = order
    self.rank = UInt32(clamping: rank)
    startUnit = UInt16(truncatingIfNeeded: start)
    endUnit = UInt16(truncatingIfNeeded: end)
    self.detail = UInt16(clamping: detail)
    self.kind = kind
    self.dictionary = dictionary
  }

  /// What ``dictionary`` is for words of the context.
  static let context: UInt8 = 255

  /// The index of the first unit.
  var start: Int { Int(startUnit) }

  /// The index after the last unit.
  var end: Int { Int(endUnit) }

  /// The number of units.
  var length: Int { end - start }
}

/// The candidates for each piece of a password, in the order of the published model.
///
/// Matchers offer candidates, and `GuessSearch` chooses among them. The order matters: the search may
/// keep a way that it found with an earlier, dearer candidate.
///
/// Advice to maintainers: the candidates with the same last unit are a ring through `Candidate.next`,
/// of which the table knows the last one. Matchers go through a text from its start, so that most
/// candidates belong at the end of their ring and are put there without a search.
struct MatchTable {
  /// The number of units of the password.
  let length: Int

  /// The candidates in the order in which they were found.
  private(set) var candidates: ScratchList<Candidate>

  /// For each last unit, the number of the last candidate of its ring, plus 1; 0 without one.
  private let ends: ScratchTable<UInt16>

  /// Where candidates begin or end, and the end of the password.
  let boundaries: BoundarySet

  init(length: Int, in memory: EstimationMemory) {
    self.length = length
    ends = memory.table(length, repeating: 0)
    boundaries = BoundarySet(greatest: length, in: memory)
    boundaries.insert(length)
    candidates = ScratchList(capacity: 16 + length, in: memory)
  }

  /// Calls a closure with each candidate that has a last unit, and its number.
  ///
  /// Candidates come by their first units, and those of one piece in the order in which they are to be
  /// tried.
  @inline(__always)
  func forEachCandidate(through last: Int, _ body: (Candidate, Int) -> Void) {
    let end = Int(ends[last]) - 1
    if end < 0 { return }
    var number = end
    repeat {
      number = Int(candidates[number].next)
      body(candidates[number], number)
    } while number != end
  }

  /// Adds a candidate.
  ///
  /// A piece that is not the whole password takes an attacker at least 10 guesses if it is one unit,
  /// else 50.
  mutating func offer(_ candidate: Candidate) {
    var candidate = candidate
    if candidate.length < length {
      candidate.guesses = max(candidate.guesses, candidate.length == 1 ? 10 : 50)
    }
    guard candidates.count < Int(UInt16.max) - 1 else { return }
    boundaries.insert(candidate.start)
    boundaries.insert(candidate.end)
    let last = candidate.end - 1
    let number = candidates.count
    let end = Int(ends[last]) - 1
    if end < 0 {
      candidate.next = UInt16(number)
      ends[last] = UInt16(number + 1)
      candidates.append(candidate)
      return
    }
    var before = end
    if candidate.precedes(candidates[end]) {
      var after = Int(candidates[before].next)
      while !candidate.precedes(candidates[after]) {
        before = after
        after = Int(candidates[before].next)
      }
    } else {
      ends[last] = UInt16(number + 1)
    }
    var other = candidates[before]
    candidate.next = other.next
    other.next = UInt16(number)
    candidates[before] = other
    candidates.append(candidate)
  }
}

extension Candidate {
  /// Returns whether this candidate is tried before another one with the same last unit that was found
  /// earlier; of equals, the earlier one is.
  @inline(__always)
  fileprivate func precedes(_ other: Candidate) -> Bool {
    if start != other.start { return start < other.start }
    return kind != other.kind ? kind.rawValue < other.kind.rawValue : order < other.order
  }
}
