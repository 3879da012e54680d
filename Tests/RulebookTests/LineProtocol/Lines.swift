import Documents
import Rulebook

/// A line protocol that expectations can use, which must not change a variable.
final class Lines {
  private var lines: LineProtocol

  init(
    _ rulebook: Rulebook,
    defaults: LineProtocol.Defaults = .init(),
    lineLimit: Int = 16 << 20
  ) {
    lines = LineProtocol(rulebook, defaults: defaults, lineLimit: lineLimit)
  }

  /// Returns the answer to one line, without its line break, and how it was answered.
  func answer(_ line: String) -> Answered { answer(Array(line.utf8)) }

  /// Returns the answer to the bytes of one line.
  func answer(_ line: [UInt8]) -> Answered {
    var json = JSONWriter()
    let answer = lines.respond(to: line.span, into: &json)
    let text = json.text
    return Answered(text: text.hasSuffix("\n") ? String(text.dropLast()) : text, answer: answer)
  }

  /// Answers the lines of one stream on another.
  func run(input: CInt, output: CInt) throws -> Int32 {
    try lines.run(input: input, output: output)
  }
}

/// An answer, and how good it is.
struct Answered: Equatable {
  var text: String
  var answer: LineProtocol.Answer?
}
