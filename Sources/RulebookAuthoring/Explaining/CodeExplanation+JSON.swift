import ErrorCatalog
import Rulebook
package import Violations

extension CodeExplanation {
  /// The explanation as JSON.
  package var members: [String: Value] {
    var members: [String: Value] = [
      "code": .text(code.rawValue), "severity": .text(severity.rawValue),
      "checks": .list(checks.map(Value.text)), "rules": .list(rules.map(Value.text)),
      "forms": .list(forms.map(Value.text)),
      "arguments": .list(declaration?.arguments?.map(\.value) ?? arguments.map(\.value)),
    ]
    if !codesBelow.isEmpty { members["below"] = .list(codesBelow.map { .text($0.rawValue) }) }
    members["summary"] = summary.map(Value.text)
    members["number"] = number.map { .decimal(ExactDecimal($0)) }
    members["pack"] = pack.map(Value.text)
    members["remedy"] = remedy.map(Value.text)
    members.merge(declaration?.members ?? [:]) { $1 }
    return members
  }
}

extension ErrorDeclaration {
  /// What programs rely on, other than number, severity, and arguments.
  fileprivate var members: [String: Value] {
    var members: [String: Value] = [:]
    members["status"] = status.value
    members["retry"] = retry?.value
    members["help"] = help.map(Value.text)
    members["log"] = log.map(Value.text)
    members["causes"] = causes.map { .list($0.map { .text($0.rawValue) }) }
    if let end = standing.end {
      var parts: [String: Value] = ["since": .text(end.since)]
      parts["replaced_by"] = end.replacement.map { .text($0.rawValue) }
      members[end.name] = .record(parts)
    }
    return members
  }
}

extension ErrorArgument {
  fileprivate var value: Value {
    .record([
      "name": .text(name), "kinds": .list([.text(kind.argumentKind.rawValue)]),
      "from_input": .boolean(false), "type": .text(kind.description),
      "exposure": .text(exposure.rawValue),
    ])
  }
}

extension ErrorStatus {
  /// The status as JSON; nil if the pack doesn't give one.
  fileprivate var value: Value? {
    var members: [String: Value] = [:]
    members["http"] = http.map { .decimal(ExactDecimal($0)) }
    members["name"] = http.map { .text(Self.httpName(of: $0)) }
    members["grpc"] = grpc.map { .text($0.rawValue) }
    return members.isEmpty ? nil : .record(members)
  }
}

extension ErrorDeclaration.Retry {
  fileprivate var value: Value {
    switch self {
    case .never: "never"
    case .same: "same"
    case .after(let argument): .record(["after": .text(argument)])
    }
  }
}

extension ErrorText {
  /// The title, the detail, and the action as JSON, if there are any.
  package var membersBesideMessage: [(name: String, text: String)] {
    [("title", title), ("detail", detail), ("action", action)].compactMap { name, text in
      text.map { (name, $0) }
    }
  }
}

extension CodeExplanation.Argument {
  fileprivate var value: Value {
    var members: [String: Value] = [
      "name": .text(name), "kinds": .list(kinds.map(\.rawValue).sorted().map(Value.text)),
      "from_input": .boolean(isFromInput),
    ]
    members["summary"] = summary.map(Value.text)
    if example.isPlainNumber { members["notation"] = .text(Violations.Argument.plainNotation) }
    return .record(members)
  }
}
