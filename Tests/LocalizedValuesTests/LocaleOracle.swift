import CICUOracle
import TestSupport
import Violations

/// ICU's own formatters of a locale, which parse strictly.
final class LocaleOracle {
  private let oracle: OpaquePointer

  init?(_ tag: String) {
    guard let oracle = icu_oracle_locale_open(tag) else { return nil }
    self.oracle = oracle
  }

  deinit { icu_oracle_locale_close(oracle) }

  /// How many patterns of dates there are; the first has years of two digits in many locales.
  var dateCount: Int { Int(icu_oracle_date_count(oracle)) }

  func number(_ digits: String) -> String? {
    text { icu_oracle_number_format(oracle, digits, $0, $1) }
  }

  func parsedNumber(_ text: String) -> ExactDecimal? {
    self.text { icu_oracle_number_parse(oracle, text, $0, $1) }
      .flatMap { ExactDecimal($0.replacing("E+", with: "e").replacing("E", with: "e")) }
  }

  func date(_ date: CivilDate, pattern: Int) -> String? {
    text {
      icu_oracle_date_format(oracle, Int32(pattern), Int64(date.daysSinceEpoch), $0, $1)
    }
  }

  /// The day that any of the patterns reads.
  func parsedDates(_ text: String) -> Set<Int> {
    Set(
      (0..<dateCount).compactMap { pattern in
        let days = icu_oracle_date_parse(oracle, Int32(pattern), text)
        return days == .min ? nil : Int(days)
      }
    )
  }

  func money(_ digits: String, code: String, writesCode: Bool) -> String? {
    text { icu_oracle_money_format(oracle, code, writesCode, digits, $0, $1) }
  }

  private func text(_ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
    String(fromOracle: write)
  }
}

/// The locales that are held against ICU.
enum TestedLocales {
  static let tags = [
    "en", "en-GB", "en-IN", "de", "de-CH", "de-AT", "fr", "fr-CH", "fr-CA", "it", "it-CH", "es",
    "es-MX", "es-419", "pt", "pt-PT", "nl", "nl-BE", "da", "sv", "nb", "fi", "pl", "cs", "sk", "sl",
    "hr", "sr", "bg", "ro", "hu", "ru", "uk", "el", "tr", "he", "ar", "ar-EG", "fa", "hi", "bn",
    "th", "ja", "ko", "zh", "zh-Hant", "vi", "id", "ar-SA", "en-001", "nl-NL", "da-DK",
  ]
}

/// Random numbers of a seed (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
