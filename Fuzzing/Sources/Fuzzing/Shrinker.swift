import FuzzTargets

/// Makes an input smaller as long as it breaks the same promise.
struct Shrinker {
  let target: any FuzzTarget
  let promise: String

  /// The most inputs to try.
  private static let maximumTries = 20_000

  /// Returns the smallest input that was found.
  func shrink(_ input: [UInt8]) -> [UInt8] {
    var smallest = input
    var tries = 0
    var isChanging = true
    while isChanging, tries < Self.maximumTries {
      isChanging = false
      for candidate in candidates(of: smallest) {
        tries += 1
        guard isBroken(by: candidate) else { continue }
        smallest = candidate
        isChanging = true
        break
      }
    }
    return smallest
  }

  /// Returns smaller inputs, beginning with the shortest, and then simpler ones.
  private func candidates(of input: [UInt8]) -> some Sequence<[UInt8]> {
    let lengths = sequence(first: input.count / 2) { $0 > 1 ? $0 / 2 : nil }.filter { $0 > 0 }
    let shorter = lengths.lazy.flatMap { length in
      stride(from: 0, through: input.count - length, by: max(1, length / 2)).lazy.map { start in
        Array(input[..<start] + input[(start + length)...])
      }
    }
    let simpler = input.indices.lazy.filter { !Self.simple.contains(input[$0]) }.map { index in
      var changed = input
      changed[index] = UInt8(ascii: input[index] &- 0x30 < 10 ? "0" : "a")
      return changed
    }
    return [AnySequence(shorter), AnySequence(simpler)].joined()
  }

  private static let simple = Array("0a".utf8)

  private func isBroken(by input: [UInt8]) -> Bool {
    do {
      try target.attack(with: input)
      return false
    } catch {
      return error.promise == promise
    }
  }
}
