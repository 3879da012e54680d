import Foundation
import JSONDocuments
import Rulebook
import TestSupport
import Testing

@Suite struct LineRunTests {
  private static let good = #"{"id":1,"rule":"size","value":"m"}"#
  private static let bad = #"{"id":2,"rule":"size","value":"xl"}"#
  private static let broken = "{"

  private static let goodAnswer =
    #"{"id":1,"outcome":"valid","violations":[],"normalized":"m"}"#

  static let exitCodes: [(lines: [String], exitCode: Int32, answers: Int)] = [
    ([], 0, 0), (["", " ", "\r"], 0, 0), ([good], 0, 1), ([good, good], 0, 2),
    ([bad], 1, 1), ([good, bad, good], 1, 3), ([broken], 65, 1), ([bad, broken, bad], 65, 3),
    ([broken, "", good], 65, 2), ([broken, bad], 65, 2),
  ]

  @Test("The exit code is that of the worst line", arguments: exitCodes)
  func exitCode(row: (lines: [String], exitCode: Int32, answers: Int)) throws {
    let lines = Lines(try FrozenPack.rulebook())
    let run = try lines.run(row.lines.map { $0 + "\n" }.joined())

    #expect(run.exitCode == row.exitCode)
    #expect(run.lines.count == row.answers)
  }

