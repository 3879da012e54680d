public import Documents
public import PhoneNumbers
public import Violations

/// Reads the telephone numbers of one region from its file.
///
///     let region = try PhoneRegionReader.read(source)
///     region.callingCode  // 41
public enum PhoneRegionReader {
  /// Reads and compiles a region.
  ///
  /// - Throws: A ``LoadingError`` with everything that is wrong in the file.
  /// - Complexity: O(*n*) in the size of the file.
  public static func read(_ source: SourceText) throws(LoadingError) -> PhoneRegion {
    let node = try YAMLReader.read(source)
    let reader = NodeReader(source)
    let description = PhoneRegionDescriptionReader(reader: reader).description(node)
    try reader.collector.throwIfAny()
    guard let description else {
      throw LoadingError(
        source.diagnostic("pack.empty", at: node.start, reason: "the file holds no region")
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

extension YAMLRecord {
  /// Returns where a part such as `examples.mobile` or `formats[3]` is written, as far as the
  /// path can be followed.
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

/// Reads what a region's file says, before it is compiled.
private struct PhoneRegionDescriptionReader {
  let reader: NodeReader

  private var digits: DigitReader { DigitReader(reader: reader) }

  private static let keys = [
    "format", "kind", "region", "calling-code", "sources", "leading-digits",
    "international-prefixes", "preferred-international-prefix", "national-prefix",
    "extension-prefix", "dialled", "lengths", "local-lengths", "area-codes", "ranges", "examples",
    "formats",
  ]

  /// Returns what a region file says, or nil after reporting why not.
  func description(_ node: YAMLNode) -> PhoneRegion.Description? {
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
        reader.list(node, "the ways of dialling")?.compactMap { diallingRule($0, ranges) } ?? []
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

  /// Reads the digits that are dialled before numbers.
  private func readDialling(_ record: YAMLRecord, _ region: inout PhoneRegion.Description) {
    region.leadingDigits = record["leading-digits"].flatMap(digits.prefixes)
    region.internationalPrefixes =
      record["international-prefixes"].flatMap { digits.patterns($0, "a prefix") } ?? []
    region.preferredInternationalPrefix = record["preferred-international-prefix"]
      .flatMap { reader.text($0, "a prefix") }
    region.nationalPrefix = record["national-prefix"].flatMap { digits.digits($0, "the prefix") }
    region.extensionPrefix = record["extension-prefix"].flatMap { reader.text($0, "the prefix") }
  }

  // MARK: Numbers

  private func readRanges(
    _ node: YAMLNode,
    _ ranges: NumberRangeReader,
    _ region: inout PhoneRegion.Description
  ) {
    guard let record = reader.record(node, "the ranges") else { return }
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
        "the ranges need the key `any`: the numbers of all types",
        hint: "like `any: { 9: 2-7 }`, numbers of nine digits that begin with 2 to 7"
      )
    }
  }

  private func readLengths(
    _ node: YAMLNode,
    _ region: inout PhoneRegion.Description,
    isLocal: Bool
  ) {
    for entry in reader.record(node, "the lengths")?.entries ?? [] {
      guard
        let lengths = reader.text(entry.value, "lengths").flatMap({
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

  /// Reads the examples, each of which must be a number of its type.
  private func examples(
    _ node: YAMLNode,
    of region: PhoneRegion.Description
  ) -> [PhoneNumberType: String] {
    var examples: [PhoneNumberType: String] = [:]
    let entries = reader.record(node, "the examples")?.entries ?? []
    examples.reserveCapacity(entries.count)
    for entry in entries {
      guard let type = phoneNumberType(entry, others: []),
        let example = digits.digits(entry.value, "an example")
      else { continue }
      examples[type] = example
      // Ranges that could not be read were reported.
      guard let numbers = region.ranges[type] ?? missing(type, at: entry.keyStart),
        !(numbers.contains(example) && region.anyRanges.contains(example))
      else { continue }
      reader.report(
        "phone_region.example",
        at: entry.value.start,
        "`\(example.prefix(40))` is not in the ranges of \(type.rawValue) and of `any`",
        hint: "write a national number without the prefix that is dialled at home"
      )
    }
    return examples
  }

  private func missing(_ type: PhoneNumberType, at position: SourcePosition) -> DigitRanges? {
    reader.report(
      "phone_region.example",
      at: position,
      "there are no ranges of the type \(type.rawValue)",
      hint: "add them, or remove the example"
    )
    return nil
  }

  private func phoneNumberType(
    _ entry: YAMLRecord.Entry,
    others: [String]
  ) -> PhoneNumberType? {
    if let type = PhoneNumberType(rawValue: entry.key), type != .unknown { return type }
    let names = PhoneNumberType.allCases.filter { $0 != .unknown }.map(\.rawValue) + others
    reader.report(
      "pack.unknown_key",
      at: entry.keyStart,
      "there is no type of number `\(entry.key)`",
      hint: reader.suggestion(for: entry.key, in: names)
        ?? "types are \(names.joined(separator: ", "))"
    )
    return nil
  }

  // MARK: Dialling

  private func diallingRule(
    _ node: YAMLNode,
    _ ranges: NumberRangeReader
  ) -> PhoneRegion.DiallingRule? {
    let what = "a way of dialling"
    guard let record = reader.record(node, what) else { return nil }
    reader.checkKeys(
      record,
      of: what,
      known: ["strip", "may-strip", "carrier", "keep", "whole", "drop", "insert"]
    )
    var rule = PhoneRegion.DiallingRule()
    rule.strip = record["strip"].flatMap { digits.words($0, "digits to strip") } ?? []
    if let node = record["may-strip"] {
      rule.strip = (digits.words(node, "digits to strip") ?? []) + [""]
    }
    rule.carrier = record["carrier"].flatMap(ranges.ranges)
    rule.keep = record["keep"].flatMap(ranges.ranges)
    rule.isWhole = record["whole"].flatMap { reader.boolean($0, "`whole`") } ?? false
    rule.dropped = record["drop"].flatMap { digits.digits($0, "the digits to drop") } ?? ""
    rule.inserted = record["insert"].flatMap { digits.digits($0, "the digits to insert") } ?? ""
    return rule
  }
}
