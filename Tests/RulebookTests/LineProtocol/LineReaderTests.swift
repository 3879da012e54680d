import Documents
import Foundation
import TestSupport
import Testing

@testable import Rulebook

@Suite struct LineReaderTests {
  /// Reads all lines of a pipe; nil stands for one that is too long.
  private static func lines(
    of pieces: [[UInt8]],
    limit: Int,
    atEachFill: (Int) -> Void = { _ in }
  ) throws -> [[UInt8]?] {
    let pipe = Pipe()
    let feeder = Thread {
      for piece in pieces { pipe.fileHandleForWriting.write(Data(piece)) }
      pipe.fileHandleForWriting.closeFile()
    }
    feeder.start()
    let input = FileDescriptor(number: pipe.fileHandleForReading.fileDescriptor)
    var reader = LineReader(input, limit: limit)
    var lines: [[UInt8]?] = []
    var hasMore = true
    while hasMore {
      hasMore = try reader.fill()
      atEachFill(reader.buffer.count)
      while let line = reader.next() {
        switch line {
        case .bytes(let range): lines.append(Array(reader.buffer[range]))
        case .tooLong: lines.append(nil)
        }
      }
    }
    return lines
  }

  @Test("Lines are those between line feeds", arguments: 0..<30 as Range<UInt64>)
  func agreesWithSplit(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let limit = [0, 1, 50, 70_000, 1 << 20].randomElement(using: &generator) ?? 0
    var whole: [UInt8] = []
    var pieces: [[UInt8]] = []
    for _ in 0..<20 {
      var piece = (0..<Int.random(in: 0..<200, using: &generator)).map { _ in
        Int.random(in: 0..<20, using: &generator) == 0 ? UInt8(ascii: "\n") : UInt8(ascii: "x")
      }
      if Int.random(in: 0..<3, using: &generator) == 0 {
        piece += repeatElement(7, count: Int.random(in: 0..<150_000, using: &generator))
      }
      whole += piece
      pieces.append(piece)
    }
    var expected = whole.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if expected.last?.isEmpty == true { expected.removeLast() }

    let lines = try Self.lines(of: pieces, limit: limit)

    #expect(lines == expected.map { $0.count <= limit ? Array($0) : nil })
  }

  @Test("Memory does not grow with the number of lines")
  func constantMemory() throws {
    let line = Array(repeating: UInt8(ascii: "x"), count: 99) + [UInt8(ascii: "\n")]
    let piece = Array(repeatElement(line, count: 2_000).joined())
    var largest = 0

    let lines = try Self.lines(of: Array(repeating: piece, count: 100), limit: 1 << 24) {
      largest = max(largest, $0)
    }

    #expect(lines.count == 200_000)
    #expect(largest == LineReader.smallestBuffer)
  }

  @Test("Memory is bounded by the limit, and given back after a long line")
  func longLines() throws {
    let long = Array(repeating: UInt8(ascii: "x"), count: 5 << 20)
    let short = Array("\nshort\n".utf8)
    var sizes: [Int] = []

    let lines = try Self.lines(of: [long, short, short], limit: 1 << 20) { sizes.append($0) }

    #expect(lines.map { $0?.count } == [nil, 5, 0, 5])
    #expect((sizes.max() ?? 0) <= (1 << 20) + 3 * LineReader.chunk)
    #expect(sizes.last == LineReader.smallestBuffer)
  }
}
