import FrozenTables
import Testing

/// Tables and values that are copied into memory, and slots that are filled with such values.
@Suite struct FrozenSlotsTests {
  @Test("Copies of all sizes are what was copied")
  func copies() {
    let memory = FrozenMemory()
    let tables = (0..<200).map { count in memory.table((0..<count).map { UInt16($0 * 3) }) }
    let values = (0..<200).map { memory.reference(to: UInt64($0)) }
    for count in 0..<200 {
      let table = tables[count]
      #expect((0..<table.count).map { table[$0] } == (0..<count).map { UInt16($0 * 3) })
      #expect(values[count].value == UInt64(count))
    }
    withExtendedLifetime(memory) {}
  }

  @Test("A slot is empty until it is filled, and the others stay empty")
  func slots() {
    let memory = FrozenMemory()
    let slots = FrozenSlots<UInt32>(count: 3)
    let before = slots[1]?.value
    slots.fill(1, with: memory.reference(to: 41))
    var after: [UInt32?] = []
    for index in 0..<slots.count { after.append(slots[index]?.value) }
    #expect(before == nil)
    #expect(after == [nil, 41, nil])
    withExtendedLifetime(memory) {}
  }
}
