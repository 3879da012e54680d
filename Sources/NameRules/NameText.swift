import PersonNames
import RuleEngine
import UnicodeText

/// A name, split into characters and words for an inspection.
struct NameText: Sendable {
  /// A character of the name.
  struct Character: Sendable {
    let scalar: Unicode.Scalar
    let kind: NameKind

    /// The offsets of its bytes.
    let range: Range<Int>

    /// Whether this is part of a web address, markup or an emoji.
    ///
    /// These are reported as a whole.
    var isTaken = false

    /// Whether this is a letter, plain or not.
    var isLetter: Bool {
      kind == .letter || kind == .styledLetter || kind == .notationLetter
    }

    var isMark: Bool { kind == .sharedMark || kind == .ownMark || kind == .signMark }
  }

  var characters: [Character] = []

  /// The words: runs without a space.
  let words: [Range<Int>]

  init(_ text: UTF8Span) {
    var offset = 0
    var words: [Range<Int>] = []
    var start = 0
    while offset < text.count {
      let scalar = text.scalar(at: offset)
      let range = offset..<(offset + scalar.utf8Length)
      let kind = NameKind(of: scalar)
      if kind == .space {
        if start < characters.count { words.append(start..<characters.count) }
        start = characters.count + 1
      }
      characters.append(Character(scalar: scalar, kind: kind, range: range))
      offset = range.upperBound
    }
    if start < characters.count { words.append(start..<characters.count) }
    self.words = words
  }

  /// Returns the offsets of the bytes of some characters.
  func byteRange(of range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else { return 0..<0 }
    return characters[first].range.lowerBound..<characters[last].range.upperBound
  }

  /// Returns the character at an index, or nil outside the text.
  subscript(index: Int) -> Character? {
    characters.indices.contains(index) ? characters[index] : nil
  }

  var scalars: [Unicode.Scalar] { characters.map(\.scalar) }

  /// Returns the text of some characters.
  func string(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    for index in range { text.append(characters[index].scalar) }
    return String(text)
  }

  /// Returns the scripts of a letter, or of the letter that a mark is on.
  func scripts(at index: Int) -> ScriptSet? {
    var base = index
    while let character = self[base], character.isLetter || character.isMark {
      let scripts = ScriptSet(of: character.scalar)
      if !scripts.isShared { return scripts }
      if character.isLetter { return nil }
      base -= 1
    }
    return nil
  }
}
