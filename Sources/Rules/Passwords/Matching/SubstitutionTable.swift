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
  /// What a character may be.
  struct Meaning {
    /// A letter, or 0.
    var letter: UInt16 = 0

    /// The sets of tables under which it stands for that letter.
    var asLetter: UInt64 = 0

    /// A second letter, or 0.
    var otherLetter: UInt16 = 0

    /// The sets of tables under which it stands for the second letter.
    var asOtherLetter: UInt64 = 0

    /// The sets of tables under which it stands for itself.
    var asItself: UInt64 = 0

    /// The bits that decide about it, of which one must be left.
    var group: UInt64 = 0
  }

  /// All tables for the password.
  private(set) var all: UInt64 = 0

  /// For each unit of the password, its meaning's number and 1, or 0.
  private(set) var numbers: [UInt8] = []

  /// What the characters of the password may be.
  private(set) var meanings: [Meaning] = []

  private var numberOfCharacter: [UInt8]
  private var choices = SubstitutionChoices.none

  /// Creates the table for a password, or returns nil if nothing in it can stand for a letter.
  ///
  /// - Parameters:
  ///   - units: The password.
  ///   - isFree: Whether each character may stand for any of its letters, whatever the others do.
  init?(_ units: [UInt16], isFree: Bool) {
    var present = UInt32(0)
    for unit in units where unit < 128 {
      let number = Self.number(of: UInt8(unit))
      if number >= 0 { present |= 1 << UInt32(number) }
    }
    if present == 0 { return nil }
    numberOfCharacter = Array(repeating: 0, count: 128)
    meanings.reserveCapacity(20)
    for group in Self.groups { add(group, present) }
    choices = SubstitutionChoices.all[Int(present >> 15 & 31)]
    addChoices(present)
    if isFree { lift() }
    numbers = units.map { $0 < 128 ? numberOfCharacter[Int($0)] : 0 }
  }

  /// Lets each character stand for any of its letters, and for itself.
  private mutating func lift() {
    all = ~0
    for index in meanings.indices {
      meanings[index].asLetter = ~0
      meanings[index].asOtherLetter = ~0
      meanings[index].asItself = ~0
      meanings[index].group = ~0
    }
  }

  /// What the unit at a place may be, or nil if it stands for itself in every table.
  @inline(__always)
  func meaning(at place: Int) -> Meaning? {
    let number = numbers[place]
    return number == 0 ? nil : meanings[Int(number) - 1]
  }

  /// The characters that may stand for letters; those with several letters come last.
  private static let characters: [UInt8] = Array("4@8({[<369$50%2+1!|7".utf8)

  private static let places: InlineArray<128, Int8> = {
    var numbers = InlineArray<128, Int8>(repeating: -1)
    for (number, character) in characters.enumerated() {
      numbers[Int(character)] = Int8(number)
    }
    return numbers
  }()

  @inline(__always)
  private static func number(of character: UInt8) -> Int8 { places[Int(character)] }

  /// The letters that share no character with another, each with its characters' numbers.
  private static let groups: [(letter: UInt8, characters: ClosedRange<Int>, bit: Int)] = [
    (UInt8(ascii: "a"), 0...1, 0), (UInt8(ascii: "b"), 2...2, -1),
    (UInt8(ascii: "c"), 3...6, 2), (UInt8(ascii: "e"), 7...7, -1),
    (UInt8(ascii: "g"), 8...9, 6), (UInt8(ascii: "s"), 10...11, 8),
    (UInt8(ascii: "o"), 12...12, -1), (UInt8(ascii: "x"), 13...13, -1),
    (UInt8(ascii: "z"), 14...14, -1),
  ]

  private mutating func add(
    _ group: (letter: UInt8, characters: ClosedRange<Int>, bit: Int),
    _ present: UInt32
  ) {
    var bits = UInt64(0)
    if group.bit >= 0 {
      for number in group.characters where present >> UInt32(number) & 1 == 1 {
        bits |= 1 << UInt64(group.bit + number - group.characters.lowerBound)
      }
      all |= bits
    }
    for number in group.characters where present >> UInt32(number) & 1 == 1 {
      var meaning = Meaning(letter: UInt16(group.letter), asLetter: ~0)
      if group.bit >= 0 {
        let own = UInt64(1) << UInt64(group.bit + number - group.characters.lowerBound)
        meaning.asLetter = ~bits | own
        meaning.asItself = ~own
        meaning.group = bits
      }
      append(meaning, Self.characters[number])
    }
  }

  private mutating func append(_ meaning: Meaning, _ character: UInt8) {
    meanings.append(meaning)
    numberOfCharacter[Int(character)] = UInt8(meanings.count)
  }

  private mutating func addChoices(_ present: UInt32) {
    guard choices.count > 0 else { return }
    let bits = SubstitutionChoices.bits(choices.count)
    all |= bits
    for number in 0..<5 where present >> UInt32(15 + number) & 1 == 1 {
      let letters = SubstitutionChoices.letters[number]
      var meaning = Meaning(letter: letters.0, group: bits)
      meaning.asLetter = ~bits | choices.tables(where: number, standsFor: letters.0)
      if letters.1 != 0 {
        meaning.otherLetter = letters.1
        meaning.asOtherLetter = ~bits | choices.tables(where: number, standsFor: letters.1)
      }
      meaning.asItself = ~bits | choices.tables(where: number, standsFor: 0)
      append(meaning, Self.characters[15 + number])
    }
  }

  /// The place of the first table of a set, in the order in which the model makes its tables.
  ///
  /// Of equally cheap words, the one of the first table wins.
  func order(_ set: UInt64) -> UInt32 {
    let place = set >> UInt64(SubstitutionChoices.firstBit)
    let choice = place == 0 ? 0 : place.trailingZeroBitCount
    func first(_ bit: Int, _ count: Int) -> UInt32 {
      UInt32((set >> UInt64(bit) | 1 << UInt64(count)).trailingZeroBitCount)
    }
    var order = UInt32(choice >= choices.startOfSecondHalf ? 1 : 0)
    order = order << 2 | first(8, 2)
    order = order << 6 | UInt32(choice)
    order = order << 2 | first(6, 2)
    order = order << 3 | first(2, 4)
    return order << 2 | first(0, 2)
  }
}
