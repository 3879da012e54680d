public import PhoneNumbers
import Rules

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
    let reader = DeclarationReader(source: source, registry: .builtIn)
    let description = reader.phoneRegion(node)
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

extension DeclarationReader {
  private static let phoneRegionKeys = [
    "format", "kind", "region", "calling-code", "sources", "leading-digits",
    "international-prefixes", "preferred-international-prefix", "national-prefix",
    "extension-prefix", "dialled", "lengths", "local-lengths", "area-codes", "ranges", "examples",
    "formats",
  ]

  /// Reads what a region file says, or nil after reporting why not.
  fileprivate func phoneRegion(_ node: YAMLNode) -> PhoneRegion.Description? {
    let what = "a region file"
    guard let record = record(node, what) else { return nil }
    checkKeys(record, of: what, known: Self.phoneRegionKeys)
    checkKind(record, of: node, .phoneRegion)
    guard
      let name = required("region", in: record, of: node, what).flatMap(phoneRegionName),
      let code = required("calling-code", in: record, of: node, what).flatMap(callingCode)
    else { return nil }
    var region = PhoneRegion.Description(name: name, callingCode: code)
    region.leadingDigits = record["leading-digits"].flatMap(prefixes)
    region.internationalPrefixes =
      record["international-prefixes"].flatMap { digitPatterns($0, "a prefix") } ?? []
    region.preferredInternationalPrefix = record["preferred-international-prefix"]
      .flatMap { text($0, "a prefix") }
    region.nationalPrefix = record["national-prefix"].flatMap { digits($0, "the prefix") }
    region.extensionPrefix = record["extension-prefix"].flatMap { text($0, "the prefix") }
    if let node = record["dialled"] {
      region.dialling = list(node, "the ways of dialling")?.compactMap(diallingRule) ?? []
    }
    if let node = record["area-codes"] { readAreaCodes(node) }
    if let node = required("ranges", in: record, of: node, what) { readRanges(node, &region) }
    if let node = record["lengths"] { readLengths(node, &region, isLocal: false) }
    if let node = record["local-lengths"] { readLengths(node, &region, isLocal: true) }
    if let node = record["examples"] { region.examples = examples(node, of: region) }
    if let node = record["formats"] { readFormats(node, &region) }
    checkUnusedAreaCodes()
    return region
  }

  // MARK: Numbers

  private func readRanges(_ node: YAMLNode, _ region: inout PhoneRegion.Description) {
    guard let record = record(node, "the ranges") else { return }
    region.ranges.reserveCapacity(record.entries.count)
    for entry in record.entries {
      switch entry.key {
      case "any": region.anyRanges = ranges(entry.value) ?? region.anyRanges
      case "domestic-only": region.domesticOnly = ranges(entry.value)
      default:
        guard let type = phoneNumberType(entry, others: ["any", "domestic-only"]) else { continue }
        region.ranges[type] = ranges(entry.value)
      }
    }
    if record["any"] == nil {
      report(
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
    for entry in record(node, "the lengths")?.entries ?? [] {
      guard
        let lengths = text(entry.value, "lengths").flatMap({ lengths($0, at: entry.value.start) })
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
    let entries = record(node, "the examples")?.entries ?? []
    examples.reserveCapacity(entries.count)
    for entry in entries {
      guard let type = phoneNumberType(entry, others: []),
        let example = digits(entry.value, "an example")
      else { continue }
      examples[type] = example
      // Ranges that could not be read were reported.
      guard let numbers = region.ranges[type] ?? missing(type, at: entry.keyStart),
        !(numbers.contains(example) && region.anyRanges.contains(example))
      else { continue }
      report(
        "phone_region.example",
        at: entry.value.start,
        "`\(example.prefix(40))` is not in the ranges of \(type.rawValue) and of `any`",
        hint: "write a national number without the prefix that is dialled at home"
      )
    }
    return examples
  }

  private func missing(_ type: PhoneNumberType, at position: SourcePosition) -> DigitRanges? {
    report(
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
    report(
      "pack.unknown_key",
      at: entry.keyStart,
      "there is no type of number `\(entry.key)`",
      hint: suggestion(for: entry.key, in: names) ?? "types are \(names.joined(separator: ", "))"
    )
    return nil
  }

  // MARK: Dialling

  private func diallingRule(_ node: YAMLNode) -> PhoneRegion.DiallingRule? {
    let what = "a way of dialling"
    guard let record = record(node, what) else { return nil }
    checkKeys(
      record,
      of: what,
      known: ["strip", "may-strip", "carrier", "keep", "whole", "drop", "insert"]
    )
    var rule = PhoneRegion.DiallingRule()
    rule.strip = record["strip"].flatMap { digitWords($0, "digits to strip") } ?? []
    if let node = record["may-strip"] {
      rule.strip = (digitWords(node, "digits to strip") ?? []) + [""]
    }
    rule.carrier = record["carrier"].flatMap(ranges)
    rule.keep = record["keep"].flatMap(ranges)
    rule.isWhole = record["whole"].flatMap { boolean($0, "`whole`") } ?? false
    rule.dropped = record["drop"].flatMap { digits($0, "the digits to drop") } ?? ""
    rule.inserted = record["insert"].flatMap { digits($0, "the digits to insert") } ?? ""
    return rule
  }
}
