import UnicodeText
package import Violations

/// How a locale writes times of day, in a form to read times with.
///
///     german.read("14.30 Uhr".utf8Span)  // .time(52_200)
///     american.read("2:30 pm".utf8Span)  // .time(52_200)
///
/// In every locale, a colon, a dot or a word for the hour can come after the hours, as in `14:30`,
/// `14.30` and `14h30`. Hours alone need such a word, or a word for the morning or the afternoon.
/// The words come from CLDR, and from the lists here. `TimeReading.swift` reads times.
package final class TimeWriting: Sendable {
  package let locale: LocaleIdentifier

  /// The zeros of the kinds of digits that the locale accepts.
  let zeros: SIMD4<UInt32>

  /// The words for the morning and the afternoon, folded, longest first.
  let halves: [(word: [UInt32], isAfternoon: Bool)]

  /// Whether the locale writes hours up to twelve.
  package let hasHalves: Bool

  /// The short pattern of CLDR.
  private let pattern: String

  /// The words for the morning and the afternoon as CLDR has them.
  private let morning, afternoon: String

  private init?(_ locale: LocaleIdentifier) {
    guard let symbols = TimeSymbols(locale) else { return nil }
    self.locale = locale
    zeros = NumberWriting.shared(for: locale)?.zeros ?? SIMD4(repeating: 0x30)
    pattern = symbols.pattern
    (morning, afternoon) = (symbols.morning, symbols.afternoon)
    hasHalves = symbols.pattern.contains { $0 == "a" || $0 == "B" }
    let named = [(symbols.morning, false), (symbols.afternoon, true)]
    let known = Self.halves.map { ($0, false) } + Self.laterHalves.map { ($0, true) }
    halves = (named + known)
      .map { (word: $0.0.foldedWord, isAfternoon: $0.1) }
      .filter { !$0.word.isEmpty }
      .sorted { $0.word.count > $1.word.count }
  }

  /// Returns how a locale writes times, or nil if CLDR doesn't know its language.
  ///
  /// This acquires a lock, so callers should keep the object.
  package static func shared(for locale: LocaleIdentifier) -> TimeWriting? {
    kept.value(for: locale) { TimeWriting(locale) }
  }

  private static let kept = BoundedCache<LocaleIdentifier, TimeWriting?>(capacity: 64)

  /// Words for the morning and the afternoon that people write in many languages.
  private static let halves = ["am", "a.m.", "上午", "午前", "오전"]
  private static let laterHalves = ["pm", "p.m.", "下午", "午後", "오후"]

  /// Words after the hours, also in the middle of a time, as in `14h30` and `14 Uhr 30`.
  ///
  /// Some languages usually write times with such a word.
  static let hourWords = words(
    "uhr",
    "heures",
    "heure",
    "hrs.",
    "hrs",
    "hr",
    "hs.",
    "hs",
    "h.",
    "h",
    "uur",
    "u.",
    "u",
    "時",
    "时",
    "點",
    "点",
    "點鐘",
    "点钟",
    "시",
    "ч.",
    "ч",
    "г."
  )

  /// Words after the minutes.
  static let minuteWords = words("minutes", "min.", "min", "m", "分", "분")

  /// Words after the seconds.
  static let secondWords = words("sec", "s", "秒", "초")

  /// Words before a time: `kl. 14.30` in Danish, Norwegian and Swedish, `klo 14.30` in Finnish.
  static let leadingWords = words("klo", "kl.", "kl", "ore", "ora", "um", "à", "at", "às", "o")

  private static func words(_ words: String...) -> [[UInt32]] {
    words.map(\.foldedWord).sorted { $0.count > $1.count }
  }

  /// Returns a time in the short form of the locale.
  ///
  ///     american.written(hour: 14, minute: 30)  // "2:30 PM"
  package func written(hour: Int, minute: Int) -> String {
    let isLate = hour >= 12
    let shown = hasHalves ? (hour + 11) % 12 + 1 : hour
    let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
    let separator = pattern.contains("H.mm") ? "." : ":"
    let hours = pattern.contains("HH") && shown < 10 ? "0\(shown)" : "\(shown)"
    let digits = hours + separator + minutes
    guard hasHalves else { return digits }
    let half = isLate ? afternoon : morning
    let comesFirst = pattern.first == "a" || pattern.first == "B"
    return comesFirst ? "\(half)\(digits)" : "\(digits) \(half)"
  }
}

extension String {
  /// The scalars in lowercase, with plain spaces and without direction marks.
  var foldedWord: [UInt32] {
    unicodeScalars.map { $0.value.foldedSeparator.foldedApostrophe.foldedLetter(false) }
      .filter { !$0.isDirectionMark }
  }
}
