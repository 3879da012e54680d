/// Finds the slots of a filter for given keys.
///
/// It looks for an order in which each key has a slot that no later key of the order uses. Then
/// slots are filled from the end of the order, and each key sets the one that is its own. If there
/// is no such order, which is rare, the keys are spread anew.
struct FuseFilterBuilder {
  /// How many times keys are spread anew before slots are added.
  private static let attemptsPerSize: UInt32 = 10

  private let keys: ArraySlice<UInt64>
  private let bits: Int

  /// How many keys use each slot, and the exclusive or of their numbers.
  private var users: [UInt32] = []
  private var numbers: [UInt32] = []

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - keys: The keys, fewer than 2^32, each once.
  ///   - bits: The bits of a fingerprint.
  init(_ keys: ArraySlice<UInt64>, bits: Int) {
    self.keys = keys
    self.bits = bits
  }

  /// Returns a filter and the bytes of its slots.
  ///
  /// - Complexity: O(*n*) on average in the number of keys.
  mutating func build() -> (filter: FuseFilter, bytes: [UInt8]) {
    var attempt: UInt32 = 0
    while true {
      let filter = shape(attempt: attempt)
      if let order = order(filter) { return (filter, slots(filter, order)) }
      attempt += 1
    }
  }

  /// The measures for a number of keys: those of the authors' program, with logarithms rounded so
  /// that there is rather more room.
  private func shape(attempt: UInt32) -> FuseFilter {
    let count = Double(max(keys.count, 2))
    var exponent: UInt32 = 0
    var power = 1.0
    // The greatest exponent that is at most log(count) / log(3.33) + 2.25.
    while power * 3.33 <= count * 14.98, exponent < FuseFilter.largestExponent {
      power *= 3.33
      exponent += 1
    }
    // A straight line from one power of two to the next lies below the logarithm.
    let logarithm = Double(count.exponent) + count.significand - 1
    let room = max(1.125, 0.875 + 0.25 * 19.93 / logarithm)
    let growth = 1 + 0.1 * Double(attempt / Self.attemptsPerSize)
    let slots = Int(count * room * growth)
    let blocks = max(1, (slots + 1 << Int(exponent) - 1) >> Int(exponent) - 2)
    return FuseFilter(
      attempt: attempt,
      blocks: UInt32(blocks),
      exponent: exponent,
      bits: bits
    )
  }

  /// Returns numbers of keys, each with the one of its three slots that no later one uses; nil if
  /// there is no such order.
  private mutating func order(_ filter: FuseFilter) -> [(number: UInt32, slot: UInt32)]? {
    users = Array(repeating: 0, count: filter.slots)
    numbers = Array(repeating: 0, count: filter.slots)
    for (number, key) in keys.enumerated() {
      change(filter.places(filter.spread(key)), number: UInt32(number), by: 1)
    }
    var alone = users.indices.filter { users[$0] == 1 }.map(UInt32.init)
    var order: [(number: UInt32, slot: UInt32)] = []
    order.reserveCapacity(keys.count)
    while let slot = alone.popLast() {
      guard users[Int(slot)] == 1 else { continue }
      let number = numbers[Int(slot)]
      order.append((number, slot))
      let key = keys[keys.startIndex + Int(number)]
      let places = filter.places(filter.spread(key))
      change(places, number: number, by: .max)
      for index in places.indices where users[places[index]] == 1 {
        alone.append(UInt32(places[index]))
      }
    }
    return order.count == keys.count ? order : nil
  }

  /// Adds a key to its slots, or takes it away with a step of `.max`, which is -1.
  private mutating func change(_ places: InlineArray<3, Int>, number: UInt32, by step: UInt32) {
    for index in places.indices {
      users[places[index]] &+= step
      numbers[places[index]] ^= number
    }
  }

  private func slots(
    _ filter: FuseFilter,
    _ order: [(number: UInt32, slot: UInt32)]
  ) -> [UInt8] {
    var values = [UInt32](repeating: 0, count: filter.slots)
    for entry in order.reversed() {
      let hash = filter.spread(keys[keys.startIndex + Int(entry.number)])
      let places = filter.places(hash)
      // The own slot is still zero, so that it may take part.
      let others = values[places[0]] ^ values[places[1]] ^ values[places[2]]
      values[Int(entry.slot)] = UInt32(truncatingIfNeeded: filter.fingerprint(hash)) ^ others
    }
    return Self.packed(values, bits: filter.bits, size: filter.size)
  }

  /// Puts numbers of a few bits side by side, the lowest bits first.
  private static func packed(_ values: [UInt32], bits: Int, size: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + BlocklistSegment.alignment)
    var pending: UInt64 = 0
    var pendingBits = 0
    for value in values {
      pending |= UInt64(value) << UInt64(pendingBits)
      pendingBits += bits
      while pendingBits >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: pending))
        pending >>= 8
        pendingBits -= 8
      }
    }
    if pendingBits > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
    bytes += repeatElement(0, count: size - bytes.count)
    return bytes
  }
}
