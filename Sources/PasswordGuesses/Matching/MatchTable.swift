/// A piece of a password that an attacker would guess more cheaply than by trying everything.
///
/// It takes 32 bytes, so two fit in a cache line.
struct Candidate: BitwiseCopyable {
  /// The ways to guess a piece.
  ///
  /// If several are equally cheap, the first one in this list is chosen.
  enum Kind: UInt8, BitwiseCopyable {
    case dictionary, reversed, substituted, transposed, keyboard, repetition, sequence, year, date
  }

  var guesses: Double

  /// Decides between candidates of one kind that are equally cheap: the smallest is chosen.
  var order: UInt32

  /// The rank in the dictionary.
  var rank: UInt32

  private var startUnit: UInt16
  private var endUnit: UInt16

  /// The number of turns of a keyboard walk, or the length of the repeated piece.
  var detail: UInt16

  /// The number of the next candidate with the same last unit.
  ///
  /// The last candidate points to the first.
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

  /// The value of ``dictionary`` for words of the context.
  static let context: UInt8 = 255

  /// The index of the first unit.
  var start: Int { Int(startUnit) }

  /// The index after the last unit.
  var end: Int { Int(endUnit) }

  var length: Int { end - start }
}

/// The candidates for each piece of a password, in the order of the published model.
///
/// Matchers offer candidates, and `GuessSearch` chooses among them. The order matters because the
/// search may keep a way that it found with an earlier, more expensive candidate.
///
/// Advice to maintainers: the candidates with the same last unit form a ring through
/// `Candidate.next`, and the table knows the last candidate of each ring. Matchers go through a
/// text from its start, so most candidates belong at the end of their ring and are added there
/// without a search.
struct MatchTable {
  /// The number of units of the password.
  let length: Int

  /// The candidates in the order they were found.
  private(set) var candidates: ScratchList<Candidate>

  /// For each last unit, the number of the last candidate of its ring, plus 1; 0 if the ring is
  /// empty.
  private let ends: ScratchTable<UInt16>

  /// The indices where candidates begin or end, and the end of the password.
  let boundaries: BoundarySet

  init(length: Int, in memory: EstimationMemory) {
    self.length = length
    ends = memory.table(length, repeating: 0)
    boundaries = BoundarySet(greatest: length, in: memory)
    boundaries.insert(length)
    candidates = ScratchList(capacity: 16 + length, in: memory)
  }

  /// Calls a closure with each candidate that ends with a unit, and its number.
  ///
  /// Candidates come in the order of their first units. Those of the same piece come in the order
  /// to try them.
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
  /// A piece that isn't the whole password takes an attacker at least 10 guesses if it is one unit,
  /// otherwise at least 50.
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
  /// Returns whether to try this candidate before another one with the same last unit that was
  /// found earlier.
  ///
  /// If they are equal, the earlier one comes first.
  @inline(__always)
  fileprivate func precedes(_ other: Candidate) -> Bool {
    if start != other.start { return start < other.start }
    return kind != other.kind ? kind.rawValue < other.kind.rawValue : order < other.order
  }
}
