import PackLoading
import RuleEngine
import Rulebook
package import Violations

extension RuleExplanation {
  /// The explanation as JSON.
  package var members: [String: Value] {
    var members: [String: Value] = [
      "name": .text(name), "pack": .text(pack),
      "personal": .boolean(confidentiality == .personal),
      "secret": .boolean(confidentiality.isSecret), "stop": .text(stopsAtFirst ? "first" : "all"),
      "parameters": .list(parameters.map { .record($0.members) }),
      "normalize": .list(normalization.map(\.value)), "checks": .list(checks.map(\.value)),
      "rules": .list(handedRules.map(Value.text)),
      "facts": .list(facts.map(\.value)), "codes": .list(codes.map { .text($0.rawValue) }),
      "examples": .list(examples.map { .record($0.members) }),
      "sources": .list(sources.map { .record($0.members) }),
    ]
    let texts = [
      ("summary", summary), ("title", title), ("subject", subject), ("country", country),
      ("example", example), ("extends", parent), ("pattern", pattern), ("written", writtenExample),
    ]
    for (name, text) in texts { members[name] = text.map(Value.text) }
    if pattern != nil {
      members["parts"] = .list(parts.map(\.value))
      members["look_ups"] = .list(lookUps.map(\.value))
    }
    if !groups.isEmpty { members["groups"] = .list(groups.map(Value.text)) }
    if !labels.isEmpty { members["labels"] = .list(labels.map(Value.text)) }
    members["canonical"] = canonical?.value
    members["write"] = writing?.value
    return members
  }
}

extension ParameterDefinition {
  /// The parameter as JSON.
  package var members: [String: Value] {
    var members: [String: Value] = ["name": .text(name), "type": .text(type.summary)]
    members["default"] = defaultValue
    members["summary"] = summary.map(Value.text)
    return members
  }
}

extension RuleExplanation.Part {
  fileprivate var value: Value {
    var members: [String: Value] = ["name": .text(name)]
    switch origin {
    case .group(let patterns): members["group"] = .list(patterns.map(Value.text))
    case .column(let table, let kind):
      members["table"] = .text(table)
      members["type"] = .text(kind.rawValue)
    case .split(let part, let column):
      members["split"] = .text(part)
      members["column"] = .text(column)
    case .join(let join): members["join"] = join.value
    }
    return .record(members)
  }
}

extension RuleExplanation.LookUp {
  fileprivate var value: Value {
    var members: [String: Value] = [
      "table": .text(table), "by": key.value, "longest": .boolean(isLongest),
      "keys": .decimal(ExactDecimal(keyCount)), "absent": .text(absence),
    ]
    members["code"] = code.map { .text($0.rawValue) }
    return .record(members)
  }
}

extension RuleTemplate.NamedFact {
  fileprivate var value: Value {
    .record(["name": .text(name), "parts": .list(parts.map(Value.text))])
  }
}

extension ExampleDeclaration {
  fileprivate var members: [String: Value] {
    var members: [String: Value] = ["value": value, "valid": .boolean(isValid)]
    if !parameters.isEmpty { members["with"] = .record(parameters) }
    if !groups.isEmpty { members["groups"] = .list(groups.sorted().map(Value.text)) }
    members["now"] = now.map { Value.text("\($0)") }
    if !fields.isEmpty { members["fields"] = .record(fieldValues) }
    if !facts.isEmpty { members["facts"] = .record(facts) }
    if !codes.isEmpty { members["codes"] = .list(codes.map { .text($0.rawValue) }) }
    members["normalized"] = normalized.map(Value.text)
    return members
  }
}

extension PackDeclaration.Provenance {
  fileprivate var members: [String: Value] {
    var members: [String: Value] = ["title": .text(title)]
    members["license"] = license.map(Value.text)
    members["retrieved"] = retrieved.map(Value.text)
    members["url"] = url.map(Value.text)
    return members
  }
}
