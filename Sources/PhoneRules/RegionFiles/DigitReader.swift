import PhoneNumbers
import RuleEngine
import SourceTexts
import UnicodeText
import Violations

/// Reads digits, lengths and prefixes in the notation of region files.
struct DigitReader {
  let reader: NodeReader

  func digits(_ node: DocumentNode, _ what: String) -> String? {
    guard let text = reader.text(node, what) else { return nil }
    if text.utf8.allSatisfy(\.isDigit) { return text }
    reader.report(
      "pack.wrong_value",
      at: node.start,
      "\(what) must contain only digits, not `\(text.prefix(40))`"
    )
    return nil
  }

  /// Reads texts of digits separated by spaces.
  ///
  /// Each can be a pattern.
  func words(_ node: DocumentNode, _ what: String) -> [String]? {
    eachPattern(node, what) { (pattern) throws(DigitRangesError) in
      try DigitPattern.strings(of: pattern)
    }
  }

  /// Reads patterns like ``words(_:_:)``, but doesn't expand them.
  func patterns(_ node: DocumentNode, _ what: String) -> [String]? {
    eachPattern(node, what) { (pattern) throws(DigitRangesError) in
      _ = try DigitPattern(pattern)
      return [pattern]
    }
  }

  private func eachPattern(
    _ node: DocumentNode,
    _ what: String,
    _ read: (String) throws(DigitRangesError) -> [String]
  ) -> [String]? {
    guard let text = reader.text(node, what) else { return nil }
    var words: [String] = []
    for pattern in text.split(separator: " ") {
      do throws(DigitRangesError) {
        words += try read(String(pattern))
      } catch {
        let offset = text.utf8.distance(from: text.startIndex, to: pattern.startIndex)
        report(error, in: node, offset: offset)
        return nil
      }
    }
    return words
  }

  /// Reads a region's code: two uppercase letters, or `001` for numbers that belong to no region.
  func regionName(_ node: DocumentNode) -> String? {
    guard let text = reader.text(node, "a region") else { return nil }
    return isRegionName(text, at: node.start) ? text : nil
  }

  /// Returns whether a text is a region's code, and reports it if not.
  func isRegionName(_ text: String, at position: SourcePosition) -> Bool {
    let letters =
      text.utf8.count == 2 && text.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    if letters || text == "001" { return true }
    reader.report(
      "pack.wrong_value",
      at: position,
      "`\(text.prefix(40))` isn't a region code",
      hint: "write two uppercase letters like CH (ISO 3166-1), or `'001'` for no region"
    )
    return false
  }

  func callingCode(_ node: DocumentNode) -> Int? {
    reader.text(node, "a calling code").flatMap { callingCode($0, at: node.start) }
  }

  func callingCode(_ text: String, at position: SourcePosition) -> Int? {
    let isPlain = text.utf8.allSatisfy(\.isDigit) && !text.hasPrefix("0")
    if isPlain, let code = Int(text), 1...999 ~= code { return code }
    reader.report(
      "pack.wrong_value",
      at: position,
      "`\(text.prefix(40))` isn't a calling code",
      hint: "write a number from 1 to 999, without `+` or leading zeros"
    )
    return nil
  }

  /// Reads the sets under all keys of a record except one.
  func ranges(_ record: DocumentRecord, besides key: String) -> DigitRanges {
    var ranges = DigitRanges()
    for entry in record.entries where entry.key != key {
      guard let lengths = lengths(entry.key, at: entry.keyStart),
        let prefixes = reader.text(entry.value, "a list of prefixes")
      else { continue }
      do throws(DigitRangesError) {
        try ranges.add(prefixes, lengths: lengths)
      } catch {
        report(error, in: entry.value)
      }
    }
    return ranges
  }

  /// Reads prefixes without lengths: `80 84 87-88`.
  func prefixes(_ node: DocumentNode) -> DigitRanges? {
    guard let text = reader.text(node, "a list of prefixes") else { return nil }
    var ranges = DigitRanges()
    do throws(DigitRangesError) {
      try ranges.add(text)
      return ranges
    } catch {
      report(error, in: node)
      return nil
    }
  }

  /// Reads lengths: `9`, `5-13`, `6-8 10`.
  func lengths(_ text: String, at position: SourcePosition) -> [Int]? {
    if let plain = plainLengths(text) { return plain }
    var lengths: [Int] = []
    for word in text.split(separator: " ") {
      let bounds = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard bounds.count <= 2, let first = bounds.first ?? nil, let last = bounds.last ?? nil,
        1...DigitRanges.longest ~= first, first...DigitRanges.longest ~= max(first, last),
        first <= last
      else {
        reader.report(
          "pack.wrong_value",
          at: position,
          "`\(text.prefix(40))` isn't a list of lengths from 1 to \(DigitRanges.longest)",
          hint: "write lengths like `9`, `5-13` or `6-8 10`"
        )
        return nil
      }
      lengths += first...last
    }
    return lengths.isEmpty ? nil : lengths
  }

  /// Reads valid lengths with single spaces between them; returns nil for any other text.
  private func plainLengths(_ text: String) -> [Int]? {
    let bytes = text.utf8Span.span
    var lengths: [Int] = []
    lengths.reserveCapacity(8)
    var first = 0
    var number = 0
    for index in 0...bytes.count {
      switch index < bytes.count ? bytes[index] : UInt8(ascii: " ") {
      case let byte where byte.isDigit && number < 10: number = number * 10 + Int(byte) - 48
      case UInt8(ascii: "-") where first == 0 && number > 0: (first, number) = (number, 0)
      case UInt8(ascii: " ") where number > 0 && first <= number && number <= DigitRanges.longest:
        for length in (first > 0 ? first : number)...number { lengths.append(length) }
        (first, number) = (0, 0)
      default: return nil
      }
    }
    return lengths
  }

  func report(_ error: DigitRangesError, in node: DocumentNode, offset: Int = 0) {
    guard let text = node.text else { return }
    let fault = text.utf8.index(text.utf8.startIndex, offsetBy: offset + error.offset)
    let start = text[..<fault].lastIndex(of: " ").map(text.index(after:)) ?? text.startIndex
    let word = text[start...].prefix { $0 != " " }
    let before = text.unicodeScalars[..<word.startIndex].count
    let position = node.position(ofScalar: before, in: reader.source)
    report(error.reason, of: "the prefix `\(word)`", at: position)
  }

  /// Reports a prefix that can't be added to a set.
  func report(_ reason: DigitRangesError.Reason, of prefix: String, at position: SourcePosition) {
    let reason =
      switch reason {
      case .notADigit: "can contain only digits, one hyphen, and digits in parentheses"
      case .disordered: "isn't ascending, or its ends differ in length"
      case .longerThanItsNumbers: "has more digits than its numbers"
      case .length: "is listed under a length that no number has"
      case .repeated: "is already covered under these lengths"
      case .tooMany: "exceeds the number of prefixes that a region can have"
      }
    reader.report(
      "phone_region.prefix",
      at: position,
      "\(prefix) \(reason)",
      hint: "write prefixes like `21-22 24 80(0-57)`"
    )
  }
}
