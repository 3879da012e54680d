import Documents
import PhoneNumbers
import Violations

/// Reads how region files write digits, lengths and prefixes.
struct DigitReader {
  let reader: NodeReader

  /// Reads digits.
  func digits(_ node: YAMLNode, _ what: String) -> String? {
    guard let text = reader.text(node, what) else { return nil }
    if text.utf8.allSatisfy(\.isASCIIDigit) { return text }
    reader.report(
      "pack.wrong_value",
      at: node.start,
      "\(what) is digits only, not `\(text.prefix(40))`"
    )
    return nil
  }

  /// Reads several texts of digits, each of which may be a pattern, separated by blanks.
  func words(_ node: YAMLNode, _ what: String) -> [String]? {
    eachPattern(node, what) { (pattern) throws(DigitRangesError) in
      try DigitPattern.strings(of: pattern)
    }
  }

  /// Reads patterns as ``words(_:_:)`` does, and leaves them as they are written.
  func patterns(_ node: YAMLNode, _ what: String) -> [String]? {
    eachPattern(node, what) { (pattern) throws(DigitRangesError) in
      _ = try DigitPattern(pattern)
      return [pattern]
    }
  }

  private func eachPattern(
    _ node: YAMLNode,
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

  /// Reads a region's code: two uppercase letters, or three digits for numbers of no region.
  func regionName(_ node: YAMLNode) -> String? {
    guard let text = reader.text(node, "a region") else { return nil }
    return isRegionName(text, at: node.start) ? text : nil
  }

  /// Whether a text is a region's code; if not, that is reported.
  func isRegionName(_ text: String, at position: SourcePosition) -> Bool {
    let letters =
      text.utf8.count == 2 && text.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    if letters || text == "001" { return true }
    reader.report(
      "pack.wrong_value",
      at: position,
      "`\(text.prefix(40))` is not the code of a region",
      hint: "write two uppercase letters like CH (ISO 3166-1), or '001' for numbers of no region"
    )
    return false
  }

  /// Reads a calling code.
  func callingCode(_ node: YAMLNode) -> Int? {
    reader.text(node, "a calling code").flatMap { callingCode($0, at: node.start) }
  }

  /// Reads a calling code from a text.
  func callingCode(_ text: String, at position: SourcePosition) -> Int? {
    let isPlain = text.utf8.allSatisfy(\.isASCIIDigit) && !text.hasPrefix("0")
    if isPlain, let code = Int(text), 1...999 ~= code { return code }
    reader.report(
      "pack.wrong_value",
      at: position,
      "`\(text.prefix(40))` is not a calling code",
      hint: "write a number from 1 to 999, without + or zeros in front"
    )
    return nil
  }

  /// Reads the sets under all keys of a record but one.
  func ranges(_ record: YAMLRecord, besides key: String) -> DigitRanges {
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

  /// Reads prefixes, whatever the length of the numbers under them: `80 84 87-88`.
  func prefixes(_ node: YAMLNode) -> DigitRanges? {
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
          "`\(text.prefix(40))` are no lengths of numbers, 1 to \(DigitRanges.longest) digits",
          hint: "like `9`, `5-13` or `6-8 10`"
        )
        return nil
      }
      lengths += first...last
    }
    return lengths.isEmpty ? nil : lengths
  }

  /// Reads lengths that are right and have single blanks between them; nil for all others.
  private func plainLengths(_ text: String) -> [Int]? {
    let bytes = text.utf8Span.span
    var lengths: [Int] = []
    lengths.reserveCapacity(8)
    var first = 0
    var number = 0
    for index in 0...bytes.count {
      switch index < bytes.count ? bytes[index] : UInt8(ascii: " ") {
      case let byte where byte.isASCIIDigit && number < 10: number = number * 10 + Int(byte) - 48
      case UInt8(ascii: "-") where first == 0 && number > 0: (first, number) = (number, 0)
      case UInt8(ascii: " ") where number > 0 && first <= number && number <= DigitRanges.longest:
        for length in (first > 0 ? first : number)...number { lengths.append(length) }
        (first, number) = (0, 0)
      default: return nil
      }
    }
    return lengths
  }

  func report(_ error: DigitRangesError, in node: YAMLNode, offset: Int = 0) {
    guard let text = node.text else { return }
    let fault = text.utf8.index(text.utf8.startIndex, offsetBy: offset + error.offset)
    let start = text[..<fault].lastIndex(of: " ").map(text.index(after:)) ?? text.startIndex
    let word = text[start...].prefix { $0 != " " }
    let before = text.unicodeScalars[..<word.startIndex].count
    let position = node.position(ofScalar: before, in: reader.source)
    report(error.reason, of: "the prefix `\(word)`", at: position)
  }

  /// Reports a prefix that cannot be added to a set.
  func report(_ reason: DigitRangesError.Reason, of prefix: String, at position: SourcePosition) {
    let reason =
      switch reason {
      case .notADigit: "has something other than digits, one hyphen and digits in brackets"
      case .disordered: "does not go up from one prefix to another of the same length"
      case .longerThanItsNumbers: "has more digits than the numbers under it"
      case .length: "is under a length that no number has"
      case .repeated: "is under these lengths already"
      case .tooMany: "is one prefix too many for a region"
      }
    reader.report(
      "phone_region.prefix",
      at: position,
      "\(prefix) \(reason)",
      hint: "write prefixes like `21-22 24 80(0-57)`"
    )
  }
}

extension UInt8 {
  fileprivate var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
