/// A piece of a password that an attacker would guess in one of the cheap ways.
struct Candidate: BitwiseCopyable {
  /// The ways, in the order that decides between equally cheap ones.
  enum Kind: UInt8, BitwiseCopyable {
    case dictionary, reversed, substituted, transposed, keyboard, repetition, sequence, year, date
  }

  var guesses: Double

  /// What decides between candidates of one kind that are equally cheap; the least wins.
  var order: UInt32

  /// The rank in the dictionary.
  var rank: UInt32

  private var first: UInt16
  private var behind: UInt16

  /// The turns of a keyboard walk, or the length of what is repeated.
  var detail: UInt16

  /// The number of the next candidate for the same last unit; of the first one behind the last.
  fileprivate var next: UInt16 = 0

  var kind: Kind

  /// The dictionary, or ``context`` for a word of the context.
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
    first = UInt16(truncatingIfNeeded: start)
    behind = UInt16(truncatingIfNeeded: end)
    self.detail = UInt16(clamping: detail)
    self.kind = kind
    self.dictionary = dictionary
  }

  /// The number that stands for the words of the context in place of a dictionary's.
  static let context: UInt8 = 255

  /// The first unit.
  var start: Int { Int(first) }

  /// The unit behind the last one.
  var end: Int { Int(behind) }

  /// The number of units.
  var length: Int { end - start }
}

/// The candidates for each piece of a password, in the order of the published model.
///
/// The order matters: the search may keep a way that it found with an earlier, dearer candidate.
///
/// Advice to maintainers: the candidates with one last unit are a ring through `Candidate.next`, and
/// its end is known. So words that are found from one place after the other are put there.
struct MatchTable {
  /// The number of units of the password.
  let length: Int

  /// The candidates, as they were found.
  private(set) var candidates: ScratchList<Candidate>

  /// For each last unit, the number of the candidate that is last in the order and 1, or 0.
  private let ends: ScratchTable<UInt16>

  /// The places where a candidate begins or ends, and the end of the password.
  let boundaries: PlaceSet

  init(length: Int, in memory: EstimationMemory) {
    self.length = length
    ends = memory.table(length, repeating: 0)
    boundaries = PlaceSet(most: length, in: memory)
    boundaries.insert(length)
    candidates = ScratchList(capacity: 16 + length, in: memory)
  }

  /// Calls a closure with each candidate with a last unit, and its number: by their first units, and
  /// those of one piece as they are to be tried.
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

  /// Keeps a candidate.
  ///
  /// An attacker needs at least a few guesses for a piece that is not the whole.
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
  /// Whether this candidate is tried before another with the same last unit; of equals, the one
  /// that was found first is.
  @inline(__always)
  fileprivate func precedes(_ other: Candidate) -> Bool {
    if start != other.start { return start < other.start }
    return kind != other.kind ? kind.rawValue < other.kind.rawValue : order < other.order
  }
}
