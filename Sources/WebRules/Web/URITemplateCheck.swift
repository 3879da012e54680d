public import RuleEngine
import UnicodeText
public import Violations
import WebAddresses

/// Requires a text to be a URI template.
///
///     URITemplateCheck()
///     // /users/{id}{?page,size}   valid, level 3, variables id, page, size
///     // /users/{id                uri_template.expression, at bytes 7 to 10
///
/// Standard: RFC 6570, all four levels.
public struct URITemplateCheck: Check {
  /// Creates a check.
  public init() {}

  /// Reports what is wrong with a template.
  ///
  /// - Complexity: O(*n*). Without details, nothing is allocated.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let template = URITemplate.read(text, keepsVariables: findings.wantsDetails)
    switch template.fault {
    case .character(let scalar):
      findings.add(.uriCharacter, at: template.range, scalar.uriCharacterArguments)
    case .percentEncoding: findings.add(.uriPercentEncoding, at: template.range)
    case .expression: findings.add(.uriTemplateExpression, at: template.range)
    case nil:
      guard findings.wantsDetails else { return }
      var names: [String] = []
      var seen: Set<String> = []
      for range in template.variables {
        let name = String(copying: text, in: range)
        if seen.insert(name).inserted { names.append(name) }
      }
      findings.setFact("level", .decimal(ExactDecimal(template.level)))
      findings.setFact("variables", .list(names.map(Value.text)))
    }
  }

  /// Returns templates, of a path and of a whole URI.
  public func examples(in context: borrowing CheckContext) -> [String] {
    ["/users/{id}", "https://example.org/users/{id}"]
  }

  /// Returns whether a text that is still being typed can become a template.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    let template = URITemplate.read(text, keepsVariables: false)
    if template.fault == nil { return .valid }
    return template.impossibleAt.map { .impossible(at: $0) } ?? .unfinished
  }
}

extension URITemplateCheck {
  /// The definition of the check `uri-template` for packs.
  public static let definition = CheckDefinition(
    "uri-template",
    "Requires a URI template, with variables in braces.",
    codes: [.uriCharacter, .uriPercentEncoding, .uriTemplateExpression],
    facts: [
      FactDefinition("level", "The lowest level of RFC 6570 that is sufficient."),
      FactDefinition("variables", "The names of the variables.", isFromInput: true),
    ]
  ) { _ in URITemplateCheck() }
}

extension CodeDefinition {
  static let uriTemplateExpression = CodeDefinition(
    "uri_template.expression",
    "Braces don't contain an expression, or are never closed."
  )
}
