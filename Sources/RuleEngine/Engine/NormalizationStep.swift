package import UnicodeText

/// A step that unifies different ways of writing the same value before any check runs.
public enum NormalizationStep: Hashable, Sendable {
  /// Replaces what people type and paste with what they meant: invisible characters, spaces, digits
  /// and dashes of all kinds.
  ///
  /// It is the first step. What it takes away around a value, such as a label, depends on the
  /// checks, so the rule does that, and not the step.
  case asTyped(AsTyped)

  /// Removes whitespace (the property `White_Space` of UAX #44) from both ends.
  case trim

  /// Replaces each run of whitespace (the property `White_Space` of UAX #44) with one space.
  case collapseSpaces

  /// Replaces each run of spaces (category Zs of UAX #44) with one space.
  ///
  /// Tabs and line breaks stay, so that a check can refuse them.
  case collapseBlanks

  /// Composes characters: Unicode Normalization Form C (UAX #15).
  case nfc

  /// Composes characters and replaces compatibility variants: Form KC (UAX #15).
  ///
  /// `ﬁ１` becomes `fi1`.
  case nfkc

  /// Makes letters lowercase, independent of the language.
  case lowercase

  /// Makes letters uppercase, independent of the language.
  case uppercase

  /// Replaces the decimal digits of every script with ASCII digits: `٠١٢` becomes `012`.
  case asciiDigits

  /// Removes the characters of a set, such as the separators of a number.
  ///
  /// Blankness is tested before this step, so `---` isn't blank.
  case remove(RemovedCharacters)
}

/// The characters that a normalization step removes.
///
///     try RemovedCharacters("[\\ .-]")   // removes spaces, full stops and hyphens
///
/// People paste numbers from documents that use no-break spaces for spaces, and dashes for hyphens.
/// So in the set, a space stands for every space (category Zs of UAX #44, and the tab), and a
/// hyphen stands for every dash that occurs within numbers.
public struct RemovedCharacters: Hashable, Sendable {
  /// The set as written in the pack.
  package let pattern: String

  /// All characters that are removed.
  package let set: UnicodeSet

  /// Spaces other than the ASCII space, in the syntax of a set.
  ///
  /// They are listed because ICU takes long to resolve a property.
  private static let blanks = #"\x{9}\x{A0}\x{1680}\x{2000}-\x{200A}\x{202F}\x{205F}\x{3000}"#

  /// Hyphens, dashes and minus signs other than the ASCII hyphen, including small and full-width
  /// ones.
  private static let dashes = #"\x{2010}-\x{2015}\x{2212}\x{FE58}\x{FE63}\x{FF0D}"#

  /// Creates a set from its pattern in ICU's syntax.
  ///
  /// - Throws: A ``SettingError`` if the pattern isn't a set, or if the set is empty.
  package init(_ pattern: String) throws(SettingError) {
    guard let written = try Self.set(pattern) else {
      throw SettingError("remove", "the set doesn't contain any characters")
    }
    let further =
      (written.contains(" ") ? Self.blanks : "") + (written.contains("-") ? Self.dashes : "")
    self.pattern = pattern
    set = further.isEmpty ? written : try Self.set("[\(pattern)\(further)]") ?? written
  }

  private static func set(_ pattern: String) throws(SettingError) -> UnicodeSet? {
    try Settings(["remove": .text(pattern)]).unicodeSet("remove")
  }
}

extension NormalizationStep {
  /// The steps that are written as a name only.
  public static let named: [NormalizationStep] = [
    .asTyped(AsTyped()), .trim, .collapseSpaces, .collapseBlanks, .nfc, .nfkc, .lowercase,
    .uppercase, .asciiDigits,
  ]

  /// The name in packs.
  ///
  ///     NormalizationStep.asciiDigits.name  // "ascii-digits"
  public var name: String {
    switch self {
    case .asTyped: AsTyped.name
    case .trim: "trim"
    case .collapseSpaces: "collapse-spaces"
    case .collapseBlanks: "collapse-blanks"
    case .nfc: "nfc"
    case .nfkc: "nfkc"
    case .lowercase: "lowercase"
    case .uppercase: "uppercase"
    case .asciiDigits: "ascii-digits"
    case .remove: "remove"
    }
  }
}

