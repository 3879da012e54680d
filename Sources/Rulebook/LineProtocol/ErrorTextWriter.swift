import ErrorCatalog
import JSONDocuments
package import Violations

/// Writes the texts of an error as JSON for the line protocol.
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
    for (name, value) in text.members {
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
  /// The members of the texts in JSON, in the order of the output.
  package var members: [(name: String, value: Value)] {
    let members: [(name: String, value: Value?)] = [
      ("code", .text(code.rawValue)), ("number", number.map { .decimal(ExactDecimal($0)) }),
      ("message", .text(message)), ("title", title.map(Value.text)),
      ("detail", detail.map(Value.text)), ("action", action.map(Value.text)),
      ("help", help.map(Value.text)), ("instance", instance.map(Value.text)),
      ("locale", .text(locale.tag)), ("key", .text(key)), ("layer", .text(layer)),
      ("is_fallback", .boolean(isFallback)),
    ]
    return members.compactMap { name, value in value.map { (name, $0) } }
  }
}
