import Rulebook

extension BlocklistHeader {
  /// The header for people.
  var text: String {
    let form =
      kind == .password ? foldsCase ? "NFC, without case" : "NFC" : "as hashed, passwords in NFC"
    let rows = [
      ["entries", String(count)], ["kind", kind.rawValue], ["compared", form],
      ["structure", fingerprintBits.map { "filter, \($0) bits" } ?? "exact, 64 bits"],
      ["false positives", falsePositives],
      ["least count", minimumCount > 0 ? String(minimumCount) : "none asked for"],
      ["size", "\(fileSize) bytes"],
    ]
    return rows.map { row in
      row[0] + String(repeating: " ", count: 17 - row[0].count) + row[1] + "\n"
    }.joined()
  }

  /// How many texts there are to one that is taken for listed.
  private var falsePositives: String {
    guard let fingerprintBits else { return "fewer than one in \(UInt64.max / max(count, 1))" }
    return "about one in \(UInt64(1) << UInt64(fingerprintBits))"
  }

  /// The header as JSON.
  var members: [String: Value] {
    var members: [String: Value] = [
      "entries": .decimal(ExactDecimal(count)), "kind": .text(kind.rawValue),
      "folds_case": .boolean(foldsCase), "size": .decimal(ExactDecimal(fileSize)),
      "structure": .text(fingerprintBits == nil ? "exact" : "filter"),
      "minimum_count": .decimal(ExactDecimal(minimumCount)),
    ]
    members["fingerprint_bits"] = fingerprintBits.map { .decimal(ExactDecimal($0)) }
    return members
  }
}

extension BlocklistReport {
  /// What was left out, for people; empty where nothing was.
  var leftOut: String {
    var lines: [String] = []
    if duplicates > 0 { lines.append("\(duplicates) came more than once") }
    if tooRare > 0 { lines.append("\(tooRare) have a lower count") }
    if let text = notUTF8.text { lines.append("\(text) not valid UTF-8") }
    if let text = tooLong.text { lines.append("\(text) longer than any value that is checked") }
    return lines.map { "left out         \($0)\n" }.joined()
  }
}

extension BlocklistReport.Lines {
  /// How many lines, and which; nil for none.
  fileprivate var text: String? {
    guard count > 0 else { return nil }
    let numbers = first.map(String.init).joined(separator: ", ")
    let rest = count > first.count ? ", …" : ""
    return "\(count) \(count == 1 ? "is" : "are") (line \(numbers)\(rest))"
  }
}
