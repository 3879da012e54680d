import FrozenTables

/// The meanings of the characters that may stand for letters, for all passwords.
///
/// The meaning of a character depends on the other characters of its group that a password
/// contains. A group has at most 32 of these sets. So all meanings are computed once.
/// `SubstitutionTable` explains the sets of tables.
struct SubstitutionMeanings: BitwiseCopyable, Sendable {
  /// The possible meanings of one character.
  struct Meaning: Sendable, BitwiseCopyable {
    /// A letter, or 0.
    var letter: UInt16 = 0

    /// A second letter, or 0.
    var otherLetter: UInt16 = 0

    /// The kind of the letter in `LexiconBeginnings`.
    var kind: UInt8 = 0

    /// The kind of the second letter.
    var otherKind: UInt8 = 0

    /// The tables where it stands for its letter; the bits of other groups are all set.
    var asLetter: UInt64 = 0

    /// The tables where it stands for the second letter.
    var asOtherLetter: UInt64 = 0

    /// The tables where it stands for itself.
    var asItself: UInt64 = 0

    /// The bits of its group.
    ///
    /// A set of tables without any of these bits is empty.
    var group: UInt64 = 0

    /// Lets it stand for each of its letters and for itself in all tables.
    fileprivate mutating func free() {
      (asLetter, asOtherLetter, asItself, group) = (~0, ~0, ~0, ~0)
    }
  }

  /// The meanings of the published model.
  static let bound = SubstitutionMeanings(isFree: false)

  /// Meanings where each character may be any of its letters or itself, regardless of the other
  /// characters.
  static let free = SubstitutionMeanings(isFree: true)

  /// The characters that may stand for letters, with those that have several letters at the end.
  private static let characters: [UInt8] = Array("4@8({[<369$50%2+1!|7".utf8)

  /// The letters that share no character with another letter, each with the numbers of its
  /// characters and its first bit.
  ///
  /// The bit is −1 for a letter with one character, which doesn't need any.
  private static let groups: [(letter: UInt8, characters: Range<Int>, bit: Int)] = [
    (UInt8(ascii: "a"), 0..<2, 0), (UInt8(ascii: "b"), 2..<3, -1), (UInt8(ascii: "c"), 3..<7, 2),
    (UInt8(ascii: "e"), 7..<8, -1), (UInt8(ascii: "g"), 8..<10, 6),
    (UInt8(ascii: "s"), 10..<12, 8), (UInt8(ascii: "o"), 12..<13, -1),
    (UInt8(ascii: "x"), 13..<14, -1), (UInt8(ascii: "z"), 14..<15, -1),
  ]

  /// The numbers of the characters of `i`, `l`, and `t`, which `SubstitutionChoices` chooses
  /// together.
  static let choices = 15..<20

  private static let mostSets = 32

  /// The meaning for each character and each set of characters of its group.
  private let meanings: FrozenTable<Meaning>

  /// The bits of the group for each character and each set of characters of its group.
  private let bits: FrozenTable<UInt64>

  /// The position of a group's characters among all characters of a password.
  private struct Group: BitwiseCopyable, Sendable {
    var first: UInt32
    var mask: UInt32

    init(_ characters: Range<Int>) {
      first = UInt32(characters.lowerBound)
      mask = 1 << UInt32(characters.count) - 1
    }
  }

  /// The group of each character.
  private let groups: FrozenTable<Group>

  /// The number of characters that may stand for letters.
  static let characterCount = choices.upperBound

  private static let count = characterCount * mostSets

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
    for index in meanings.indices {
      if isFree, meanings[index].letter != 0 {
        meanings[index].free()
        bits[index] = ~0
      }
      meanings[index].kind = LexiconBeginnings.kind(of: meanings[index].letter)
      meanings[index].otherKind = LexiconBeginnings.kind(of: meanings[index].otherLetter)
    }
    self.meanings = FrozenTable(immortal: meanings)
    self.bits = FrozenTable(immortal: bits)
    self.groups = FrozenTable(immortal: groups)
  }

  /// Creates the meaning of a character with one letter.
  ///
  /// - Parameters:
  ///   - letter: The letter.
  ///   - member: The number of the character within its group.
  ///   - bit: The first bit of the group, or −1 if it has none.
  ///   - set: The characters of the group that the password contains.
  /// - Returns: The meaning, and the bits of the group.
  private static func meaning(
    _ letter: UInt16,
    _ member: Int,
    _ bit: Int,
    _ set: Int
  ) -> (Meaning, UInt64) {
    guard bit >= 0 else { return (Meaning(letter: letter, asLetter: ~0), 0) }
    let bits = UInt64(set) << UInt64(bit)
    let own = UInt64(1) << UInt64(bit + member)
    let meaning = Meaning(letter: letter, asLetter: ~bits | own, asItself: ~own, group: bits)
    return (meaning, bits)
  }

  /// Creates the meaning of a character of `i`, `l`, or `t`, with the bits of all choices.
  private static func meaning(_ member: Int, _ set: Int) -> (Meaning, UInt64) {
    let choices = SubstitutionChoices.all[set]
    let bits = SubstitutionChoices.bits(choices.count)
    let (letter, other) = SubstitutionChoices.letters[member]
    var meaning = Meaning(letter: letter, otherLetter: other, group: bits)
    meaning.asLetter = ~bits | choices.tables(where: member, standsFor: letter)
    if other != 0 {
      meaning.asOtherLetter = ~bits | choices.tables(where: member, standsFor: other)
    }
    meaning.asItself = ~bits | choices.tables(where: member, standsFor: 0)
    return (meaning, bits)
  }

  /// Returns the number of a character that may stand for a letter, or −1 for other characters.
  static func number(of character: UInt8) -> Int { characters.firstIndex(of: character) ?? -1 }

  /// Returns the index of a character's meaning in a password that contains a set of characters.
  @inline(__always)
  func index(of number: Int, _ present: UInt32) -> Int {
    precondition(0..<Self.characterCount ~= number)
    let group = groups[number]
    let set = Int(present >> group.first & group.mask)
    return number * Self.mostSets + set
  }

  @inline(__always)
  subscript(index: Int) -> Meaning {
    precondition(0..<Self.count ~= index)
    return meanings[index]
  }

  /// Returns the bits of the group of the character at an index.
  func bits(at index: Int) -> UInt64 {
    precondition(0..<Self.count ~= index)
    return bits[index]
  }
}
