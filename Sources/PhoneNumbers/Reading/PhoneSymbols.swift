/// The symbols of a text, in memory on the stack.
///
/// They are behind a pointer: an array in place would be copied whole by each function that looks
/// at one symbol.
///
/// SAFETY: ``withSymbols(_:)`` lends memory of ``capacity`` symbols, sets all of it, and keeps it
/// until the closure returns. Only ``PhoneText`` takes symbols, neither of the two can be copied, and
/// none leaves that closure. Every place is cut to the capacity.
struct PhoneSymbols: ~Copyable {
  /// The number of symbols, a power of two.
  static let capacity = 256

  private let symbols: UnsafeMutableBufferPointer<UInt8>

  private init(_ symbols: UnsafeMutableBufferPointer<UInt8>) { self.symbols = symbols }

  /// Calls a function with symbols, all of which are zeros.
  static func withSymbols<Result, Failure: Error>(
    _ body: (consuming PhoneSymbols) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) {
      (memory) throws(Failure) in
      memory.initialize(repeating: 0)
      return try body(PhoneSymbols(memory))
    }
  }

  /// The symbol at a place.
  @inline(__always)
  subscript(place: Int) -> UInt8 {
    get { symbols[place & (Self.capacity - 1)] }
    nonmutating set { symbols[place & (Self.capacity - 1)] = newValue }
  }
}
