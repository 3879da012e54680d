import ErrorCatalog
import Rulebook
import Violations

// The parts of the page about codes that programs report.

extension CodeCatalog.Entry {
  /// The arguments that programs pass, with an example of each argument that people may see.
  var payloadTable: String {
    let rows = (explanation.declaration?.arguments ?? []).map { argument in
      let example = explanation.arguments.first { $0.name == argument.name }?.example
      let cells = [
        argument.kind.description.htmlEscaped, argument.exposure.reader,
        example.map { $0.written.inCode } ?? "",
      ]
      return "<tr><th scope=\"row\">\(argument.name.inCode)</th>"
        + cells.map { "<td>\($0)</td>" }.joined() + "</tr>"
    }
    if rows.isEmpty { return "" }
    return """
      <h3>Arguments</h3>
      <table>
      <thead><tr><th>name</th><th>type</th><th>who may see it</th><th>here</th></tr></thead>
      \(rows.joined(separator: "\n"))
      </table>

      """
  }
}

extension ErrorDeclaration {
  /// What programs rely on, in HTML, with a title for each fact.
  var facts: [(title: String, content: String)] {
    var facts: [(title: String, content: String)] = []
    if let end = standing.end {
      let replacement = end.replacement.map { "; replaced by \($0.rawValue.inCode)" } ?? ""
      facts.append((end.name, "since \(end.since.htmlEscaped)" + replacement))
    }
    let answers = [
      status.http.map { "\($0) \(ErrorStatus.httpName(of: $0))" },
      status.grpc.map { "gRPC \($0.rawValue)" },
    ].compactMap(\.self)
    if !answers.isEmpty { facts.append(("status", answers.joined(separator: ", ").htmlEscaped)) }
    if let retry { facts.append(("retry", retry.words)) }
    if let help { facts.append(("help", help.inCode)) }
    if let causes, !causes.isEmpty {
      facts.append(("causes", causes.map(\.rawValue.inCode).joined(separator: ", ")))
    }
    if let log { facts.append(("log", log.withVisibleCharacters.inCode)) }
    return facts
  }
}

extension ErrorDeclaration.Retry {
  fileprivate var words: String {
    switch self {
    case .never: "never"
    case .same: "the same request may succeed"
    case .after(let argument): "after \("{\(argument)}".inCode) seconds"
    }
  }
}

extension ErrorArgument.Exposure {
  /// Who may see the argument.
  fileprivate var reader: String {
    switch self {
    case .public: "everyone"
    case .internal: "only logs (internal)"
    case .personal: "no one (personal)"
    }
  }
}

extension String {
  /// A name or value that doesn't belong to a language, in HTML.
  var inCode: String {
    "<code translate=\"no\" dir=\"auto\">\(htmlEscaped)</code>"
  }
}
