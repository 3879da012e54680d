import FrozenTables

/// Finds what groups take with one or two look-ups for each scalar, and allocates nothing.
///
/// A pattern is *plain* if each class of scalars leaves one way at most from wherever a match stands, as
/// in `(?<year>[0-9]{4})-(?<month>[0-9]{2})`. Then one reading is enough: the next scalar says which way
/// to take. Otherwise the text is read backwards first, which says at each scalar which steps lead to a
/// match from there (``LeadingStates``), and then forwards, where the ways have been found beforehand
/// (``GroupWays``).
///
/// Entries of the tables have 32 bits. The lower 16 say what comes next, the upper ones which groups
/// begin or end on the way there.
struct GroupTables: BitwiseCopyable, Sendable {
  let classes: ClassTable

  /// What comes next.
  ///
  /// Of a plain pattern by row: the way to the end, and by class the way to the next scalar. Of others by
  /// state: by class the state one scalar earlier, and by row the way from there.
  let entries: FrozenTable<UInt32>

  /// Lists of what begins and ends, each behind its length.
  let marks: FrozenTable<UInt8>

  let isPlain: Bool

  /// Of a plain pattern where its first row begins, of others the number of that row.
  let start: Int

  let classCount: Int

  /// What the whole text must satisfy besides, because the pattern has look-aheads.
  let condition: Automaton?

  /// An entry of a way that does not exist.
  static let none = UInt32.max

  /// The number of scalars in the longest text that is read backwards.
  static let longestText = 256

  /// Finds what groups take.
  ///
  /// - Returns: Whether the text matches; nil if it is too long to be read so.
  @inline(__always)
  func find(in text: UTF8Span, _ ranges: inout GroupRanges) -> Bool? {
    if let condition, !condition.accepts(condition.run(text).state) { return false }
    if isPlain { return readOnce(text.span, &ranges) }
    // SAFETY: the buffer is used within the call alone, and each state is written before it is read.
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

  /// Notes the state before each scalar, the last one first.
  ///
  /// - Returns: The number of scalars; -1 if the text does not match, nil if it is too long.
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

  /// Goes the way that the states allow.
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

  /// Puts down what begins and ends on the way of an entry.
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
