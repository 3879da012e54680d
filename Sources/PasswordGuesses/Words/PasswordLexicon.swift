import FrozenTables

/// The words of all dictionaries, packed for looking up every piece of a password.
///
/// `PasswordDictionaries` creates it for the first estimate.
final class PasswordLexicon: Sendable {
  /// The properties of a dictionary, without its words.
  struct Source: Sendable {
    let role: PasswordDictionary.Role
    let isPublished: Bool
  }

  /// The maximum number of dictionaries; their numbers are below `Candidate.context`.
  private static let mostDictionaries = 250

  /// The greatest rank that fits; words beyond it share it.
  static let greatestRank = 0xFF_FFFF

  /// The dictionaries: those of the published model in its order, then the rest by name.
  let sources: [Source]

  /// The number of dictionaries in the published model; they come first.
  let publishedCount: Int

  /// The tables for looking up pieces.
  ///
  /// They are valid only while this object exists.
  let tables: LexiconTables

  private let tableMemory = FrozenMemory()

  /// Memory for estimates with these words.
  let memory = SpareMemory()

  /// Packs dictionaries.
  ///
  /// - Complexity: O(*n*) in the number of bytes of all words.
  init(_ dictionaries: [PasswordDictionary]) {
    let ordered = Self.ordered(dictionaries)
    sources = ordered.map {
      Source(role: $0.role, isPublished: $0.publishedOrder != nil)
    }
    publishedCount = sources.count(where: \.isPublished)
    tables = LexiconBuilder(ordered, publishedCount: publishedCount).freeze(in: tableMemory)
  }

  private static func ordered(_ dictionaries: [PasswordDictionary]) -> [PasswordDictionary] {
    let sorted = dictionaries.sorted { left, right in
      let orders = (left.publishedOrder ?? .max, right.publishedOrder ?? .max)
      return orders.0 != orders.1 ? orders.0 < orders.1 : left.name < right.name
    }
    return Array(sorted.prefix(mostDictionaries))
  }

  /// The amount of memory that the words take, in bytes.
  var size: Int { tables.size }
}

/// The UTF-16 units of one scalar of well-formed UTF-8.
struct ScalarUnits {
  private var pending: UInt32
  private var hasPending = true

  /// The offset after the scalar.
  let end: Int

  /// Reads the scalar at an offset of some bytes.
  @inline(__always)
  init(at offset: Int, count: Int, byte: (Int) -> UInt8) {
    let first = UInt32(byte(offset))
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = length == 1 ? first : first & (0x7F >> UInt32(length))
    end = min(offset + length, count)
    for index in (offset + 1)..<max(end, offset + 1) {
      value = value << 6 | UInt32(byte(index) & 0x3F)
    }
    pending = value
  }

  /// Returns the next unit, or nil after the last.
  mutating func next() -> UInt16? {
    guard hasPending else { return nil }
    if pending > 0xFFFF {
      let high = 0xD800 + (pending - 0x10000) >> 10
      pending = 0xDC00 + (pending - 0x10000) & 0x3FF
      return UInt16(truncatingIfNeeded: high)
    }
    hasPending = false
    return UInt16(truncatingIfNeeded: pending)
  }
}
