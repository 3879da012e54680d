import CICUOracle
import RulebookAuthoring
import TestSupport
import Testing
import UnicodeText
import Violations

/// Examples of what to type, in all locales of ICU whose script runs from right to left: lint asks
/// for an isolate wherever they would be displayed in another order.
@Suite struct RightToLeftExampleTests {
  /// Examples that are turned around in all of these scripts.
  static let turning = [
    ".com", "-5", "+49", "[2001:db8::1]", "12-A", "@ann", "C:\\", "\\d+", "~/x", "030 1234567",
    "+49 30 123456", "a_", "C++", ">",
  ]

  /// Examples that are turned around only after Arabic letters.
  static let turningInArabic = ["2026-11-20", "2026-11", "#12", "%20", "030-1234567"]

  static let steady = [
    "example.org", "ann@example.org", "ABC-123", "12:30", "1.5", "192.168.0.1", "a/b", "12A",
    "550e8400-e29b-41d4", "v1.2",
  ]

  /// The keys of the texts, which the pack has; each round of examples uses them once.
  static let keys =
    ["invalid"]
    + [
      "address", "brand", "character", "closed", "day", "days", "kind", "name", "once", "site",
      "size", "too_few", "too_many",
    ].map { "shop.\($0)" }

  static let rounds: [[String]] = {
    let examples = turning + turningInArabic + steady
    return stride(from: 0, to: examples.count, by: keys.count).map { start in
      Array(examples[start...].prefix(keys.count))
    }
  }()

  /// An example among letters of a locale.
  struct Sample {
    var example: String
    var word: String

    var text: String { "\(word) \(example) \(word)" }
    var isolatedText: String { "\(word) \u{2066}\(example)\u{2069} \(word)" }

    /// Whether ICU displays the example in another order in a text.
    func isTurned(in text: String) -> Bool {
      String(fromOracle: { icu_oracle_displayed(text, $0, $1) })?.contains(example) != true
    }
  }

  /// The samples of each locale: all for a language, and two for a region.
  private static func samples(of examples: [String]) throws -> [String: [Sample]] {
    var samples: [String: [Sample]] = [:]
    let tags = ICULocales.tags.filter { icu_oracle_script_is_right_to_left($0) }
    for (index, tag) in tags.enumerated() {
      let turns = [examples[index % examples.count], examples[(index + 5) % examples.count]]
      let word = try Self.word(of: tag)
      samples[tag] = (ICULocales.languages.contains(tag) ? examples : turns).map {
        Sample(example: $0, word: word)
      }
    }
    return samples
  }

  /// Returns the first letters of a locale's alphabet.
  private static func word(of tag: String) throws -> String {
    let alphabet = try #require(UnicodeSet(alphabetOf: tag), "\(tag)")
    let letters = ((0x5D0 as UInt32)...0x8FF).lazy.compactMap { Unicode.Scalar($0) }
      .filter { alphabet.contains($0) && $0.properties.generalCategory == .otherLetter }
    let word = String(String.UnicodeScalarView(letters.prefix(3)))
    // The letters of Adlam have higher code points, and two cases.
    return word.isEmpty ? "\u{1E922}\u{1E923}" : word
  }

  /// Returns the tags and texts, by number, that lint wants an isolate in.
  private static func found(in catalogs: [String: [String]]) throws -> Set<String> {
    let folder = try TemporaryFolder()
    for (tag, texts) in catalogs {
      // The first text is on the second line.
      let members = zip(keys, texts).map { key, text in
        ",\n\"\(key)\": \"\(text.replacing("\\", with: "\\\\"))\""
      }
      try folder.write("{ \"@@locale\": \"\(tag)\"\(members.joined())\n}", to: "\(tag).arb")
    }
    let paths = catalogs.keys.sorted().map { folder.path(of: "\($0).arb") }
    let pack = Fixtures.path("Lint/Languages/shop.yaml")
    let findings = try Linter(resources: Fixtures.path("Lint/Sound")).lint([pack] + paths).findings
    return Set(
      findings.map(\.diagnostic).filter { $0.code == "lint.bare_example" }.map { finding in
        let file = finding.file.split(separator: "/").last ?? ""
        return "\(file.dropLast(4)) \(finding.line - 2)"
      }
    )
  }

  @Test("An example that would be turned around is found, and others aren't", arguments: rounds)
  func bare(examples: [String]) throws {
    let samples = try Self.samples(of: examples)
    #expect(samples.count > 50)
    let found = try Self.found(in: samples.mapValues { $0.map(\.text) })
    for (tag, list) in samples {
      for (index, sample) in list.enumerated() {
        let (example, isTurned) = (sample.example, sample.isTurned(in: sample.text))
        let isFound = found.contains("\(tag) \(index)")
        // Lint also asks for an isolate where only Arabic letters would turn an example around.
        if isTurned { #expect(isFound, "\(tag): \(example)") }
        if Self.turning.contains(example) { #expect(isTurned, "\(tag): \(example)") }
        if Self.steady.contains(example) { #expect(!isTurned && !isFound, "\(tag): \(example)") }
      }
    }
  }

  @Test("An example in an isolate is displayed as it is, and isn't found", arguments: rounds)
  func isolated(examples: [String]) throws {
    let samples = try Self.samples(of: examples)
    for (tag, list) in samples {
      for sample in list {
        #expect(!sample.isTurned(in: sample.isolatedText), "\(tag): \(sample.example)")
      }
    }
    #expect(try Self.found(in: samples.mapValues { $0.map(\.isolatedText) }) == [])
  }

  @Test("No isolate is asked for where the script runs from left to right")
  func leftToRight() throws {
    let tags = ICULocales.languages.filter { !icu_oracle_script_is_right_to_left($0) }
    #expect(tags.count > 200)
    var catalogs: [String: [String]] = [:]
    for (index, tag) in tags.enumerated() {
      catalogs[tag] = ["\(Self.turning[index % Self.turning.count]) x"]
    }
    #expect(try Self.found(in: catalogs) == [])
  }
}
