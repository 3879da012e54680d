/// The number that each character of a text counts as in a checksum.
///
///     try CharacterValues("0-9A-Z")                        // by position: A is 10, Z is 35
///     try CharacterValues(sharing: ["0A", "1B", "2C"])     // A counts as 0, like the digit
///     try CharacterValues(from: ["0-9": 0, "A-Z": 17])     // each run begins at its own number
///     try CharacterValues(takingTurns: [odd, even])        // by the position in the checked text
///
/// In all of them, `A-Z` represents the characters from A to Z in the order of their code points. A
/// hyphen at the start or at the end is literal. A character is a Unicode scalar. A character
/// without a number makes a text fail.
public struct CharacterValues: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let scalar: Unicode.Scalar
    let number: Int
  }

  /// The entries of each turn, sorted by scalar; a single turn applies to all positions.
  let turns: [[Entry]]

  /// The placeholder for a position in a text without a character.
  public static let filler: Unicode.Scalar = "_"

  /// The maximum number that a character can count as.
  public static let maximum = 9_999

  /// The maximum number of different characters.
  public static let maximumCount = 250

  /// Digits as their numbers, followed by A to Z, starting at 10.
  public static let alphanumeric = CharacterValues(plain: "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")

  /// The ten digits as their numbers.
  public static let digits = CharacterValues(plain: "0123456789")

  /// A to Z, starting at 0.
  static let letters = CharacterValues(plain: "ABCDEFGHIJKLMNOPQRSTUVWXYZ")

  init(plain characters: String) {
    turns = [characters.unicodeScalars.enumerated().map { Entry(scalar: $1, number: $0) }]
  }

  private init(_ entries: [Entry]) throws(ChecksumError) {
    guard !entries.isEmpty else {
      throw ChecksumError(.values, "No character has a value.", "Add at least one.")
    }
    guard entries.count <= Self.maximumCount else { throw .tooManyCharacters }
    for entry in entries where !(0...Self.maximum ~= entry.number) {
      throw ChecksumError(
        .values,
        "The character \(entry.scalar.quoted) would have the value \(entry.number).",
        "The value of a character must be from 0 to \(Self.maximum)."
      )
    }
    let sorted = entries.sorted { $0.scalar < $1.scalar }
    for (entry, next) in zip(sorted, sorted.dropFirst()) where entry.scalar == next.scalar {
      throw ChecksumError(
        .values,
        "The character \(entry.scalar.quoted) has two values, \(entry.number) and \(next.number).",
        "Give each character one value."
      )
    }
    turns = [sorted]
  }

  /// Creates values by position: the first character counts as 0, the next as 1, and so on.
  ///
  /// - Parameter text: The characters; `_` skips a number.
  /// - Throws: `ChecksumError` if a character appears twice, if there are too many characters or
  ///   none, or if a range is wrong.
  public init(_ text: String) throws(ChecksumError) {
    var entries: [Entry] = []
    let characters = try CharacterNotation.expand(text, filler: Self.filler, .values)
    for (place, scalar) in characters.enumerated() {
      if let scalar { entries.append(Entry(scalar: scalar, number: place)) }
    }
    try self.init(entries)
  }

  /// Creates values where several characters share the same number.
  ///
  /// - Parameter places: The characters that count as 0, those that count as 1, and so on. A text
  ///   may be empty; `_` is literal here.
  /// - Throws: The same errors as ``init(_:)``.
  public init(sharing places: [String]) throws(ChecksumError) {
    var entries: [Entry] = []
    for (number, text) in places.enumerated() {
      for case .some(let scalar) in try CharacterNotation.expand(text, .values) {
        entries.append(Entry(scalar: scalar, number: number))
      }
    }
    try self.init(entries)
  }

  /// Creates values from runs of characters.
  ///
  /// Each run counts up from a number.
  ///
  /// - Parameter starts: The number of the first character of each run; `_` is literal here.
  /// - Throws: The same errors as ``init(_:)``, or an error if a number is beyond ``maximum``.
  public init(from starts: [String: Int]) throws(ChecksumError) {
    var entries: [Entry] = []
    for (text, start) in starts.sorted(by: { $0.key < $1.key }) {
      guard 0...Self.maximum ~= start else {
        throw ChecksumError(
          .values,
          "The values of the characters \"\(text)\" would start at \(start).",
          "The value of a character must be from 0 to \(Self.maximum)."
        )
      }
      for case (let place, .some(let scalar)) in try CharacterNotation.expand(text, .values)
        .enumerated()
      {
        entries.append(Entry(scalar: scalar, number: start + place))
      }
    }
    try self.init(entries)
  }

  /// Creates values that take turns.
  ///
  /// The first values are for the first character, the second ones for the next, and so on, before
  /// they start over. They begin at the end of the text where the formula starts counting.
  ///
  /// - Parameter turns: The values, none of them taking turns itself.
  /// - Throws: `ChecksumError` if there are none, if they have too many characters, or if they take
  ///   turns themselves.
  public init(takingTurns turns: [CharacterValues]) throws(ChecksumError) {
    guard !turns.isEmpty else {
      throw ChecksumError(.values, "The list of alternating values is empty.", "Add values.")
    }
    guard turns.allSatisfy({ $0.turns.count == 1 }) else {
      throw ChecksumError(
        .values,
        "Alternating values contain other alternating values.",
        "Write all of them in one list."
      )
    }
    self.turns = turns.flatMap(\.turns)
    guard characters.count <= Self.maximumCount else { throw .tooManyCharacters }
  }

  /// All characters that have a value in at least one turn, sorted by code point.
  public var characters: [Unicode.Scalar] {
    Set(turns.joined().lazy.map(\.scalar)).sorted()
  }
}

/// The notation of lists of characters in packs, with ranges.
enum CharacterNotation {
  /// Returns the characters of a text, with nil where it skips a position.
  static func expand(
    _ text: String,
    filler: Unicode.Scalar? = nil,
    _ part: ChecksumError.Part
  ) throws(ChecksumError) -> [Unicode.Scalar?] {
    let scalars = Array(text.unicodeScalars)
    var characters: [Unicode.Scalar?] = []
    var index = 0
    while index < scalars.count {
      let first = scalars[index]
      if index + 2 < scalars.count, scalars[index + 1] == "-" {
        let last = scalars[index + 2]
        guard first.value <= last.value else {
          throw ChecksumError(
            part,
            "The range \(first.quoted) to \(last.quoted) runs backwards.",
            "Write the characters one by one."
          )
        }
        // This limits what a short text can request, even if a range skips many characters.
        guard last.value - first.value < UInt32(CharacterValues.maximumCount) else {
          throw ChecksumError(
            part,
            "The range \(first.quoted) to \(last.quoted) has too many characters.",
            "At most \(CharacterValues.maximumCount) characters can have a value."
          )
        }
        characters += (first.value...last.value).compactMap(Unicode.Scalar.init)
        index += 3
      } else {
        characters.append(first == filler ? nil : first)
        index += 1
      }
    }
    return characters
  }
}

extension Unicode.Scalar {
  /// The scalar in quotation marks, escaped if it is invisible.
  var quoted: String { "\"\(escaped(asASCII: !isVisible))\"" }

  private var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .enclosingMark:
      false
    case .spaceSeparator: self == " "
    default: true
    }
  }
}
