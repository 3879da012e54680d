/// A word or symbol before the digits of an extension.
///
/// | Label                                     | Digits after it |
/// | ----------------------------------------- | --------------- |
/// | `ext`, `extn`, `extension`, `xt`, …       | at most 20      |
/// | `доб`, `anexo`, full-width `ｅｘｔ`       | at most 20      |
/// | `x`, `#`, `~`, `int`, also in full width  | at most 9       |
struct PhoneExtensionLabel {
  let length: Int

  /// The most digits that can follow.
  let mostDigits: Int

  /// Finds the longest label that ends at an index.
  init?(_ text: borrowing PhoneText, before end: Int) {
    if let length = Self.explicit(text, before: end) {
      self.length = length
      mostDigits = 20
    } else if let length = Self.ambiguous(text, before: end) {
      self.length = length
      mostDigits = 9
    } else {
      return nil
    }
  }

  /// Returns the length of a label that can't mean anything else.
  private static func explicit(_ text: borrowing PhoneText, before end: Int) -> Int? {
    if has("anexo", text, before: end) { return 5 }
    if has(
      PhoneSymbol.cyrillicBe,
      PhoneSymbol.cyrillicO,
      PhoneSymbol.cyrillicDe,
      text,
      before: end
    ) {
      return 3
    }
    if let length = wide(text, before: end) { return length }
    return latin(text, before: end)
  }

  /// `[e]xt[ensi(o|ó)][n]`.
  private static func latin(_ text: borrowing PhoneText, before end: Int) -> Int? {
    var start = end
    if has("n", text, before: start) { start -= 1 }
    if let middle = ending(text, before: start) {
      start -= middle
    } else if has("xt", text, before: start) {
      start -= 2
    } else {
      return nil
    }
    if has("e", text, before: start) { start -= 1 }
    return end - start
  }

  /// Returns the length of `xtensio`, with or without an accent.
  private static func ending(_ text: borrowing PhoneText, before end: Int) -> Int? {
    guard end > text.start else { return nil }
    switch text[end - 1] {
    case PhoneSymbol.acuteO: return has("xtensi", text, before: end - 1) ? 7 : nil
    case PhoneSymbol.combiningAcute: return has("xtensio", text, before: end - 1) ? 8 : nil
    default: return has("xtensio", text, before: end) ? 7 : nil
    }
  }

  /// `[ｅ]ｘｔ[ｎ]`.
  private static func wide(_ text: borrowing PhoneText, before end: Int) -> Int? {
    var start = end
    if start > text.start, text[start - 1] == PhoneSymbol.wideN { start -= 1 }
    guard start - 2 >= text.start, text[start - 1] == PhoneSymbol.wideT,
      text[start - 2] == PhoneSymbol.wideX
    else { return nil }
    start -= 2
    if start > text.start, text[start - 1] == PhoneSymbol.wideE { start -= 1 }
    return end - start
  }

  /// Returns the length of a label that can mean something else.
  private static func ambiguous(_ text: borrowing PhoneText, before end: Int) -> Int? {
    guard end > text.start else { return nil }
    switch PhoneSymbol.lowercase(text[end - 1]) {
    case UInt8(ascii: "x"), UInt8(ascii: "#"), UInt8(ascii: "~"), PhoneSymbol.wideX,
      PhoneSymbol.wideHash, PhoneSymbol.wideTilde:
      return 1
    case UInt8(ascii: "t"): return has("int", text, before: end) ? 3 : nil
    case PhoneSymbol.wideT:
      return has(PhoneSymbol.wideT, PhoneSymbol.wideN, PhoneSymbol.wideI, text, before: end)
        ? 3 : nil
    default: return nil
    }
  }

  /// Whether a word, given in lowercase, ends at an index in any case.
  static func has(_ word: StaticString, _ text: borrowing PhoneText, before end: Int) -> Bool {
    let start = end - word.utf8CodeUnitCount
    guard start >= text.start else { return false }
    return word.withUTF8Buffer { letters in
      for index in letters.indices where folded(text[start + index]) != letters[index] {
        return false
      }
      return true
    }
  }

  /// Whether three letters, passed from last to first, end at an index.
  private static func has(
    _ last: UInt8,
    _ middle: UInt8,
    _ first: UInt8,
    _ text: borrowing PhoneText,
    before end: Int
  ) -> Bool {
    end - 3 >= text.start && text[end - 1] == last && text[end - 2] == middle
      && text[end - 3] == first
  }

  /// Returns the lowercase ASCII letter that a letter folds to.
  ///
  /// Unicode §5.18, simple case folding.
  private static func folded(_ symbol: UInt8) -> UInt8 {
    switch symbol {
    case PhoneSymbol.longS: UInt8(ascii: "s")
    case PhoneSymbol.dotlessI, PhoneSymbol.dottedCapitalI: UInt8(ascii: "i")
    case PhoneSymbol.kelvinSign: UInt8(ascii: "k")
    default: PhoneSymbol.lowercase(symbol)
    }
  }
}
