@testable import Rules

extension EstimationMemory {
  /// Returns a table of the units of a text.
  func table(_ text: String) -> ScratchTable<UInt16> {
    let units = table(text.utf16.count, repeating: UInt16(0))
    for (index, unit) in text.utf16.enumerated() { units[index] = unit }
    return units
  }
}
