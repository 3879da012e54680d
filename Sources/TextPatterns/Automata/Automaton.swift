import FrozenTables

/// A deterministic automaton that reads texts with one lookup for each scalar, no matter the
/// pattern.
///
/// A state is the index in the table where its row begins, so one addition finds the next state.
/// Row 0 is for texts that nothing can complete. Accepting states come last.
struct Automaton: BitwiseCopyable, Sendable {
  private let classes: ClassTable
  private let table: FrozenTable<UInt16>

  /// The state where texts begin.
  let start: UInt16

  /// The first of the states where a text can end.
  private let firstAccepting: UInt16

  /// The number of classes, which is the length of a row.
  let classCount: Int

  /// The state that no text can be completed from.
  static let dead: UInt16 = 0

  /// Lays out an automaton.
  ///
  /// The draft must be within the budget, and must have a path from each of its states to an
  /// accepting one.
  init(_ draft: DraftAutomaton, classes: ClassTable, memory: FrozenMemory) {
    let order =
      draft.isAccepting.indices.filter { !draft.isAccepting[$0] }
      + draft.isAccepting.indices.filter { draft.isAccepting[$0] }
    var rows = [UInt16](repeating: 0, count: draft.stateCount)
    for (index, state) in order.enumerated() {
      rows[state] = UInt16((index + 1) * draft.classCount)
    }
    var table = [UInt16](repeating: Self.dead, count: draft.classCount)
    table.reserveCapacity((draft.stateCount + 1) * draft.classCount)
    for state in order {
      for label in 0..<draft.classCount {
        let next = draft.next(Int32(state), label)
        table.append(next < 0 ? Self.dead : rows[Int(next)])
      }
    }
    self.classes = classes
    self.table = memory.table(table)
    start = draft.start < 0 ? Self.dead : rows[Int(draft.start)]
    let rejecting = draft.isAccepting.count { !$0 }
    firstAccepting = UInt16(clamping: (rejecting + 1) * draft.classCount)
    classCount = draft.classCount
  }

  /// The number of states, not counting the dead state.
  var stateCount: Int { table.count / classCount - 1 }

  /// The number of bytes in the table.
  var byteCount: Int { table.count * 2 }

  /// Whether a text can end in a state.
  @inline(__always)
  func accepts(_ state: UInt16) -> Bool { state >= firstAccepting && state != Self.dead }

  /// Returns the state after a scalar of some class.
  @inline(__always)
  func next(_ state: UInt16, _ label: Int) -> UInt16 { table[Int(state) + label] }

  /// Reads a text.
  ///
  /// - Returns: The state after the text, or ``dead`` and the offset of the scalar that nothing can
  ///   complete.
  /// - Complexity: O(*n*) in the number of bytes, at one to two nanoseconds each.
  @inline(__always)
  func run(_ text: UTF8Span) -> (state: UInt16, offset: Int) {
    let bytes = text.span
    var state = start
    var offset = 0
    if state == Self.dead { return (state, 0) }
    while offset < bytes.count {
      let byte = bytes[unchecked: offset]
      let (label, length) =
        byte < 0x80
        ? (classes.label(ofASCII: byte), 1)
        : classes.label(in: bytes, at: offset, startingWith: byte)
      let next = table[Int(state) &+ label]
      if next == Self.dead { return (next, offset) }
      offset &+= length
      guard next == state else {
        state = next
        continue
      }
      // A step that led back to the same state is often followed by others that do. In `[a-z]+`,
      // these lookups don't have to wait for each other. Each length of scalars has its own loop,
      // so the processor doesn't have to wait for the length either.
      let row = table.suffix(from: Int(state))
      while offset < bytes.count, bytes[unchecked: offset] < 0x80,
        row[classes.label(ofASCII: bytes[unchecked: offset])] == state
      {
        offset &+= 1
      }
      while offset < bytes.count, 0x80..<0xE0 ~= bytes[unchecked: offset],
        row[classes.label(in: bytes, ofTwoBytesAt: offset)] == state
      {
        offset &+= 2
      }
    }
    return (state, offset)
  }
}
