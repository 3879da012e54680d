import CICU
import FrozenTables

/// A normalization form of UAX #15.
@usableFromInline
package enum NormalizationForm: String, CaseIterable, Sendable {
  /// Canonical composition: `e` with a combining acute accent becomes `é`.
  case nfc

  /// Compatibility composition: in addition, `ﬁ` becomes `fi`, and `２` becomes `2`.
  case nfkc

  /// Compatibility composition with case folding and without default ignorable characters (Unicode
  /// §5.18.4): `ＭＡẞ` becomes `mass`.
  case nfkcCasefold = "nfkc-casefold"

  var form: cicu_form {
    switch self {
    case .nfc: CICU_NFC
    case .nfkc: CICU_NFKC
    case .nfkcCasefold: CICU_NFKC_CASEFOLD
    }
  }
}

extension UTF8Span {
  /// Returns whether the text is in a normalization form.
  ///
  ///     "é".utf8Span.isNormalized(.nfc)          // true
  ///     "e\u{301}".utf8Span.isNormalized(.nfc)   // false
  ///
  /// - Complexity: O(*n*), and O(1) for a text known to be ASCII. It allocates nothing, except for
  ///   runs of combining marks that no language writes; these take O(*n* log *n*).
  package func isNormalized(_ form: NormalizationForm) -> Bool {
    if form != .nfkcCasefold, isKnownASCII { return true }
    return withBytes { cicu_is_normalized(form.form, $0, $1) }
  }

  /// Returns the text in a normalization form, with a record of the changes.
  ///
  ///     "e\u{301}t\u{E9}".utf8Span.normalized(.nfc).text   // "\u{E9}t\u{E9}"
  ///
  /// - Complexity: O(*n*), and O(*n* log *n*) in the length of a run of combining marks.
  package func normalized(_ form: NormalizationForm) -> EditedText {
    if isNormalized(form) { return EditedText(copying: self) }
    return withBytes { EditedText(cicu_normalize(form.form, $0, $1)) } ?? EditedText(copying: self)
  }
}

/// A mapping of letters to one case (Unicode §3.13), independent of language.
@usableFromInline
package enum CaseMapping: String, CaseIterable, Sendable {
  /// To lowercase: `ΟΔΟΣ` becomes `οδος`, with the final form of the last letter.
  case lowercase

  /// To uppercase: `Straße` becomes `STRASSE`.
  case uppercase

  /// To the form for case-insensitive comparison: `Straße` becomes `strasse`.
  case foldCase = "fold-case"

  var mapping: cicu_mapping {
    switch self {
    case .lowercase: CICU_LOWERCASE
    case .uppercase: CICU_UPPERCASE
    case .foldCase: CICU_FOLD_CASE
    }
  }

  /// The ASCII letters that this mapping changes.
  var changedASCII: ClosedRange<UInt8> {
    self == .uppercase
      ? UInt8(ascii: "a")...UInt8(ascii: "z") : UInt8(ascii: "A")...UInt8(ascii: "Z")
  }
}

extension UTF8Span {
  /// Returns whether a case mapping leaves the text unchanged.
  ///
  ///     "straße".utf8Span.isMapped(.lowercase)   // true
  ///     "straße".utf8Span.isMapped(.foldCase)    // false
  ///
  /// - Complexity: O(*n*). It allocates nothing.
  package func isMapped(_ mapping: CaseMapping) -> Bool {
    withBytes { bytes, count in
      guard let bytes else { return true }
      let changed = mapping.changedASCII
      // SAFETY: `index` stays below `count`, the length of the memory at `bytes`.
      for index in 0..<count {
        if changed.contains(bytes[index]) { return false }
        // Everything before this is ASCII and unchanged, but a final sigma depends on what precedes
        // it.
        if bytes[index] >= 0x80 { return cicu_is_mapped(mapping.mapping, bytes, count) }
      }
      return true
    }
  }

  /// Returns the text with a case mapping applied, with a record of the changes.
  ///
  ///     "Straße".utf8Span.mapped(.uppercase).text   // "STRASSE"
  package func mapped(_ mapping: CaseMapping) -> EditedText {
    if isMapped(mapping) { return EditedText(copying: self) }
    return withBytes { EditedText(cicu_map_case(mapping.mapping, $0, $1)) }
      ?? EditedText(copying: self)
  }
}

extension UTF8Span {
  /// Whether the text is its own trimmed, collapsed, and composed form, and isn't blank.
  ///
  /// The test is one pass without ICU, for the many texts that people type with an ordinary
  /// keyboard. It also returns false for some other texts that are in this form.
  ///
  ///     "Łukasz Żółć".utf8Span.isSettled   // true
  ///     " Ann".utf8Span.isSettled          // false
  ///
  /// - Complexity: O(*n*). It allocates nothing.
  package var isSettled: Bool {
    guard let beginning = settledASCII else { return false }
    return beginning.end == count
      ? !beginning.isAfterSpace
      : span.isSettled(from: beginning.end, isAfterSpace: beginning.isAfterSpace)
  }

