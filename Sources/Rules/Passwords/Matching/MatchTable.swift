/// A piece of a password that an attacker would guess in one of the cheap ways.
struct Candidate {
  /// The ways, in the order that decides between equally cheap ones.
  enum Kind: UInt8 {
    case dictionary, reversed, substituted, transposed, keyboard, repetition, sequence, year, date
  }

  var kind: Kind
  var start: Int
  var end: Int
  var guesses: Double

  /// What decides between candidates of one kind that are equally cheap; the least wins.
  var order: UInt32 = 0

  /// The dictionary, or ``context`` for a word of the context.
  var dictionary = 0

  /// The rank in the dictionary.
  var rank = 0

  /// The turns of a keyboard walk, or the length of what is repeated.
  var detail = 0

  /// The number of the next candidate for the same piece and 1, or 0.
  var next: UInt16 = 0

  /// The number that stands for the words of the context in place of a dictionary's.
  static let context = 255

  /// The number of units.
  var length: Int { end - start }
}

/// The candidates for each piece of a password, in the order of the published model.
///
/// The order matters: the search may keep a way that it found with an earlier, dearer candidate.
struct MatchTable {
  /// The number of units of the password.
  let length: Int

  /// The candidates, as they were found.
  private(set) var candidates: [Candidate] = []

  /// For each last unit and each first one, the number of the first candidate and 1, or 0.
  private var numbers: [UInt16]

  /// For each last unit, the first unit of its longest candidate; the number of units if none.
  private var firsts: [Int]

  init(length: Int) {
    self.length = length
    numbers = Array(repeating: 0, count: length * length)
    firsts = Array(repeating: length, count: length)
    candidates.reserveCapacity(32)
  }

  /// Returns the number of the first candidate for a piece, or nil if there is none.
  @inline(__always)
  func number(from start: Int, through last: Int) -> Int? {
    let number = numbers[last * length + start]
    return number == 0 ? nil : Int(number) - 1
  }

  /// The first units of the candidates for a last one, and others between them.
  @inline(__always)
  func starts(through last: Int) -> Range<Int> { min(firsts[last], last + 1)..<(last + 1) }

  /// Returns the number of the next candidate for the same piece, or nil if there is none.
  @inline(__always)
  func number(after number: Int) -> Int? {
    let next = candidates[number].next
    return next == 0 ? nil : Int(next) - 1
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
    let place = (candidate.end - 1) * length + candidate.start
    var before: Int?
    var after = Int(numbers[place])
    while after != 0, !candidate.precedes(candidates[after - 1]) {
      before = after - 1
      after = Int(candidates[after - 1].next)
    }
    candidate.next = UInt16(after)
    candidates.append(candidate)
    if let before {
      candidates[before].next = UInt16(candidates.count)
    } else {
      numbers[place] = UInt16(candidates.count)
      firsts[candidate.end - 1] = min(firsts[candidate.end - 1], candidate.start)
    }
  }
}

extension Candidate {
  fileprivate func precedes(_ other: Candidate) -> Bool {
    kind != other.kind ? kind.rawValue < other.kind.rawValue : order < other.order
  }
}
