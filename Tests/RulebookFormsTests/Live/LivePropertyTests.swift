import Rulebook
import TestSupport
import Testing

/// What must hold of every rule and every text.
@Suite("Live input")
struct LivePropertyTests {
  private static let general = "aZ09 .-@+/'\u{301}éßя田١👍🇨🇭x(),:\"#"

  @Test("leaves valid examples as they are", arguments: LiveSample.all)
  func validExamples(sample: LiveSample) {
    for text in sample.valid {
      #expect(sample.rule.progress(of: text) == .valid, "\(text)")
      #expect(sample.rule.acceptablePrefix(of: text) == text[...], "\(text)")
      let impossible = text.beginnings.filter { sample.rule.progress(of: $0).isImpossible }
      #expect(impossible == [], "\(text)")
    }
  }

  @Test("says valid exactly of what the rule accepts", arguments: LiveSample.all)
  func validity(sample: LiveSample) {
    for text in Self.variations(of: sample, count: 25) {
      let isAccepted = sample.rule.accepts(text)
      #expect((sample.rule.progress(of: text) == .valid) == isAccepted, "\(text)")
    }
  }

  @Test("says impossible only where nothing can follow", arguments: LiveSample.all)
  func impossiblePlaces(sample: LiveSample) {
    var generator = SplitMix64(seed: 20_261_121)
    let texts = sample.invalid + Self.variations(of: sample, count: 25)
    var found: Set<String> = []
    for text in texts {
      guard case .impossible(let place) = sample.rule.progress(of: text) else { continue }
      let rest = text[text.utf8.index(text.startIndex, offsetBy: place)...]
      let possible = text.beginning(ofBytes: place)
      #expect(possible + rest == text && possible.count + rest.count == text.count, "\(text)")
      #expect(!sample.rule.progress(of: possible).isImpossible, "\(possible) of \(text)")
      #expect(sample.rule.acceptablePrefix(of: text) == possible[...], "\(text)")
      let impossible = possible + rest.prefix(1)
      guard found.count < 6, found.insert(impossible).inserted else { continue }
      Self.expectLasting(impossible, of: sample, using: &generator)
    }
  }

  /// Continues an impossible text by the ends of examples and at random.
  private static func expectLasting(
    _ text: String,
    of sample: LiveSample,
    using generator: inout SplitMix64
  ) {
    let alphabet = sample.texts.joined() + general
    let ends = sample.valid.flatMap { text in text.indices.map { String(text[$0...]) } }
    let random = (0..<60).map { _ in
      String.random(ofScalars: 0..<12, from: alphabet, using: &generator)
    }
    let continuations = ends.shuffled(using: &generator).prefix(40) + random
    let accepted = continuations.filter { continuation in
      let whole = text + continuation
      return whole.count == text.count + continuation.count && sample.rule.accepts(whole)
    }
    #expect(accepted == [], "\(text)")
  }

  /// Examples, and examples with something changed.
  private static func variations(of sample: LiveSample, count: Int) -> [String] {
    var generator = SplitMix64(seed: 7)
    let alphabet = sample.texts.joined() + general
    var texts = sample.texts
    for _ in 0..<count {
      guard var text = sample.texts.randomElement(using: &generator) else { break }
      let place = text.indices.randomElement(using: &generator) ?? text.startIndex
      let piece = String.random(ofScalars: 1..<3, from: alphabet, using: &generator)
      if Bool.random(using: &generator) {
        text.insert(contentsOf: piece, at: place)
      } else {
        text = String(text[..<place]) + piece
      }
      texts.append(text)
    }
    return texts
  }
}
