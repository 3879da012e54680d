import CReferences
import Rulebook

/// Measures numbers and dates as people write them, next to ICU's strict parsing.
enum LocalizedBenchmarks {
  static func run(_ rulebook: Rulebook, _ harness: inout Harness) throws {
    for (locale, number, date) in [
      ("de", "1.234.567,89", "22.11.2026"), ("en-US", "1,234,567.89", "Nov 22, 2026"),
      ("hi", "12,34,567.89", "22 नव॰ 2026"),
    ] {
      let reference = reference_locale_open(locale)
      let numbers = try rulebook.rule("number.localized", with: ["locale": .text(locale)])
      let dates = try rulebook.rule("date.localized", with: ["locale": .text(locale)])
      harness.compare(
        "number.localized, \(locale)",
        { numbers.accepts(number) ? 1 : 0 },
        with: .init(name: "unum_parseDouble, strict") {
          Int(reference_locale_is_number(reference, number, Int32(number.utf8.count)))
        }
      )
      harness.compare(
        "date.localized, \(locale)",
        { dates.accepts(date) ? 1 : 0 },
        with: .init(name: "udat_parse, strict") {
          Int(reference_locale_is_date(reference, date, Int32(date.utf8.count)))
        }
      )
    }
    let money = try rulebook.rule("money.localized", with: ["locale": "de"])
    harness.compare("money.localized, de", { money.accepts("1.234,50 €") ? 1 : 0 }, with: nil)
  }
}
