import RuleEngine
package import Violations

/// Finds a duration in words, such as `90 min`, where a duration of ISO 8601 belongs.
enum DurationSlips {
  /// The units of ISO 8601, from long to short, with the words that people write for them.
  private static let units: [(letter: Character, words: Set<String>)] = [
    ("W", ["w", "week", "weeks", "woche", "wochen", "semaine", "semaines", "weken", "週間"]),
    ("D", ["d", "day", "days", "tag", "tage", "jour", "jours", "dag", "dagen", "dni", "日"]),
    (
      "H",
      [
        "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "heure", "heures", "uur",
        "uren", "godz", "時間",
      ]
    ),
    ("M", ["min", "mins", "minute", "minutes", "minuten", "minuut", "minut", "minuty", "分"]),
    (
      "S",
      [
        "s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden", "seconde",
        "secondes", "秒",
      ]
    ),
  ]

  /// Returns the duration that is meant, as in ISO 8601; nil if it isn't certain.
  ///
  ///     DurationSlips.meantDuration(by: "1 h 30 min")  // "PT1H30M"
  ///     DurationSlips.meantDuration(by: "1:30")        // nil
  static func meantDuration(by text: String) -> String? {
    let lowercased = text.lowercased()
    if lowercased.hasPrefix("p") { return text.uppercased() }
    var rest = lowercased[...]
    var days = ""
    var time = ""
    var last = -1
    while !rest.isEmpty {
      let digits = rest.prefix { "0"..."9" ~= $0 }
      guard 1...4 ~= digits.count else { return nil }
      rest = rest[digits.endIndex...].drop { $0 == " " }
      let word = String(rest.prefix(while: \.isLetter))
      rest = rest.dropFirst(word.count).drop { " .,".contains($0) }
      guard let unit = unit(word, after: last, isLast: rest.isEmpty), unit > last else {
        return nil
      }
      last = unit
      let part = "\(digits)\(units[unit].letter)"
      if unit < hour { days += part } else { time += part }
    }
    guard last >= 0 else { return nil }
    return "P" + days + (time.isEmpty ? "" : "T" + time)
  }

  /// The index of hours in the units.
  private static let hour = 2

  /// Returns the index of a unit.
  ///
  /// After hours, `m` and no word are minutes, as in `1h30`.
  private static func unit(_ word: String, after last: Int, isLast: Bool) -> Int? {
    if last == hour, word == "m" || word.isEmpty && isLast { return hour + 1 }
    return units.firstIndex { $0.words.contains(word) }
  }
}

extension DurationCheck {
  /// Returns the slip that explains why a text isn't a duration, or nil if none does.
  func slip(in text: UTF8Span, _ context: borrowing CheckContext) -> NamedSlip? {
    guard text.count <= NamedSlip.longestText else { return nil }
    let written = String(copying: text)
    guard let meant = DurationSlips.meantDuration(by: written),
      passes(meant.utf8Span, in: CheckContext(surroundings: context.surroundings))
    else { return nil }
    return NamedSlip(.durationWords, written[...], of: written, ["example": .text(meant)])
  }
}

extension DurationCheck: FixProposer {
  package func meantValues(by text: String, for violation: Violation) -> [String] {
    guard violation.code.isOrIsBelow("duration.format") else { return [] }
    return DurationSlips.meantDuration(by: text).map { [$0] } ?? []
  }
}

extension CodeDefinition {
  static let durationWords = CodeDefinition(
    "duration.format.words",
    of: .durationFormat,
    "The duration is written in words, or in lowercase letters.",
    [.init("example", .text, "the duration that was meant, as it is typed", isFromInput: true)]
  )
}
