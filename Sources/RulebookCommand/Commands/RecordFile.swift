import Rulebook

/// A file with one record, or with one on each line.
struct RecordFile {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Checks each record and shows what is found.
  ///
  /// - Returns: Whether all records are valid.
  func check(_ rulebook: Rulebook, form: String, _ printer: CheckPrinter) throws -> Bool {
    guard try rulebook.library.form(form) != nil else {
      // It throws the error that names the nearest form.
      _ = try rulebook.check([:], form: form)
      return false
    }
    let source = try path == "-" ? Console.readInput() : SourceText(contentsOfFile: path)
    guard path.hasSuffix(".jsonl") else {
      let record = try record(of: JSONReader.document(in: source), in: source)
      let report = try rulebook.check(record, form: form)
      printer.show(report, number: nil)
      return report.isValid
    }
    var counts: [Outcome: Int] = [:]
    var number = 0
    var start = 0
    for (line, bytes) in source.bytes.split(separator: 10, omittingEmptySubsequences: false)
      .enumerated()
    {
      defer { start += bytes.count + 1 }
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      number += 1
      let record = try record(ofLine: line + 1, Array(bytes), at: start, in: source)
      let report = try rulebook.check(record, form: form)
      counts[report.outcome, default: 0] += 1
      printer.show(report, number: number)
    }
    printer.showSummary(counts)
    return counts.keys.allSatisfy { $0 == .valid }
  }

  private func record(of value: JSONValue, in source: SourceText) throws -> [String: Value] {
    if case .record(let record) = value.value { return record }
    throw LoadingError(
      source.diagnostic(
        "json.not_object",
        atByte: value.range.lowerBound,
        reason: "a record is a JSON object"
      )
    )
  }

  private func record(
    ofLine line: Int,
    _ bytes: [UInt8],
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
    throw LoadingError(
      source.diagnostic("json.not_object", atByte: start, reason: "a record is a JSON object")
    )
  }
}
