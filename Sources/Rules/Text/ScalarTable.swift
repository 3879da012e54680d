/// One entry for each of the first scalars, made once and kept while the process lives.
///
/// An array would be retained where it is read, by all threads at once.
struct ScalarTable<Entry: FixedWidthInteger & Sendable>: @unchecked Sendable {
  // SAFETY: the memory is filled before the table can be shared, and neither written nor freed
  // after; reading checks the bounds.
  private let entries: UnsafePointer<Entry>

  /// How many scalars have an entry.
  let count: UInt32

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - count: How many scalars have an entry.
  ///   - entry: Returns the entry of a scalar. Surrogates have 0.
  init(count: UInt32, _ entry: (Unicode.Scalar) -> Entry) {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: Int(count))
    for value in 0..<count {
      (entries + Int(value)).initialize(to: Unicode.Scalar(value).map(entry) ?? 0)
    }
    self.entries = UnsafePointer(entries)
    self.count = count
  }

  /// The entry of a scalar, or 0 beyond the table.
  @inline(__always)
  subscript(value: UInt32) -> Entry { value < count ? entries[Int(value)] : 0 }
}
