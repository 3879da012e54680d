import Synchronization

/// One slot for each region, filled when the region is needed first.
///
/// SAFETY: A slot is nil or points to a plan, or to what was made of it, in memory of `kept`, and never changes again. So a
/// thread that loaded a plan may read it for as long as it keeps this object, which frees the
/// plans with itself. The tables are written before the object can be shared.
final class PhoneRegionSlots: @unchecked Sendable {
  /// A region of the index.
  struct Entry {
    let name: String
    let callingCode: Int
  }

  /// The regions, by calling code, the main one of each first.
  let slots: [Entry]

  /// The calling codes, ascending, each with the slots of its regions.
  let codes: [(code: Int, slots: Range<Int>)]

  private let source: any PhoneRegionSource
  private let kept = Mutex<[Int: PhoneRegion]>([:])
  private let plans: UnsafeMutablePointer<Atomic<UnsafePointer<PhonePlan.Contents>?>>

  /// What is made of a plan when a number is typed.
  private let ahead: UnsafeMutablePointer<Atomic<UnsafePointer<PhoneRangesAhead>?>>

  /// For each calling code the first slot and the number of slots; none for an unknown code.
  ///
  /// A code that several regions share has a table of ``leadingPairs``.
  private let ofCode: UnsafeMutablePointer<(first: UInt16, count: UInt16, table: UInt16)>

  private let leadingPairs: PhoneLeadingPairs

  /// For each pair of capital letters the slot and 1, or 0.
  private let ofLetters: UnsafeMutablePointer<UInt16>

  init(index: [Int: [String]], source: any PhoneRegionSource) {
    self.source = source
    var slots: [Entry] = []
    var codes: [(code: Int, slots: Range<Int>)] = []
    var tables: UInt16 = 0
    ofCode = .allocate(capacity: 1000)
    ofCode.initialize(repeating: (0, 0, 0), count: 1000)
    ofLetters = .allocate(capacity: 26 * 26)
    ofLetters.initialize(repeating: 0, count: 26 * 26)
    for (code, names) in index.sorted(by: { $0.key < $1.key })
    where 1...999 ~= code && !names.isEmpty {
      ofCode[code] = (UInt16(slots.count), UInt16(names.count), tables)
      if names.count > 1 { tables += 1 }
      codes.append((code, slots.count..<(slots.count + names.count)))
      for name in names {
        if let place = Self.place(of: name) { ofLetters[place] = UInt16(slots.count) + 1 }
        slots.append(Entry(name: name, callingCode: code))
      }
    }
    self.slots = slots
    self.codes = codes
    leadingPairs = PhoneLeadingPairs(codes: Int(tables))
    plans = .allocate(capacity: max(slots.count, 1))
    ahead = .allocate(capacity: max(slots.count, 1))
    for slot in slots.indices {
      (plans + slot).initialize(to: Atomic(nil))
      (ahead + slot).initialize(to: Atomic(nil))
    }
  }

  deinit {
    plans.deinitialize(count: slots.count)
    plans.deallocate()
    ahead.deinitialize(count: slots.count)
    ahead.deallocate()
    ofCode.deallocate()
    ofLetters.deallocate()
  }

  /// Returns the slot of a region with a code of two letters.
  func slot(of name: String) -> Int? {
    guard let place = Self.place(of: name), ofLetters[place] != 0 else { return nil }
    return Int(ofLetters[place]) - 1
  }

  /// Returns the slots of a calling code's regions, the main one first.
  func slots(ofCallingCode code: Int) -> Range<Int>? {
    guard 1...999 ~= code, ofCode[code].count > 0 else { return nil }
    let first = Int(ofCode[code].first)
    return first..<(first + Int(ofCode[code].count))
  }

  /// Returns the plan of a slot, for which the region is read if it must be.
  @inline(__always)
  func plan(at slot: Int) throws(PhoneRegionUnreadable) -> PhonePlan {
    if let plan = plans[slot].load(ordering: .acquiring) { return PhonePlan(contents: plan) }
    return try load(slot)
  }

  /// Returns which of the regions that share a calling code may have a number, as bits.
  @inline(__always)
  func candidates(ofCallingCode code: Int, startingWith digits: DialledDigits) -> UInt64 {
    leadingPairs.regions(Int(ofCode[code].table), startingWith: digits)
  }

