import Documents
import ErrorCatalog
package import Violations

/// Writes the texts of an error as JSON, as the line protocol shows them.
struct ErrorTextWriter {
  let rulebook: Rulebook
  let localizer: Localizer

  /// Writes an object whose first members the caller writes.
  func write(
    _ error: ResolvedError,
    to json: inout JSONWriter,
    after writeFirstMembers: (inout JSONWriter) -> Void
  ) {
    let text = rulebook.text(for: error, in: localizer, nil)
    json.beginObject()
    writeFirstMembers(&json)
    let members = text.members
    for name in ErrorText.memberNames {
      guard let value = members[name] else { continue }
      json.name(name)
      json.write(value)
    }
    let problem = rulebook.problem(for: error, in: localizer, nil)
    if let retry = problem.retry?.value {
      json.name("retry")
      json.write(retry)
    }
    json.name("problem")
    json.write(.record(problem.members))
    json.endObject()
  }
}

extension ErrorText {
  /// The names of the members, in the order in which they are written.
  static let memberNames = [
    "code", "number", "message", "title", "detail", "action", "help", "instance", "locale", "key",
    "layer", "is_fallback",
  ]

  /// The texts as JSON.
  package var members: [String: Value] {
    var members: [String: Value] = [
      "code": .text(code.rawValue), "message": .text(message), "locale": .text(locale.tag),
      "key": .text(key), "layer": .text(layer), "is_fallback": .boolean(isFallback),
    ]
    members["number"] = number.map { .decimal(ExactDecimal($0)) }
    let texts = [
      ("title", title), ("detail", detail), ("action", action), ("help", help),
      ("instance", instance),
    ]
    for (name, text) in texts { members[name] = text.map(Value.text) }
    return members
  }
}
