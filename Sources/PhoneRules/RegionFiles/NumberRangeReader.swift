import PhoneNumbers
import RuleEngine
import SourceTexts
import Violations

/// The named lists of area codes that a region's file uses several times.
///
/// A list is read when it is first used. ``checkUnused()`` reads the lists that aren't used.
final class NamedAreaCodes {
  private let digits: DigitReader

  /// Each list as a node, with its codes after the first use: no codes if they can't be read.
  private var lists: [String: (node: DocumentNode, codes: DigitRanges?)] = [:]

  /// Creates the lists from a node of the file; without a node there are none.
  init(_ node: DocumentNode?, _ digits: DigitReader) {
    self.digits = digits
    guard let node else { return }
    for entry in digits.reader.record(node, "`area-codes`")?.entries ?? [] {
      digits.reader.checkName(entry.key, at: entry.keyStart, "a list of area codes")
      lists[entry.key] = (entry.value, nil)
    }
  }

  /// Returns the area codes with a name, or nil after reporting the reason.
  func codes(_ name: String, at position: SourcePosition) -> DigitRanges? {
    guard let list = lists[name] else {
      digits.reader.report(
        "pack.wrong_value",
        at: position,
        "there is no list `\(name.prefix(40))` under `area-codes`",
        hint: digits.reader.suggestion(for: name, in: lists.keys.sorted())
      )
      return nil
    }
    if let codes = list.codes { return codes.isEmpty ? nil : codes }
    let codes = digits.prefixes(list.node)
    lists[name]?.codes = codes ?? DigitRanges()
    return codes
  }

  /// Reports the errors in lists that aren't used.
  func checkUnused() {
    let unused = lists.values.filter { $0.codes == nil }.map(\.node)
    for list in unused.sorted(by: { $0.start < $1.start }) { _ = digits.prefixes(list) }
  }
}

/// Reads sets of numbers, including prefixes that follow area codes.
struct NumberRangeReader {
  let digits: DigitReader
  let areaCodes: NamedAreaCodes

  private var reader: NodeReader { digits.reader }

  /// Reads a set of numbers, grouped by length: `{ 9: 21-22 24, 9-10 12: 8 }`.
  ///
  /// The key `areas` can contain such sets, whose prefixes follow area codes.
  func ranges(_ node: DocumentNode) -> DigitRanges? {
    guard let record = reader.record(node, "a set of numbers") else { return nil }
    var ranges = digits.ranges(record, besides: "areas")
    readAreas(record) { (area, _, codes) in
      let numbers = digits.ranges(area, besides: "codes")
      add(codes) { (codes) throws(DigitRangesError) in
        try ranges.add(numbers, behind: codes)
      } orNamed: { (codes) throws(DigitRangesError.Reason) in
        try ranges.add(numbers, behind: codes)
      }
    }
    return ranges
  }

  /// Reads the digits that numbers start with, including those after area codes; nil if there are
  /// none.
  func leadingDigits(_ record: DocumentRecord) -> DigitRanges? {
    guard record["areas"] != nil else { return record["leading"].flatMap(digits.prefixes) }
    var ranges = record["leading"].flatMap(digits.prefixes) ?? DigitRanges()
    readAreas(record) { (area, node, codes) in
      reader.checkKeys(area, of: "an area", known: ["codes", "leading"])
      guard let leading = reader.required("leading", in: area, of: node, "an area"),
        let prefixes = digits.prefixes(leading)
      else { return }
      add(codes) { (codes) throws(DigitRangesError) in
        try ranges.add(prefixes: prefixes, behind: codes)
      } orNamed: { (codes) throws(DigitRangesError.Reason) in
        try ranges.add(prefixes: prefixes, behind: codes)
      }
    }
    return ranges
  }

  /// Calls a function with each area of a set, which is a record, and with the value of its key
  /// `codes`.
  private func readAreas(
    _ record: DocumentRecord,
    _ read: (DocumentRecord, _ area: DocumentNode, _ codes: DocumentNode) -> Void
  ) {
    for node in record["areas"].flatMap({ reader.list($0, "`areas`") }) ?? [] {
      guard let area = reader.record(node, "an area"),
        let codes = reader.required("codes", in: area, of: node, "an area")
      else { continue }
      read(area, node, codes)
    }
  }

  /// Calls one function with area codes in the file, or another with the codes of a named list.
  private func add(
    _ node: DocumentNode,
    _ add: (String) throws(DigitRangesError) -> Void,
    orNamed addNamed: (DigitRanges) throws(DigitRangesError.Reason) -> Void
  ) {
    guard let text = reader.text(node, "a list of area codes") else { return }
    if text.utf8.first.map(isLetter) == true {
      guard let codes = areaCodes.codes(text, at: node.start) else { return }
      do throws(DigitRangesError.Reason) {
        try addNamed(codes)
      } catch {
        digits.report(error, of: "a code in the list `\(text.prefix(40))`", at: node.start)
      }
    } else {
      do throws(DigitRangesError) { try add(text) } catch { digits.report(error, in: node) }
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
