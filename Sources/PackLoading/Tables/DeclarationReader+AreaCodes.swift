import Rules

/// How region files say what stands behind area codes.
extension DeclarationReader {
  /// Reads the lists of area codes that are used several times, each under a name.
  ///
  /// What a list holds is read where it is used, and by ``checkUnusedAreaCodes()`` if it is not.
  func readAreaCodes(_ node: YAMLNode) {
    for entry in record(node, "the lists of area codes")?.entries ?? [] {
      checkName(entry.key, at: entry.keyStart, "a list of area codes")
      areaCodes[entry.key] = (entry.value, false)
    }
  }

  /// Reports what is wrong in lists of area codes that nothing uses.
  func checkUnusedAreaCodes() {
    let unused = areaCodes.values.filter { !$0.isUsed }.map(\.list)
    for list in unused.sorted(by: { $0.start < $1.start }) { _ = prefixes(list) }
  }

  /// Returns the list of area codes that is written at a place, or has its name there.
  private func areaCodes(_ node: YAMLNode) -> YAMLNode? {
    guard let name = node.text, name.utf8.first.map(isLetter) == true else { return node }
    if let list = areaCodes[name]?.list {
      areaCodes[name]?.isUsed = true
      return list
    }
    report(
      "pack.wrong_value",
      at: node.start,
      "there is no list `\(name.prefix(40))` under `area-codes`",
      hint: suggestion(for: name, in: areaCodes.keys.sorted())
    )
    return nil
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  /// Reads sets of numbers, grouped by their lengths: `{ 9: 21-22 24, 9-10 12: 8 }`.
  ///
  /// Under the key `areas` may stand such sets whose prefixes follow area codes.
  func ranges(_ node: YAMLNode) -> DigitRanges? {
    guard let record = record(node, "a set of numbers") else { return nil }
    var ranges = ranges(record, besides: "areas")
    readAreas(record) { (area, _, codes) throws(DigitRangesError) in
      try ranges.add(self.ranges(area, besides: "codes"), behind: codes)
    }
    return ranges
  }

  /// Reads the areas of a set, each of them a record with the key `codes`.
  private func readAreas(
    _ record: YAMLRecord,
    _ add: (YAMLRecord, _ area: YAMLNode, _ codes: String) throws(DigitRangesError) -> Void
  ) {
    for node in record["areas"].flatMap({ list($0, "the areas") }) ?? [] {
      guard let area = self.record(node, "an area"),
        let codes = required("codes", in: area, of: node, "an area").flatMap(areaCodes),
        let text = text(codes, "a list of area codes")
      else { continue }
      do throws(DigitRangesError) {
        try add(area, node, text)
      } catch {
        report(error, in: codes)
      }
    }
  }

  /// Reads the digits with which numbers start, also those behind area codes; nil if nothing is said
  /// of them.
  func leadingDigits(_ record: YAMLRecord) -> DigitRanges? {
    guard record["areas"] != nil else { return record["leading"].flatMap(prefixes) }
    var ranges = record["leading"].flatMap(prefixes) ?? DigitRanges()
    readAreas(record) { (area, node, codes) throws(DigitRangesError) in
      checkKeys(area, of: "an area", known: ["codes", "leading"])
      guard let leading = required("leading", in: area, of: node, "an area"),
        let prefixes = prefixes(leading)
      else { return }
      try ranges.add(prefixes: prefixes, behind: codes)
    }
    return ranges
  }
}
