import Rulebook

/// Writes reports to standard output as text, JSON or problem details.
struct CheckPrinter {
  let rulebook: Rulebook
  let locale: String
  let format: ReportFormat

  /// What puts violations into words.
  ///
  /// It is asked for only where there are any, because it reads
  /// a catalog, which takes a part of the time of the whole command; the rulebook keeps it.
  private var localizer: Localizer { rulebook.localizer(for: locale) }

  /// Shows the report on one value.
  ///
  /// - Parameters:
  ///   - report: What the check found.
  ///   - value: The value as given; nil if it must not be shown.
  /// - Throws: A `StreamError` if the output is lost.
  func show(_ report: Report, value: String?) throws {
    switch format {
    case .text: try Console.write(ReportPrinter { localizer }.text(of: report, value: value))
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
    let lines = ReportPrinter { localizer }.lines(of: report)
    var text = ""
    if let number {
      let digits = String(number)
      text += String(repeating: " ", count: max(0, 4 - digits.count)) + "\(digits) \(mark)"
      text += " \(report.outcome.rawValue)\n"
    } else if report.isValid {
      text += "\(mark) valid\n"
    }
    let indent = number == nil ? "" : "     "
    try Console.write(text + lines.map { "\(indent)\($0)\n" }.joined())
  }

  /// Shows how many records came to what, and how many could not be read.
  func showSummary(_ counts: [Outcome: Int], unreadable: Int) throws {
    guard format == .text else { return }
    let all = counts.values.reduce(unreadable, +)
    var parts = Outcome.allCases.filter { $0 != .inconclusive || counts[$0] != nil }
      .map { "\(counts[$0] ?? 0) \($0.rawValue)" }
    if unreadable > 0 { parts.append("\(unreadable) not readable") }
    try Console.write(
      Style.strong("\(all) \(all == 1 ? "record" : "records"): \(parts.joined(separator: ", "))")
        + "\n"
    )
  }

  /// Writes how a service would answer, in one line; nothing for what is valid.
  private func writeProblem(_ report: Report, number: Int?) throws {
    let problem = rulebook.problem(for: report, in: locale, instance: number.map { "#\($0)" })
    guard let problem else { return }
    try Console.write(Array(try problem.encoded()) + Array("\n".utf8))
  }

  private func writeJSON(_ report: Report, id: Value?) throws {
    var json = JSONWriter()
    let localizer = report.violations.isEmpty ? nil : self.localizer
    ReportWriter(localizer: localizer).write(report, id: id, to: &json)
    json.endLine()
    try Console.write(json.bytes)
  }
}
