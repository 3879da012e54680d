import Testing

@testable import PasswordGuesses

/// Sets of indices of a text.
@Suite struct BoundarySetTests {
  @Test("Indices come in ascending order, without the start")
  func indices() {
    let greatest = 200
    let expected = [1, 5, 63, 64, 65, 127, 128, 200]
    EstimationMemory.with(units: greatest) { memory in
      let set = BoundarySet(greatest: greatest, in: memory)
      for index in [128, 0, 64, 63, 200, 5, 1, 127, 65, 5] { set.insert(index) }
      var indices: [Int] = []
      set.forEachAfterStart { indices.append($0) }
      #expect(indices == expected)
    }
  }
}
