import FrozenTables

/// Finds what groups match with one or two lookups for each scalar, without allocation.
///
/// A pattern is *plain* if, at every point of a match, each class of scalars leaves at most one way
/// to continue, as in `(?<year>[0-9]{4})-(?<month>[0-9]{2})`. Then one reading is enough, because
/// the next scalar determines the way. Otherwise the text is first read backward, which finds the
/// steps at each scalar that lead to a match from there (``LeadingStates``). Then it is read
/// forward along ways that were found in advance (``GroupWays``).
///
/// The entries of the tables have 32 bits. The lower 16 contain what comes next, and the upper 16
/// the groups that begin or end on the way there.
struct GroupTables: BitwiseCopyable, Sendable {
  let classes: ClassTable

  /// The entries for what comes next.
  ///
  /// For a plain pattern, each row has the way to the end and, for each class, the way to the next
  /// scalar. For other patterns, each state has, for each class, the state one scalar earlier and,
  /// for each row, the way from there.
  let entries: FrozenTable<UInt32>

  /// The lists of groups that begin and end, each preceded by its length.
  let marks: FrozenTable<UInt8>

  let isPlain: Bool

  /// For a plain pattern, the index where its first row begins; for others, the number of that row.
  let start: Int

  let classCount: Int

  /// A further condition on the whole text, if the pattern has look-aheads.
  let condition: Automaton?

  /// The entry of a way that doesn't exist.
  static let none = UInt32.max

  /// The number of scalars in the longest text that is read backward.
  static let longestText = 256

  /// Finds what groups match.
  ///
  /// - Returns: Whether the text matches; nil if it is too long to be read with tables.
  @inline(__always)
  func find(in text: UTF8Span, _ ranges: inout GroupRanges) -> Bool? {
    if let condition, !condition.accepts(condition.run(text).state) { return false }
    if isPlain { return readOnce(text.span, &ranges) }
    // SAFETY: the buffer is used only within the call, and each state is written before it is read.
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Self.longestText) { states in
      guard let end = readBackwards(text.span, states) else { return nil }
      return end >= 0 && readForwards(text.span, states, end, &ranges)
    }
  }

  /// Reads a text of a plain pattern.
  @inline(__always)
  private func readOnce(_ bytes: Span<UInt8>, _ ranges: inout GroupRanges) -> Bool {
    var row = start
    var offset = 0
    while offset < bytes.count {
      let (label, length) = scalar(in: bytes, at: offset)
      let entry = entries[row &+ 1 &+ label]
      if entry > 0xFFFF {
        if entry == Self.none { return false }
        note(entry, offset, &ranges)
      }
      row = Int(entry & 0xFFFF)
      offset &+= length
    }
    let entry = entries[row]
    if entry == Self.none { return false }
    note(entry, offset, &ranges)
    return true
  }

  /// Stores the state before each scalar, from last to first.
  ///
  /// - Returns: The number of scalars; -1 if the text doesn't match, nil if it is too long.
  @inline(__always)
  private func readBackwards(
    _ bytes: Span<UInt8>,
    _ states: UnsafeMutableBufferPointer<UInt16>
  ) -> Int? {
    var state = 0
    var count = 0
    var offset = bytes.count
    while offset > 0 {
      if count == Self.longestText { return nil }
      offset &-= 1
      while bytes[unchecked: offset] & 0xC0 == 0x80 { offset &-= 1 }
      let entry = entries[state &+ scalar(in: bytes, at: offset).label]
      if entry == Self.none { return -1 }
      state = Int(entry)
      states[count] = UInt16(truncatingIfNeeded: entry)
      count &+= 1
    }
    return count
  }

  /// Follows the way that the states allow.
  @inline(__always)
  private func readForwards(
    _ bytes: Span<UInt8>,
    _ states: UnsafeMutableBufferPointer<UInt16>,
    _ count: Int,
    _ ranges: inout GroupRanges
  ) -> Bool {
    var row = start
    var offset = 0
    var index = count
    while index > 0 {
      index &-= 1
      let entry = entries[Int(states[index]) &+ classCount &+ row]
      if entry > 0xFFFF {
        if entry == Self.none { return false }
        note(entry, offset, &ranges)
      }
      row = Int(entry & 0xFFFF)
      offset &+= scalarLength(startingWith: bytes[unchecked: offset])
    }
    let entry = entries[classCount &+ row]
    if entry == Self.none { return false }
    note(entry, offset, &ranges)
    return true
  }

  @inline(__always)
  private func scalar(in bytes: Span<UInt8>, at offset: Int) -> (label: Int, length: Int) {
    let byte = bytes[unchecked: offset]
    return byte < 0x80
      ? (classes.label(ofASCII: byte), 1)
      : classes.label(in: bytes, at: offset, startingWith: byte)
  }

  @inline(__always)
  private func scalarLength(startingWith byte: UInt8) -> Int {
    byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }

  /// Stores the groups that begin and end on the way of an entry.
  @inline(__always)
  private func note(_ entry: UInt32, _ offset: Int, _ ranges: inout GroupRanges) {
    let list = Int(entry >> 16)
    var index = list &+ 1
    let end = index &+ Int(marks[list])
    while index < end {
      ranges.note(marks[index], at: offset)
      index &+= 1
    }
  }
}
