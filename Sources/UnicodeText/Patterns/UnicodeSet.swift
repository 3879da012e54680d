import CICU

/// A fixed set of Unicode scalars, created from a pattern of UTS #18 such as `[\p{L}\p{M}' -]`.
///
///     let letters = try UnicodeSet(pattern: #"[\p{L}]"#)
///     letters.contains("é")                          // true
///     letters.endOfRun(in: "Zoë 2".utf8Span)         // 4
///
/// Escapes work as in regular expressions: `[\d\x{20}]` contains digits and a space. Whitespace in
/// a pattern is literal, as in a regular expression: `[a-z ]` contains a space. Sets are equal if
/// their patterns are.
package struct UnicodeSet: Sendable {
  /// The pattern that the set was created from.
  package let pattern: String

  /// The approximate number of microseconds that it took to create the set.
  package let preparationCost: Int

  private let storage: Storage
  private let ascii: ASCIISet

  /// Parses a pattern.
  ///
  /// A property such as `\p{L}` takes ICU up to half a millisecond, so create sets once.
  ///
  /// - Throws: ``UnicodePatternError`` if the pattern isn't a set, or contains strings in braces.
  package init(pattern: String) throws(UnicodePatternError) {
    guard pattern.utf8.count <= 10_000 else {
      throw UnicodePatternError(reason: "longer than 10,000 bytes")
    }
    preparationCost = 100 + pattern.utf8.count + (try PropertyCount(of: pattern)).cost
    let escapes = try SetEscapes(of: pattern)
    if let first = escapes.pattern.unicodeScalars.first, first != "[", first != "\\" {
      let hint = "put the characters in brackets, like `[a-z]`"
      throw UnicodePatternError(reason: "not a set in brackets", offset: 0, hint: hint)
    }
    var problem = cicu_problem(reason: nil, offset: -1)
    guard let set = escapes.pattern.withBytes({ cicu_set_open($0, $1, &problem) }) else {
      var error = UnicodePatternError(problem)
      error.offset = error.offset.map { escapes.sourceOffset(of: $0) }
      throw error
    }
    self.pattern = pattern
    storage = Storage(set)
    ascii = ASCIISet { cicu_set_contains(set, UInt32($0)) }
  }

  /// Creates a set from a pattern in the program's source code.
  ///
  /// - Precondition: The pattern is a valid set.
  package init(constant pattern: String) {
    do {
      self = try UnicodeSet(pattern: pattern)
    } catch {
      preconditionFailure("The constant pattern \(pattern) is refused: \(error.reason)")
    }
  }

  /// Creates the set of letters in a locale's alphabet, in either case (CLDR exemplars).
  ///
  ///     UnicodeSet(alphabetOf: "de")?.contains("ß")   // true
  ///     UnicodeSet(alphabetOf: "de")?.contains("ø")   // false
  ///
  /// If a letter is written with several characters, the set contains each character. Returns nil
  /// for a locale without data.
  package init?(alphabetOf locale: String) {
    guard let set = locale.withCString({ cicu_set_exemplars($0) }) else { return nil }
    pattern = "alphabet " + locale
    preparationCost = 100
    storage = Storage(set)
    ascii = ASCIISet { cicu_set_contains(set, UInt32($0)) }
  }

  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? ascii.contains(UInt8(truncatingIfNeeded: scalar.value))
      : cicu_set_contains(storage.set, scalar.value)
  }

  /// The values of the set's scalars, as ascending ranges that don't touch.
  ///
  ///     try UnicodeSet(pattern: "[a-cx]").ranges  // [97...99, 120...120]
  ///
  /// - Complexity: O(*n*) in the number of ranges.
  package var ranges: [ClosedRange<UInt32>] {
    (0..<cicu_set_range_count(storage.set)).map { index in
      var first: UInt32 = 0
      var last: UInt32 = 0
      cicu_set_range(storage.set, index, &first, &last)
      return first...last
    }
  }

  /// Returns the byte offset of the end of a run of members.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: The byte offset of the start of the run, on a scalar boundary.
  ///   - ofMembers: False for a run of scalars that aren't in the set.
  /// - Returns: The offset of the first scalar that isn't part of the run, `start` if the run is
  ///   empty, or the length of the text.
  /// - Precondition: `start` is within the text.
  /// - Complexity: O(*n*), where *n* is the length of the run. It allocates nothing.
  package func endOfRun(in text: UTF8Span, from start: Int = 0, ofMembers: Bool = true) -> Int {
    precondition(0...text.count ~= start, "a start outside the text")
    return text.withBytes { bytes, count in
      guard let bytes else { return start }
      // SAFETY: `index` stays between 0 and `count`, the length of the memory at `bytes`.
      var index = start
      while index < count, bytes[index] < 0x80 {
        guard ascii.contains(bytes[index]) == ofMembers else { return index }
        index += 1
      }
      guard index < count else { return index }
      return index + cicu_set_span(storage.set, bytes + index, count - index, ofMembers)
    }
  }
}

extension UnicodeSet: Hashable {
  /// Returns whether two sets have the same pattern.
  package static func == (left: Self, right: Self) -> Bool { left.pattern == right.pattern }

  package func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
}

/// One bit for each ASCII character.
private struct ASCIISet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ contains: (UInt8) -> Bool) {
    for character: UInt8 in 0..<64 where contains(character) { low |= 1 << character }
    for character: UInt8 in 64..<128 where contains(character) { high |= 1 << (character - 64) }
  }

  func contains(_ character: UInt8) -> Bool {
    (character < 64 ? low : high) &>> UInt64(character) & 1 == 1
  }
}

private final class Storage: Sendable {
  // SAFETY: a frozen set never changes, and only this object frees it.
  nonisolated(unsafe) let set: OpaquePointer

  init(_ set: OpaquePointer) { self.set = set }

  deinit { cicu_set_close(set) }
}
