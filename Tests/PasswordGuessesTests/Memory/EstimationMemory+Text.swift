@testable import Rules

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
