import FrozenTables
import Synchronization

/// The regions of a directory, each with a slot that is filled when the region is first needed.
///
/// A number is judged by following slots: from the calling code to the group of regions that share
/// it, and from a region's slot to its plan. The first step is a lookup in a small table, and the
/// second is one atomic load. Neither locks anything or counts references.
///
/// A ``PhoneRegion`` owns its plan and everything that the plan points to, and this object keeps
/// the regions. Data that is derived from a plan later is in this object's own memory, because
/// directories can share a region. Code that reads a plan must keep this object alive.
final class PhoneRegionSlots: Sendable {
  /// A region of the index.
  struct Entry {
    let name: String
    let callingCode: Int
  }

  /// The regions that share a calling code.
  struct Group {
    fileprivate let packed: PackedGroup

    /// The plan of the main region, if it was already looked up.
    var mainPlan: PhonePlan?

    /// The slots of the regions.
    ///
    /// There is at least one.
    var slots: Range<Int> { main..<(main + Int(packed.count)) }

    /// The slot of the main region.
    var main: Int { Int(packed.first) }

    /// The index of the group's ``PhoneLeadingPairs`` table, if the group has several regions.
    fileprivate var table: Int { Int(packed.table) }
  }

  /// The entry for a calling code, kept as small as possible.
  ///
  /// There are 1,000 entries, nearly every number looks one up, and each ``PhoneReading`` contains
  /// one.
  fileprivate struct PackedGroup {
    var first: UInt16 = 0
    var count: UInt16 = 0
    var table: UInt16 = 0
  }

  /// The regions, ordered by calling code, with the main region of each code first.
  let entries: [Entry]

  /// The calling codes in ascending order, each with the slots of its regions.
  let codes: [(code: Int, slots: Range<Int>)]

  private let source: any PhoneRegionSource
  private let kept = Mutex<[Int: PhoneRegion]>([:])
  private let plans: FrozenSlots<PhonePlan.Contents>

  /// The data that is derived from each plan when a number is first typed.
  private let ahead: FrozenSlots<PhoneRangesAhead>

  /// The memory of the two tables below and of the data that ``ahead`` refers to.
  ///
  /// After initialization, only code that holds the lock of ``kept`` can add to it.
  private let memory = FrozenMemory()

  /// The group of each calling code, which is empty if no region has the code.
  private let groupOfCode: FrozenTable<PackedGroup>

  /// For each pair of uppercase letters, the slot of the region with that name plus 1, or 0 if
  /// there is no such region.
  private let slotOfLetters: FrozenTable<UInt16>

  private let leadingPairs: PhoneLeadingPairs

  /// Lists the regions of an index; see ``PhoneDirectory/init(index:source:)``.
  init(index: [Int: [String]], source: any PhoneRegionSource) {
    self.source = source
    var entries: [Entry] = []
    var codes: [(code: Int, slots: Range<Int>)] = []
    var tables: UInt16 = 0
    var groups = Array(repeating: PackedGroup(), count: 1000)
    var slotOfLetters = Array(repeating: UInt16(0), count: 26 * 26)
    for (code, names) in index.sorted(by: { $0.key < $1.key })
    where 1...999 ~= code && !names.isEmpty {
      groups[code] = PackedGroup(
        first: UInt16(entries.count),
        count: UInt16(names.count),
        table: tables
      )
      if names.count > 1 { tables += 1 }
      codes.append((code, entries.count..<(entries.count + names.count)))
      for name in names {
        if let pair = Self.pair(of: name) { slotOfLetters[pair] = UInt16(entries.count) + 1 }
        entries.append(Entry(name: name, callingCode: code))
      }
    }
    self.entries = entries
    self.codes = codes
    groupOfCode = memory.table(groups)
    self.slotOfLetters = memory.table(slotOfLetters)
    leadingPairs = PhoneLeadingPairs(codes: Int(tables))
    plans = FrozenSlots(count: entries.count)
    ahead = FrozenSlots(count: entries.count)
  }

  /// Returns the slot of a region whose name is two letters; nil if there is no such region.
  ///
  /// The name is optional because `flatMap` with this method would retain the slots and the name,
  /// which costs 70 instructions for each number.
  func slot(of name: String?) -> Int? {
    guard let name, let pair = Self.pair(of: name), slotOfLetters[pair] != 0 else { return nil }
    return Int(slotOfLetters[pair]) - 1
  }

  /// Returns the regions that share a calling code, the main region first; nil if there are none.
  @inline(__always)
  func group(ofCallingCode code: Int) -> Group? {
    guard 1...999 ~= code else { return nil }
    let group = groupOfCode[code]
    guard group.count > 0 else { return nil }
    return Group(packed: group)
  }

