public import RuleEngine
import UnicodeText
public import Violations

/// Refuses characters that deceive the readers of a text: letters of several scripts in one word,
/// invisible characters, marks that change the direction of writing, and digits of several kinds.
///
///     suspicious-characters: {}
///     // pаypal       suspicious_characters.mixed_scripts at the Cyrillic а
///     // pay\u{200B}pal   suspicious_characters.invisible at the zero width space
///     // file\u{202E}fdp.exe   suspicious_characters.direction_mark
///     // 1٢3          suspicious_characters.mixed_digits at the ٢
///     // 東京タワー, Москва, کار‌ها, 👩‍🚀   valid
///
/// Words may mix highly restrictive scripts (UTS #39 §5.2): Latin letters with Han and Kana, with
/// Han and Bopomofo, or with Han and Hangul. `within: text` compares the whole text, which is right
/// for account names. Joiners are accepted between letters of scripts that need them, and between
/// emoji.
///
/// Standards: UTS #39 §5.2 (mixed scripts) and §5.3 (mixed numbers), UAX #9 (directional formatting
/// characters).
public struct SuspiciousCharactersCheck: Check {
  /// The part of a text that must not mix scripts.
  public enum Scope: String, CaseIterable, Sendable {
    /// Each word.
    case word

    /// The whole text.
    case text
  }

  /// A way to deceive readers.
  public enum Kind: String, CaseIterable, Sendable {
    /// Letters of several scripts.
    case mixedScripts = "mixed-scripts"

    /// Invisible characters.
    case invisible

    /// Marks that change the direction of writing.
    case directionMarks = "direction-marks"

    /// Digits of several kinds.
    case mixedDigits = "mixed-digits"
  }

  /// The kinds of characters that are refused.
  public let kinds: Set<Kind>

  /// The part of a text that must not mix scripts and digits.
  public let scope: Scope

  /// Creates a check.
  public init(_ kinds: Set<Kind> = Set(Kind.allCases), within scope: Scope = .word) {
    self.kinds = kinds
    self.scope = scope
  }

  /// Reports the first character of each kind.
  ///
  /// - Complexity: O(*n*) in the number of bytes. A text in ASCII is read once, without allocation.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if text.isKnownASCII || text.span.indices.allSatisfy({ !text.span[$0].isBeyondASCII }) {
      return
    }
    if kinds.contains(.directionMarks) || kinds.contains(.invisible) {
      reportUnseen(text, into: &findings)
    }
    if kinds.contains(.mixedScripts) || kinds.contains(.mixedDigits) {
      reportMixtures(text, into: &findings)
    }
  }

  /// Returns ``TextProgress/impossible(at:)`` for a character that more typing can't fix.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    var findings = Findings()
    if kinds.contains(.directionMarks), !text.isKnownASCII { reportUnseen(text, into: &findings) }
    let mark = findings.violations.first {
      $0.code == CodeDefinition.suspiciousDirectionMark.code
    }
    if let offset = mark?.range?.lowerBound { return .impossible(at: offset) }
    return passes(text, in: context) ? .valid : .unfinished
  }

  private func add(
    _ code: CodeDefinition,
    at offset: Int,
    of text: UTF8Span,
    into findings: inout Findings
  ) {
    let scalar = text.scalar(at: offset)
    findings.add(code, at: offset..<offset + scalar.utf8Length, ["character": .character(scalar)])
  }
}

extension SuspiciousCharactersCheck: MeasuredCheck {
  package var runningCost: RunningCost { RunningCost(call: 500, byte: 300) }
}

// Invisible characters.
extension SuspiciousCharactersCheck {
  private func reportUnseen(_ text: UTF8Span, into findings: inout Findings) {
    var reading = UnseenReading()
    var direction: Int?
    var invisible: Int?
    var offset = 0
    while offset < text.count {
      let scalar = text.scalar(at: offset)
      if scalar.isDirectionMark {
        direction = direction ?? offset
      } else if !reading.accepts(scalar, before: text, from: offset + scalar.utf8Length) {
        invisible = invisible ?? offset
      }
      offset += scalar.utf8Length
    }
    if kinds.contains(.directionMarks), let direction {
      add(.suspiciousDirectionMark, at: direction, of: text, into: &findings)
    }
    if kinds.contains(.invisible), let invisible {
      add(.suspiciousInvisible, at: invisible, of: text, into: &findings)
    }
  }
}

/// A reader that remembers the previous character, because that decides whether an invisible
/// character has a purpose.
private struct UnseenReading {
  private var previous: Unicode.Scalar = " "
  private var isTagged = false

