import CYaml
import Violations

/// Why libyaml, or a limit, stopped the reading.
enum YAMLProblem: Error {
  /// The text is not YAML.
  case syntax(problem: String, context: String, at: SourcePosition, contextAt: SourcePosition)
  /// A character that YAML does not allow, by its byte.
  case character(problem: String, offset: Int)
  /// There is no memory left.
  case memory
  /// A refusal of this reader after which it does not go on.
  case refused(code: String, reason: String, hint: String?, at: SourcePosition)

  /// Copies the problem of a parser that failed.
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

  /// The problem in plain words, with a hint for its frequent causes.
  func diagnostic(in source: SourceText) -> Diagnostic {
    switch self {
    case .memory:
      return Diagnostic(code: "yaml.memory", file: source.name, reason: "no memory is left")
    case .refused(let code, let reason, let hint, let position):
      return source.diagnostic(code, at: position, reason: reason, hint: hint)
    case .character(_, let offset):
      return source.diagnostic(
        "yaml.control_character",
        atByte: offset,
        reason: "a control character stands here, which YAML does not allow",
        hint: #"remove it, or write it as an escape such as "\u0007" in double quotes"#
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

/// A syntax problem of libyaml in words that authors of packs understand.
struct YAMLExplanation {
  var code = "yaml.syntax"
  var position: SourcePosition
  var reason: String
  var hint: String?

  private static let indentation =
    "lines of one list or record begin in the same column; indent with spaces"

  /// Explains a problem.
  ///
  /// - Parameters:
  ///   - problem: What libyaml says.
  ///   - context: What libyaml was doing.
  ///   - position: Where libyaml noticed it.
  ///   - contextPosition: Where that which libyaml was doing begins.
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
      reason = "too many lists and records are inside each other"
      hint = "put a text that begins with a bracket or brace in quotes"
    case "mapping values are not allowed in this context":
      code = "yaml.colon"
      reason = "a `: ` cannot stand here"
      hint = "quote a text that contains `: `; check the indentation here and the colon before"
    case "could not find expected ':'":
      code = "yaml.missing_colon"
      self.position = contextPosition
      reason = "this line is not `key: value`: the colon is missing"
      hint = "write a space after the colon, and close the quotes of the lines before"
    case "found unexpected end of stream", "found unexpected document indicator":
      code = "yaml.missing_quote"
      self.position = contextPosition
      reason = "the quote that opens here is never closed"
      hint = "close it, or write a quote within single quotes twice ('')"
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      code = "yaml.escape"
      reason = "this escape does not exist in double quotes"
      hint = "use single quotes, in which a backslash is a backslash"
    case "did not find expected alphabetic or numeric character":
      code = "yaml.indicator"
      self.position = contextPosition
      reason = "an unquoted text cannot begin with `*` or `&`"
      hint = "put the text in quotes"
    case "did not find expected key", "did not find expected '-' indicator",
      "block sequence entries are not allowed in this context",
      "mapping keys are not allowed in this context":
      if line.unicodeScalars.prefix(position.column - 1).allSatisfy({ $0 == " " }) {
        code = "yaml.indentation"
        reason = "this does not fit the list or record around it"
        hint = Self.indentation
      } else {
        code = "yaml.after_value"
        reason = "this cannot follow what stands before it on the line"
        hint = "quote the whole text; write a quote within single quotes twice ('')"
      }
    case "did not find expected node content":
      code = "yaml.missing_value"
      reason = "a value is missing here"
      hint = "put a text that begins with a bracket, brace or comma in quotes"
    case "did not find expected comment or line break" where context.contains("block scalar"):
      code = "yaml.block_text"
      reason = "the text of a block begins on the line after `|` or `>`"
      hint = "put a text that begins with `|` or `>` in quotes"
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      code = "yaml.missing_bracket"
      let bracket = problem.contains("]") ? "[…]" : "{…}"
      reason = "the \(bracket) that opens in line \(contextPosition.line) has no comma or end here"
      hint = "close it, or put a text that contains brackets, braces or commas in quotes"
    case "did not find expected <document start>":
      code = "yaml.indentation"
      reason = "something follows after the end of the file's value"
      hint = Self.indentation
    case _ where context.hasSuffix("directive"):
      code = "yaml.directive"
      self.position = contextPosition
      reason = "directives (`%YAML`, `%TAG`) are not accepted"
      hint = "put a text that begins with `%` in quotes"
    case _ where context.hasSuffix("tag"):
      code = "yaml.tag"
      self.position = contextPosition
      reason = "tags (`!name`) are not accepted"
      hint = "put a text that begins with `!` in quotes"
    default:
      if line.unicodeScalars.prefix(position.column).contains("\t") { explainTab() }
    }
  }

  private mutating func explainTab() {
    code = "yaml.tab"
    reason = "a tab stands where spaces are needed"
    hint = "indent with spaces"
  }

  private mutating func explainStart(_ scalar: Unicode.Scalar?) {
    if scalar == "\t" { return explainTab() }
    code = "yaml.indicator"
    let character = scalar.map { String($0) } ?? ""
    reason =
      "an unquoted text cannot begin with \(character == "`" ? "a backtick" : "`\(character)`")"
    hint = "put the text in quotes"
  }

  /// What libyaml says, without the spelling that only its makers know.
  private static func sentence(_ problem: String, _ context: String) -> String {
    context.isEmpty ? problem : "\(problem) (\(context))"
  }
}
