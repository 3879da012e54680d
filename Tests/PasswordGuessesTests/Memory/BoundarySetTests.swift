import Testing

@testable import Rules

/// Sets of places of a text.
@Suite struct PlaceSetTests {
  @Test("Places come in their order, without the beginning")
  func places() {
    let most = 200
    let expected = [1, 5, 63, 64, 65, 127, 128, 200]
    EstimationMemory.with(units: most) { memory in
      let set = PlaceSet(most: most, in: memory)
      for place in [128, 0, 64, 63, 200, 5, 1, 127, 65, 5] { set.insert(place) }
      var places: [Int] = []
      set.forEachBehindBeginning { places.append($0) }
      #expect(places == expected)
    }
  }
}
