import FrozenTables
import Testing

/// Tables that are written once, frozen, and read while their memory is kept.
@Suite struct FrozenMemoryTests {
  @Test("A frozen table has what was written, or the first elements of it")
  func freezing() {
    let memory = FrozenMemory()
    let whole = FrozenTableWriter(count: 5, repeating: UInt16(7))
    let part = FrozenTableWriter(count: 5, repeating: UInt64(0))
    for index in 0..<5 { part[index] = UInt64(index * index) }
    whole[2] = 9
    let (first, second) = (memory.freeze(whole), memory.freeze(part, first: 3))
    #expect((0..<first.count).map { first[$0] } == [7, 7, 9, 7, 7])
    #expect((0..<second.count).map { second[$0] } == [0, 1, 4])
    withExtendedLifetime(memory) {}
  }

  @Test("A table may have no elements, and one that is not frozen is freed")
  func empty() {
    let memory = FrozenMemory()
    let table = memory.freeze(FrozenTableWriter(count: 0, repeating: UInt8(1)))
    #expect(table.count == 0)
    let unused = FrozenTableWriter(count: 3, repeating: UInt8(1))
    #expect(unused[2] == 1)
    #expect(FrozenTable(immortal: [3, 4])[1] == 4)
  }
}
