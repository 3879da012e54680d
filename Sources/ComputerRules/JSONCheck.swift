import JSONDocuments
public import RuleEngine
import UnicodeText
public import Violations

/// Requires a whole JSON text (RFC 8259).
///
/// It reports the line and column of the first mistake. Duplicate names and lone surrogates are
/// refused, because parsers treat them differently (RFC 8259 §4 and §8.2). A setting allows
/// duplicate names.
///
///     json: { types: [object], depth: 8 }
///     // {"a": 1}   valid, type: object
///     // {"a": 1,}  json.syntax.trailing_comma, line: 1, column: 8
///     // {"a": [    json.truncated
///     // [1]        json.type, allowed: object
public struct JSONCheck: Check {
  /// The kind of the outermost value in a JSON text (RFC 8259 §3).
  public enum Kind: String, CaseIterable, Sendable {
    /// Names and values in braces.
    case object
    /// Values in brackets.
    case array
    /// A text in double quotes.
    case string
    /// A number.
    case number
    /// True or false.
    case boolean
    /// Null.
    case null
  }

  /// The maximum nesting depth that a rule can request.
  static let deepest = 256

  private let kinds: [Kind]
  private let depth: Int
  private let allowsDuplicateNames: Bool

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of outermost value to accept. If empty, any kind is accepted.
  ///   - depth: How deep objects and arrays may be nested, from 1 to 256.
  ///   - allowsDuplicateNames: Whether an object may contain the same name twice.
  public init(kinds: [Kind] = [], depth: Int = 64, allowsDuplicateNames: Bool = false) {
    self.kinds = kinds
    self.depth = min(max(depth, 1), Self.deepest)
    self.allowsDuplicateNames = allowsDuplicateNames
  }

  /// Reports the first mistake.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    do {
      try JSONReader.check(text.span, depthLimit: depth, allowsDuplicateNames: allowsDuplicateNames)
    } catch {
      report(error, in: text, into: &findings)
      return
    }
    guard let kind = Kind(startOf: text.span) else { return }
    findings.setFact("type", .text(kind.rawValue))
    if !kinds.isEmpty, !kinds.contains(kind) {
      findings.add(.jsonType, ["allowed": .list(texts: kinds.map(\.rawValue))])
    }
  }

  private func report(_ error: JSONError, in text: UTF8Span, into findings: inout Findings) {
    let bytes = text.span
    if findings.wantsDetails, let slip = JSONSlip(error, in: bytes) {
      let place = JSONError(.syntax, at: slip.offset)
      let arguments = place.arguments(in: bytes, depth: depth)
      return findings.add(slip.code, at: place.range(in: bytes), arguments)
    }
    let arguments = findings.wantsDetails ? error.arguments(in: bytes, depth: depth) : [:]
    findings.add(error.code, at: error.range(in: bytes), arguments)
  }

  /// Returns whether more typing can complete the text.
  ///
  /// Other mistakes are final.
  ///
  /// - Complexity: O(*n* · log *n*) in the number of bytes if there is a mistake, otherwise O(*n*).
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    let kind = Kind(startOf: text.span)
    if let kind, !kinds.isEmpty, !kinds.contains(kind) {
      return .impossible(at: text.span.offsetOfFirstToken)
    }
    guard let error = error(in: text.span) else { return .valid }
    guard isFinal(error, in: text.span) else { return .unfinished }
    // A duplicate name or an invalid number is reported where it begins. The byte that made it
    // final comes later.
    var possible = error.offset
    var final = text.span.count
    while let middle = text.boundary(between: possible, and: final) {
      let prefix = text.span.extracting(0..<middle)
      if let error = self.error(in: prefix), isFinal(error, in: prefix) {
        final = middle
      } else {
        possible = middle
      }
    }
    return .impossible(at: text.span.startOfScalar(before: final))
  }

  /// Returns whether no valid text continues from the bytes.
  private func isFinal(_ error: JSONError, in bytes: Span<UInt8>) -> Bool {
    switch error.kind {
    case .truncated: false
    case .number: !bytes.endsAsNumberBegins(at: error.offset)
    default: true
    }
  }

  private func error(in bytes: Span<UInt8>) -> JSONError? {
    do {
      try JSONReader.check(bytes, depthLimit: depth, allowsDuplicateNames: allowsDuplicateNames)
      return nil
    } catch {
      return error
    }
  }
}

