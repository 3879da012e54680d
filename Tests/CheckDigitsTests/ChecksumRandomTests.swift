import TestSupport
import Testing

@testable import CheckDigits

@Suite struct ChecksumRandomTests {
  @Test("Random formulas agree with arithmetic by hand", arguments: 0..<120 as Range<UInt64>)
  func formulas(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let formula = try Self.formula(using: &generator)
    let (checksum, slow) = (try Checksum(formula), SlowChecksum(formula: formula))
    let alphabet = String(String.UnicodeScalarView(formula.values.characters))
    for _ in 0..<60 {
      let isOdd = Int.random(in: 0..<8, using: &generator) == 0
      let text = String.random(
        ofScalars: 0..<30,
        from: isOdd ? alphabet + String.troublesome : alphabet,
        using: &generator
      )
      #expect(checksum.remainder(of: text.utf8Span) == slow.remainder(of: text), "\(text)")
      #expect(
        (checksum.offsetOfCharacterWithoutValue(in: text.utf8Span) == nil)
          == (slow.remainder(of: text) != nil),
        "\(text)"
      )
      #expect(Self.remainderInPieces(of: text, checksum) == slow.remainder(of: text), "\(text)")
      let computed = checksum.checkCharacters(for: text.utf8Span, count: 3)
      for check in computed.prefix(5) + ["0", "7", "X", "01", "Ж", ""] {
        let holds = slow.holds(text, check: check)
        #expect(checksum.holds(text, check: check) == holds, "\(text) \(check)")
        #expect(!checksum.needsCheck || !computed.contains(check) || holds)
      }
    }
  }

  @Test(
    "Methods hold for the checks that they compute, and for no other",
    arguments: ChecksumMethod.allCases
  )
  func methods(method: ChecksumMethod) {
    var generator = SplitMix64(seed: 24)
    let checksum = Checksum(method)
    let characters = String(String.UnicodeScalarView(checksum.valuedCharacters))
    for _ in 0..<300 {
      let body = String.random(
        ofScalars: 1..<25,
        from: characters.filter { $0 != "*" && (method != .mod11And2 || $0 != "X") },
        using: &generator
      )
      let checks = checksum.checkCharacters(for: body.utf8Span)
      #expect(!checks.isEmpty, "\(body)")
      for check in checks { #expect(checksum.holds(body + check), "\(body) \(check)") }
      let other = String.random(
        ofScalars: method.checkCount..<method.checkCount + 1,
        from: characters,
        using: &generator
      )
      let isWritten = method != .mod97And10 || !["00", "01", "99"].contains(other)
      if isWritten { #expect(checksum.holds(body + other) == checks.contains(other)) }
      #expect(
        Self.remainderInPieces(of: body + other, checksum)
          == checksum.remainder(of: (body + other).utf8Span)
      )
    }
  }

  /// Reads a text in three pieces.
  private static func remainderInPieces(of text: String, _ checksum: Checksum) -> Int? {
    let scalars = Array(text.unicodeScalars)
    let pieces = [
      scalars.prefix(scalars.count / 3), scalars.dropFirst(scalars.count / 3).prefix(2),
      scalars.dropFirst(scalars.count / 3 + 2),
    ].map { String(String.UnicodeScalarView($0)) }
    var pass = checksum.begin(
      characterCount: pieces.reduce(0) { $0 + checksum.characterCount(of: $1.utf8Span) }
    )
    for piece in pieces { checksum.read(piece.utf8Span, into: &pass) }
    return checksum.remainder(of: pass)
  }

  /// Makes a formula of any kind.
  private static func formula(using generator: inout SplitMix64) throws -> ChecksumFormula {
    var formula = ChecksumFormula(
      modulus: [Int.random(in: 2...40, using: &generator), 97, 999_983, 1_000_000]
        .randomElement(using: &generator) ?? 2,
      expecting: .number(isNegative: Bool.random(using: &generator))
    )
    let alphabets = ["0-9", "0-9A-Z", "0-9_____a-z", "А-Я0-9", "A0B1№", "X-Z*+-"]
    let turns = try (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      try CharacterValues(alphabets.randomElement(using: &generator) ?? "0-9")
    }
    if Int.random(in: 0..<3, using: &generator) == 0 {
      formula.values = turns[0]
      formula.reading = Bool.random(using: &generator) ? .number : .digits(base: 36)
    } else {
      formula.values = try CharacterValues(takingTurns: turns)
      formula.folds = Bool.random(using: &generator)
      formula.from = Bool.random(using: &generator) ? .left : .right
      let least = formula.folds ? 0 : -20
      formula.weights = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        Int.random(in: least...20, using: &generator)
      }
      formula.weights[0] = 3
    }
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: formula.expectation = .remainder([0, 1])
    case 1:
      let texts = ["0123456789X", "_Ж7", "ABCDEFGHIJK"].map { text in
        formula.modulus < 12 ? String(text.prefix(2)) : text
      }
      formula.expectation = .characters(texts)
    default: break
    }
    return formula
  }
}