  /// Returns the region of a slot.
  func region(at slot: Int) throws(PhoneRegionUnreadable) -> PhoneRegion {
    _ = try plan(at: slot)
    guard let region = kept.withLock({ $0[slot] }) else {
      throw PhoneRegionUnreadable(region: slots[slot].name, reason: "it was not kept")
    }
    return region
  }

  /// Returns the ranges of a slot's region as those who type need them.
  @inline(__always)
  func rangesAhead(at slot: Int) throws(PhoneRegionUnreadable) -> PhoneRangesAhead {
    if let ranges = ahead[slot].load(ordering: .acquiring) { return ranges.pointee }
    return try gatherRangesAhead(at: slot)
  }

  private func gatherRangesAhead(at slot: Int) throws(PhoneRegionUnreadable) -> PhoneRangesAhead {
    let region = try region(at: slot)
    return kept.withLock { _ in
      if let ranges = ahead[slot].load(ordering: .relaxed) { return ranges.pointee }
      let ranges = region.memory.copy([
        PhoneRangesAhead(region.plan.contents.pointee.ranges, in: region.memory)
      ])
      ahead[slot].store(ranges, ordering: .releasing)
      return ranges.pointee
    }
  }

  /// Reads a region.
  ///
  /// Of several threads that do so at once, the first one's region is kept.
  private func load(_ slot: Int) throws(PhoneRegionUnreadable) -> PhonePlan {
    let entry = slots[slot]
    let name = entry.name == "001" ? String(entry.callingCode) : entry.name
    let region = try source.region(named: name)
    guard region.callingCode == entry.callingCode else {
      throw PhoneRegionUnreadable(
        region: entry.name,
        reason: "its calling code is \(region.callingCode), but \(entry.callingCode) in the index"
      )
    }
    return kept.withLock { kept in
      if let plan = plans[slot].load(ordering: .relaxed) { return PhonePlan(contents: plan) }
      kept[slot] = region
      let (first, count, table) = ofCode[entry.callingCode]
      if count > 1 {
        leadingPairs.keep(region.plan.leadingPairs, ofRegion: slot - Int(first), Int(table))
      }
      plans[slot].store(region.plan.contents, ordering: .releasing)
      return region.plan
    }
  }

  /// The place of a name in the table of pairs of letters.
  @inline(__always)
  private static func place(of name: String) -> Int? {
    let letters = name.utf8Span.span
    guard letters.count == 2 else { return nil }
    let places = (Int(letters[0]) - 65, Int(letters[1]) - 65)
    return 0..<26 ~= places.0 && 0..<26 ~= places.1 ? places.0 * 26 + places.1 : nil
  }
}

/// Which of the regions that share a calling code may have numbers with some first two digits.
///
/// One look here leaves one or two regions of the 25 that share +1. Of a region that was not read
/// yet nothing is known, so it may have any. From the 64th on, a region is always looked at.
///
/// SAFETY: The memory is set before the object can be shared, and then changed by atomic operations
/// only, which remove regions for good. Every place is below its size.
final class PhoneLeadingPairs: @unchecked Sendable {
  /// The number of pairs.
  private static let size = 100

  /// For each shared calling code and each pair of digits the regions, as bits.
  private let masks: UnsafeMutablePointer<Atomic<UInt64>>
  private let count: Int

  /// Creates tables for a number of calling codes.
  init(codes: Int) {
    count = codes * Self.size
    masks = .allocate(capacity: max(count, 1))
    for place in 0..<count { (masks + place).initialize(to: Atomic(.max)) }
  }

  deinit {
    masks.deinitialize(count: count)
    masks.deallocate()
  }

  /// Returns the regions that may have a number, the first one lowest.
  @inline(__always)
  func regions(_ table: Int, startingWith digits: DialledDigits) -> UInt64 {
    let pair = Int(digits[0]) * 10 + Int(digits[1])
    guard digits[0] < 10, digits[1] < 10 else { return .max }
    let place = table * Self.size + pair
    return place < count ? masks[place].load(ordering: .relaxed) : .max
  }

  /// Removes a region from the pairs that it does not have.
  func keep(_ pairs: InlineArray<10, UInt16>, ofRegion index: Int, _ table: Int) {
    guard index < 64, (table + 1) * Self.size <= count else { return }
    for first in 0..<10 {
      for second in 0..<10 where pairs[first] & 1 << UInt16(second) == 0 {
        let mask = ~(UInt64(1) << UInt64(index))
        masks[table * Self.size + first * 10 + second].bitwiseAnd(mask, ordering: .relaxed)
      }
    }
  }
}
