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

  /// The number that stands for the words of the context in place of a dictionary's.
  static let context = 255

  /// The number of units.
  var length: Int { end - start }
}

/// The cheapest candidate for each piece of a password.
///
/// Of candidates for the same piece, no other can be part of a cheapest way through the password.
struct MatchTable {
  /// The number of units of the password.
  let length: Int

  /// The candidates that were the cheapest for their piece when they were found.
  private(set) var candidates: [Candidate] = []

  /// For each last unit and each first one, the number of the candidate and 1, or 0.
  private var numbers: [UInt16]

  /// For each last unit, the first unit of its longest candidate; the number of units if none.
  private var firsts: [Int]

  init(length: Int) {
    self.length = length
    numbers = Array(repeating: 0, count: length * length)
    firsts = Array(repeating: length, count: length)
    candidates.reserveCapacity(32)
  }

  /// Returns the number of the candidate for a piece, or nil if there is none.
  @inline(__always)
  func number(from start: Int, through last: Int) -> Int? {
    let number = numbers[last * length + start]
    return number == 0 ? nil : Int(number) - 1
  }

  /// The first units of the candidates for a last one, and others between them.
  @inline(__always)
  func starts(through last: Int) -> Range<Int> { min(firsts[last], last + 1)..<(last + 1) }

  /// Keeps a candidate if it is cheaper than what is known for its piece.
  ///
  /// An attacker needs at least a few guesses for a piece that is not the whole.
  mutating func offer(_ candidate: Candidate) {
    var candidate = candidate
    if candidate.length < length {
      candidate.guesses = max(candidate.guesses, candidate.length == 1 ? 10 : 50)
    }
    let place = (candidate.end - 1) * length + candidate.start
    let number = Int(numbers[place])
    if number == 0 {
      guard candidates.count < Int(UInt16.max) else { return }
      candidates.append(candidate)
      numbers[place] = UInt16(candidates.count)
      firsts[candidate.end - 1] = min(firsts[candidate.end - 1], candidate.start)
    } else if candidate.precedes(candidates[number - 1]) {
      candidates[number - 1] = candidate
    }
  }
}

extension Candidate {
  fileprivate func precedes(_ other: Candidate) -> Bool {
    if guesses != other.guesses { return guesses < other.guesses }
    if kind != other.kind { return kind.rawValue < other.kind.rawValue }
    return order < other.order
  }
}