  @Test("The last line needs no line feed, and a carriage return before one is ignored")
  func lineEnds() throws {
    let lines = Lines(try FrozenPack.rulebook())

    #expect(try lines.run(Self.good).lines == [Self.goodAnswer])
    #expect(
      try lines.run("\(Self.good)\r\n\r\n\(Self.good)\r\n\n\n\(Self.good)").lines
        == [Self.goodAnswer, Self.goodAnswer, Self.goodAnswer]
    )
    #expect(try lines.run(Self.good + "\n").output.last == UInt8(ascii: "\n"))
  }

  @Test("Each line is answered if blank lines are, and the end of the input is no line")
  func blankLines() throws {
    let lines = Lines(try FrozenPack.rulebook(), answersBlankLines: true)
    let run = try lines.run("\n\(Self.good)\n \r\n\(Self.good)\n")

    #expect(run.lines.count == 4)
    #expect(run.lines.map { $0.contains(#""code":"line.blank""#) } == [true, false, true, false])
    #expect(run.exitCode == 65)
    #expect(try lines.run("").lines.isEmpty)
  }

  /// Lines of all sorts, with the answers that a protocol gives to each alone.
  private static func randomLines(
    _ count: Int,
    seed: UInt64
  ) throws -> (input: [UInt8], answers: [String]) {
    var generator = SplitMix64(seed: seed)
    let obvious = Lines(try FrozenPack.rulebook())
    var input: [UInt8] = []
    var answers: [String] = []
    for number in 0..<count {
      let text = String.random(ofScalars: 0..<30, from: "ab-1\"\\ é\n\u{0}😀", using: &generator)
      let value = JSONWriter.text(of: .text(text))
      let line: [UInt8] =
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: Array(#"{"id":\#(number),"rule":"size","value":"m"}"#.utf8)
        case 1: Array(#"{"id":\#(number),"rule":"letters","value":\#(value)}"#.utf8)
        case 2: Array(#"{"id":\#(number),"rule":\#(value),"value":"m"}"#.utf8)
        case 3: Array(#"{"id":\#(number),"form":"team","record":{"lead":\#(value)}}"#.utf8)
        case 4: Array(#"{"id":\#(number),"rule":"size""#.utf8)
        case 5: Array(#"{"id":\#(number),"rule":"staff-id","value":"ZZ","locale":"pl"}"#.utf8)
        case 6: [0x22, 0xFF, 0x22]
        default: Array(repeating: 0x20, count: number % 3)
        }
      input += line
      input.append(UInt8(ascii: "\n"))
      let answer = obvious.answer(line)
      if answer.answer != nil { answers.append(answer.text) }
    }
    return (input, answers)
  }

  @Test(
    "10,000 mixed lines are answered in order, however they arrive",
    arguments: [1, 2] as [UInt64]
  )
  func order(seed: UInt64) throws {
    let (input, answers) = try Self.randomLines(10_000, seed: seed)
    var generator = SplitMix64(seed: seed)
    var pieces: [[UInt8]] = []
    var rest = input[...]
    while !rest.isEmpty {
      let size = Int.random(in: 1...20_000, using: &generator)
      pieces.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    let lines = Lines(try FrozenPack.rulebook())

    let run = try lines.run(feeding: pieces)

    #expect(run.lines == answers)
    #expect(run.exitCode == 65)
  }

  @Test("A line that is too long is dropped, and the rest goes on", arguments: 90...110)
  func tooLong(length: Int) throws {
    let lines = Lines(try FrozenPack.rulebook(), lineLimit: 100)
    let long = Self.good + String(repeating: " ", count: length - Self.good.utf8.count)
    let huge = String(repeating: "x", count: 200_000 + length)
    let run = try lines.run([Self.good, long, huge, Self.good, huge].joined(separator: "\n"))

    let refusal =
      #"{"id":null,"error":{"code":"line.too_long","message":"the line has more than 100 bytes"}}"#
    #expect(
      run.lines == [
        Self.goodAnswer, length <= 100 ? Self.goodAnswer : refusal, refusal, Self.goodAnswer,
        refusal,
      ]
    )
    #expect(run.exitCode == 65)
  }

  @Test("Lines of every length around the size of a read arrive whole")
  func longLines() throws {
    let lines = Lines(try FrozenPack.rulebook(Limits(inputBytes: 1 << 20)))
    let lengths = [65_533, 65_534, 65_535, 65_536, 65_537, 131_071, 131_072, 300_000, 10]
    let values = lengths.map { String(repeating: "a", count: $0) }
    let run = try lines.run(values.map { #"{"rule":"letters","value":"\#($0)"}"# + "\n" }.joined())

    #expect(
      run.lines == values.map { #"{"outcome":"valid","violations":[],"normalized":"\#($0)"}"# }
    )
  }

  @Test("An answer is written before the next line is there")
  func conversation() throws {
    let input = Pipe()
    let output = Pipe()
    let rulebook = try FrozenPack.rulebook()
    let runner = Thread {
      let lines = Lines(rulebook)
      do {
        _ = try lines.run(
          input: input.fileHandleForReading.fileDescriptor,
          output: output.fileHandleForWriting.fileDescriptor
        )
      } catch { Issue.record(error) }
    }
    runner.start()
    for _ in 0..<3 {
      input.fileHandleForWriting.write(Data("\(Self.good)\n".utf8))
      let answer = output.fileHandleForReading.availableData
      #expect(String(decoding: answer, as: UTF8.self) == Self.goodAnswer + "\n")
    }
    input.fileHandleForWriting.closeFile()
  }

  @Test("A closed output ends the run quietly")
  func closedOutput() throws {
    let lines = Lines(try FrozenPack.rulebook())
    let input = Pipe()
    let output = Pipe()
    input.fileHandleForWriting.write(Data("\(Self.good)\n\(Self.bad)\n".utf8))
    input.fileHandleForWriting.closeFile()
    output.fileHandleForReading.closeFile()

    let exitCode = try lines.run(
      input: input.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor
    )

    #expect(exitCode == 1)
  }

  @Test("A stream that does not work is an error")
  func brokenStreams() throws {
    let lines = Lines(try FrozenPack.rulebook())
    let error = #expect(throws: StreamError.self) {
      try lines.run(input: -1, output: -1)
    }
    #expect(error?.code == .input)
  }
}

extension JSONWriter {
  fileprivate static func text(of value: Value) -> String {
    var json = JSONWriter()
    json.write(value)
    return json.text
  }
}
