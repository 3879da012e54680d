import Testing

@testable import PasswordGuesses

/// The memory of an estimate grows, and nothing stays in it.
@Suite struct EstimationMemoryTests {
  @Test("Long estimates with many words need more memory, and get it")
  func growth() {
    EstimationMemory.with(units: 1) { memory in
      var list = ScratchList<UInt64>(capacity: 1, in: memory)
      for number in UInt64(0)..<10_000 { list.append(number) }
      let other = memory.table(5_000, repeating: UInt64(7))
      #expect(list.indices.allSatisfy { list[$0] == UInt64($0) })
      #expect(other.indices.allSatisfy { other[$0] == 7 })
      list.reverse()
      #expect(list[0] == 9_999 && list[9_999] == 0)
    }
  }

  @Test("Memory that is kept for the next estimate is overwritten", arguments: [100, 3000])
  func wiped(count: Int) {
    let spare = SpareMemory()
    // The last block is kept; what does not fit into the first one moves to another.
    spare.with(units: 1) { memory in
      _ = memory.table(10, repeating: UInt16(7))
      _ = memory.table(count, repeating: UInt16(7))
    }
    spare.with(units: 1) { memory in
      let table = memory.unwrittenTable(count, of: UInt16.self)
      #expect(table.indices.allSatisfy { table[$0] == 0 })
    }
  }
}

extension EstimationMemory {
  /// Calls a closure with new memory for a password of so many units.
  static func with<Result, Failure: Error>(
    units: Int,
    _ body: (EstimationMemory) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let spare = SpareMemory()
    return try spare.with(units: units, body)
  }

  /// Returns a table of the units of a text.
  func table(_ text: String) -> ScratchTable<UInt16> {
    let units = table(text.utf16.count, repeating: UInt16(0))
    for (index, unit) in text.utf16.enumerated() { units[index] = unit }
    return units
  }
}
