import JSONDocuments
package import Rulebook

/// A line protocol that expectations can use, which must not change a variable.
package final class Lines {
  private var lines: LineProtocol

  package init(
    _ rulebook: Rulebook,
    defaults: LineProtocol.Defaults = .init(),
    lineLimit: Int = 16 << 20,
    answersBlankLines: Bool = false
  ) {
    lines = LineProtocol(
      rulebook,
      defaults: defaults,
      lineLimit: lineLimit,
      answersBlankLines: answersBlankLines
    )
  }

  /// Creates a line protocol that follows a live rulebook.
  package init(
    _ live: LiveRulebook,
    defaults: LineProtocol.Defaults = .init(),
    lineLimit: Int = 16 << 20
  ) {
    lines = LineProtocol(live, defaults: defaults, lineLimit: lineLimit)
  }

  /// The rulebook that answered the last line.
  package var rulebook: Rulebook { lines.rulebook }

  /// Returns the answer to one line, without its line break, and how it was answered.
  package func answer(_ line: String) -> Answered { answer(Array(line.utf8)) }

  /// Returns the answer to the bytes of one line.
  package func answer(_ line: [UInt8]) -> Answered {
    var json = JSONWriter()
    let answer = lines.respond(to: line.span, into: &json)
    let text = json.text
    return Answered(text: text.hasSuffix("\n") ? String(text.dropLast()) : text, answer: answer)
  }

  /// Answers the lines of one stream on another.
  package func run(input: CInt, output: CInt) throws -> Int32 {
    try lines.run(input: input, output: output)
  }
}

/// An answer, and how good it is.
package struct Answered: Equatable {
  package var text: String
  package var answer: LineProtocol.Answer?

  package init(text: String, answer: LineProtocol.Answer?) {
    self.text = text
    self.answer = answer
  }
}
