import JSONDocuments
import Rulebook
import UnicodeText

/// Shows reports to a person.
struct ReportPrinter {
  /// Returns the localizer.
  ///
  /// It is called only if there is a message to write.
  let localizer: () -> Localizer

  /// The rulebook that made the report, if each violation is followed by the checks that reported
  /// it; nil for no traces.
  let tracer: Rulebook?

  init(tracer: Rulebook? = nil, _ localizer: @escaping () -> Localizer) {
    self.tracer = tracer
    self.localizer = localizer
  }

  /// Returns the lines for a value checked on its own.
  ///
  /// - Parameters:
  ///   - report: What the check found.
  ///   - value: The value as given.
  ///   - isPointedAt: Whether the value may be shown, with a mark below what is wrong.
  /// - Returns: What to print, with a line break at its end.
  func text(of report: Report, value: String, isPointedAt: Bool) -> String {
    var lines: [String] = []
    var room = TraceRoom()
    if report.isValid {
      let normalized = report.normalized?.text.flatMap { $0 == value ? nil : $0 }
      lines.append("\(Style.good("✓")) \(normalized.map(shown) ?? localizer().name(of: .valid))")
    }
    for violation in report.violations {
      let message = localizer().message(for: violation)
      lines.append(line(violation, message.text))
      if isPointedAt, let range = violation.range {
        for line in CaretLine(value, range)?.lines ?? [] { lines.append("    " + line) }
      }
      lines += traceLines(of: violation, within: &room)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the lines for the violations of a record, each with the label of its field.
  ///
  /// A field inside a list or record has its path before the label, because several fields may have
  /// the same label.
  func lines(of report: Report) -> [String] {
    var room = TraceRoom()
    return report.violations.flatMap { violation in
      [
        line(
          violation,
          localizer().line(for: violation).text,
          place: violation.path.components.count > 1 ? violation.path.description : nil
        )
      ] + traceLines(of: violation, within: &room)
    }
  }

  private func traceLines(of violation: Violation, within room: inout TraceRoom) -> [String] {
    guard let steps = tracer?.steps(of: violation, within: &room) else { return [] }
    return steps.flatMap(\.lines).map { "    " + Style.dim($0) }
  }

  private func line(_ violation: Violation, _ text: String, place: String? = nil) -> String {
    let mark =
      switch (violation.severity, violation.isUndecided) {
      case (.warning, _): Style.attention("!")
      case (.error, true): Style.attention("?")
      case (.error, false): Style.bad("✗")
      }
    let beginning = place.map { "\(mark) \(Style.dim(shown($0)))" } ?? mark
    return "\(beginning) \(shownMessage(text))  \(Style.dim(violation.code.rawValue))"
  }
}

/// Writes reports to standard output as text, JSON, or problem details.
struct CheckPrinter {
  let rulebook: Rulebook
  let locale: String
  let format: ReportFormat

  /// Whether messages in JSON say where they come from.
  var tellsOrigins = false

  /// Whether each violation is shown with the checks that reported it.
  var traces = false

  private var tracer: Rulebook? { traces ? rulebook : nil }

  /// The localizer, which is used only if there is something to say in words.
  ///
  /// Creating it reads a catalog, which takes a large part of the command's total time. The
  /// rulebook keeps it.
  private var localizer: Localizer { rulebook.localizer(for: locale) }

  /// Shows the report on one value.
  ///
  /// - Parameters:
  ///   - report: What the check found.
  ///   - value: The value as given.
  ///   - isPointedAt: Whether the value may be shown, with a mark below what is wrong.
  /// - Throws: A `StreamError` if the output is lost.
  func show(_ report: Report, value: String, isPointedAt: Bool) throws {
    switch format {
    case .text:
      let printer = ReportPrinter(tracer: tracer) { localizer }
      try Console.write(printer.text(of: report, value: value, isPointedAt: isPointedAt))
    case .json: try writeJSON(report, id: nil)
    case .problem: try writeProblem(report, number: nil)
    }
  }

  /// Shows the report on one record.
  ///
  /// - Parameters:
  ///   - report: What the check found.
  ///   - number: The record's number in its file; nil if it is the only one.
  /// - Throws: A `StreamError` if the output is lost.
  func show(_ report: Report, number: Int?) throws {
    switch format {
    case .text: try writeText(report, number: number)
    case .json: try writeJSON(report, id: number.map { .decimal(ExactDecimal($0)) })
    case .problem: try writeProblem(report, number: number)
    }
  }

  private func writeText(_ report: Report, number: Int?) throws {
    let mark = report.isValid ? Style.good("✓") : Style.bad("✗")
    let lines = ReportPrinter(tracer: tracer) { localizer }.lines(of: report)
    var text = ""
    if let number {
      let digits = String(number)
      text += String(repeating: " ", count: max(0, 4 - digits.count)) + "\(digits) \(mark)"
      text += " \(localizer.name(of: report.outcome))\n"
    } else if report.isValid {
      text += "\(mark) \(localizer.name(of: .valid))\n"
    }
    let indent = number == nil ? "" : "     "
    try Console.write(text + lines.map { "\(indent)\($0)\n" }.joined())
  }

  /// Shows how many records had each outcome, and how many couldn't be read.
  func showSummary(_ counts: [Outcome: Int], unreadable: Int) throws {
    guard format == .text else { return }
    let numbers: [String: Int] = [
      "count": counts.values.reduce(unreadable, +), "valid": counts[.valid] ?? 0,
      "invalid": counts[.invalid] ?? 0,
    ]
    var lines = [localizer.text(for: "records.summary", numbers)]
    let others = [
      ("records.inconclusive", counts[.inconclusive] ?? 0), ("records.unreadable", unreadable),
    ]
    for (key, count) in others where count > 0 {
      lines.append(localizer.text(for: key, ["count": count]))
    }
    try Console.write(lines.map { Style.strong($0) + "\n" }.joined())
  }

  /// Writes problem details (RFC 9457) in one line, or nothing if the report is valid.
  private func writeProblem(_ report: Report, number: Int?) throws {
    let problem = rulebook.problem(for: report, in: locale, instance: number.map { "#\($0)" })
    guard let problem else { return }
    try Console.writeJSON(String(decoding: try problem.encoded(), as: UTF8.self) + "\n")
  }

  private func writeJSON(_ report: Report, id: Value?) throws {
    var json = JSONWriter()
    let localizer = report.violations.isEmpty ? nil : self.localizer
    ReportWriter(localizer: localizer, tellsOrigins: tellsOrigins, tracer: tracer)
      .write(report, id: id, to: &json)
    json.endLine()
    try Console.writeJSON(json.text)
  }
}

extension Localizer {
  /// The word for an outcome, such as “valid”.
  fileprivate func name(of outcome: Outcome) -> String {
    text(for: "report.\(outcome.rawValue)")?.text ?? outcome.rawValue
  }

  /// Returns a line with numbers; the key if the catalog doesn't have it.
  fileprivate func text(for key: String, _ numbers: [String: Int]) -> String {
    text(for: key, arguments: numbers.mapValues { .integer($0) })?.text ?? key
  }
}

/// A value, with carets below the part that is wrong.
struct CaretLine {
  /// The value, followed by the carets.
  let lines: [String]

  /// Creates the lines, or returns nil if the carets might be below the wrong characters.
  ///
  /// That can happen if the value is long or has several lines, invisible characters, or characters
  /// that aren't equally wide on all terminals.
  init?(_ value: String, _ range: Range<Int>) {
    let before = value.utf8.prefix(range.lowerBound)
    let fault = value.utf8.prefix(range.upperBound).dropFirst(range.lowerBound)
    guard range.upperBound <= value.utf8.count, value.count <= Self.longestValue,
      value.unicodeScalars.allSatisfy({ Self.isPlain($0) && !$0.isInvisible }),
      let start = String(before).map(Self.width), let length = String(fault).map(Self.width)
    else { return nil }
    let carets = String(repeating: "^", count: max(1, length))
    lines = [value, String(repeating: " ", count: start) + carets]
  }

  private static let longestValue = 100

  /// Whether a scalar takes one or two columns on every terminal.
  ///
  /// This includes the scripts from Latin to Armenian, and those of East Asia.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x58F: true
    case _: isWide(scalar)
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60: true
    case _: false
    }
  }

  private static func width(_ text: String) -> Int {
    text.reduce(0) { $0 + ($1.unicodeScalars.contains(where: isWide) ? 2 : 1) }
  }
}
