package import JSONDocuments

/// Writes reports as JSON for the line protocol and the command.
///
///     var json = JSONWriter()
///     ReportWriter(localizer: rulebook.localizer(for: "de")).write(report, id: 7, to: &json)
///     json.text
///     // {"id":7,"outcome":"invalid","violations":[{"code":"email.domain.missing",…}],
///     //  "facts":{"local":"ann"}}, all on one line
///
/// Members have a fixed order. The members of arguments, facts and normalized records are sorted by
/// the UTF-8 bytes of their names, so equal reports produce equal bytes.
package struct ReportWriter: Sendable {
  /// The localizer that writes messages; nil for no messages.
  package var localizer: Localizer?

  /// Whether messages include their origin: `key`, `layer` and `is_fallback`.
  package var tellsOrigins: Bool

  /// The rulebook that made the report, if each violation includes which checks reported it; nil
  /// for no traces.
  package var tracer: Rulebook?

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - localizer: The localizer that writes messages; nil for no messages.
  ///   - tellsOrigins: Whether messages include their origin.
  ///   - tracer: The rulebook that made the report, for traces; nil for no traces.
  package init(
    localizer: Localizer? = nil,
    tellsOrigins: Bool = false,
    tracer: Rulebook? = nil
  ) {
    self.localizer = localizer
    self.tellsOrigins = tellsOrigins
    self.tracer = tracer
  }

  /// Writes a report as an object.
  ///
  /// - Parameters:
  ///   - report: The report of a check.
  ///   - id: The caller's identifier of the value, written first; nil to omit it.
  ///   - json: The writer that the object is added to.
  /// - Complexity: O(*n* log *n*) in the size of the report.
  package func write(_ report: Report, id: Value? = nil, to json: inout JSONWriter) {
    write(report, to: &json) { json in
      guard let id else { return }
      json.name("id")
      json.write(id)
    }
  }

  /// Writes a report as an object; the caller writes its first members.
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

  /// Writes the members of a report into an open object.
  ///
  /// The members are `outcome` and `violations`, and `normalized` and `facts` if the report has
  /// them.
  package func writeMembers(of report: Report, to json: inout JSONWriter) {
    json.name("outcome")
    json.write(report.outcome.rawValue)
    json.name("violations")
    json.beginArray()
    var room = TraceRoom()
    for index in report.violations.indices {
      write(report.violations[index], tracedWithin: &room, to: &json)
    }
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

  private func write(
    _ violation: Violation,
    tracedWithin room: inout TraceRoom,
    to json: inout JSONWriter
  ) {
    json.beginObject()
    json.name("code")
    json.write(violation.code.rawValue)
    json.name("path")
    json.write(violation.path.isEmpty ? "" : violation.path.description)
    json.name("arguments")
    json.write(violation.arguments)
    if let range = violation.range { write(range, to: &json) }
    if let fix = violation.fix {
      json.name("fix")
      json.beginObject()
      write(fix.range, to: &json)
      json.name("replacement")
      json.write(fix.replacement)
      json.endObject()
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
      if tellsOrigins {
        json.name("key")
        json.write(message.key)
        json.name("layer")
        json.write(message.layer)
        json.name("is_fallback")
        json.write(message.isFallback)
      }
    }
    if let steps = tracer?.steps(of: violation, within: &room) {
      json.name("trace")
      json.write(Value.list(steps.map { Value.record($0.members) }))
    }
    json.endObject()
  }

  private func write(_ range: Range<Int>, to json: inout JSONWriter) {
    json.name("range")
    json.beginArray()
    json.write(range.lowerBound)
    json.write(range.upperBound)
    json.endArray()
  }
}
