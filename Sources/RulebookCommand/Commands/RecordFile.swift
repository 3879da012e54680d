import Rulebook

/// A file with one record, or with one on each line.
struct RecordFile {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Checks each record and shows what is found.
  ///
  /// - Returns: Whether all records are valid.
  func check(_ rulebook: Rulebook, form: String, _ printer: CheckPrinter) throws -> Bool {
    let form = try rulebook.form(form)
    let source = try self.source()
    guard path.hasSuffix(".jsonl") else {
      let record = try readingInput(isFile: isFile) { try self.record(in: source) }
      let report = form.check(record)
      try printer.show(report, number: nil)
      return report.isValid
    }
    let counts = try checkLines(of: source, form, printer)
    try printer.showSummary(counts.outcomes, unreadable: counts.unreadable)
    if counts.unreadable > 0 { throw ExitCodes.broken }
    return counts.outcomes.keys.allSatisfy { $0 == .valid }
  }

  /// How many lines came to what.
  private struct Counts {
    var outcomes: [Outcome: Int] = [:]
    var unreadable = 0
  }

  private var isFile: Bool { path != "-" }

  private func source() throws -> SourceText {
    guard isFile else { return try Console.readInput() }
    return try readingInput(isFile: true) { try SourceText(contentsOfFile: path) }
  }

  private func checkLines(
    of source: SourceText,
    _ form: FormHandle,
    _ printer: CheckPrinter
  ) throws -> Counts {
    var counts = Counts()
    var number = 0
    var start = 0
    for bytes in source.bytes.split(separator: 10, omittingEmptySubsequences: false) {
      defer { start += bytes.count + 1 }
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      number += 1
      let record: [String: Value]
      do {
        record = try readingInput(isFile: true) {
          try self.record(ofLine: Array(bytes), at: start, in: source)
        }
      } catch let error as InputError {
        error.diagnostics.forEach(show)
        counts.unreadable += 1
        continue
      }
      let report = form.check(record)
      counts.outcomes[report.outcome, default: 0] += 1
      try printer.show(report, number: number)
    }
    return counts
  }

  private func record(in source: SourceText) throws -> [String: Value] {
    let value = try JSONReader.document(in: source)
    if case .record(let record) = value.value { return record }
    throw notRecord(atByte: value.range.lowerBound, in: source)
  }

  private func record(
    ofLine bytes: [UInt8],
    at start: Int,
    in source: SourceText
  ) throws -> [String: Value] {
    do {
      if case .record(let record) = try JSONReader.value(of: bytes.span) { return record }
    } catch {
      throw LoadingError(
        JSONError(error.kind, at: start + error.offset).diagnostic(in: source)
      )
    }
    throw notRecord(atByte: start, in: source)
  }

  private func notRecord(atByte offset: Int, in source: SourceText) -> LoadingError {
    LoadingError(
      source.diagnostic("json.not_object", atByte: offset, reason: "a record is a JSON object")
    )
  }
}
