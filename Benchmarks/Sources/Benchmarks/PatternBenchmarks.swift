import CReferences
import Foundation
@_spi(Kernels) import Rulebook
import RulebookKernels

/// Measures patterns next to ICU, the cost of making them, and patterns that are made to be
/// expensive.
enum PatternBenchmarks {
  /// Measures matches next to a bare match of ICU.
  static func run(_ harness: inout Harness) throws {
    let names = #"[\p{L}\p{M}' -]+"#
    for (name, pattern, text) in [
      ("pattern, 9 characters", #"[A-Z]{2}-\d{6}"#, "AB-123456"),
      ("pattern, 30 bytes of ASCII", names, "Ann-Marie O'Neill Smith Jonesx"),
      ("pattern, 35 bytes of Cyrillic", names, "Екатерина Воробьёв"),
    ] {
      let ours = try TextPattern(pattern)
      let reference = reference_pattern_open(pattern)
      let count = Int32(text.utf8.count)
      harness.compare(
        name,
        { ours.matches(text.utf8Span) ? 1 : 0 },
        with: .init(name: "ICU, bare match") {
          Int(reference_pattern_matches(reference, text, count))
        }
      )
    }
    try groups(&harness)
  }

  /// Measures the tables that find groups next to the search without tables.
  private static func groups(_ harness: inout Harness) throws {
    let iban = "(?<country>[A-Z]{2})(?<check>[0-9]{2})(?<account>[0-9A-Z]{1,30})"
    for (name, pattern, text) in [
      ("groups, 22 bytes", iban, "GB29NWBK60161331926819"),
      ("groups read backwards, 22 bytes", iban + "(?<last>[0-9])", "GB29NWBK60161331926819"),
      ("groups, 7 bytes", "(?<year>[0-9]{4})-(?<month>[0-9]{2})", "2026-11"),
    ] {
      let pattern = try TextPattern(pattern)
      harness.compare(
        name,
        {
          var ranges = GroupRanges()
          return pattern.groups(in: text.utf8Span, into: &ranges) ? ranges[1]?.count ?? 0 : -1
        },
        with: .init(name: "search without tables") {
          pattern.groups(in: text.utf8Span)?[1]?.count ?? 0
        }
      )
    }
  }

  /// Measures loading, first use, and memory, and the patterns of `patterns.tsv`.
  static func runLong(_ rulebook: Rulebook, _ harness: inout Harness) throws {
    try firstUse(rulebook, &harness)
    try memory(&harness)
    try costly(&harness)
  }

  private static func firstUse(_ rulebook: Rulebook, _ harness: inout Harness) throws {
    for rule in ["language-tag", "uuid", "slug"] {
      guard let template = try rulebook.linkedPacks.template(rule) else { continue }
      for check in template.checks {
        guard case .constant(.text(let pattern)) = check.settings["matches"] else { continue }
        var best = Cost(load: .infinity, first: .infinity)
        for _ in 0..<200 { best = try best.least(with: make(pattern).cost) }
        harness.note(
          "pattern of \(rule)",
          "load \(best.load * 1000) µs, first use \(best.first * 1000) µs"
        )
      }
    }
  }

  /// The cost of making a pattern, in milliseconds.
  private struct Cost {
    var load: Double
    var first: Double

    func least(with other: Cost) -> Cost {
      Cost(load: min(load, other.load), first: min(first, other.first))
    }
  }

  private static func make(
    _ pattern: String
  ) throws(TextPatternError) -> (pattern: TextPattern, cost: Cost) {
    var start = ContinuousClock.now
    let made = try TextPattern(pattern)
    let load = milliseconds(since: start)
    start = .now
    _ = made.matches("a".utf8Span)
    return (made, Cost(load: load, first: milliseconds(since: start)))
  }

  private static func milliseconds(since start: ContinuousClock.Instant) -> Double {
    let microseconds = (ContinuousClock.now - start) / .microseconds(1)
    return (microseconds * 10).rounded() / 10_000
  }

  /// Shows the memory of 1,000 patterns after their use.
  private static func memory(_ harness: inout Harness) throws {
    let before = residentBytes()
    let patterns = try (0..<1_000).map { index in
      let pattern = try TextPattern(
        #"[A-Z]{2}-\d{\#(index % 7 + 3)}(?:-[\p{L}'\#(index) ]{1,20})?"#
      )
      _ = pattern.matches("AB-123".utf8Span)
      return pattern
    }
    let bytes = residentBytes() - before
    harness.note("memory of \(patterns.count) patterns", "\(bytes / 1_000) kB")
  }

  private static func residentBytes() -> Int {
    do {
      let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(
        separator: " "
      )
      return (Int(pages[1]) ?? 0) * 4_096
    } catch {
      return 0
    }
  }

  /// Shows patterns that are made to be expensive: the matcher, the cost of making it, and the time
  /// for each byte at all sizes.
  ///
  /// Missed goals are marked. The goals are 10 ms to load a pattern and, for 65,000 bytes, 5 ms for
  /// an automaton and 50 ms for a simulation, including the time for making it.
  private static func costly(_ harness: inout Harness) throws {
    guard harness.filter.isEmpty || "costly patterns".contains(harness.filter) else { return }
    print(
      "\n  costly patterns: load and first use in ms, ns per byte at 1, 10 and 60 KB, ms for 65 KB"
    )
    let file = URL(filePath: #filePath).appending(path: "../../../patterns.tsv").standardized
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let cells = line.split(separator: "\t").map(String.init)
      let piece = cells[1].replacing(#"\n"#, with: "\n").replacing(#"\\"#, with: #"\"#)
      try costly(cells[0], piece, &harness)
    }
  }

  private static func costly(
    _ pattern: String,
    _ piece: String,
    _ harness: inout Harness
  ) throws {
    let start = ContinuousClock.now
    do throws(TextPatternError) {
      var (made, cost) = try make(pattern)
      for _ in 0..<4 { cost = try cost.least(with: make(pattern).cost) }
      let times = (Harness.sizes + [65_000]).map { size in
        let text = String(repeating: piece, count: size / piece.utf8.count)
        let count = max(1, 200_000 / size)
        let best = (0..<5).reduce(Double.infinity) { best, _ in
          min(best, harness.time({ made.matches(text.utf8Span) ? 1 : 0 }, count))
        }
        return best / Double(size)
      }
      let whole = (times.last ?? 0) * 65_000 / 1e6
      let preparation = made.preparation
      let limit = preparation.matcher == .automaton ? 5.0 : 50
      let isMissed = cost.load > 10 || cost.load + cost.first + whole > limit
      print(
        "  \(preparation.matcher) \(preparation.stateCount)  \(cost.load) \(cost.first)",
        times.dropLast().map(Harness.rounded).joined(separator: " "),
        Harness.rounded(whole) + (isMissed ? "  MISSED " : " "),
        pattern
      )
    } catch {
      let load = milliseconds(since: start)
      print("  refused  \(load)\(load > 10 ? "  MISSED" : "")  \(pattern)  \(error.reason)")
    }
  }
}
