/// What a text would have been on another keyboard, with the same keys pressed.
struct KeyTransposition: Sendable {
  private var ascii: [UInt16]
  private var others: [UInt16: UInt16]

  /// Maps what keys write alone on one keyboard to what they write on another.
  init(from source: KeyboardLayout, to target: KeyboardLayout) {
    ascii = Array(repeating: 0, count: 128)
    others = [:]
    for (place, unit) in source.plainUnits {
      guard let other = target.plainUnits[place], other != unit else { continue }
      if unit < 128 { ascii[Int(unit)] = other } else { others[unit] = other }
    }
  }

  /// Returns the text, or nil if nothing in it changes.
  func apply(to units: [UInt16]) -> [UInt16]? {
    guard units.contains(where: { changed($0) != 0 }) else { return nil }
    return units.map { unit in
      let other = changed(unit)
      return other == 0 ? unit : other
    }
  }

  @inline(__always)
  private func changed(_ unit: UInt16) -> UInt16 {
    unit < 128 ? ascii[Int(unit)] : others.isEmpty ? 0 : others[unit] ?? 0
  }
}