  /// Reads the next scalar, and returns whether it is visible, or joins or modifies visible
  /// characters.
  mutating func accepts(_ scalar: Unicode.Scalar, before text: UTF8Span, from offset: Int) -> Bool {
    let before = previous
    if scalar.value < 0x80 {
      previous = scalar
      isTagged = false
      return true
    }
    switch scalar.value {
    case 0x200C, 0x200D: return joins(scalar, after: before, before: text, from: offset)
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180D, 0x180F:
      return before.takesVariation
    case 0xE0020...0xE007F:
      // A black flag with tags after it is the flag of a region (UTS #51 §1.4.6).
      isTagged = isTagged || before.value == 0x1F3F4
      return isTagged
    default:
      isTagged = false
      let isSeen = !scalar.isInvisible
      // An invisible mark doesn't change the visible character before it.
      if isSeen { previous = scalar }
      return isSeen
    }
  }

  /// Whether a joiner has a purpose between two characters: letters of scripts that join or stack,
  /// or emoji.
  private func joins(
    _ joiner: Unicode.Scalar,
    after before: Unicode.Scalar,
    before text: UTF8Span,
    from offset: Int
  ) -> Bool {
    if ScriptSet(of: before).intersects(.joined) { return true }
    guard joiner.value == 0x200D, offset < text.count else { return false }
    let next = ScalarProperties(of: text.scalar(at: offset))
    return before.isPictured && (next.isEmoji || next.isPictographic)
  }
}

// Mixed scripts and digits.
extension SuspiciousCharactersCheck {
  private func reportMixtures(_ text: UTF8Span, into findings: inout Findings) {
    var script: Int?
    var digit: Int?
    var whole = WordMixture()
    text.forEachWord { word in
      if scope == .word { whole = WordMixture() }
      script = script ?? whole.stranger(in: text, word)
      digit = digit ?? whole.strangeDigit
      return script == nil || digit == nil
    }
    if kinds.contains(.mixedScripts), let script {
      add(.suspiciousMixedScripts, at: script, of: text, into: &findings)
    }
    if kinds.contains(.mixedDigits), let digit {
      add(.suspiciousMixedDigits, at: digit, of: text, into: &findings)
    }
  }
}

/// The scripts and digits of one or several words.
private struct WordMixture {
  /// The scripts that all letters so far have in common, with the writing systems that mix them.
  ///
  /// It is nil before the first letter whose script isn't shared.
  private var common: ScriptSet?

  /// The code of the zero that belongs with the digits so far.
  private var zero: UInt32?

  /// The letters so far whose scripts aren't shared.
  private var shown = String.UnicodeScalarView()

  /// The offset of the first digit of another kind.
  private(set) var strangeDigit: Int?

  /// Reads a word, and returns the offset of the first letter that doesn't fit the letters before
  /// it.
  mutating func stranger(in text: UTF8Span, _ word: Range<Int>) -> Int? {
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
  fileprivate static let greek = ScriptSet(["Grek"].compactMap { Script($0) })

  /// Scripts of writing systems that borrow letters of other scripts as symbols.
  fileprivate static let eastAsian = ScriptSet(
    ["Hani", "Hira", "Kana", "Hang", "Bopo"].compactMap { Script($0) }
  )

  /// Scripts whose letters join or stack, so U+200C and U+200D have a purpose in them.
  fileprivate static let joined = ScriptSet(
    """
    Adlm Arab Bali Beng Cakm Deva Gujr Guru Java Khmr Knda Mand Mani Mlym Mong Mymr Newa Nkoo Orya Phag \
    Rohg Sinh Sogd Sund Syrc Taml Telu Tibt
    """.split(separator: " ").compactMap { Script(String($0)) }
  )
}

extension Unicode.Scalar {
  /// Whether the scalar is a directional formatting character of UAX #9.
  fileprivate var isDirectionMark: Bool {
    switch value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether a variation selector may follow: after emoji, symbols that have an emoji form,
  /// ideographs, and scripts with variants of their own.
  fileprivate var takesVariation: Bool {
    let properties = ScalarProperties(of: self)
    if properties.isEmoji || properties.isPictographic { return true }
    switch properties.category {
    case .otherLetter, .mathSymbol, .otherSymbol, .nonspacingMark, .spacingMark: return true
    default: return false
    }
  }

  /// Whether the scalar ends an emoji.
  fileprivate var isPictured: Bool {
    let properties = ScalarProperties(of: self)
    return value >= 0x80 && (properties.isEmoji || properties.isPictographic)
  }
}
