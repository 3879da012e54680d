import ErrorCatalog
import Violations

extension ErrorDeclaration {
  /// The arguments of the declaration's initializer in Swift, each with its label.
  var swiftArguments: [String] {
    var parts = [code.rawValue.escapedInQuotes, "pack: \(pack.escapedInQuotes)"]
    if let number { parts.append("number: \(number)") }
    if let severity { parts.append("severity: .\(severity)") }
    if let summary { parts.append("summary: \(summary.escapedInQuotes)") }
    if let arguments {
      let elements = arguments.map(\.swift)
      // Each is on its own line, so that only the lines of changed arguments change.
      let lines = elements.map { "          \($0),\n" }.joined()
      parts.append("arguments: " + (elements.isEmpty ? "[]" : "[\n\(lines)        ]"))
    }
    if let causes {
      parts.append("causes: [\(causes.map(\.rawValue.escapedInQuotes).joined(separator: ", "))]")
    }
    if status != ErrorStatus() {
      let http = status.http.map { "http: \($0)" }
      let grpc = status.grpc.map { "grpc: .\($0)" }
      parts.append(
        "status: ErrorStatus(\([http, grpc].compactMap(\.self).joined(separator: ", ")))"
      )
    }
    switch retry {
    case .never: parts.append("retry: .never")
    case .same: parts.append("retry: .same")
    case .after(let name): parts.append("retry: .after(argument: \(name.escapedInQuotes))")
    case nil: break
    }
    if let help { parts.append("help: \(help.escapedInQuotes)") }
    if let log { parts.append("log: \(log.escapedInQuotes)") }
    if let end = standing.end {
      let replacement = end.replacement?.rawValue.escapedInQuotes ?? "nil"
      parts.append(
        "standing: .\(end.name)(since: \(end.since.escapedInQuotes), replacement: \(replacement))"
      )
    }
    return parts
  }
}

extension ErrorArgument {
  fileprivate var swift: String {
    let mark = exposure == .public ? "" : ", exposure: .\(exposure)"
    return "ErrorArgument(\(name.escapedInQuotes), \(kind.swift)\(mark))"
  }
}

extension ErrorArgument.Kind {
  fileprivate var swift: String {
    switch self {
    case .single(.text): ".text"
    case .single(.integer): ".integer"
    case .single(let kind): ".single(.\(kind))"
    case .list(let kind): ".list(of: \(kind.swift))"
    case .choice(let words):
      ".choice([\(words.map(\.escapedInQuotes).joined(separator: ", "))])"
    }
  }
}

extension String {
  /// The text in a one-line comment, without invisible characters.
  var inComment: String {
    let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? "No summary." : words.escapedForLog
  }
}
