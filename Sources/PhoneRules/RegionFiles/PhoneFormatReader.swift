import PhoneNumbers
import RuleEngine
import SourceTexts

/// Reads how a region's numbers are grouped and written.
struct PhoneFormatReader {
  let ranges: NumberRangeReader

  private var digits: DigitReader { ranges.digits }
  private var reader: NodeReader { digits.reader }

  /// Reads the formats, and the formats for other countries if any of them differ.
  func read(_ node: DocumentNode, into region: inout PhoneRegion.Description) {
    guard let entries = reader.list(node, "`formats`") else { return }
    var international: [PhoneRegion.Format] = []
    var differs = false
    for entry in entries {
      guard let format = format(entry) else { continue }
      region.formats.append(format)
      guard let template = entry.record?["international"]?.text else {
        international.append(format)
        continue
      }
      differs = true
      if template == "none" { continue }
      var other = format
      other.template = template
      international.append(other)
    }
    if differs { region.internationalFormats = international }
  }

  private func format(_ node: DocumentNode) -> PhoneRegion.Format? {
    let what = "a format"
    guard let record = reader.record(node, what) else { return nil }
    reader.checkKeys(
      record,
      of: what,
      known: [
        "groups", "write", "leading", "areas", "except", "national", "carrier", "optional-prefix",
        "international",
      ]
    )
    guard let groups = reader.required("groups", in: record, of: node, what).flatMap(groups) else {
      return nil
    }
    let written = record["write"].flatMap { reader.text($0, what) }
    return PhoneRegion.Format(
      groups: groups,
      template: written ?? Self.separated[min(groups.count, Self.separated.count - 1)],
      leading: record["except"].map { leadingDigits(besides: $0, record) }
        ?? ranges.leadingDigits(record),
      national: record["national"].flatMap { reader.text($0, "`national`") },
      withCarrier: record["carrier"].flatMap { reader.text($0, "`carrier`") },
      hasOptionalPrefix: record["optional-prefix"].flatMap {
        reader.boolean($0, "`optional-prefix`")
      }
        ?? false
    )
  }

  /// The default template for each number of groups: the groups with spaces between them.
  private static let separated = (0...9).map { count in
    (0..<count).map { "$\($0 + 1)" }.joined(separator: " ")
  }

  /// Reads the digits that the numbers of a format don't start with.
  private func leadingDigits(besides node: DocumentNode, _ format: DocumentRecord) -> DigitRanges? {
    let what = "`except`"
    guard let record = reader.record(node, what) else { return nil }
    reader.checkKeys(record, of: what, known: ["leading", "areas"])
    if format["leading"] != nil || format["areas"] != nil {
      reader.report(
        "pack.wrong_value",
        at: node.start,
        "a format can't have both `except` and `leading` or `areas`",
        hint: "write either `leading` and `areas`, or `except`"
      )
    }
    if record["areas"] == nil { _ = reader.required("leading", in: record, of: node, what) }
    return ranges.leadingDigits(record)?.complement
  }

  /// Reads the number of digits in each group: `3 3 3-4`.
  private func groups(_ node: DocumentNode) -> [ClosedRange<Int>]? {
    guard let text = reader.text(node, "`groups`") else { return nil }
    if let plain = plainGroups(text) { return plain }
    var groups: [ClosedRange<Int>] = []
    for word in text.split(separator: " ") {
      guard let lengths = digits.lengths(String(word), at: node.start), let first = lengths.first,
        let last = lengths.last
      else { return nil }
      groups.append(first...last)
    }
    return groups.isEmpty ? nil : groups
  }

  /// Reads groups of one to nine digits, like nearly all groups; returns nil for any other text.
  private func plainGroups(_ text: String) -> [ClosedRange<Int>]? {
    var groups: [ClosedRange<Int>] = []
    groups.reserveCapacity(text.utf8.count / 2 + 1)
    for (index, byte) in text.utf8.enumerated() {
      if index.isMultiple(of: 2) {
        guard 1...9 ~= Int(byte) - 48 else { return nil }
        groups.append((Int(byte) - 48)...(Int(byte) - 48))
      } else if byte != UInt8(ascii: " ") {
        return nil
      }
    }
    return groups.isEmpty ? nil : groups
  }
}
