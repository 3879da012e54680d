import Documents

extension LineProtocol {
  /// Answers every line of one stream on another.
  ///
  /// Memory does not grow with the number of lines. Answers are gathered and written when there
  /// are many; if the input is a terminal, pipe or socket, also before waiting for more of it, so
  /// that a conversation works. If nobody reads the output any more, this ends as at the end of
  /// the input.
  ///
  ///     let exitCode = try lines.run(input: 0, output: 1)
  ///
  /// - Parameters:
  ///   - input: The descriptor to read from, up to its end.
  ///   - output: The descriptor to write to.
  /// - Returns: The exit code of a command that did nothing else: 65 after any line that gave an
  ///   error, else 1 after any outcome that is not valid, else 0.
  /// - Throws: A ``StreamError`` if the streams themselves fail.
  /// - Complexity: O(*n*) in the number of bytes, and what the rules take.
  public mutating func run(input: CInt, output: CInt) throws(StreamError) -> Int32 {
    let result = BrokenPipeSignal.withheld {
      Result { () throws(StreamError) in
        try answerAll(FileDescriptor(number: input), FileDescriptor(number: output))
      }
    }
    return try result.get().exitCode
  }

  private mutating func answerAll(
    _ input: FileDescriptor,
    _ output: FileDescriptor
  ) throws(StreamError) -> Answer {
    let mayWait = !input.isRegularFile
    var reader = LineReader(input, limit: lineLimit)
    var answers = Answers(output)
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

/// Answers that were not written yet.
private struct Answers {
  private static let many = 64 << 10

  /// More memory than this is not kept.
  private static let maximumKept = 1 << 20

  var json = JSONWriter()
  private let output: FileDescriptor

  init(_ output: FileDescriptor) { self.output = output }

  var areMany: Bool { json.bytes.count >= Self.many }

  /// Writes the answers.
  ///
  /// - Returns: False if nobody reads them any more.
  mutating func flush() throws(StreamError) -> Bool {
    if json.bytes.isEmpty { return true }
    let isRead = try output.write(json.bytes)
    if json.bytes.count > Self.maximumKept { json = JSONWriter() } else { json.removeAll() }
    return isRead
  }
}

extension LineProtocol {
  /// How a line was answered, from good to bad.
  package enum Answer: Int32, CaseIterable, Sendable, Comparable {
    /// With the outcome `valid`.
    case valid = 0

    /// With another outcome.
    case notValid = 1

    /// With an error.
    case error = 65

    /// Orders answers from good to bad.
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The exit code of a command after this answer, if no other was worse.
    package var exitCode: Int32 { rawValue }
  }
}