extension JSONCheck.Kind {
  /// Creates the kind of a JSON text from its first character after whitespace.
  ///
  /// Returns nil if no JSON value begins with that character.
  init?(startOf bytes: Span<UInt8>) {
    let offset = bytes.offsetOfFirstToken
    guard offset < bytes.count else { return nil }
    switch bytes[offset] {
    case UInt8(ascii: "{"): self = .object
    case UInt8(ascii: "["): self = .array
    case UInt8(ascii: "\""): self = .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): self = .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .boolean
    case UInt8(ascii: "n"): self = .null
    default: return nil
    }
  }
}

extension Span<UInt8> {
  /// Returns whether the rest of the bytes from an offset is the beginning of a number
  /// (RFC 8259 §6).
  fileprivate func endsAsNumberBegins(at offset: Int) -> Bool {
    var index = offset
    if byte(at: index) == UInt8(ascii: "-") { index += 1 }
    if index == count { return true }
    if byte(at: index) == UInt8(ascii: "0") {
      index += 1
    } else {
      let start = index
      index = endOfDigits(from: start)
      if index == start { return false }
    }
    if byte(at: index) == UInt8(ascii: ".") {
      let start = index + 1
      index = endOfDigits(from: start)
      if index == start { return index == count }
    }
    if let sign = byte(at: index), sign | 0x20 == UInt8(ascii: "e") {
      index += 1
      if let sign = byte(at: index), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        index += 1
      }
      index = endOfDigits(from: index)
    }
    return index == count
  }

  private func byte(at index: Int) -> UInt8? { index < count ? self[index] : nil }

  private func endOfDigits(from start: Int) -> Int {
    var index = start
    while let byte = byte(at: index), byte.isDigit { index += 1 }
    return index
  }

  /// The offset of the first byte after JSON whitespace.
  var offsetOfFirstToken: Int {
    var offset = 0
    while offset < count, self[offset].isJSONSpace { offset += 1 }
    return offset
  }
}

extension UTF8Span {
  /// Returns the offset of a scalar between two offsets, near their middle, or nil if there is
  /// none.
  fileprivate func boundary(between low: Int, and high: Int) -> Int? {
    guard low + 1 < high else { return nil }
    var middle = low + (high - low) / 2
    middle = span.endOfScalar(from: middle)
    if middle == high { middle = span.startOfScalar(before: high) }
    return low < middle && middle < high ? middle : nil
  }
}

extension JSONCheck {
  /// The check's definition for packs and documentation.
  public static let definition = CheckDefinition(
    "json",
    "Requires a complete JSON text as RFC 8259 defines it.",
    settings: [
      .init(
        "types",
        .list(.choice(of: Kind.self)),
        "The types of outermost value to accept; any if absent."
      ),
      .integer(
        "depth",
        1...deepest,
        "How deep objects and arrays may be nested.",
        default: 64
      ),
      .boolean("duplicate-names", "Whether an object may contain the same name twice."),
    ],
    codes: [.jsonDuplicateName, .jsonSyntax, .jsonTooDeep, .jsonTruncated, .jsonType]
      + JSONSlip.codes,
    facts: [
      FactDefinition(
        "type",
        "The type of the outermost value: object, array, string, number, boolean or null."
      )
    ],
    reports: { code, settings in
      code != "json.type" || settings.contains("types")
    }
  ) { settings throws(SettingError) in
    JSONCheck(
      kinds: (settings.texts("types") ?? []).compactMap(Kind.init),
      depth: settings.integer("depth") ?? JSONReader.defaultDepthLimit,
      allowsDuplicateNames: settings.boolean("duplicate-names") ?? false
    )
  }
}

extension CodeDefinition {
  static let jsonDuplicateName = CodeDefinition(
    "json.duplicate_name",
    "An object in a JSON text contains the same name twice.",
    placeInJSON
  )

  static let jsonSyntax = CodeDefinition(
    "json.syntax",
    "A JSON text contains a character that isn't allowed there.",
    placeInJSON
  )

  static let jsonTooDeep = CodeDefinition(
    "json.too_deep",
    "The objects and arrays in a JSON text are nested too deep.",
    [.init("maximum", .integer, "the maximum depth")]
  )

  static let jsonTruncated = CodeDefinition(
    "json.truncated",
    "A JSON text ends before it is complete."
  )

  static let jsonType = CodeDefinition(
    "json.type",
    "The outermost value of a JSON text has a type that isn't accepted.",
    [.init("allowed", .list, "the accepted types, with their names in RFC 8259")]
  )

  private static let placeInJSON: [Argument] = [
    .init("line", .integer, "the line, from 1", isPlainNumber: true, isMeasured: true),
    .init(
      "column",
      .integer,
      "the column in the line, from 1, in Unicode scalars",
      isPlainNumber: true,
      isMeasured: true
    ),
  ]
}
