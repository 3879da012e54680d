import LocalizedValues
import Testing
import UnicodeText
import Violations

/// Where ICU's strict parsing and ours differ on changed texts, and why.
@Suite struct StrictnessTests {
  /// Why a verdict differs from ICU's.
  private enum Difference: String {
    /// ICU accepts symbols, exponents and names that aren't digits: `1E5`, `∞`, `NaN`.
    case otherNotation = "ICU reads exponents and infinity"

    /// ICU doesn't require a digit after a decimal separator or before a sign.
    case danglingSign = "ICU accepts a sign or separator with no digit beside it"

    /// ICU accepts any character like the locale's separator between groups.
    case otherSeparator = "ICU accepts separators that look like the locale's"

    /// ICU doesn't read what the locale writes for money or in its other digits, or 0 to 9.
    case moreDigits = "we read digits and separators of the locale's other systems"

    /// ICU mixes digits of several scripts in one number.
    case mixedDigits = "ICU mixes digits of several scripts"

    /// ICU is lenient about zeros before the first group and the size of groups.
    case groups = "ICU accepts other groups"

    /// ICU refuses apostrophes, spaces or signs that people type instead of the locale's.
    case lookalikes = "we accept what people type for a sign or a separator"
  }

  @Test(arguments: TestedLocales.tags)
  func changedNumbersDifferForKnownReasons(tag: String) throws {
    let oracle = try #require(LocaleOracle(tag))
    let locale = try #require(LocaleIdentifier(tag))
    let writing = try #require(NumberWriting.shared(for: locale))
    let symbols = try #require(NumberSymbols(locale))
    var generator = SeededNumbers(seed: 4)
    for _ in 0..<400 {
      let text = changed(try #require(oracle.number(RandomNumber.digits(&generator))), &generator)
      let own = (try? writing.read(text.utf8Span)).flatMap {
        ExactDecimal(writing.plain($0, of: text.utf8Span))
      }
      let theirs = oracle.parsedNumber(text)
      guard own != theirs else { continue }
      if difference(text, own, theirs, symbols) == nil {
        let verdicts = [own, theirs].map { $0?.description ?? "refused" }
        Issue.record("\(tag) \(text.debugDescription): \(verdicts)")
      }
    }
  }

  /// Returns why the verdicts differ; nil if nothing explains it.
  private func difference(
    _ text: String,
    _ own: ExactDecimal?,
    _ theirs: ExactDecimal?,
    _ symbols: NumberSymbols
  ) -> Difference? {
    let scalars = text.unicodeScalars
    let digits = scalars.filter { $0.properties.numericType == .decimal }
    let own10 = digits.allSatisfy { 0x30...0x39 ~= $0.value }
    let isLocal = digits.allSatisfy { $0.value &- symbols.zero.value < 10 }
    if theirs != nil, own == nil {
      if !own10, !isLocal { return .mixedDigits }
      if scalars.contains(where: \.properties.isAlphabetic) { return .otherNotation }
      if let last = scalars.last, last.properties.numericType != .decimal { return .danglingSign }
      if let last = scalars.first, last.properties.numericType != .decimal { return .danglingSign }
      return scalars.allSatisfy {
        symbols.decimal.unicodeScalars.contains($0)
          || symbols.group.unicodeScalars.contains($0) || $0.properties.numericType == .decimal
          || $0 == "-" || $0.properties.isPatternWhitespace
          || $0.properties.generalCategory == .format
      } ? .groups : .otherSeparator
    }
    if own != nil, theirs == nil {
      if !isLocal || symbols.zero != "0" { return .moreDigits }
      let known = (symbols.decimal + symbols.group + symbols.minus).unicodeScalars
      let others = scalars.filter { $0.properties.numericType != .decimal && !known.contains($0) }
      return others.isEmpty ? nil : .lookalikes
    }
    // Both read a value: with the locale's other digits, the separators have the opposite meaning.
    return !isLocal ? .moreDigits : nil
  }

  @Test(arguments: TestedLocales.tags)
  func changedDatesThatAreReadMeanWhatICUReads(tag: String) throws {
    let oracle = try #require(LocaleOracle(tag))
    let locale = try #require(LocaleIdentifier(tag))
    let writing = try #require(DateWriting.shared(for: locale))
    var generator = SeededNumbers(seed: 5)
    for _ in 0..<250 {
      let days = Int.random(in: 0...20_000, using: &generator)
      let date = try #require(CivilDate(daysSinceEpoch: days))
      let pattern = Int.random(in: 0..<oracle.dateCount, using: &generator)
      let text = changed(try #require(oracle.date(date, pattern: pattern)), &generator)
      let normalized = text.utf8Span.normalized(.nfc).text
      let years = YearWindow(earliest: nil, latest: nil, today: date)
      // ICU reads all dates in the calendar of the locale.
      let outcome = writing.read(normalized.utf8Span, years)
      guard case .date(let own, isDoubtful: false, in: writing.calendar) = outcome else { continue }
      let theirs = oracle.parsedDates(text)
      // We also read ISO 8601, other separators, digits 0 to 9, and dates without a comma, dot or
      // space. ICU returns nothing for these.
      if theirs.isEmpty || text.wholeMatch(of: /\d{4}[-.\/ ]\d\d?[-.\/ ]\d\d?/) != nil { continue }
      #expect(theirs.contains(own.daysSinceEpoch), "\(tag) \(text.debugDescription) \(own)")
    }
  }

  /// Makes one to three changes, as people or chance would make them.
  private func changed(_ text: String, _ generator: inout SeededNumbers) -> String {
    let pieces: [Character] = [
      "0", "1", "9", ".", ",", " ", "-", "+", "'", "’", "\u{A0}", "\u{202F}", "x", "/", "٣", "३",
      "−",
    ]
    var characters = Array(text)
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !characters.isEmpty {
      let place = Int.random(in: 0..<characters.count, using: &generator)
      let piece = pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: characters.remove(at: place)
      case 1: characters.insert(piece, at: place)
      case 2: characters[place] = piece
      default: characters.swapAt(place, min(place + 1, characters.count - 1))
      }
    }
    return String(characters)
  }
}