  /// Returns the plan of a slot, reading its region if it hasn't been read yet.
  @inline(__always)
  func plan(at slot: Int) throws(PhoneRegionUnreadable) -> PhonePlan {
    if let contents = plans[slot] { return PhonePlan(contents: contents) }
    return try load(slot)
  }

  @inline(__always)
  func mainPlan(of group: Group) throws(PhoneRegionUnreadable) -> PhonePlan {
    if let plan = group.mainPlan { return plan }
    return try plan(at: group.main)
  }

  /// Returns which regions of a group can have a number, as a bit mask with the main region lowest.
  @inline(__always)
  func candidates(of group: Group, startingWith digits: DialledDigits) -> UInt64 {
    leadingPairs.regions(group.table, startingWith: digits)
  }

  func region(at slot: Int) throws(PhoneRegionUnreadable) -> PhoneRegion {
    _ = try plan(at: slot)
    guard let region = kept.withLock({ $0[slot] }) else {
      throw PhoneRegionUnreadable(region: entries[slot].name, reason: "the region wasn't kept")
    }
    return region
  }

  /// Returns the possible lengths of a region's numbers for each beginning, for numbers being
  /// typed.
  @inline(__always)
  func rangesAhead(at slot: Int) throws(PhoneRegionUnreadable) -> PhoneRangesAhead {
    if let ranges = ahead[slot] { return ranges.value }
    return try gatherRangesAhead(at: slot)
  }

  private func gatherRangesAhead(at slot: Int) throws(PhoneRegionUnreadable) -> PhoneRangesAhead {
    let plan = try plan(at: slot)
    // The lock also guards the memory, because only one thread can add to it at a time.
    return kept.withLock { _ in
      if let ranges = ahead[slot] { return ranges.value }
      let ranges = memory.reference(to: PhoneRangesAhead(plan.contents.value.ranges, in: memory))
      ahead.fill(slot, with: ranges)
      return ranges.value
    }
  }

  /// Reads a region.
  ///
  /// If several threads do this at the same time, the first thread's region is kept.
  private func load(_ slot: Int) throws(PhoneRegionUnreadable) -> PhonePlan {
    let entry = entries[slot]
    let name = entry.name == "001" ? String(entry.callingCode) : entry.name
    let region = try source.region(named: name)
    guard region.callingCode == entry.callingCode else {
      throw PhoneRegionUnreadable(
        region: entry.name,
        reason: "its calling code is \(region.callingCode), but the index says \(entry.callingCode)"
      )
    }
    return kept.withLock { kept in
      if let contents = plans[slot] { return PhonePlan(contents: contents) }
      kept[slot] = region
      if let group = group(ofCallingCode: entry.callingCode), group.slots.count > 1 {
        leadingPairs.keep(
          region.plan.contents.value.leadingPairs,
          ofRegion: slot - group.main,
          group.table
        )
      }
      plans.fill(slot, with: region.plan.contents)
      return region.plan
    }
  }

  /// Returns the index of a name among all pairs of uppercase letters; nil for other names.
  @inline(__always)
  private static func pair(of name: String) -> Int? {
    let letters = name.utf8Span.span
    guard letters.count == 2 else { return nil }
    let pair = (Int(letters[0]) - 65, Int(letters[1]) - 65)
    return 0..<26 ~= pair.0 && 0..<26 ~= pair.1 ? pair.0 * 26 + pair.1 : nil
  }
}

/// The regions with a shared calling code that can have numbers with given first two digits.
///
/// One lookup leaves one or two of the 25 regions that share +1. A region that hasn't been read yet
/// can have any numbers. Regions from the 64th on are always checked.
final class PhoneLeadingPairs: @unchecked Sendable {
  // SAFETY: all masks are initialized before the object can be shared. After that they are changed
  // only by atomic operations, which remove regions permanently. Every index is below the number of
  // masks.

  /// The number of pairs of digits.
  private static let size = 100

  /// The regions for each shared calling code and each pair of digits, as bit masks.
  private let masks: UnsafeMutablePointer<Atomic<UInt64>>
  private let count: Int

  /// Creates a table for each of some calling codes.
  init(codes: Int) {
    count = codes * Self.size
    masks = .allocate(capacity: max(count, 1))
    for index in 0..<count { (masks + index).initialize(to: Atomic(.max)) }
  }

  deinit {
    masks.deinitialize(count: count)
    masks.deallocate()
  }

  /// Returns the regions that can have a number, as a bit mask with the first region lowest.
  @inline(__always)
  func regions(_ table: Int, startingWith digits: DialledDigits) -> UInt64 {
    let pair = Int(digits[0]) * 10 + Int(digits[1])
    guard digits[0] < 10, digits[1] < 10 else { return .max }
    let index = table * Self.size + pair
    return index < count ? masks[index].load(ordering: .relaxed) : .max
  }

  /// Removes a region from all pairs of digits that none of its numbers begins with.
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
