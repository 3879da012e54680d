import FrozenTables

/// A checksum laid out for reading a text once, from the left, without allocations or reference
/// counting.
///
/// How it works: a byte selects the slot of its character, and the slot selects a cell in a row.
/// The last slot of each row is for all characters without a value, and so is a negative cell.
/// There are consecutive rows for positions with different weights, and they repeat after the last
/// one.
///
/// - In a sum, cells are products, already folded and reduced. Each character costs one addition.
/// - In a number, cells are values, and each has a scale, so each character costs an additional
///   multiplication. The second row is for the check characters, whose values may differ.
/// - In steps, cells are the offsets of the next state's row. The last state is a sink that no
///   character leaves; all characters without a value lead there.
///
/// All three must treat characters in the same way; tests compare each with a slow version.
struct ChecksumMachine: BitwiseCopyable, Sendable {
  enum Kind: UInt8 {
    case sum, number, steps
  }

  let kind: Kind

  /// The slot of each byte.
  ///
  /// Bytes beyond ASCII have the slot of characters without a value.
  let slots: FrozenTable<UInt8>

  /// All characters with a value, ascending; the index is the slot.
  let characters: FrozenTable<UInt32>

  let cells: FrozenTable<Int32>

  /// The number of cells that belong to one position.
  let rowLength: Int

  /// The number of cells in all rows before they repeat.
  let rowsEnd: Int

  /// Whether the first row is for the last character.
  let isFromRight: Bool

  /// Whether characters beyond ASCII have values.
  let hasOtherCharacters: Bool

  /// The factor of a number before a character is added, for each slot.
  ///
  /// For steps, the remainder of each state.
  let scales: FrozenTable<Int32>

  /// The number of characters at the end that use the second row of a number.
  let checkCount: Int

  /// The number where reading starts.
  ///
  /// For steps, the offset of the first state.
  let start: Int

  let modulus: Int

  /// Below this, a number has room for another character: its value is at most 9,999, and its scale
  /// at most 10,000.
  private static let room = 900_000_000_000_000

  /// The state of reading a text.
  struct Pass: BitwiseCopyable, Sendable {
    /// The sum, the number so far, or the offset of the state.
    var value: Int

    /// The offset of the next character's row.
    var row: Int

    /// The number of characters that are still to come.
    var remaining: Int

    /// Negative after a character without a value.
    var faults: Int32 = 0
  }

  /// Returns the state before the first of some characters.
  @inline(__always)
  func begin(_ count: Int) -> Pass {
    var row = 0
    if isFromRight {
      // The rows are in reverse order: the last row is for the last character.
      let places = UInt32(truncatingIfNeeded: rowsEnd) / UInt32(truncatingIfNeeded: rowLength)
      let rest = UInt32(truncatingIfNeeded: count) % places
      row = rest == 0 ? 0 : Int(places &- rest) &* rowLength
    }
    return Pass(value: start, row: row, remaining: count)
  }

  /// Reads characters of one byte each.
  @inline(__always)
  func read(_ bytes: Span<UInt8>, _ pass: inout Pass) {
    // Each loop works on local variables, which stay in registers.
    var (value, row, faults) = (pass.value, pass.row, pass.faults)
    var index = 0
    switch kind {
    case .sum:
      while index < bytes.count {
        let cell = cells[row &+ Int(slots[Int(bytes[index])])]
        value &+= Int(cell)
        faults |= cell
        row &+= rowLength
        if row == rowsEnd { row = 0 }
        index &+= 1
      }
    case .number:
      var remaining = pass.remaining
      while index < bytes.count {
        let slot = Int(slots[Int(bytes[index])])
        let cell = cells[remaining > checkCount ? slot : slot &+ rowLength]
        value = value &* Int(scales[slot]) &+ Int(cell)
        if value >= Self.room { value %= modulus }
        faults |= cell
        remaining &-= 1
        index &+= 1
      }
      pass.remaining = remaining
    case .steps:
      while index < bytes.count {
        value = Int(cells[row &+ value &+ Int(slots[Int(bytes[index])])])
        row &+= rowLength
        if row == rowsEnd { row = 0 }
        index &+= 1
      }
      faults = scales[Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: value) / columns)]
    }
    pass.value = value
    pass.row = row
    pass.faults = faults
  }

  /// The number of slots in a row, including the one for all characters without a value.
  private var columns: UInt32 { UInt32(truncatingIfNeeded: characters.count &+ 1) }

  /// Reads one character by its slot.
  func read(slot: Int, _ pass: inout Pass) {
    switch kind {
    case .sum:
      let cell = cells[pass.row + slot]
      pass.value &+= Int(cell)
      pass.faults |= cell
    case .number:
      let cell = cells[pass.remaining > checkCount ? slot : slot + rowLength]
      pass.value = pass.value &* Int(scales[slot]) &+ Int(cell)
      if pass.value >= Self.room { pass.value %= modulus }
      pass.faults |= cell
    case .steps:
      pass.value = Int(cells[pass.row + pass.value + slot])
      pass.faults = scales[pass.value / Int(columns)]
    }
    if kind != .number {
      pass.row += rowLength
      if pass.row == rowsEnd { pass.row = 0 }
    }
    pass.remaining &-= 1
  }

  /// Returns the remainder of a text that was read, or nil if a character didn't have a value.
  @inline(__always)
  func remainder(_ pass: Pass) -> Int? {
    guard pass.faults >= 0 else { return nil }
    if kind == .steps { return Int(pass.faults) }
    return pass.value % modulus
  }

  /// Returns the slot of a character, with binary search beyond ASCII.
  func slot(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return Int(slots[Int(scalar.value)]) }
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high) / 2
      if characters[middle] < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < characters.count && characters[low] == scalar.value ? low : characters.count
  }
}
