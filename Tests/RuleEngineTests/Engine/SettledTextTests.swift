import TestSupport
import Testing
import UnicodeText

@testable import RuleEngine

/// The quick look at texts against the steps one by one.
@Suite struct SettledTextTests {
  static let steps: [NormalizationStep] = [.trim, .collapseSpaces, .collapseBlanks, .nfc]

  /// Whether a settled text is what its name says, by the steps themselves.
  private static func keepsPromise(_ text: String) -> Bool {
    steps.allSatisfy { $0.apply(to: text.utf8Span).text.utf8.elementsEqual(text.utf8) }
      && !Blankness.invisible.includes(text.utf8Span)
  }

  @Test("A settled text stays as it is, and shows something")
  func randomTexts() {
    let alphabets = [
      String.troublesome, "ab Z \u{E9}\u{301}\u{323}\u{93C}\u{94D}\u{64E}\u{651}",
      "а е\u{306} \u{200B}\u{A0}\u{3000}가\u{11A8}\u{1100}\u{1161}田",
    ]
    var random = SplitMix64(seed: 21)
    var settled = 0
    for round in 0..<6_000 {
      let alphabet = alphabets[round % alphabets.count]
      let text = String.random(ofScalars: 0..<20, from: alphabet, using: &random)
      guard text.utf8Span.isSettled else { continue }
      settled += 1
      #expect(Self.keepsPromise(text), "\(text.debugDescription)")
    }
    #expect(settled > 200)
  }

  @Test("Of ASCII texts, exactly those of visible characters with single spaces are settled")
  func asciiTexts() {
    var random = SplitMix64(seed: 22)
    for round in 0..<8_000 {
      let alphabet = round % 2 == 0 ? "abc~! " : "aaaaaaaaaaaa~  \u{1F}\u{7F}\t\0@`"
      let text = String.random(ofScalars: 0..<28, from: alphabet, using: &random)
      let bytes = Array(text.utf8)
      let wanted =
        !bytes.isEmpty && bytes.first != 0x20 && bytes.last != 0x20
        && bytes.allSatisfy { (0x20...0x7E).contains($0) } && !text.contains("  ")
      let isSettled = text.utf8Span.isSettled
      #expect(isSettled == wanted, "\(text.debugDescription)")
    }
  }

  @Test("Every character between letters of its own kind keeps the promise")
  func everyScalar() {
    var settled = 0
    for value in 0..<UInt32(0x11000) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for frame in ["a", "\u{5D0}", "\u{928}", "\u{1100}\u{1161}", "\u{644}\u{651}"] {
        let text = frame + String(scalar) + frame
        guard text.utf8Span.isSettled else { continue }
        settled += 1
        if !Self.keepsPromise(text) { Issue.record("\(text.debugDescription)") }
      }
    }
    #expect(settled > 200_000)
  }

  @Test(
    "What people type is settled",
    arguments: [
      "Ann", "Annemarie Smith Jones", "Łukasz Żółć", "Ольга Владимировна", "Nguyễn Thị Ánh",
      "محمد عبد الله", "अमिताभ बच्चन", "田中 花子", "김영희", "สมชาย ใจดี", "O’Connor", "1 + 1 = 2",
    ]
  )
  func ordinaryTexts(text: String) {
    let isSettled = text.utf8Span.isSettled
    #expect(isSettled)
  }
}
