/// The scripts and digits of one or several words.
package struct WordMixture {
  /// The scripts that all letters so far have in common, with the writing systems that mix them.
  ///
  /// It is nil before the first letter whose script isn't shared.
  private var common: ScriptSet?

  /// The code of the zero that belongs with the digits so far.
  private var zero: UInt32?

  /// The letters so far whose scripts aren't shared.
  private var shown = String.UnicodeScalarView()

  /// The offset of the first digit of another kind.
  package private(set) var strangeDigit: Int?

  /// Creates a mixture of no words.
  package init() {}

  /// Reads a word, and returns the offset of the first letter that doesn't fit the letters before
  /// it.
  package mutating func stranger(in text: UTF8Span, _ word: Range<Int>) -> Int? {
    var stranger: Int?
    var offset = word.lowerBound
    while offset < word.upperBound {
      let scalar = text.scalar(at: offset)
      if let digit = scalar.decimalDigitValue {
        let own = scalar.value - UInt32(digit)
        if let zero, zero != own, strangeDigit == nil { strangeDigit = offset }
        zero = zero ?? own
      } else {
        let scripts = ScriptSet(of: scalar)
        if !scripts.isShared {
          shown.append(scalar)
          let own = scripts.augmented
          if let common, !common.intersects(own) {
            stranger = stranger ?? offset
          } else {
            common = common.map { $0.intersection(own) } ?? own
          }
        }
      }
      offset += scalar.utf8Length
    }
    guard let stranger else { return nil }
    if String(shown).utf8Span.restrictionLevel <= .highlyRestrictive { return nil }
    return hasGreekSign ? nil : fewest(in: text, word, besides: stranger)
  }

  /// Whether the word uses one Greek letter as a symbol: next to East Asian writing, as in `株式会社α`,
  /// or in a unit or a formula, as in `kΩ` and `Δt`.
  private var hasGreekSign: Bool {
    let others = shown.filter { !ScriptSet(of: $0).intersects(.greek) }
    guard shown.count - others.count == 1 else { return false }
    if others.allSatisfy({ ScriptSet(of: $0).intersects(.eastAsian) }) { return true }
    // Only letters that don't look like Latin ones: the others deceive in short words too.
    return shown.count <= 3 && shown.contains { "ΓΔΘΛΞΠΣΦΨΩθλμξπφψ".unicodeScalars.contains($0) }
  }

  /// Returns the offset of the first letter of the smaller group.
  ///
  /// In `раypal`, the two Cyrillic letters are the strangers, not the letters after them.
  private func fewest(in text: UTF8Span, _ word: Range<Int>, besides stranger: Int) -> Int {
    let other = ScriptSet(of: text.scalar(at: stranger)).augmented
    var (first, before, with) = (nil as Int?, 0, 0)
    var offset = word.lowerBound
    while offset < word.upperBound {
      let scalar = text.scalar(at: offset)
      let scripts = ScriptSet(of: scalar)
      if scalar.decimalDigitValue == nil, !scripts.isShared {
        if other.intersects(scripts.augmented) {
          with += 1
        } else {
          first = first ?? offset
          before += 1
        }
      }
      offset += scalar.utf8Length
    }
    return before < with ? first ?? stranger : stranger
  }
}

extension ScriptSet {
  fileprivate static let greek = ScriptSet([.greek])

  /// Scripts of writing systems that borrow letters of other scripts as symbols.
  fileprivate static let eastAsian = ScriptSet([.han, .hiragana, .katakana, .hangul, .bopomofo])
}
