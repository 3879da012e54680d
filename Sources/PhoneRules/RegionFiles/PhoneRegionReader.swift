public import PhoneNumbers
import RuleEngine
public import SourceTexts
public import Violations

/// Reads the telephone numbers of one region from its file.
///
///     let region = try PhoneRegionReader.read(document)
///     region.callingCode  // 41
public enum PhoneRegionReader {
  /// Reads and compiles a region.
  ///
  /// - Throws: A ``LoadingError`` with every error in the file.
  /// - Complexity: O(*n*) in the size of the file.
  public static func read(_ document: SourceDocument) throws(LoadingError) -> PhoneRegion {
    let (source, node) = (document.source, document.root)
    let reader = NodeReader(source)
    let description = PhoneRegionDescriptionReader(reader: reader).description(node)
    try reader.collector.throwIfAny()
    guard let description else {
      throw LoadingError(
        source.diagnostic("pack.empty", at: node.start, reason: "the file doesn't contain a region")
      )
    }
    do throws(PhoneRegionError) {
      return try PhoneRegion(description)
    } catch {
      throw LoadingError(
        source.diagnostic(
          "phone_region.contradiction",
          at: node.record?.position(of: error.part) ?? node.start,
          reason: error.description
        )
      )
    }
  }
}

extension DocumentRecord {
  /// Returns the position of a part such as `examples.mobile` or `formats[3]`, or of the last step
  /// of its path that exists.
  fileprivate func position(of part: String) -> SourcePosition? {
    let names = part.split(whereSeparator: { $0 == "." || $0 == "[" || $0 == "]" })
    guard let first = names.first, let entry = entry(String(first)) else { return nil }
    guard names.count > 1 else { return entry.keyStart }
    let second = String(names[1])
    if let inner = entry.value.record?.entry(second) { return inner.keyStart }
    if let list = entry.value.list, let index = Int(second), list.indices.contains(index) {
      return list[index].start
    }
    return entry.keyStart
  }
}

/// Reads a region's file into a description, before it is compiled.
private struct PhoneRegionDescriptionReader {
  let reader: NodeReader

  private var digits: DigitReader { DigitReader(reader: reader) }

  private static let keys = [
    "format", "kind", "region", "calling-code", "sources", "leading-digits",
    "international-prefixes", "preferred-international-prefix", "national-prefix",
    "extension-prefix", "dialled", "lengths", "local-lengths", "area-codes", "ranges", "examples",
    "formats",
  ]

  /// Returns the description in a region file, or nil after reporting the reason.
  func description(_ node: DocumentNode) -> PhoneRegion.Description? {
    let what = "a region file"
    guard let record = reader.record(node, what) else { return nil }
    reader.checkKeys(record, of: what, known: Self.keys)
    reader.checkHeader(record, of: node, kind: "phone-region")
    guard
      let name = reader.required("region", in: record, of: node, what).flatMap(digits.regionName),
      let code = reader.required("calling-code", in: record, of: node, what)
        .flatMap(digits.callingCode)
    else { return nil }
    var region = PhoneRegion.Description(name: name, callingCode: code)
    readDialling(record, &region)
    let areaCodes = NamedAreaCodes(record["area-codes"], digits)
    let ranges = NumberRangeReader(digits: digits, areaCodes: areaCodes)
    if let node = record["dialled"] {
      region.dialling =
        reader.list(node, "`dialled`")?.compactMap { diallingRule($0, ranges) } ?? []
    }
    if let node = reader.required("ranges", in: record, of: node, what) {
      readRanges(node, ranges, &region)
    }
    if let node = record["lengths"] { readLengths(node, &region, isLocal: false) }
    if let node = record["local-lengths"] { readLengths(node, &region, isLocal: true) }
    if let node = record["examples"] { region.examples = examples(node, of: region) }
    if let node = record["formats"] { PhoneFormatReader(ranges: ranges).read(node, into: &region) }
    areaCodes.checkUnused()
    return region
  }

  /// Reads the digits that are dialed before numbers.
  private func readDialling(_ record: DocumentRecord, _ region: inout PhoneRegion.Description) {
    region.leadingDigits = record["leading-digits"].flatMap(digits.prefixes)
    region.internationalPrefixes =
      record["international-prefixes"].flatMap { digits.patterns($0, "`international-prefixes`") }
      ?? []
    region.preferredInternationalPrefix = record["preferred-international-prefix"]
      .flatMap { reader.text($0, "`preferred-international-prefix`") }
    region.nationalPrefix = record["national-prefix"].flatMap {
      digits.digits($0, "`national-prefix`")
    }
    region.extensionPrefix = record["extension-prefix"].flatMap {
      reader.text($0, "`extension-prefix`")
    }
  }

  // MARK: Numbers

