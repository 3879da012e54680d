import UnicodeText

/// A step that makes two ways of writing one value the same, before any check runs.
public enum NormalizationStep: String, CaseIterable, Sendable {
  /// Removes white space (the property `White_Space` of UAX #44) from both ends.
  case trim

  /// Makes every run of white space (the property `White_Space` of UAX #44) one space.
  case collapseSpaces = "collapse-spaces"

  /// Makes every run of spaces (category Zs of UAX #44) one space.
  ///
  /// Tabs and line breaks stay, so that a check can refuse them.
  case collapseBlanks = "collapse-blanks"

  /// Composes characters: Unicode Normalization Form C (UAX #15).
  case nfc

  /// Composes characters and replaces compatibility variants: Form KC (UAX #15).
  ///
  /// `ﬁ１` becomes `fi1`.
  case nfkc

  /// Makes letters lowercase, in no particular language.
  case lowercase

  /// Makes letters uppercase, in no particular language.
  case uppercase

  /// Writes the decimal digits of every script as ASCII digits: `٠١٢` becomes `012`.
  case asciiDigits = "ascii-digits"
}

extension NormalizationStep {
  /// Returns true only if the step leaves a text as it is; for some texts that the step would not
  /// change it returns false, because a quick test cannot tell.
  func leavesUnchanged(_ text: UTF8Span) -> Bool {
    switch self {
    case .trim: !text.hasSpaceAround
    case .collapseSpaces: text.hasOnlySingleSpaces { $0.isWhiteSpaceProperty }
    case .collapseBlanks: text.hasOnlySingleSpaces { $0.isSpaceSeparator }
    case .nfc: text.isNormalized(.nfc)
    case .nfkc: text.isNormalized(.nfkc)
    case .lowercase: text.isMapped(.lowercase)
    case .uppercase: text.isMapped(.uppercase)
    case .asciiDigits: text.isASCIIOnly
    }
  }

  /// Returns the text after the step, with a record of the parts that it kept and replaced, which
  /// maps ranges of the new text to the old one.
  func apply(to text: UTF8Span) -> EditedText {
    switch self {
    case .trim: text.trimmed()
    case .collapseSpaces: text.edited { $0.isWhiteSpaceProperty ? .space : .keep }
    case .collapseBlanks: text.edited { $0.isSpaceSeparator ? .space : .keep }
    case .nfc: text.normalized(.nfc)
    case .nfkc: text.normalized(.nfkc)
    case .lowercase: text.mapped(.lowercase)
    case .uppercase: text.mapped(.uppercase)
    case .asciiDigits: text.edited { $0.isASCII ? .keep : .digit($0.decimalDigitValue) }
    }
  }
}

/// What a step does with one scalar.
private enum ScalarEdit {
  /// The scalar stays.
  case keep

  /// The scalar and its neighbours of this case become one space together.
  case space

  /// Another scalar takes its place.
  case scalar(Unicode.Scalar)

  /// Replaces the scalar by an ASCII digit; keeps it if it has no value as a digit.
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
    return scalar(at: 0).isWhiteSpaceProperty || scalar(at: startOfLastScalar).isWhiteSpaceProperty
  }

  private var startOfLastScalar: Int { startOfScalar(before: count) }

  /// The offset of the scalar that ends at an offset above zero.
  private func startOfScalar(before end: Int) -> Int {
    let bytes = span
    var start = end - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// Whether every space is U+0020 and no two of them are neighbours.
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
      let last = startOfScalar(before: end)
      guard scalar(at: last).isWhiteSpaceProperty else { break }
      end = last
    }
    var edits = TextEdits()
    if start > 0 { edits.replace(start, with: 0) }
    if end > start { edits.keep(end - start) }
    if end < count { edits.replace(count - end, with: 0) }
    return EditedText(text: String(copying: self, in: start..<end), edits: edits)
  }

  /// Returns the text with each scalar kept, replaced by another, or joined
  /// with its neighbours to one space.
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
  /// Whether this is a space of category Zs: white space other than tabs and line breaks.
  fileprivate var isSpaceSeparator: Bool {
    isWhiteSpaceProperty && !(0x9...0xD ~= value || value == 0x85 || 0x2028...0x2029 ~= value)
  }
}
