import CYaml

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
