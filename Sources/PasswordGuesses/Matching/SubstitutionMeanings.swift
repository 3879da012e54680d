/// What the characters that may stand for letters mean, for all passwords.
///
/// What a character means depends on which others of its group a password has, and there are at
/// most 32 sets of these. So all meanings are made once.
struct SubstitutionMeanings: BitwiseCopyable, @unchecked Sendable {
  // SAFETY: the two instances are made once and never freed, and nothing writes to their tables
  // after that. Numbers and places are compared with their sizes.

  /// What a character may be.
  struct Meaning: Sendable, BitwiseCopyable {
    /// A letter, or 0.
    var letter: UInt16 = 0

    /// A second letter, or 0.
    var otherLetter: UInt16 = 0

    /// The kinds of the letters for `LexiconBeginnings`.
    var kind: UInt8 = 0
    var otherKind: UInt8 = 0

    /// The sets of tables under which it stands for its letter.
    var asLetter: UInt64 = 0

    /// The sets of tables under which it stands for the second letter.
    var asOtherLetter: UInt64 = 0

    /// The sets of tables under which it stands for itself.
    var asItself: UInt64 = 0

    /// The bits that decide about it, of which one must be left.
    var group: UInt64 = 0
  }

  /// Those of the published model.
  static let bound = SubstitutionMeanings(isFree: false)

  /// Those where each character may be any of its letters or itself, whatever the others are.
  static let free = SubstitutionMeanings(isFree: true)

  /// The characters that may stand for letters; those with several letters come last.
  private static let characters: [UInt8] = Array("4@8({[<369$50%2+1!|7".utf8)

  /// The letters that share no character with another, each with its characters' numbers, and the
  /// first of the bits that decide about them; −1 where there is nothing to decide.
  private static let groups: [(letter: UInt8, characters: Range<Int>, bit: Int)] = [
    (UInt8(ascii: "a"), 0..<2, 0), (UInt8(ascii: "b"), 2..<3, -1), (UInt8(ascii: "c"), 3..<7, 2),
    (UInt8(ascii: "e"), 7..<8, -1), (UInt8(ascii: "g"), 8..<10, 6),
    (UInt8(ascii: "s"), 10..<12, 8), (UInt8(ascii: "o"), 12..<13, -1),
    (UInt8(ascii: "x"), 13..<14, -1), (UInt8(ascii: "z"), 14..<15, -1),
  ]

  /// The numbers of the characters of `i`, `l` and `t`, for which `SubstitutionChoices` decides.
  static let choices = 15..<20

  private static let mostSets = 32

  /// For each character and each set of its group, the meaning.
  private let meanings: UnsafePointer<Meaning>

  /// For each character and each set of its group, the bits that decide about the group.
  private let bits: UnsafePointer<UInt64>

  /// The characters of a group among all of a password.
  private struct Group: BitwiseCopyable {
    var first: UInt32
    var mask: UInt32

    init(_ characters: Range<Int>) {
      first = UInt32(characters.lowerBound)
      mask = 1 << UInt32(characters.count) - 1
    }
  }

  /// For each character, its group.
  private let groups: UnsafePointer<Group>

  /// How many characters may stand for letters.
  static let characterCount = choices.upperBound

  private static let count = characterCount * mostSets

  private static func table<Element: BitwiseCopyable>(
    _ elements: [Element]
  ) -> UnsafePointer<Element> {
    let table = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
    for (index, element) in elements.enumerated() {
      (table + index).initialize(to: element)
    }
    return UnsafePointer(table)
  }

  private init(isFree: Bool) {
    var meanings = Array(repeating: Meaning(), count: Self.count)
    var bits = Array(repeating: UInt64(0), count: Self.count)
    var groups: [Group] = []
    func add(_ number: Int, _ group: Range<Int>, _ make: (Int) -> (Meaning, UInt64)) {
      for set in 1..<(1 << group.count) where set >> (number - group.lowerBound) & 1 == 1 {
        (meanings[number * Self.mostSets + set], bits[number * Self.mostSets + set]) = make(set)
      }
      groups.append(Group(group))
    }
    for group in Self.groups {
      for number in group.characters {
        add(number, group.characters) { set in
          Self.meaning(UInt16(group.letter), number - group.characters.lowerBound, group.bit, set)
        }
      }
    }
    for number in Self.choices {
      add(number, Self.choices) { set in Self.meaning(number - Self.choices.lowerBound, set) }
    }
    if isFree {
      for place in meanings.indices where meanings[place].letter != 0 {
        let (letter, other) = (meanings[place].letter, meanings[place].otherLetter)
        meanings[place] = Meaning(
          letter: letter,
          otherLetter: other,
          asLetter: ~0,
          asOtherLetter: ~0,
          asItself: ~0,
          group: ~0
        )
        bits[place] = ~0
      }
    }
    for place in meanings.indices {
      meanings[place].kind = LexiconBeginnings.kind(of: meanings[place].letter)
      meanings[place].otherKind = LexiconBeginnings.kind(of: meanings[place].otherLetter)
    }
    self.meanings = Self.table(meanings)
    self.bits = Self.table(bits)
    self.groups = Self.table(groups)
  }

  /// The meaning of a character that shares its letter at most with others of its group.
  private static func meaning(
    _ letter: UInt16,
    _ place: Int,
    _ bit: Int,
    _ set: Int
  ) -> (Meaning, UInt64) {
    guard bit >= 0 else { return (Meaning(letter: letter, asLetter: ~0), 0) }
    let bits = UInt64(set) << UInt64(bit)
    let own = UInt64(1) << UInt64(bit + place)
    let meaning = Meaning(letter: letter, asLetter: ~bits | own, asItself: ~own, group: bits)
    return (meaning, bits)
  }

  /// The meaning of a character for which the choices decide.
  private static func meaning(_ place: Int, _ set: Int) -> (Meaning, UInt64) {
    let choices = SubstitutionChoices.all[set]
    let bits = SubstitutionChoices.bits(choices.count)
    let (letter, other) = SubstitutionChoices.letters[place]
    var meaning = Meaning(letter: letter, otherLetter: other, group: bits)
    meaning.asLetter = ~bits | choices.tables(where: place, standsFor: letter)
    if other != 0 {
      meaning.asOtherLetter = ~bits | choices.tables(where: place, standsFor: other)
    }
    meaning.asItself = ~bits | choices.tables(where: place, standsFor: 0)
    return (meaning, bits)
  }

  /// The number of a character that may stand for a letter; −1 for others.
  static func number(of character: UInt8) -> Int { characters.firstIndex(of: character) ?? -1 }

  /// The place of the meaning of a character, in a password with a set of characters.
  @inline(__always)
  func place(of number: Int, _ present: UInt32) -> Int {
    precondition(0..<Self.characterCount ~= number)
    let group = groups[number]
    let set = Int(present >> group.first & group.mask)
    return number * Self.mostSets + set
  }

  /// The meaning at a place.
  @inline(__always)
  subscript(place: Int) -> Meaning {
    precondition(0..<Self.count ~= place)
    return meanings[place]
  }

  /// The bits that decide about the group of the character at a place.
  func bits(at place: Int) -> UInt64 {
    precondition(0..<Self.count ~= place)
    return bits[place]
  }
}
