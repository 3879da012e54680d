package import SourceTexts
package import Violations

extension JSONReader {
  /// The greatest number of mistakes that are repaired in one file.
  private static let mostRepairs = 20

  /// The greatest size of a file that is read again after each repair.
  private static let greatestSizeForRepairs = 1 << 20

  /// Reads a JSON file for an author who wants to see all mistakes together.
  ///
  /// A comma that is missing or too many, and a name that appears twice, don't keep the rest from
  /// being read. The mistake is reported where the comma belongs or is, even if a reader notices it
  /// only in the next line.
  ///
  /// - Parameter source: The file.
  /// - Returns: The file's value, or nil if it can't be read in spite of repairs, and everything
  ///   that is wrong.
  /// - Complexity: O(*n*) in the number of bytes, for each mistake.
  package static func document(
    repairing source: SourceText
  ) -> (document: JSONValue?, problems: [Diagnostic]) {
    var bytes = Array(source.bytes)
    var problems: [Diagnostic] = []
    var repaired: Int?
    while true {
      do throws(JSONError) {
        let tree = try JSONParser<JSONRepairBuilder>.parse(
          bytes.span,
          depthLimit: defaultDepthLimit,
          valueLimit: 1_000_000
        ).node
        let repeated = tree.repeatedNames.prefix(mostRepairs).map {
          JSONError(.duplicateKey, at: $0).diagnostic(in: source)
        }
        return (tree, problems + repeated)
      } catch {
        // If the repair made no sense, the first reason is the one to show.
        if error.offset == repaired { problems.removeLast() }
        guard error.offset != repaired, problems.count < mostRepairs,
          bytes.count <= greatestSizeForRepairs, let repair = JSONRepair(of: error, in: bytes)
        else { return (nil, problems + [error.diagnostic(in: source)]) }
        bytes[repair.offset] = repair.byte
        repaired = repair.offset
        problems.append(repair.diagnostic(in: source))
      }
    }
  }
}

/// A byte that makes a JSON text readable although it has a mistake.
private struct JSONRepair {
  /// The offset of the byte.
  let offset: Int

  /// What the byte must be: a comma, or a space instead of one.
  let byte: UInt8

  /// Returns the repair of an error; nil if nothing as simple helps.
  init?(of error: JSONError, in bytes: [UInt8]) {
    guard error.kind == .syntax,
      let last = bytes[..<error.offset].lastIndex(where: { !$0.isJSONSpace })
    else { return nil }
    switch (bytes[last], bytes[error.offset]) {
    case (UInt8(ascii: ","), UInt8(ascii: "}")), (UInt8(ascii: ","), UInt8(ascii: "]")):
      offset = last
      byte = UInt8(ascii: " ")
    case (UInt8(ascii: "\""), UInt8(ascii: "\"")), (UInt8(ascii: "}"), UInt8(ascii: "\"")),
      (UInt8(ascii: "]"), UInt8(ascii: "\"")):
      // The comma takes the place of the space between the two, so that no offset changes.
      guard last + 1 < error.offset else { return nil }
      offset = last + 1
      byte = UInt8(ascii: ",")
    default: return nil
    }
  }

  func diagnostic(in source: SourceText) -> Diagnostic {
    let isMissing = byte == UInt8(ascii: ",")
    return source.diagnostic(
      JSONError.Kind.syntax.rawValue,
      atByte: offset,
      reason: isMissing ? "a comma is missing here" : "there is a comma after the last entry",
      hint: isMissing ? "write `,` between two entries" : "remove the comma"
    )
  }
}

extension UInt8 {
  /// Whether the byte is whitespace in JSON (RFC 8259 §2).
  package var isJSONSpace: Bool {
    switch self {
    case 0x20, 0x09, 0x0A, 0x0D: true
    default: false
    }
  }
}

/// Builds values with positions and in order, also where a name appears twice.
private enum JSONRepairBuilder: JSONBuilder {
  static func text(_ text: String, _ range: Range<Int>) -> JSONValue {
    JSONTreeBuilder.text(text, range)
  }
  static func number(_ text: String, _ range: Range<Int>) -> JSONValue? {
    JSONTreeBuilder.number(text, range)
  }
  static func boolean(_ value: Bool, _ range: Range<Int>) -> JSONValue {
    JSONTreeBuilder.boolean(value, range)
  }
  static func null(_ range: Range<Int>) -> JSONValue { JSONTreeBuilder.null(range) }
  static func list(_ elements: [JSONValue], _ range: Range<Int>) -> JSONValue {
    JSONTreeBuilder.list(elements, range)
  }
  static func record(
    _ members: consuming JSONTreeBuilder.Members,
    _ range: Range<Int>
  ) -> JSONValue {
    JSONTreeBuilder.record(members, range)
  }

  static func noMembers() -> JSONTreeBuilder.Members { JSONTreeBuilder.noMembers() }
  static func add(
    _ node: JSONValue,
    _ key: String,
    _ keyRange: Range<Int>,
    to members: inout JSONTreeBuilder.Members
  ) -> Bool {
    _ = JSONTreeBuilder.add(node, key, keyRange, to: &members)
    return true
  }
}

extension JSONValue {
  /// The offsets of names that their objects already have.
  fileprivate var repeatedNames: [Int] {
    switch content {
    case .text, .number, .boolean, .null: return []
    case .list(let elements): return elements.flatMap(\.repeatedNames)
    case .record(let members):
      var names: Set<String> = []
      return members.flatMap { member in
        (names.insert(member.key).inserted ? [] : [member.keyRange.lowerBound])
          + member.value.repeatedNames
      }
    }
  }
}
