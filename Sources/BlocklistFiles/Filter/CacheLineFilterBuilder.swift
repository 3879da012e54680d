/// Builds the lines of a filter for some keys; `CacheLineFilter` explains them.
///
/// Lines are filled in order, each first with the keys that didn't fit into earlier lines and then
/// with its own. A line is full when it has as many independent equations as slots.
struct CacheLineFilterBuilder {
  private let keys: ArraySlice<UInt64>
  private let bits: Int
  private let segmentBits: Int

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - keys: The keys of a segment, fewer than 2^32, ascending and without duplicates.
  ///   - bits: The number of bits of a fingerprint.
  ///   - segmentBits: The number of first bits that all keys of the segment share.
  init(_ keys: ArraySlice<UInt64>, bits: Int, segmentBits: Int) {
    self.keys = keys
    self.bits = bits
    self.segmentBits = segmentBits
  }

  /// Returns a filter and the bytes of its lines.
  ///
  /// - Complexity: O(*n*) in the number of keys.
  func build() -> (filter: CacheLineFilter, bytes: [UInt8]) {
    var filter = shape
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(filter.homes) * CacheLineFilter.lineSize)
    var equations = LineEquations(slots: Int(filter.slots))
    var waiting = WaitingKeys()
    var next = keys.startIndex
    while filter.lines < filter.homes || !waiting.isEmpty {
      while next < keys.endIndex,
        filter.home(of: keys[next], segmentBits: segmentBits) == filter.lines
      {
        waiting.append(keys[next])
        next += 1
      }
      equations.clear()
      waiting.removeKeys(whichFit: &equations, filter)
      append(equations.solution, goesOn: !waiting.isEmpty, to: &bytes)
      filter.lines += 1
    }
    return (filter, bytes)
  }

  /// The filter without lines.
  ///
  /// The number of keys in a line varies by chance. With room for two standard deviations, one line
  /// in thirty has too many.
  private var shape: CacheLineFilter {
    var filter = CacheLineFilter(homes: 1, lines: 0, bits: bits)
    let slots = Double(filter.slots)
    let keysPerLine = slots - 2 * slots.squareRoot()
    filter.homes = UInt32((Double(max(keys.count, 1)) / keysPerLine).rounded(.up))
    return filter
  }

  /// Writes slots one after the other, lowest bits first, and whether keys went to the next line.
  private func append(_ slots: [UInt64], goesOn: Bool, to bytes: inout [UInt8]) {
    let start = bytes.count
    var pending: UInt64 = 0
    var pendingBits = 0
    for slot in slots {
      pending |= slot << UInt64(pendingBits)
      pendingBits += bits
      while pendingBits >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: pending))
        pending >>= 8
        pendingBits -= 8
      }
    }
    if pendingBits > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
    bytes += repeatElement(0, count: CacheLineFilter.flagOffset - (bytes.count - start))
    bytes.append(goesOn ? 1 : 0)
  }
}

/// The keys that should go into a line: those that didn't fit into earlier lines, and its own.
private struct WaitingKeys {
  private var keys: [UInt64] = []
  private var first = 0

  var isEmpty: Bool { first == keys.count }

  mutating func append(_ key: UInt64) { keys.append(key) }

  /// Removes the keys whose equations agree with those added before, until no slot is free.
  mutating func removeKeys(whichFit equations: inout LineEquations, _ filter: CacheLineFilter) {
    var kept: [UInt64] = []
    while first < keys.count, !equations.areComplete {
      let key = keys[first]
      var slots: UInt64 = 0
      let fingerprint = filter.visit(key) { slots ^= 1 << $0 }
      if !equations.add(slots, value: fingerprint) { kept.append(key) }
      first += 1
    }
    first -= kept.count
    keys.replaceSubrange(first..<first + kept.count, with: kept)
    if isEmpty {
      keys.removeAll(keepingCapacity: true)
      first = 0
    }
  }
}

/// Linear equations over bits.
///
/// Each equation gives the exclusive or of some slots of a line.
///
/// They are kept in echelon form: no two have the same greatest slot.
private struct LineEquations {
  private var rows: [(slots: UInt64, value: UInt64)]
  private var count = 0

  init(slots: Int) { rows = Array(repeating: (0, 0), count: slots) }

  /// Whether no slot is free anymore, so another equation would agree only by chance.
  var areComplete: Bool { count == rows.count }

  /// Removes all equations.
  mutating func clear() {
    for index in rows.indices { rows[index] = (0, 0) }
    count = 0
  }

  /// Adds an equation, or returns false if it contradicts the earlier ones.
  mutating func add(_ slots: UInt64, value: UInt64) -> Bool {
    var (slots, value) = (slots, value)
    while slots != 0 {
      let greatest = 63 - slots.leadingZeroBitCount
      if rows[greatest].slots == 0 {
        rows[greatest] = (slots, value)
        count += 1
        return true
      }
      slots ^= rows[greatest].slots
      value ^= rows[greatest].value
    }
    return value == 0
  }

  /// The values of the slots; zero for free ones.
  var solution: [UInt64] {
    var values: [UInt64] = []
    values.reserveCapacity(rows.count)
    for row in rows {
      // All slots of a row except the greatest already have values.
      var others = row.slots & (1 << UInt64(values.count) - 1)
      var value = row.value
      while others != 0 {
        value ^= values[others.trailingZeroBitCount]
        others &= others - 1
      }
      values.append(value)
    }
    return values
  }
}
