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
