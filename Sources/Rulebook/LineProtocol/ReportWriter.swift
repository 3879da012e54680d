package import Documents

/// Writes reports as JSON, as the line protocol and the command show them.
///
///     var json = JSONWriter()
///     ReportWriter(localizer: rulebook.localizer(for: "de")).write(report, id: 7, to: &json)
///     json.text
///     // {"id":7,"outcome":"invalid","violations":[{"code":"email.domain.missing",…}],
///     //  "facts":{"local":"ann"}}, in one line
///
/// Members come in a fixed order, and those of arguments, facts and normalised records by the
/// UTF-8 bytes of their names, so equal reports give equal bytes.
package struct ReportWriter: Sendable {
  /// Puts violations into words; nil for none.
  package var localizer: Localizer?

  /// Creates a writer.
  ///
  /// - Parameter localizer: Puts violations into words; without one, no message is written.
  package init(localizer: Localizer? = nil) {
    self.localizer = localizer
  }

  /// Writes a report as an object.
  ///
  /// - Parameters:
  ///   - report: What a check found.
  ///   - id: What the caller calls the value, written first; nil for nothing.
  ///   - json: Receives the object.
  /// - Complexity: O(*n* log *n*) in the size of the report.
  package func write(_ report: Report, id: Value? = nil, to json: inout JSONWriter) {
    write(report, to: &json) { json in
      guard let id else { return }
      json.name("id")
      json.write(id)
    }
  }

  /// Writes a report as an object whose first members the caller writes.
  func write(
    _ report: Report,
    to json: inout JSONWriter,
    after writeFirstMembers: (inout JSONWriter) -> Void
  ) {
    json.beginObject()
    writeFirstMembers(&json)
    writeMembers(of: report, to: &json)
    json.endObject()
  }

  /// Writes the members of a report into an object that is open.
  ///
  /// They are `outcome`, `violations`, `normalized` if there is any, and `facts` if there are any.
  package func writeMembers(of report: Report, to json: inout JSONWriter) {
    json.name("outcome")
    json.write(report.outcome.rawValue)
    json.name("violations")
    json.beginArray()
    for index in report.violations.indices { write(report.violations[index], to: &json) }
    json.endArray()
    if let normalized = report.normalized {
      json.name("normalized")
      json.write(normalized)
    }
    if !report.facts.isEmpty {
      json.name("facts")
      json.write(.record(report.facts))
    }
  }

  private func write(_ violation: Violation, to json: inout JSONWriter) {
    json.beginObject()
    json.name("code")
    json.write(violation.code.rawValue)
    json.name("path")
    json.write(violation.path.isEmpty ? "" : violation.path.description)
    json.name("arguments")
    write(violation.arguments, to: &json)
    if let range = violation.range {
      json.name("range")
      json.beginArray()
      json.write(range.lowerBound)
      json.write(range.upperBound)
      json.endArray()
    }
    json.name("severity")
    json.write(violation.severity.rawValue)
    if let number = violation.number {
      json.name("number")
      json.write(number)
    }
    if let message = localizer?.message(for: violation) {
      json.name("message")
      json.write(message.text)
      json.name("locale")
      json.write(message.locale.tag)
    }
    json.endObject()
  }

  private func write(_ arguments: [String: Argument], to json: inout JSONWriter) {
    json.beginObject()
    let sorted = arguments.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for (name, argument) in sorted {
      json.name(name)
      json.write(argument)
    }
    json.endObject()
  }
}

extension JSONWriter {
  /// Writes an argument as JSON has it: dates, regions, paths and characters as texts.
  fileprivate mutating func write(_ argument: Argument) {
    switch argument {
    case .text(let text), .region(let text): write(text)
    case .integer(let integer): write(integer)
    case .decimal(let decimal): write(decimal)
    case .date(let date): write(date.description)
    case .field(let path): write(path.description)
    case .character(let scalar): write(String(Character(scalar)))
    case .list(let elements):
      beginArray()
      for element in elements { write(element) }
      endArray()
    }
  }
}
