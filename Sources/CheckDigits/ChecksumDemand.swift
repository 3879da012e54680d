import FrozenTables

/// The required result of a checksum, in the same layout as ``ChecksumMachine``.
struct ChecksumDemand: BitwiseCopyable, Sendable {
  enum Kind: UInt8 {
    case remainder, characters, number, negativeNumber
  }

  let kind: Kind

  /// The remainders, or the characters of all texts, one text after another.
  private let entries: FrozenTable<UInt32>

  /// The length of the longest text.
  private let stride: Int

  /// The placeholder for a position in a text without a character.
  private static let none = UInt32.max

  private init(_ kind: Kind, _ entries: [UInt32], stride: Int = 0, in memory: FrozenMemory) {
    self.kind = kind
    self.entries = memory.table(entries)
    self.stride = stride
  }

  init(remainders: [Int], in memory: FrozenMemory) {
    self.init(.remainder, remainders.map(UInt32.init), in: memory)
  }

  /// - Throws: `ChecksumError` if a range of characters can't be read.
  init(_ expectation: ChecksumFormula.Expectation, in memory: FrozenMemory) throws(ChecksumError) {
    switch expectation {
    case .remainder(let remainders): self.init(remainders: remainders, in: memory)
    case .number(let isNegative):
      self.init(isNegative ? .negativeNumber : .number, [], in: memory)
    case .characters(let texts):
      var rows: [[UInt32]] = []
      for text in texts {
        let row = try CharacterNotation.expand(text, filler: CharacterValues.filler, .characters)
        rows.append(row.map { $0?.value ?? Self.none })
      }
      let stride = rows.map(\.count).max() ?? 0
      let entries = rows.flatMap { row in
        row + Array(repeating: Self.none, count: stride - row.count)
      }
      self.init(.characters, entries, stride: stride, in: memory)
    }
  }

  /// Returns whether a text may have a remainder.
  @inline(__always)
  func accepts(_ remainder: Int) -> Bool {
    guard kind == .remainder else { return false }
    var index = 0
    while index < entries.count {
      if Int(entries[index]) == remainder { return true }
      index &+= 1
    }
    return false
  }

  /// Returns whether the separate check of a text is right.
  @inline(__always)
  func accepts(_ remainder: Int, _ check: UTF8Span, modulus: Int) -> Bool {
    switch kind {
    case .remainder: accepts(remainder)
    case .characters: accepts(remainder, character: check)
    case .number: Self.residue(of: check, modulus) == remainder
    case .negativeNumber:
      Self.residue(of: check, modulus) == (remainder == 0 ? 0 : modulus &- remainder)
    }
  }

  @inline(__always)
  private func accepts(_ remainder: Int, character check: UTF8Span) -> Bool {
    guard remainder < stride else { return false }
    var scalar = Self.none
    if check.count == 1 {
      scalar = UInt32(check.span[0])
    } else {
      var scalars = check.makeUnicodeScalarIterator()
      guard let only = scalars.next(), scalars.next() == nil else { return false }
      scalar = only.value
    }
    var index = remainder
    while index < entries.count {
      if entries[index] == scalar { return true }
      index &+= stride
    }
    return false
  }

  /// Returns the remainder of decimal digits as a number, or nil if there are none or other
  /// characters.
  @inline(__always)
  private static func residue(of check: UTF8Span, _ modulus: Int) -> Int? {
    let bytes = check.span
    guard !bytes.isEmpty else { return nil }
    var number = 0
    for index in bytes.indices {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number &* 10 &+ Int(digit)
      if number >= 100_000_000_000_000_000 { number %= modulus }
    }
    return number % modulus
  }

  /// Returns the separate checks that are right for a remainder, at most 100.
  func checks(_ remainder: Int, modulus: Int, count: Int?) -> [String] {
    switch kind {
    case .remainder: return []
    case .characters:
      guard remainder < stride else { return [] }
      var characters: [String] = []
      for index in Swift.stride(from: remainder, to: entries.count, by: stride) {
        guard let scalar = Unicode.Scalar(entries[index]) else { continue }
        if !characters.contains(String(scalar)) { characters.append(String(scalar)) }
      }
      return characters
    case .number, .negativeNumber:
      let first = kind == .number || remainder == 0 ? remainder : modulus - remainder
      let width = count ?? String(modulus - 1).utf8.count
      return (0..<100).lazy.map { String(first + $0 * modulus) }
        .prefix { $0.utf8.count <= width }
        .map { String(repeating: "0", count: width - $0.utf8.count) + $0 }
    }
  }
}
