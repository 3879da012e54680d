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

  /// Whether spaces of all kinds, such as the no-break space, count as visible.
  public let acceptsSpaces: Bool

  /// Creates a check.
  public init(
    _ kinds: Set<Kind> = Set(Kind.allCases),
    within scope: Scope = .word,
    acceptsSpaces: Bool = false
  ) {
    self.kinds = kinds
    self.scope = scope
    self.acceptsSpaces = acceptsSpaces
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
    var reading = UnseenReading(acceptsSpaces: acceptsSpaces)
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
  private let acceptsSpaces: Bool
  private var previous: Unicode.Scalar = " "
  private var isTagged = false

  init(acceptsSpaces: Bool) { self.acceptsSpaces = acceptsSpaces }

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
      let isSeen =
        !scalar.isInvisible
        || acceptsSpaces && ScalarProperties(of: scalar).category == .spaceSeparator
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

extension ScriptSet {
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
