/// Which letters the characters of one password may stand for, such as `4` for `a`.
///
/// Advice to maintainers: the published model makes tables that map characters to letters, and looks
/// the whole password up under each. A table gives each letter one character, and each character
/// one letter, so that there can be thousands of tables. Here one walk keeps the set of the tables
/// that agree with what it has read so far, and ends when there are none. The choices for `a`, `c`,
/// `g` and `s` do not depend on one another; those for `i`, `l` and `t` do, because of `1`, `|` and
/// `7`. So the set has bits for the characters of each of the four, and one for each way to choose
/// for the other three (``SubstitutionChoices``). All other characters have one letter for
/// themselves alone, and stand for it in every table.
struct SubstitutionTable {
  /// All tables for the password.
  private(set) var all: UInt64 = 0

  /// For each unit, its number among the characters that may stand for letters and 1, or 0.
  private let numbers: ScratchTable<UInt8>

  /// For each of these that the password has, the place of the meaning.
  private let places: ScratchTable<UInt16>

  /// What the characters may be.
  private let meanings: SubstitutionMeanings

  /// The number of the first choice that was made with the second character of `t`.
  private let startOfSecondHalf: Int

  /// Creates the table for a password, or returns nil if nothing in it can stand for a letter.
  ///
  /// - Parameters:
  ///   - text: The password.
  ///   - isFree: Whether each character may stand for any of its letters, whatever the others do.
  ///   - memory: The memory of the estimate.
  init?(_ text: TextVariants, isFree: Bool, in memory: EstimationMemory) {
    let present = text.substitutes
    if present == 0 { return nil }
    meanings = isFree ? .free : .bound
    numbers = text.substituteNumbers
    places = memory.unwrittenTable(SubstitutionMeanings.characterCount + 1)
    var left = present
    while left != 0 {
      let number = left.trailingZeroBitCount
      left &= left &- 1
      let place = meanings.place(of: number, present)
      places[number + 1] = UInt16(place)
      all |= meanings.bits(at: place)
    }
    let choices = Int(present >> UInt32(SubstitutionMeanings.choices.lowerBound)) & 31
    startOfSecondHalf = SubstitutionChoices.startsOfSecondHalf[choices]
  }

  /// What the unit at an index may be, or nil if it stands for itself in every table.
  @inline(__always)
  func meaning(at index: Int) -> SubstitutionMeanings.Meaning? {
    let number = Int(numbers[index])
    return number == 0 ? nil : meanings[Int(places[number])]
  }

  /// Whether the unit at an index may stand for a letter.
  @inline(__always)
  func isSubstitute(at index: Int) -> Bool { numbers[index] != 0 }

  /// The place of the first table of a set, in the order in which the model makes its tables.
  ///
  /// Of equally cheap words, the one of the first table wins.
  func order(_ set: UInt64) -> UInt32 {
    let place = set >> UInt64(SubstitutionChoices.firstBit)
    let choice = place == 0 ? 0 : place.trailingZeroBitCount
    func first(_ bit: Int, _ count: Int) -> UInt32 {
      UInt32((set >> UInt64(bit) | 1 << UInt64(count)).trailingZeroBitCount)
    }
    var order = UInt32(choice >= startOfSecondHalf ? 1 : 0)
    order = order << 2 | first(8, 2)
    order = order << 6 | UInt32(choice)
    order = order << 2 | first(6, 2)
    order = order << 3 | first(2, 4)
    return order << 2 | first(0, 2)
  }
}

/// The ways to give `i`, `l` and `t` characters of one password, in the order of the published model.
///
/// The model gives the letters characters in turn: `i` first, then `l`, then `t`. Where a character
/// stands for an earlier letter already, there is one table that leaves it so, and another that
/// gives it to the later letter instead.
struct SubstitutionChoices: Sendable {
  /// The lowest bit of these choices in a set of tables.
  static let firstBit = 10

  /// The letters of the characters `+`, `1`, `!`, `|` and `7`; 0 for none.
  static let letters: [(UInt16, UInt16)] = [(t, 0), (i, l), (i, 0), (i, l), (l, t)]

  /// For each choice, the letter of each of the five characters; 0 for itself.
  private var tables: [[UInt16]] = []

  /// The number of the first choice that was made with the second character of `t`.
  private var startOfSecondHalf = 64

  /// The choices for each set of the five characters.
  static let all: [SubstitutionChoices] = (0..<32).map(SubstitutionChoices.init(present:))

  /// For each set of the five characters, the number of the first choice that was made with the
  /// second character of `t`.
  static let startsOfSecondHalf: [Int] = all.map(\.startOfSecondHalf)

  private static let i = UInt16(UInt8(ascii: "i"))
  private static let l = UInt16(UInt8(ascii: "l"))
  private static let t = UInt16(UInt8(ascii: "t"))

  private init(present: Int) {
    var tables: [[UInt16]] = [[0, 0, 0, 0, 0]]
    let letters: [(UInt16, [Int])] = [
      (Self.i, [1, 2, 3]), (Self.l, [1, 3, 4]), (Self.t, [0, 4]),
    ]
    for (letter, characters) in letters {
      var made: [[UInt16]] = []
      let characters = characters.filter { present >> $0 & 1 == 1 }
      if characters.isEmpty { continue }
      for character in characters {
        if letter == Self.t, character != characters.first { startOfSecondHalf = made.count }
        for table in tables {
          if table[character] != 0, !made.contains(table) { made.append(table) }
          var changed = table
          changed[character] = letter
          if !made.contains(changed) { made.append(changed) }
        }
      }
      tables = made
    }
    self.tables = present == 0 ? [] : tables
  }

  /// The number of choices.
  var count: Int { tables.count }

  /// The bits of so many choices.
  static func bits(_ count: Int) -> UInt64 { ((1 << UInt64(count)) - 1) << UInt64(firstBit) }

  /// The choices under which a character stands for a letter, as bits.
  func tables(where character: Int, standsFor letter: UInt16) -> UInt64 {
    var bits = UInt64(0)
    for (number, table) in tables.enumerated() where table[character] == letter {
      bits |= 1 << UInt64(Self.firstBit + number)
    }
    return bits
  }
}
