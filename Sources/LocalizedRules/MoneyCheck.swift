package import LocalizedValues
import NumberAndDateRules
public import RuleEngine
import UnicodeText
public import Violations

/// Requires an amount of money in the way people write it in a locale.
///
///     let check = try MoneyCheck.definition.make(Settings(["locale": .text("de")]))
///     // 1.234,50 €  valid, canonical form 1234.50; currency = EUR
///     // 12,505 EUR  number.too_precise, maximum: 2
///     // 12,50       money.currency_missing, example: 1.234,50 EUR
///
/// The currency is before or after the number, and its fact is the code of ISO 4217. The settings
/// have the codes and their numbers of fraction digits, and the bundled rule fills them from ISO
/// 4217. Symbols and separators come from the locale's data in CLDR. Where CLDR has other
/// separators for amounts than for numbers, as in `en-DE`, those of numbers are taken if only they
/// make an amount. `localized_number.ambiguous`, a warning, reports an amount that both make.
///
/// Standards: ISO 4217; CLDR, UTS #35 part 3, §4.
public struct MoneyCheck: Check {
  /// Whether an amount needs a currency.
  package enum Currency: Hashable, Sendable {
    case required, optional

    /// Only this currency, which the amount may leave out.
    case only(String)
  }

  package let writing: MoneyWriting
  package var currency = Currency.required

  /// The accepted codes, in the order of the pack, or nil for all.
  package var accepted: [String]?

  /// The codes that exist, or nil if any three letters are treated as a code.
  package var known: Set<String>?

  /// The number of fraction digits of currencies that don't have two.
  package var digits: [String: Int] = [:]
  package var lower: NumberLimit?
  package var upper: NumberLimit?
  package var maximumFractionDigits: Int?

  /// Reports the faults of an amount.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    do throws(NumberFault) {
      // The allowed number of digits depends on the currency, which is read with the number.
      let (found, writing, isReadEitherWay) = try read(text)
      var reading = found
      let code = currencyCode(reading, of: text, into: &findings)
      let maximum = maximumFractionDigits ?? code.map { digits[$0] ?? 2 }
      if let maximum, reading.number.fractionDigits > maximum {
        reading = try writing.read(text, allowedFraction: maximum)
        let offset = reading.number.excessOffset ?? reading.numberRange.lowerBound
        findings.addExcess(maximum, at: offset..<reading.numberRange.upperBound)
      }
      findings.compare(reading.number, lower, upper) { writing.plain(reading, of: text) }
      if let code { findings.setFact("currency", .text(code)) }
      if findings.outcome == .valid, findings.wantsDetails {
        if isReadEitherWay || writing.numbers.isUncertain && reading.number.isReadEitherWay {
          addAmbiguity(reading, writing, of: text, into: &findings)
        }
        findings.setCanonicalForm(writing.plain(reading, of: text))
      }
    } catch {
      let code: CodeDefinition = error.isOfSeparators ? .localizedNumberSeparators : .moneyFormat
      findings.add(code, at: error.range(in: text), ["example": .text(example)])
    }
  }

  /// Reads an amount with the separators of amounts, or with those of other numbers if only they
  /// make an amount in the currency.
  ///
  ///     // In en-DE: €1,234.50  1234.50;  €1.234,50  1234.50;  €1.234  1234
  ///     // In en-DE: KWD 1.234  1.234, and read either way, because a dinar has three digits
  private func read(
    _ text: UTF8Span
  ) throws(NumberFault) -> (reading: MoneyReading, writing: MoneyWriting, isReadEitherWay: Bool) {
    guard let other = writing.other else { return (try writing.read(text), writing, false) }
    let usual: MoneyReading?
    do throws(NumberFault) { usual = try other.read(text) } catch { usual = nil }
    let own: MoneyReading
    do throws(NumberFault) {
      own = try writing.read(text)
    } catch {
      guard let usual else { throw error }
      return (usual, other, false)
    }
    guard let usual, usual.number.decimalOffset != own.number.decimalOffset else {
      return (own, writing, false)
    }
    if isPossible(own) { return (own, writing, isPossible(usual)) }
    return isPossible(usual) ? (usual, other, false) : (own, writing, false)
  }

  /// Returns whether the currency of an amount has as many digits after the separator.
  private func isPossible(_ reading: MoneyReading) -> Bool {
    let code: String? =
      switch (reading.currency, currency) {
      case (.code(let code), _), (_, .only(let code)): code
      default: nil
      }
    let maximum = maximumFractionDigits ?? code.map { digits[$0] ?? 2 } ?? 2
    return reading.number.writtenFractionDigits <= maximum
  }

  private func addAmbiguity(
    _ reading: MoneyReading,
    _ writing: MoneyWriting,
    of text: UTF8Span,
    into findings: inout Findings
  ) {
    let plain = writing.plain(reading, of: text)
    let clear = reading.number.hasGroups ? plain : writing.numbers.withSeparator(plain + "0")
    // The currency keeps its place.
    let (number, currency) = (reading.numberRange, reading.currencyRange)
    let mention = String(copying: text, in: currency)
    let example =
      if currency.isEmpty {
        clear
      } else if currency.lowerBound < number.lowerBound {
        "\(mention) \(clear)"
      } else {
        "\(clear) \(mention)"
      }
    findings.add(.localizedNumberAmbiguous, ["example": .text(example)])
  }

  /// Returns the code of an amount's currency, or reports why there isn't one.
  private func currencyCode(
    _ reading: MoneyReading,
    of text: UTF8Span,
    into findings: inout Findings
  ) -> String? {
    switch reading.currency {
    case .none:
      switch currency {
      case .only(let code): return code
      case .optional: return nil
      case .required:
        findings.add(.moneyCurrencyMissing, ["example": .text(example)])
        return nil
      }
    case .code(let code): return accept(code, at: reading.currencyRange, into: &findings)
    case .shared(let codes):
      let possible = codes.filter { isAccepted($0) && known?.contains($0) != false }
      if possible.count == 1, hasFewCurrencies { return possible.first }
    case .unknown:
      let mention = String(copying: text, in: reading.currencyRange)
      // These are words after the amount, or a letter in place of a digit.
      if mention.contains(" ") || ["O", "I", "l", "|"].contains(mention) {
        findings.add(.moneyFormat, at: reading.currencyRange, ["example": .text(example)])
        return nil
      }
    }
    findings.add(.moneyCurrencyUnknown, at: reading.currencyRange, ["example": .text(example)])
    return nil
  }

  private func accept(
    _ code: String,
    at range: Range<Int>,
    into findings: inout Findings
  ) -> String? {
    if known?.contains(code) == false {
      findings.add(.moneyCurrencyUnknown, at: range, ["example": .text(example)])
      return nil
    }
    if !isAccepted(code) {
      findings.add(.moneyCurrencyNotAccepted, at: range, ["currencies": currencyList])
    }
    return code
  }

  private func isAccepted(_ code: String) -> Bool {
    if case .only(let only) = currency { return code == only }
    return accepted?.contains(code) ?? true
  }

  /// Whether the pack lists the accepted currencies.
  private var hasFewCurrencies: Bool {
    if case .only = currency { return true }
    return accepted != nil
  }

  private var currencyList: Argument {
    if case .only(let code) = currency { return .list([.text(code)]) }
    return .list((accepted ?? []).map(Argument.text))
  }

  /// Returns amounts that the check accepts, in the locale's format.
  public func examples(in context: borrowing CheckContext) -> [String] {
    passing(among: exampleCodes.flatMap(amounts), in: context)
  }

  /// Returns the amount with its digits in groups.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func formatted(
    _ edit: TextEdit,
    in context: borrowing CheckContext
  ) -> FormattedText? {
    writing.numbers.grouped(edit, withCurrency: true)
  }

  /// An example amount within the limits, in the locale's format.
  private var example: String { amounts(in: exampleCodes[0])[0] }

  /// Codes of accepted currencies.
  private var exampleCodes: [String] {
    if case .only(let only) = currency { return [only] }
    if let accepted, !accepted.isEmpty { return Array(accepted.prefix(3)) }
    if known?.contains("EUR") == false, let first = known?.min() { return [first] }
    return ["EUR"]
  }

  /// Returns one or more amounts within the limits.
  private func amounts(in code: String) -> [String] {
    let locale = writing.numbers.locale
    return NumberWriting.exampleDigits(
      lower,
      upper,
      fractionDigits: maximumFractionDigits ?? digits[code] ?? 2
    )
    .map { CurrencySymbols.written($0, code: code, in: locale) ?? "\($0) \(code)" }
  }
}

