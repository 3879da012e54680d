import Rulebook
import RulebookKernels

/// Times, points in time, durations, time intervals and schedules, with every reader on every
/// input.
public struct TimesTarget: FuzzTarget {
  /// The name on the command line.
  public let name = "times"

  private let checks: [CheckSubject]

  /// Creates the target.
  public init() {
    let points = DateTimeCheck.Format.allCases.map { format in
      CheckSubject("date-time \(format)", DateTimeCheck(format), DateTimeCheck.definition)
    }
    let cron: [CronExpression.Options] = [
      [], [.names, .macros], [.seconds, .years], [.seconds, .years, .names, .quartz],
    ]
    let schedules = cron.map { options in
      CheckSubject("cron \(options.rawValue)", CronCheck(options), CronCheck.definition)
    }
    let forms: [ISODate.Forms] = [.all, .week, .month, .year, .days, [.day, .basic]]
    let dates = forms.map { forms in
      CheckSubject("iso-date \(forms.rawValue)", ISODateCheck(forms), ISODateCheck.definition)
    }
    do {
      checks =
        points + schedules + dates + [
          CheckSubject("time", TimeCheck(), TimeCheck.definition),
          CheckSubject("time, offset", TimeCheck(hasOffset: true), TimeCheck.definition),
          CheckSubject("duration", try DurationCheck(), DurationCheck.definition),
          CheckSubject("duration, ISO", try DurationCheck(.iso8601), DurationCheck.definition),
          CheckSubject("limits", try DurationCheck(minimum: "P1M"), DurationCheck.definition),
          CheckSubject("interval", ISODateCheck(nil), ISODateCheck.intervalDefinition),
        ]
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Tries the library with an input.
  public func attack(with input: [UInt8]) throws(Breach) {
    let text = Array(String(decoding: input, as: UTF8.self).utf8)
    for check in checks {
      let report = try check.attack(with: text)
      try expectProgress(of: text, report, check)
    }
  }

  /// A valid text was never impossible while it was typed, and an impossible text stays impossible,
  /// at the same place.
  private func expectProgress(
    of text: [UInt8],
    _ report: Report,
    _ subject: CheckSubject
  ) throws(Breach) {
    let progress = subject.progress(of: text)
    try expect(
      (progress == .valid) == report.isValid,
      "\(subject.name): progress and report agree",
      "\(progress)"
    )
    if case .impossible(let place) = progress {
      try expect(text.indices.contains(place), "\(subject.name): an impossible text has an offset")
      let end = ["0", "Z", " 1", "/", ":", "-"][text.count % 6]
      try expect(
        subject.progress(of: text + end.utf8).isImpossible,
        "\(subject.name): an impossible text stays impossible",
        "\(text.count) bytes \(end)"
      )
      try expect(
        !subject.progress(of: text[..<place]).isImpossible,
        "\(subject.name): the text before the impossible offset can go on",
        "\(place)"
      )
    }
    guard report.isValid else { return }
    for count in text.indices where subject.progress(of: text[..<count]).isImpossible {
      throw Breach("\(subject.name): the start of a valid text is not impossible", "\(count) bytes")
    }
  }
}

extension TimesTarget {
  /// Makes inputs that look like the subject.
  public var grammar: InputGrammar {
    InputGrammar(pieces: Self.pieces) { generator in Array(Self.text(&generator).utf8) }
  }

  private static let pieces = [
    "2026", "-", "11", "20", "02", "29", "30", "31", "0000", "9999", "T", "t", " ", "14", ":", "24",
    "60",
    "59", "23", ".", ",", "5", "Z", "z", "+", "01:00", "-00:00", "24:00", "W", "53", "366", "P",
    "1Y", "2M", "3D",
    "4H", "5S", "2W", "/", "*", "?", "L", "LW", "#3", "15W", "JAN", "mon", "FRI", "@daily", "@",
    "1-5", "Mon, ",
    "Nov", " GMT", " +0000", "١", "é", "\u{301}", "99999999999999999999999999", "\0", "\t",
  ]

  private static func text(_ generator: inout SplitMix64) -> String {
    func number(_ first: Int, _ last: Int, _ width: Int = 2) -> String {
      let digits = String(first + generator.below(last - first + 1))
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    func date() -> String {
      let year = number(1970, 2030, 4)
      switch generator.below(5) {
      case 0: return year + "-W" + number(1, 53) + "-" + number(1, 7, 1)
      case 1: return year + number(1, 12) + number(1, 31)
      case 2: return year + "-" + number(1, 366, 3)
      default: return year + "-" + number(1, 12) + "-" + number(1, 31)
      }
    }
    func time() -> String {
      let second = generator.once(in: 4) ? "60" : number(0, 59)
      let offset = ["Z", "", "+", "-"].any(&generator)
      return number(0, 23) + ":" + number(0, 59) + ":" + second + offset
        + (offset == "+" || offset == "-" ? number(0, 23) + ":" + number(0, 59) : "")
    }
    func duration() -> String {
      var text = "P"
      for unit in ["Y", "M", "D", "TH", "M", "S"] where generator.once(in: 2) {
        text += unit.first == "T" ? "T" : ""
        text += number(0, 40, 1) + unit.suffix(1)
      }
      return text
    }
    switch generator.below(6) {
    case 0: return date() + "T" + time()
    case 1: return time()
    case 2: return duration()
    case 3:
      return date() + "T" + time() + "/"
        + (generator.once(in: 2) ? duration() : date() + "T" + time())
    case 4: return schedule(&generator)
    default:
      return ["Sun, 06 Nov 1994 08:49:37 GMT", "Fri, 21 Nov 1997 09:55:06 -0600", date()].any(
        &generator
      )
    }
  }

  private static func schedule(_ generator: inout SplitMix64) -> String {
    let items = [
      "*", "0", "5", "*/2", "1-5", "31", "29", "30", "2", "?", "L", "MON-FRI", "6#3", "15W", "2028",
      "1,2",
    ]
    return (0..<4 + generator.below(4)).map { _ in items.any(&generator) }.joined(separator: " ")
  }
}
