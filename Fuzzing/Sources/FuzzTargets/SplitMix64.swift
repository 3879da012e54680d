/// A small random number generator whose output depends only on its seed.
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator that repeats the sequence of the given seed.
  public init(seed: UInt64) { state = seed }

  /// Creates the generator of one input among those of a seed.
  public init(seed: UInt64, input: UInt64) {
    var scattered = SplitMix64(seed: seed ^ (input &* 0xD134_2543_DE82_EF95))
    state = scattered.next()
  }

  /// Returns the next number of the sequence.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number below a bound, quickly and not quite evenly.
  mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(max(1, bound))).high)
  }

  /// Returns true once in a number of times.
  mutating func once(in times: Int) -> Bool { below(times) == 0 }
}