  /// Whether the text is settled (see ``isSettled``) and consists of ASCII characters.
  ///
  /// - Complexity: O(*n*). It allocates nothing.
  package var isSettledASCII: Bool {
    guard let beginning = settledASCII else { return false }
    return beginning.end == count && !beginning.isAfterSpace
  }

  /// The end of the ASCII characters at the beginning, and whether the last of them is a space; nil
  /// if they aren't settled.
  @inline(__always)
  private var settledASCII: (end: Int, isAfterSpace: Bool)? {
    let bytes = span
    let count = bytes.count
    var offset = 0
    var isAfterSpace = true
    while offset + 8 <= count {
      // SAFETY: the eight bytes are inside the span, which is checked again, and any bytes form an
      // integer.
      let word = UInt64(
        littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      )
      guard word & EightBytes.highBits == 0 else { break }
      guard let isSpaceLast = EightBytes.isSettled(word, isAfterSpace: isAfterSpace) else {
        return nil
      }
      isAfterSpace = isSpaceLast
      offset += 8
    }
    while offset < count, bytes[offset] < 0x80 {
      guard bytes[offset].isSettled(isAfterSpace: &isAfterSpace) else { return nil }
      offset += 1
    }
    return (offset, isAfterSpace)
  }
}

/// Eight ASCII characters in one number, with the first in the lowest byte.
private enum EightBytes {
  static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// Returns whether the last character is a space, or nil if the characters aren't settled.
  @inline(__always)
  static func isSettled(_ word: UInt64, isAfterSpace: Bool) -> Bool? {
    // For bytes from 0x20 on, the first sum reaches the high bit; for 0x7F, adding 1 also does.
    let isControl = ~(word &+ ones &* 0x60) | (word &+ ones)
    // Only a space becomes a zero byte, where adding 0x7F doesn't reach the high bit.
    let spaces = ~((word ^ ones &* 0x20) &+ ones &* 0x7F) & highBits
    let before = spaces << 8 | (isAfterSpace ? 0x80 : 0)
    return (isControl | spaces & before) & highBits == 0 ? spaces >> 63 == 1 : nil
  }
}

extension UInt8 {
  /// Returns whether an ASCII character is visible, or a single space.
  @inline(__always)
  fileprivate func isSettled(isAfterSpace: inout Bool) -> Bool {
    let isSpace = self == 0x20
    defer { isAfterSpace = isSpace }
    return 0x20..<0x7F ~= self && !(isSpace && isAfterSpace)
  }
}

extension Span<UInt8> {
  /// Returns whether the rest of a text is settled.
  ///
  /// Only texts beyond ASCII need the table.
  fileprivate func isSettled(from start: Int, isAfterSpace: Bool) -> Bool {
    let table = SettledScalars.table
    let count = count
    var offset = start
    var isAfterSpace = isAfterSpace
    var isAfterMark = false
    while offset < count {
      let byte = self[offset]
      if byte < 0x80 {
        guard byte.isSettled(isAfterSpace: &isAfterSpace) else { return false }
        isAfterMark = false
        offset += 1
        continue
      }
      let (value, length) = scalarValue(at: offset, startingWith: byte)
      let nature = value < table.count ? table[Int(value)] : 0
      if nature != SettledScalars.plain {
        guard nature == SettledScalars.orderedMark, !isAfterMark else { return false }
      }
      isAfterMark = nature != SettledScalars.plain
      isAfterSpace = false
      offset += length
    }
    return !isAfterSpace
  }
}

/// The scalars of the first plane that normalization keeps.
private enum SettledScalars {
  /// Neither whitespace nor invisible, and composed regardless of its neighbors.
  static let plain: UInt8 = 1

  /// A mark that is composed, but may have to be swapped with the previous mark.
  static let orderedMark: UInt8 = 2

  static let table = FrozenTable(
    immortal: (0..<0x1_0000 as Range<UInt32>).lazy.map { Unicode.Scalar($0).map(nature) ?? 0 }
  )

  private static func nature(of scalar: Unicode.Scalar) -> UInt8 {
    // Most assigned scalars are here, and all are alike; nothing is known about private-use ones.
    if 0x4E00...0x9FEF ~= scalar.value || 0xAC00...0xD7A3 ~= scalar.value { return plain }
    if scalar.isASCII || 0xE000...0xF8FF ~= scalar.value { return 0 }
    guard scalar.isAssigned, scalar.isAlwaysComposed, !scalar.isInvisible else { return 0 }
    return ScalarProperties(of: scalar).combiningClass == 0 ? plain : orderedMark
  }
}
