import CPatternReferences
import Foundation
import RulebookKernels

/// Compares patterns with ICU and RE2, and exits with 1 if a difference has no explanation.
///
///     PatternOracle --pairs 1000000 --seed 1 --lines FILE --tests FILE
@main
enum PatternOracle {
  static func main() throws {
    let options = options()
    print("ICU \(icu_version())")
    var comparisons: [Comparison] = []
    for (name, option, read) in [
      ("lines of JSON", "lines", Corpora.lines(of:)), ("ICU's tests", "tests", Corpora.tests(of:)),
    ] {
      guard let file = options[option] else { continue }
      var comparison = Comparison(name)
      for row in try read(file) { compare(row, &comparison, 20) }
      comparisons.append(comparison)
    }
    var packs = Comparison("bundled packs")
    for row in try Corpora.packs() { compare(row, &packs, 3_000) }
    comparisons.append(packs)
    comparisons.append(
      random(Int(options["pairs"] ?? "") ?? 1_000_000, UInt64(options["seed"] ?? "") ?? 1)
    )
    for comparison in comparisons { comparison.printSummary() }
    if comparisons.contains(where: { $0.differences > 0 }) { exit(1) }
  }

  private static func options() -> [String: String] {
    var options: [String: String] = [:]
    let arguments = CommandLine.arguments.dropFirst()
    for (name, value) in zip(arguments, arguments.dropFirst()) where name.hasPrefix("--") {
      options[String(name.dropFirst(2))] = value
    }
    return options
  }

  /// Compares a row of a corpus on its texts, and on texts that the pattern accepts except for a
  /// change.
  private static func compare(_ row: Corpora.Row, _ comparison: inout Comparison, _ walks: Int) {
    var generator = PatternGenerator(seed: 1)
    // RE2 has the same syntax for ASCII patterns without escapes, nested sets and constructs that
    // begin with a question mark.
    let isShared =
      !row.ignoringCase && row.pattern.wholeMatch(of: #/[A-Za-z0-9()|?*+{},^$\[\]-]+/#) != nil
      && !row.pattern.contains("(?") && row.pattern.matches(of: #/\[[^\]]*\[/#).isEmpty
    let subject = Comparison.Subject(
      pattern: row.pattern,
      ignoringCase: row.ignoringCase,
      re2: isShared ? row.pattern : nil
    )
    comparison.compare(subject) { pattern in
      guard let pattern else { return row.texts }
      return row.texts + (0..<walks).map { _ in generator.changed(generator.walk(pattern)) }
    }
  }

  private static func random(_ pairs: Int, _ seed: UInt64) -> Comparison {
    var comparison = Comparison("random, seed \(seed)")
    var generator = PatternGenerator(seed: seed)
    var walks = 0
    while comparison.pairs < pairs {
      walks += 1
      let fragment = generator.pattern()
      let subject = Comparison.Subject(
        pattern: fragment.icu,
        simple: fragment.simple,
        re2: fragment.re2
      )
      comparison.compare(subject) { pattern in
        var texts = (0..<4).map { _ in generator.text(for: fragment) }
        if let pattern, walks % 4 == 0 {
          texts.append(generator.changed(generator.walk(pattern)))
        }
        return texts
      }
    }
    return comparison
  }
}

extension PatternGenerator {
  /// Returns a text that a pattern accepts, or the start of one.
  ///
  /// Each character is a possible next one.
  mutating func walk(_ pattern: TextPattern) -> String {
    var text = ""
    for _ in 0..<24 {
      if pattern.matches(text.utf8Span), random.once(in: 3) { break }
      let next = pattern.nextScalars(after: text.utf8Span).ranges
      guard !next.isEmpty else { break }
      let range = next[random.below(next.count)]
      let known = Alphabet.scalars.filter { range.contains($0.value) }
      let value =
        known.isEmpty || random.once(in: 4)
        ? UInt32.random(in: range, using: &random) : random.any(known).value
      if let scalar = Unicode.Scalar(value), value > 0 { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
