/// The letters that the characters of one password may stand for, such as `a` for `4`.
///
/// Advice to maintainers: the published model creates tables that map characters to letters, and
/// looks up the whole password with each. A table gives each letter one character, and each
/// character one letter, so there can be thousands of tables. Here, a single walk keeps the set of
/// tables that agree with what it has read so far, and ends when the set is empty.
///
/// A set is 64 bits. The choices for `a`, `c`, `g`, and `s` are independent, so each of these
/// letters has a bit for each of its characters. The choices for `i`, `l`, and `t` depend on each
/// other because of `1`, `|`, and `7`. So there is one bit for each way to choose for all three
/// (``SubstitutionChoices``). Each other character stands for the same letter in every table, and
/// no other character stands for that letter.
struct SubstitutionTable {
  /// All tables for the password.
  private(set) var all: UInt64 = 0

  /// For each unit, its number among the characters that may stand for letters, plus 1; 0 for other
  /// units.
  private let numbers: ScratchTable<UInt8>

  /// The index of the meaning, for each of these numbers in the password.
  private let indices: ScratchTable<UInt16>

  /// The possible meanings of the characters.
  private let meanings: SubstitutionMeanings

  /// The number of the first choice that uses the second character of `t`.
  private let startOfSecondHalf: Int

  /// Creates the table for a password, or returns nil if nothing in it can stand for a letter.
  ///
  /// - Parameters:
  ///   - text: The password.
  ///   - isFree: Whether each character may stand for any of its letters, regardless of the others.
  ///   - memory: The memory of the estimate.
  init?(_ text: TextVariants, isFree: Bool, in memory: EstimationMemory) {
    let present = text.substitutes
    if present == 0 { return nil }
    meanings = isFree ? .free : .bound
    numbers = text.substituteNumbers
    indices = memory.unwrittenTable(SubstitutionMeanings.characterCount + 1)
    var left = present
    while left != 0 {
      let number = left.trailingZeroBitCount
      left &= left &- 1
      let index = meanings.index(of: number, present)
      indices[number + 1] = UInt16(index)
      all |= meanings.bits(at: index)
    }
    let choices = Int(present >> UInt32(SubstitutionMeanings.choices.lowerBound)) & 31
    startOfSecondHalf = SubstitutionChoices.startsOfSecondHalf[choices]
  }

  /// Returns the possible meanings of the unit at an index, or nil if it is itself in every table.
  @inline(__always)
  func meaning(at index: Int) -> SubstitutionMeanings.Meaning? {
    let number = Int(numbers[index])
    return number == 0 ? nil : meanings[Int(indices[number])]
  }

  /// Returns whether the unit at an index may stand for a letter.
  @inline(__always)
  func isSubstitute(at index: Int) -> Bool { numbers[index] != 0 }

  /// Returns the number of the first table in a set, in the order that the model creates its
  /// tables.
  ///
  /// If words are equally cheap, the word of the first table is chosen.
  func order(_ set: UInt64) -> UInt32 {
    let choices = set >> UInt64(SubstitutionChoices.firstBit)
    let choice = choices == 0 ? 0 : choices.trailingZeroBitCount
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

/// The ways to choose characters of one password for `i`, `l`, and `t`, in the order of the
/// published model.
///
/// The model chooses for `i` first, then for `l`, then for `t`. If a character already stands for
/// an earlier letter, one table keeps it, and another table gives it to the later letter instead.
struct SubstitutionChoices: Sendable {
  /// The lowest bit of these choices in a set of tables.
  static let firstBit = 10

  /// The letters of the characters `+`, `1`, `!`, `|`, and `7`; 0 for none.
  static let letters: [(UInt16, UInt16)] = [(t, 0), (i, l), (i, 0), (i, l), (l, t)]

  /// For each choice, the letter of each of the five characters; 0 for the character itself.
  private var tables: [[UInt16]] = []

  /// The number of the first choice that uses the second character of `t`.
  private var startOfSecondHalf = 64

  /// The choices for each set of the five characters.
  static let all: [SubstitutionChoices] = (0..<32).map(SubstitutionChoices.init(present:))

  /// The number of the first choice that uses the second character of `t`, for each set of the five
  /// characters.
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

  var count: Int { tables.count }

  /// Returns the bits of a number of choices.
  static func bits(_ count: Int) -> UInt64 { ((1 << UInt64(count)) - 1) << UInt64(firstBit) }

  /// Returns the choices where a character stands for a letter, as bits.
  func tables(where character: Int, standsFor letter: UInt16) -> UInt64 {
    var bits = UInt64(0)
    for (number, table) in tables.enumerated() where table[character] == letter {
      bits |= 1 << UInt64(Self.firstBit + number)
    }
    return bits
  }
}
