import PhoneNumbers
import Rules

/// How region files say what stands behind area codes.
extension DeclarationReader {
  /// Reads the lists of area codes that are used several times, each under a name.
  ///
  /// What a list holds is read where it is used first, and by ``checkUnusedAreaCodes()`` if it is
  /// not.
  func readAreaCodes(_ node: YAMLNode) {
    for entry in record(node, "the lists of area codes")?.entries ?? [] {
      checkName(entry.key, at: entry.keyStart, "a list of area codes")
      areaCodes[entry.key] = NamedAreaCodes(list: entry.value)
    }
  }

  /// Reports what is wrong in lists of area codes that nothing uses.
  func checkUnusedAreaCodes() {
    let unused = areaCodes.values.filter { $0.codes == nil }.map(\.list)
    for list in unused.sorted(by: { $0.start < $1.start }) { _ = prefixes(list) }
  }

  /// Returns the area codes with a name, or nil after reporting why not.
  private func areaCodes(_ name: String, at position: SourcePosition) -> DigitRanges? {
    guard let named = areaCodes[name] else {
      report(
        "pack.wrong_value",
        at: position,
        "there is no list `\(name.prefix(40))` under `area-codes`",
        hint: suggestion(for: name, in: areaCodes.keys.sorted())
      )
      return nil
    }
    if let codes = named.codes { return codes.isEmpty ? nil : codes }
    let codes = prefixes(named.list)
    areaCodes[name]?.codes = codes ?? DigitRanges()
    return codes
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
    readAreas(record) { (area, _, codes) in
      let numbers = self.ranges(area, besides: "codes")
      add(codes) { (codes) throws(DigitRangesError) in
        try ranges.add(numbers, behind: codes)
      } orNamed: { (codes) throws(DigitRangesError.Reason) in
        try ranges.add(numbers, behind: codes)
      }
    }
    return ranges
  }

  /// Calls a function with each area of a set, a record, and with the key `codes` in it.
  private func readAreas(
    _ record: YAMLRecord,
    _ read: (YAMLRecord, _ area: YAMLNode, _ codes: YAMLNode) -> Void
  ) {
    for node in record["areas"].flatMap({ list($0, "the areas") }) ?? [] {
      guard let area = self.record(node, "an area"),
        let codes = required("codes", in: area, of: node, "an area")
      else { continue }
      read(area, node, codes)
    }
  }

  /// Calls one function with area codes as they are written, or another with those of a named list.
  private func add(
    _ node: YAMLNode,
    _ add: (String) throws(DigitRangesError) -> Void,
    orNamed addNamed: (DigitRanges) throws(DigitRangesError.Reason) -> Void
  ) {
    guard let text = text(node, "a list of area codes") else { return }
    if text.utf8.first.map(isLetter) == true {
      guard let codes = areaCodes(text, at: node.start) else { return }
      do throws(DigitRangesError.Reason) {
        try addNamed(codes)
      } catch {
        report(error, of: "a code of the list `\(text.prefix(40))`", at: node.start)
      }
    } else {
      do throws(DigitRangesError) { try add(text) } catch { report(error, in: node) }
    }
  }

  /// Reads the digits with which numbers start, also those behind area codes; nil if nothing is said
  /// of them.
  func leadingDigits(_ record: YAMLRecord) -> DigitRanges? {
    guard record["areas"] != nil else { return record["leading"].flatMap(prefixes) }
    var ranges = record["leading"].flatMap(prefixes) ?? DigitRanges()
    readAreas(record) { (area, node, codes) in
      checkKeys(area, of: "an area", known: ["codes", "leading"])
      guard let leading = required("leading", in: area, of: node, "an area"),
        let prefixes = prefixes(leading)
      else { return }
      add(codes) { (codes) throws(DigitRangesError) in
        try ranges.add(prefixes: prefixes, behind: codes)
      } orNamed: { (codes) throws(DigitRangesError.Reason) in
        try ranges.add(prefixes: prefixes, behind: codes)
      }
    }
    return ranges
  }
}

/// Area codes with a name.
struct NamedAreaCodes {
  /// The list as it is written.
  let list: YAMLNode

  /// The codes, once something used them; none if they cannot be read.
  var codes: DigitRanges?
}