extension MoneyCheck: MeasuredCheck {
  package var runningCost: RunningCost { RunningCost(call: 5_000, byte: 300) }
}

extension MoneyCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "money",
    "Requires an amount of money as people write it in a locale, such as 1.234,50 € in German.",
    settings: [
      .writtenLocale, .lowerNumber, .upperNumber, .fractionDigits,
      .init(
        "currency",
        .text,
        "required, optional, or the code of the only currency, which amounts may then leave out.",
        default: "required"
      ),
      .init("currencies", .list(.text), "The accepted codes."),
      .init("known", .list(.text), "The codes that exist; any three letters if absent."),
      .init(
        "digits",
        .record(.integer(0...9)),
        "The fraction digits of currencies that don't have two."
      ),
    ],
    codes: [
      .moneyFormat, .localizedNumberSeparators, .localizedNumberAmbiguous, .moneyCurrencyMissing,
      .moneyCurrencyUnknown, .moneyCurrencyNotAccepted, .numberTooSmall, .numberTooLarge,
      .numberNotWhole, .numberTooPrecise,
    ],
    facts: [FactDefinition("currency", "The currency's code in ISO 4217: CHF.", isFromInput: true)],
    givesCanonicalForm: true,
    reports: CheckDefinition.codes(needing: [
      "number.too_small": [["minimum"]], "number.too_large": [["maximum"]],
    ])
  ) { settings throws(SettingError) in
    var check = MoneyCheck(writing: try settings.locale { MoneyWriting.shared(for: $0) })
    (check.lower, check.upper) = try settings.numberLimits()
    check.maximumFractionDigits = settings.integer("fraction-digits")
    check.known = settings.texts("known").map { Set($0) }
    if case .record(let digits) = settings.values["digits"] {
      check.digits = digits.compactMapValues {
        if case .integer(let count) = $0 { count } else { nil }
      }
    }
    check.accepted = settings.texts("currencies")
    for code in check.accepted ?? [] { try check.expectCurrency(code, in: "currencies") }
    switch settings.text("currency") ?? "required" {
    case "required": check.currency = .required
    case "optional": check.currency = .optional
    case let code:
      try check.expectCurrency(code, in: "currency")
      check.currency = .only(code)
    }
    return check
  }.givingOtherNotation()

  private func expectCurrency(_ code: String, in setting: String) throws(SettingError) {
    let isCode = code.utf8.count == 3 && code.utf8.allSatisfy { 0x41...0x5A ~= $0 }
    if isCode, known?.contains(code) ?? true { return }
    throw SettingError(
      setting,
      "`\(code.prefix(60))` isn't a currency",
      hint: "write an ISO 4217 code in uppercase letters, such as `CHF`"
    )
  }
}