  private func readRanges(
    _ node: DocumentNode,
    _ ranges: NumberRangeReader,
    _ region: inout PhoneRegion.Description
  ) {
    guard let record = reader.record(node, "`ranges`") else { return }
    region.ranges.reserveCapacity(record.entries.count)
    for entry in record.entries {
      switch entry.key {
      case "any": region.anyRanges = ranges.ranges(entry.value) ?? region.anyRanges
      case "domestic-only": region.domesticOnly = ranges.ranges(entry.value)
      default:
        guard let type = phoneNumberType(entry, others: ["any", "domestic-only"]) else { continue }
        region.ranges[type] = ranges.ranges(entry.value)
      }
    }
    if record["any"] == nil {
      reader.report(
        "pack.missing_key",
        at: node.start,
        "`ranges` needs the key `any` for the numbers of all types",
        hint: "write `any: { 9: 2-7 }` for nine-digit numbers that begin with 2 to 7"
      )
    }
  }

  private func readLengths(
    _ node: DocumentNode,
    _ region: inout PhoneRegion.Description,
    isLocal: Bool
  ) {
    for entry in reader.record(node, "the record of lengths")?.entries ?? [] {
      guard
        let lengths = reader.text(entry.value, "a list of lengths").flatMap({
          digits.lengths($0, at: entry.value.start)
        })
      else { continue }
      if entry.key == "any" {
        if isLocal { region.anyLocalLengths = lengths } else { region.anyLengths = lengths }
      } else if let type = phoneNumberType(entry, others: ["any"]) {
        if isLocal { region.localLengths[type] = lengths } else { region.lengths[type] = lengths }
      }
    }
  }

  /// Reads the examples.
  ///
  /// Each must be a number of its type.
  private func examples(
    _ node: DocumentNode,
    of region: PhoneRegion.Description
  ) -> [PhoneNumberType: String] {
    var examples: [PhoneNumberType: String] = [:]
    let entries = reader.record(node, "`examples`")?.entries ?? []
    examples.reserveCapacity(entries.count)
    for entry in entries {
      guard let type = phoneNumberType(entry, others: []),
        let example = digits.digits(entry.value, "an example")
      else { continue }
      examples[type] = example
      // Ranges that couldn't be read have already been reported.
      guard let numbers = region.ranges[type] ?? missing(type, at: entry.keyStart),
        !(numbers.contains(example) && region.anyRanges.contains(example))
      else { continue }
      reader.report(
        "phone_region.example",
        at: entry.value.start,
        "`\(example.prefix(40))` isn't in the ranges of `\(type.rawValue)` and `any`",
        hint: "write a national number without its dialing prefix"
      )
    }
    return examples
  }

  private func missing(_ type: PhoneNumberType, at position: SourcePosition) -> DigitRanges? {
    reader.report(
      "phone_region.example",
      at: position,
      "there are no ranges for the type `\(type.rawValue)`",
      hint: "add them, or remove the example"
    )
    return nil
  }

  private func phoneNumberType(
    _ entry: DocumentRecord.Entry,
    others: [String]
  ) -> PhoneNumberType? {
    if let type = PhoneNumberType(rawValue: entry.key), type != .unknown { return type }
    let names = PhoneNumberType.allCases.filter { $0 != .unknown }.map(\.rawValue) + others
    reader.report(
      "pack.unknown_key",
      at: entry.keyStart,
      "there is no number type `\(entry.key)`",
      hint: reader.suggestion(for: entry.key, in: names)
        ?? "write one of \(names.joined(separator: ", "))"
    )
    return nil
  }

  // MARK: Dialing

  private func diallingRule(
    _ node: DocumentNode,
    _ ranges: NumberRangeReader
  ) -> PhoneRegion.DiallingRule? {
    let what = "a dialing rule"
    guard let record = reader.record(node, what) else { return nil }
    reader.checkKeys(
      record,
      of: what,
      known: ["strip", "may-strip", "carrier", "keep", "whole", "drop", "insert"]
    )
    var rule = PhoneRegion.DiallingRule()
    rule.strip = record["strip"].flatMap { digits.words($0, "`strip`") } ?? []
    if let node = record["may-strip"] {
      rule.strip = (digits.words(node, "`may-strip`") ?? []) + [""]
    }
    rule.carrier = record["carrier"].flatMap(ranges.ranges)
    rule.keep = record["keep"].flatMap(ranges.ranges)
    rule.isWhole = record["whole"].flatMap { reader.boolean($0, "`whole`") } ?? false
    rule.dropped = record["drop"].flatMap { digits.digits($0, "`drop`") } ?? ""
    rule.inserted = record["insert"].flatMap { digits.digits($0, "`insert`") } ?? ""
    return rule
  }
}
