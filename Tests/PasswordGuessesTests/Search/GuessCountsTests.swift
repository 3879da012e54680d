import Testing

@testable import PasswordGuesses

/// Numbers that guesses are counted with.
@Suite struct GuessCountsTests {
  @Test("Common logarithms", arguments: 0...300)
  func logarithms(exponent: Int) throws {
    let power = try #require(Double("1e\(exponent)"))
    #expect(abs(Log10.of(power) - Double(exponent)) <= 1e-13 * max(1, Double(exponent)))
    // log 2 and log 7, from tables.
    #expect(abs(Log10.of(2 * power) - Double(exponent) - 0.301_029_995_663_981) < 1e-12)
    #expect(abs(Log10.of(7 * power) - Double(exponent) - 0.845_098_040_014_257) < 1e-12)
  }

  @Test("Ways to choose one thing or more, and to mix two kinds")
  func combinations() {
    #expect(Combinations.ofOne(to: 2, of: 4) == 4 + 6)
    #expect(Combinations.ofOne(to: 0, of: 4) == 0)
    #expect(Combinations.mixing(2, 2) == 4 + 6)
    #expect(Combinations.mixing(1, 5) == 6)
  }
}
