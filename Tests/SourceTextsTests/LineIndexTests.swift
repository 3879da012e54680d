import SourceTexts
import TestSupport
import Testing
import Violations

/// Positions in texts longer than the distance between noted positions.
///
/// They are compared with a search through the whole text.
@Suite("Positions in long texts")
struct LineIndexTests {
  /// Returns the position of each byte, from a walk through the whole text.
  private static func positions(in bytes: [UInt8]) -> [SourcePosition] {
    var position = SourcePosition.start
    var positions = [position]
    for (index, byte) in bytes.enumerated() {
      let isLoneReturn = byte == 0x0D && bytes.dropFirst(index + 1).first != 0x0A
      if byte == 0x0A || isLoneReturn {
        position = SourcePosition(line: position.line + 1, column: 1)
      } else if !(0x80...0xBF).contains(byte) {
        position.column += 1
      }
      positions.append(position)
    }
    return positions
  }

  /// Returns the lines of a text, each without its end.
  private static func lines(of text: String) -> [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\r" where scalars.dropFirst(index + 1).first == "\n": break
      case "\r", "\n":
        lines.append(String(line))
        line = .init()
      default: line.append(scalar)
      }
    }
    return lines + [String(line)]
  }

  @Test(arguments: ["abc", "aé€😀", "a\n", "aé\r\n€", "😀\r", "\r\n"])
  func `random texts`(_ alphabet: String) throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<3 {
      let text = String.random(ofScalars: 9_000..<13_000, from: alphabet, using: &random)
      let source = SourceText(text, name: "a")
      let expected = Self.positions(in: source.bytes)
      // Positions are noted every 512 bytes.
      let wrong = (0...source.bytes.count).first { offset in
        (offset % 61 == 0 || (offset + 4) % 512 <= 8)
          && source.position(ofByte: offset) != expected[offset]
      }
      try #require(wrong == nil)
      let lines = Self.lines(of: text)
      for number in [1, 2, lines.count / 2, lines.count] where (1...lines.count) ~= number {
        let line = lines[number - 1]
        try #require(source.line(number) == line)
        for column in [1, 2, 4_000, 4_097, 8_300] where column <= line.unicodeScalars.count {
          let rest = line.unicodeScalars.dropFirst(column - 1)
          let position = SourcePosition(line: number, column: column)
          try #require(source.rest(ofLineFrom: position) == String(rest))
          let beginning = source.rest(ofLineFrom: position, atMost: 3)
          try #require(beginning == String(rest.prefix(3)))
        }
      }
      #expect(source.line(lines.count + 1) == nil)
      #expect(source.line(0) == nil)
    }
  }

  @Test func `a line that is shorter than the column`() {
    let source = SourceText("ab\ncd", name: "a")
    #expect(source.rest(ofLineFrom: SourcePosition(line: 1, column: 9)) == "")
    #expect(source.rest(ofLineFrom: SourcePosition(line: 2, column: 9)) == "")
  }

  @Test func `a reason that repeats a long name is shortened`() throws {
    let name = String(repeating: "n", count: 100_000)
    let diagnostic = SourceText("a", name: "a").diagnostic("x", at: .start, reason: "no \(name)!")
    #expect(diagnostic.reason.hasPrefix("no nnn"))
    #expect(diagnostic.reason.hasSuffix("nnn!"))
    #expect(diagnostic.reason.unicodeScalars.count < 700)
  }
}
