import CYaml
import SourceTexts
import Violations

/// The reason why libyaml, or a limit, stopped reading.
enum YAMLProblem: Error {
  /// The text isn't YAML.
  case syntax(problem: String, context: String, at: SourcePosition, contextAt: SourcePosition)
  /// A character that YAML doesn't allow, with the offset of its first byte.
  case character(problem: String, offset: Int)
  /// The system ran out of memory.
  case memory
  /// A construct that this reader refuses and can't continue after.
  case refused(code: String, reason: String, hint: String?, at: SourcePosition)

  /// Copies the problem of a failed parser.
  init(_ parser: yaml_parser_t) {
    // SAFETY: libyaml's problems are constant texts that end with a NUL byte.
    let problem = parser.problem.map { String(cString: $0) } ?? ""
    let context = parser.context.map { String(cString: $0) } ?? ""
    switch parser.error {
    case YAML_MEMORY_ERROR: self = .memory
    case YAML_READER_ERROR:
      self = .character(problem: problem, offset: Int(parser.problem_offset))
    default:
      self = .syntax(
        problem: problem,
        context: context,
        at: SourcePosition(parser.problem_mark),
        contextAt: SourcePosition(parser.context_mark)
      )
    }
  }

  /// The line where the text begins that can't be read; nil if that isn't known.
  var line: Int? {
    switch self {
    case .syntax(_, let context, let position, let contextPosition):
      // A bracket or quote may be noticed far below. Other contexts may begin with the file.
      ["flow", "quoted", "simple key"].contains(where: context.contains)
        ? contextPosition.line : position.line
    case .character, .memory, .refused: nil
    }
  }

  /// Returns the problem in plain words, with a hint for common causes.
  func diagnostic(in source: SourceText) -> Diagnostic {
    switch self {
    case .memory:
      return Diagnostic(code: "yaml.memory", file: source.name, reason: "there is no memory left")
    case .refused(let code, let reason, let hint, let position):
      return source.diagnostic(code, at: position, reason: reason, hint: hint)
    case .character(_, let offset):
      return source.diagnostic(
        "yaml.control_character",
        atByte: offset,
        reason: "YAML doesn't allow the control character here",
        hint: #"remove it, or write it as an escape such as `"\u0007"` in double quotes"#
      )
    case .syntax(let problem, let context, let position, let contextPosition):
      let explanation = YAMLExplanation(
        problem: problem,
        context: context,
        at: position,
        contextAt: contextPosition,
        line: source.line(position.line) ?? ""
      )
      return source.diagnostic(
        explanation.code,
        at: explanation.position,
        reason: explanation.reason,
        hint: explanation.hint
      )
    }
  }
}

/// A syntax problem of libyaml, explained for authors of packs.
struct YAMLExplanation {
  var code = "yaml.syntax"
  var position: SourcePosition
  var reason: String
  var hint: String?

  private static let indentation =
    "start all lines of a list or record in the same column, and indent with spaces"

  /// Explains a problem.
  ///
  /// - Parameters:
  ///   - problem: The problem that libyaml reports.
  ///   - context: What libyaml was reading.
  ///   - position: The position where libyaml noticed the problem.
  ///   - contextPosition: The position where the context begins.
  ///   - line: The text of the position's line.
  init(
    problem: String,
    context: String,
    at position: SourcePosition,
    contextAt contextPosition: SourcePosition,
    line: String
  ) {
    self.position = position
    reason = Self.sentence(problem, context)
    switch problem {
    case "found character that cannot start any token":
      explainStart(line.unicodeScalars.dropFirst(position.column - 1).first)
    case "found a tab character where an indentation space is expected",
      "found a tab character that violates indentation":
      explainTab()
    case "Maximum nesting level reached, set with yaml_set_max_nest_level())":
      code = "yaml.depth"
      reason = "lists and records are nested too deeply"
      hint = "put a text that begins with a bracket or brace in quotes"
    case "mapping values are not allowed in this context":
      code = "yaml.colon"
      reason = "`: ` isn't allowed here"
      hint = "quote a text that contains `: `; check the indentation here and the colon before it"
    case "could not find expected ':'":
      code = "yaml.missing_colon"
      self.position = contextPosition
      reason = "this line isn't `key: value`: the colon is missing"
      hint = "write a space after the colon, and close the quotes in the lines before"
    case "found unexpected end of stream", "found unexpected document indicator":
      code = "yaml.missing_quote"
      self.position = contextPosition
      reason = "the quote that opens here is never closed"
      hint = "close it; inside single quotes, write a quote twice (`''`)"
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      code = "yaml.escape"
      reason = "this escape doesn't exist in double quotes"
      hint = "use single quotes, where a backslash is a plain character"
    case "did not find expected alphabetic or numeric character":
      code = "yaml.indicator"
      self.position = contextPosition
      reason = "an unquoted text can't begin with `*` or `&`"
      hint = "put the text in quotes"
    case "did not find expected key", "did not find expected '-' indicator",
      "block sequence entries are not allowed in this context",
      "mapping keys are not allowed in this context":
      if line.unicodeScalars.prefix(position.column - 1).allSatisfy({ $0 == " " }) {
        code = "yaml.indentation"
        reason = "this doesn't fit the list or record around it"
        hint = Self.indentation
      } else {
        code = "yaml.after_value"
        reason = "this can't follow the text before it on the line"
        hint = "quote the whole text; inside single quotes, write a quote twice (`''`)"
      }
    case "did not find expected node content":
      code = "yaml.missing_value"
      reason = "a value is missing here"
      hint = "put a text that begins with a bracket, brace or comma in quotes"
    case "did not find expected comment or line break" where context.contains("block scalar"):
      code = "yaml.block_text"
      reason = "a block text must begin on the line after `|` or `>`"
      hint = "put a text that begins with `|` or `>` in quotes"
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      code = "yaml.missing_bracket"
      let bracket = problem.contains("]") ? "[…]" : "{…}"
      reason =
        "the `\(bracket)` that opens in line \(contextPosition.line) needs a comma or its end here"
      hint =
        "close it, or put a text with brackets, braces, commas or colons in quotes; "
        + "inside single quotes, write a quote twice (`''`)"
    case "did not find expected <document start>":
      code = "yaml.indentation"
      reason = "there is something after the end of the file's value"
      hint = Self.indentation
    case _ where context.hasSuffix("directive"):
      code = "yaml.directive"
      self.position = contextPosition
      reason = "directives (`%YAML`, `%TAG`) aren't accepted"
      hint = "put a text that begins with `%` in quotes"
    case _ where context.hasSuffix("tag"):
      code = "yaml.tag"
      self.position = contextPosition
      reason = "tags (`!name`) aren't accepted"
      hint = "put a text that begins with `!` in quotes"
    default:
      if line.unicodeScalars.prefix(position.column).contains("\t") { explainTab() }
    }
  }

  private mutating func explainTab() {
    code = "yaml.tab"
    reason = "there is a tab where spaces are needed"
    hint = "indent with spaces"
  }

  private mutating func explainStart(_ scalar: Unicode.Scalar?) {
    if scalar == "\t" { return explainTab() }
    code = "yaml.indicator"
    let character = scalar.map { String($0) } ?? ""
    reason =
      "an unquoted text can't begin with \(character == "`" ? "a backtick" : "`\(character)`")"
    hint = "put the text in quotes"
  }

  /// Returns libyaml's own text, for a problem without an explanation here.
  private static func sentence(_ problem: String, _ context: String) -> String {
    context.isEmpty ? problem : "\(problem) (\(context))"
  }
}
