@_spi(Kernels) import Rulebook
import RulebookKernels

/// Numbers, dates and amounts of money of several locales, under the bundled rules: the name of a
/// rule and a locale, a zero byte, and a value.
public struct LocalizedTarget: FuzzTarget {
  /// The name on the command line.
  public let name = "localized"

  private let subjects: [String: TypedValue]
  private let names: [String]

  private static let locales = [
    "und", "en", "en-IN", "de", "de-CH", "de-AT", "fr", "es", "cs", "ru", "tr", "he", "ar-EG",
    "fa", "hi", "th", "ja", "zh",
  ]

  /// Creates the target.
  public init() {
    do {
      let library = Rulebook.forFuzzing().linkedPacks
      var subjects: [String: TypedValue] = [:]
      for rule in [
        "number.localized", "date.localized", "money.localized", "time.localized",
        "duration.localized", "percentage.localized",
      ] {
        guard let template = try library.template(rule) else {
          preconditionFailure("The rule \(rule) does not exist")
        }
        for locale in Self.locales {
          let name = "\(rule) \(locale)"
          let bound = try template.bind(["locale": .text(locale)])
          var typed = TypedValue(name, bound, template.normalization)
          // Plain digits are another number in many locales. An ISO 8601 date is the same in all
          // locales with the Gregorian calendar. In others, `2557-01-01` is a date of our time.
          typed.expectsStableForm = rule == "date.localized" && !["fa", "th"].contains(locale)
          subjects[name] = typed
        }
      }
      self.subjects = subjects
      names = subjects.keys.sorted()
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Tries the library with an input.
  public func attack(with input: [UInt8]) throws(Breach) {
    let parts = input.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let subject = subjects[String(decoding: parts[0], as: UTF8.self)] else {
      return
    }
    let text = String(decoding: parts[1], as: UTF8.self)
    let report = try subject.attack(with: text)
    guard report.isValid, let form = report.normalized?.text else { return }
    let isDate = subject.name.hasPrefix("date")
    try expect(
      isDate ? CivilDate(form) != nil : ExactDecimal(form) != nil && !form.contains("e"),
      "\(subject.name): the canonical form is plain",
      "\(text.debugDescription) as \(form.debugDescription)"
    )
  }
}

extension LocalizedTarget {
  /// Makes inputs that look like the subject.
  public var grammar: InputGrammar {
    let names = names
    return InputGrammar(pieces: Self.pieces + names.map { $0 + "\0" }) { generator in
      let name = names[generator.below(names.count)]
      var text = ""
      if name.hasPrefix("date") {
        text = Self.dates.any(&generator)
      } else {
        for _ in 0...generator.below(4) {
          text += Self.pieces.any(&generator)
          text += String(generator.below(1_000))
        }
        if name.hasPrefix("money") {
          let currency = Self.currencies.any(&generator)
          text = generator.once(in: 2) ? currency + text : text + " " + currency
        }
      }
      return Array((name + "\0" + text).utf8)
    }
  }

  private static let currencies = ["EUR", "CHF", "usd", "$", "€", "£", "kr", "Kč", "¥", "XYZ", "₹"]

  private static let dates = [
    "22.11.2026", "22. November 2026", "11/22/2026", "03/04/26", "Nov 22, 2026", "2026-11-22",
    "22 novembre 2026", "22. 11. 2026", "22 ноября 2026 г.", "22 Kasım 2026", "22 בנובמבר 2026",
    "٢٢‏/١١‏/٢٠٢٦", "۱۴۰۵/۹/۱", "22 नवंबर 2026", "22 พฤศจิกายน 2569", "2026年11月22日", "31.02.2026",
    "Sonntag, 22. November 2026",
  ]

  private static let pieces = [
    "0", "1", "9", "12", "31", "2026", ".", ",", "'", "’", " ", "\u{A0}", "\u{202F}", "-", "+", "−",
    "/", ". ", "٫", "٬", "٣", "१", "๓", "３", "．", "\u{200F}", "\u{200E}", "Nov", "Mai", "mars",
    "ma",
    "月", "日", "x", "e5", "\u{301}", "\u{130}", "I", "😀", "%",
  ]
}
