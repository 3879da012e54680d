import Documents
import JSONDocuments
import UnicodeText

extension LineProtocol {
  /// Answers every line of an input stream on an output stream.
  ///
  /// Memory use doesn't grow with the number of lines. Answers are collected and written together
  /// when there are many. If the input is a terminal, pipe or socket, they are also written before
  /// waiting for more input, so that a conversation works. If the other side closes the output,
  /// this returns as if the input had ended.
  ///
  ///     let exitCode = try lines.run(input: 0, output: 1)
  ///
  /// - Parameters:
  ///   - input: The file descriptor to read from, up to its end.
  ///   - output: The file descriptor to write to.
  ///   - saysHello: Whether the output begins with the answer to `{"hello": true}`.
  /// - Returns: The exit code for a command: 65 if a line caused an error, otherwise 1 if an
  ///   outcome isn't valid, otherwise 0.
  /// - Throws: A ``StreamError`` if the streams themselves fail.
  /// - Complexity: O(*n*) in the number of bytes, plus the time that the rules take.
  public mutating func run(
    input: CInt,
    output: CInt,
    saysHello: Bool = false
  ) throws(StreamError) -> Int32 {
    var answers = Answers(FileDescriptor(number: output))
    if saysHello { writeHello(to: &answers.json) }
    let result = BrokenPipeSignal.withheld {
      Result { () throws(StreamError) in
        try answerAll(FileDescriptor(number: input), into: &answers)
      }
    }
    return try result.get().exitCode
  }

  private mutating func answerAll(
    _ input: FileDescriptor,
    into answers: inout Answers
  ) throws(StreamError) -> Answer {
    let mayWait = !input.isRegularFile
    var reader = LineReader(input, limit: lineLimit)
    var worst = Answer.valid
    var hasMore = true
    while hasMore {
      if mayWait, try !answers.flush() { return worst }
      hasMore = try reader.fill()
      while let line = reader.next() {
        worst = max(worst, answer(line, of: reader, into: &answers.json) ?? worst)
        if answers.areMany, try !answers.flush() { return worst }
      }
    }
    _ = try answers.flush()
    return worst
  }

  private mutating func answer(
    _ line: LineReader.Line,
    of reader: borrowing LineReader,
    into json: inout JSONWriter
  ) -> Answer? {
    switch line {
    case .bytes(let range): respond(to: reader.buffer.span.extracting(range), into: &json)
    case .tooLong: refuseLongLine(into: &json)
    }
  }
}

/// Answers that are not written yet.
private struct Answers {
  private static let many = 64 << 10

  /// A larger buffer than this is freed.
  private static let maximumKept = 1 << 20

  var json = JSONWriter()
  private let output: FileDescriptor

  /// Whether a person reads the answers, so that no character in them may act on a terminal.
  private let isSeen: Bool

  init(_ output: FileDescriptor) {
    self.output = output
    isSeen = output.isTerminal
  }

  var areMany: Bool { json.bytes.count >= Self.many }

  /// Writes the answers.
  ///
  /// - Returns: False if the output is closed.
  mutating func flush() throws(StreamError) -> Bool {
    if json.bytes.isEmpty { return true }
    let isRead = try output.write(isSeen ? escaped : json.bytes)
    if json.bytes.count > Self.maximumKept { json = JSONWriter() } else { json.removeAll() }
    return isRead
  }

  /// The answers with escapes in their strings, which don't change what the strings mean.
  private var escaped: [UInt8] {
    Array(json.text.escapingDisruptions(as: .json, keepingLines: true).utf8)
  }
}

extension LineProtocol {
  /// The result of answering a line, from good to bad.
  package enum Answer: Int32, CaseIterable, Sendable, Comparable {
    /// The outcome is `valid`.
    case valid = 0

    /// The outcome isn't `valid`.
    case notValid = 1

    /// The line caused an error.
    case error = 65

    /// Orders answers from good to bad.
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The exit code of a command if this is the worst answer.
    package var exitCode: Int32 { rawValue }
  }
}