extension NormalizationStep {
  /// Returns whether the step leaves a visible ASCII character unchanged.
  func keeps(_ byte: UInt8) -> Bool {
    switch self {
    case .asTyped, .trim, .collapseSpaces, .collapseBlanks, .nfc, .nfkc, .asciiDigits: true
    case .lowercase: !(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte)
    case .uppercase: !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte)
    case .remove(let characters): !characters.set.contains(Unicode.Scalar(byte))
    }
  }

  /// Returns true only if the step leaves a text unchanged.
  ///
  /// This is a quick test, so it also returns false for some texts that the step wouldn't change.
  package func leavesUnchanged(_ text: UTF8Span) -> Bool {
    switch self {
    case .asTyped(let asTyped): asTyped.leavesCharacters(of: text)
    case .trim: !text.hasSpaceAround
    case .collapseSpaces: text.hasOnlySingleSpaces { $0.isWhiteSpaceProperty }
    case .collapseBlanks: text.hasOnlySingleSpaces { $0.isSpaceSeparator }
    case .nfc: text.isNormalized(.nfc)
    case .nfkc: text.isNormalized(.nfkc)
    case .lowercase: text.isMapped(.lowercase)
    case .uppercase: text.isMapped(.uppercase)
    case .asciiDigits: text.isASCIIOnly
    case .remove(let characters):
      characters.set.endOfRun(in: text, ofMembers: false) == text.count
    }
  }

  /// Returns the text after the step, with a record of the parts that it kept and replaced.
  ///
  /// The record maps ranges of the new text to the old text.
  package func apply(to text: UTF8Span) -> EditedText {
    switch self {
    case .asTyped(let asTyped): asTyped.mapped(text)
    case .trim: text.trimmed()
    case .collapseSpaces: text.edited { $0.isWhiteSpaceProperty ? .space : .keep }
    case .collapseBlanks: text.edited { $0.isSpaceSeparator ? .space : .keep }
    case .nfc: text.normalized(.nfc)
    case .nfkc: text.normalized(.nfkc)
    case .lowercase: text.mapped(.lowercase)
    case .uppercase: text.mapped(.uppercase)
    case .asciiDigits: text.edited { $0.isASCII ? .keep : .digit($0.decimalDigitValue) }
    case .remove(let characters): text.edited { characters.set.contains($0) ? .remove : .keep }
    }
  }
}

/// How a step changes one scalar.
private enum ScalarEdit {
  /// Keeps the scalar.
  case keep

  /// Replaces the scalar and its neighbors of this case with one space.
  case space

  /// Removes the scalar.
  case remove

  /// Replaces the scalar with another.
  case scalar(Unicode.Scalar)

  /// Replaces the scalar with an ASCII digit, or keeps it if it doesn't have a digit value.
  static func digit(_ value: Int?) -> ScalarEdit {
    value.flatMap { Unicode.Scalar(UInt32($0) + 0x30) }.map(ScalarEdit.scalar) ?? .keep
  }
}

extension UTF8Span {
  fileprivate var isASCIIOnly: Bool {
    if isKnownASCII { return true }
    let bytes = span
    return bytes.indices.allSatisfy { bytes[$0] < 0x80 }
  }

  fileprivate var hasSpaceAround: Bool {
    let bytes = span
    guard let last = bytes.indices.last else { return false }
    if bytes[0].isVisibleASCII, bytes[last].isVisibleASCII { return false }
    return scalar(at: 0).isWhiteSpaceProperty
      || scalar(at: bytes.startOfScalar(before: count)).isWhiteSpaceProperty
  }

  /// Returns whether every space is U+0020 and no two spaces are adjacent.
  fileprivate func hasOnlySingleSpaces(_ isSpace: (Unicode.Scalar) -> Bool) -> Bool {
    let bytes = span
    var afterSpace = false
    var offset = 0
    while offset < count {
      let byte = bytes[offset]
      if byte.isVisibleASCII {
        afterSpace = false
        offset += 1
        continue
      }
      let scalar = scalar(at: offset)
      let isSpaceHere = isSpace(scalar)
      if isSpaceHere, afterSpace || scalar != " " { return false }
      afterSpace = isSpaceHere
      offset += scalar.utf8Length
    }
    return true
  }

  fileprivate func trimmed() -> EditedText {
    var start = 0
    while start < count, scalar(at: start).isWhiteSpaceProperty {
      start += scalar(at: start).utf8Length
    }
    var end = count
    while end > start {
      let last = span.startOfScalar(before: end)
      guard scalar(at: last).isWhiteSpaceProperty else { break }
      end = last
    }
    var edits = TextEdits()
    if start > 0 { edits.replace(start, with: 0) }
    if end > start { edits.keep(end - start) }
    if end < count { edits.replace(count - end, with: 0) }
    return EditedText(text: String(copying: self, in: start..<end), edits: edits)
  }

  /// Returns the text with each scalar kept, removed, replaced by another, or merged with its
  /// neighbors into one space.
  fileprivate func edited(_ edit: (Unicode.Scalar) -> ScalarEdit) -> EditedText {
    var text = ""
    text.reserveCapacity(count)
    var edits = TextEdits()
    var spaces = 0
    var isSingleSpace = false
    func endSpaces() {
      guard spaces > 0 else { return }
      text.unicodeScalars.append(" ")
      if isSingleSpace { edits.keep(1) } else { edits.replace(spaces, with: 1) }
      spaces = 0
    }
    var offset = 0
    while offset < count {
      let scalar = scalar(at: offset)
      offset += scalar.utf8Length
      switch edit(scalar) {
      case .space:
        isSingleSpace = spaces == 0 && scalar == " "
        spaces += scalar.utf8Length
      case .keep:
        endSpaces()
        text.unicodeScalars.append(scalar)
        edits.keep(scalar.utf8Length)
      case .remove: edits.replace(scalar.utf8Length, with: 0)
      case .scalar(let other):
        endSpaces()
        text.unicodeScalars.append(other)
        edits.replace(scalar.utf8Length, with: other.utf8Length)
      }
    }
    endSpaces()
    return EditedText(text: text, edits: edits)
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII character other than the space and the control characters.
  fileprivate var isVisibleASCII: Bool { self > 0x20 && self < 0x7F }
}

extension Unicode.Scalar {
  /// Whether this is a space of category Zs, which is whitespace other than tabs and line breaks.
  var isSpaceSeparator: Bool {
    isWhiteSpaceProperty && !(0x9...0xD ~= value || value == 0x85 || 0x2028...0x2029 ~= value)
  }
}
