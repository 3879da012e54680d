import Rulebook

/// Shows reports to a person.
struct ReportPrinter {
  /// Returns what puts violations into words, where there are any.
  let localizer: () -> Localizer

  init(_ localizer: @escaping () -> Localizer) { self.localizer = localizer }

  /// Returns the lines for a value checked on its own.
  ///
  /// - Parameters:
  ///   - report: What the check found.
  ///   - value: The value as given; nil if it must not be shown.
  /// - Returns: What to print, with a line break at its end.
  func text(of report: Report, value: String?) -> String {
    var lines: [String] = []
    if report.isValid {
      let normalized = report.normalized?.text.flatMap { $0 == value ? nil : $0 }
      lines.append("\(Style.good("✓")) \(normalized.map(shown) ?? "valid")")
    }
    for violation in report.violations {
      let message = localizer().message(for: violation)
      lines.append(line(violation, message.text))
      guard let value, let range = violation.range else { continue }
      for line in CaretLine(value, range)?.lines ?? [] { lines.append("    " + line) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the lines for the violations of a record, each with the label of its field, and with
  /// the path of a field that stands inside a list or record, where several may have one label.
  func lines(of report: Report) -> [String] {
    report.violations.map { violation in
      line(
        violation,
        localizer().line(for: violation).text,
        place: violation.path.components.count > 1 ? violation.path.description : nil
      )
    }
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
