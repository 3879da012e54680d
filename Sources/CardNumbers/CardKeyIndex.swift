/// Finds the owner of a card number by its key, which is its first eight digits as a number.
///
/// An owner is an index into a table of the caller. For `IssuerTable`, it is the row of an issuer.
/// Owners claim ranges of keys. If claims overlap, the later one in the list wins. So if you sort
/// the claims by the length of their prefixes, the longest last, the index finds the longest
/// matching prefix.
///
///     let index = CardKeyIndex([
///       .init(first: 40_000_000, last: 49_999_999, owner: 0),  // 4
///       .init(first: 40_117_800, last: 40_117_899, owner: 1),  // 401178
///     ])
///     index.owner(ofKey: 41_111_111)               // 0
///     index.candidates(of: 4011, count: 4).owners  // [0, 1]
@usableFromInline
package struct CardKeyIndex: Sendable, Hashable {
  // How it works. The keys are cut into intervals, each with one owner or none. `starts` has the
  // first key of each interval, and `owners` has its owner. A bucket contains all keys with the
  // same first three digits. `buckets` has, for each bucket, the index of the interval that
  // contains the bucket's first key. An index fits in 32 bits because there are fewer intervals
  // than keys. Most buckets are within one interval, so most lookups need no search.
  private let starts: [UInt32]
  private let owners: [UInt16]
  private let buckets: [UInt32]
  private let ownerCount: Int

  /// The number of digits in a key, which is the length of the longest issuer identification number
  /// of ISO/IEC 7812-1:2017.
  @inlinable
  package static var keyDigits: Int { 8 }

  /// The largest possible number of owners.
  package static let maximumOwners = Int(nobody) - 1

  /// The value in `owners` for an interval without an owner.
  private static let nobody = UInt16.max

  /// The number of keys in a bucket, which have the same first three digits.
  private static let bucketSize: UInt32 = 100_000

  /// A range of keys that belongs to an owner, unless a later claim takes a part of it.
  package struct Claim {
    package let first: UInt32
    package let last: UInt32
    package let owner: Int

    package init(first: UInt32, last: UInt32, owner: Int) {
      self.first = first
      self.last = last
      self.owner = owner
    }
  }

  /// Cuts all keys into intervals, where each belongs to the last claim that covers it, or to no
  /// one.
  ///
  /// - Parameter claims: The claims, the least specific first. Each owner is at least 0 and less
  ///   than ``maximumOwners``, and each key is less than 100,000,000.
  /// - Complexity: O(*n* log *n*) in the number of claims, if none covers many others.
  package init(_ claims: [Claim]) {
    let cuts = Set([0] + claims.flatMap { [$0.first, $0.last + 1] }).sorted()
    let cutIndices = Dictionary(uniqueKeysWithValues: zip(cuts, cuts.indices))
    var lastOwners = [UInt16](repeating: Self.nobody, count: cuts.count)
    for claim in claims {
      guard let first = cutIndices[claim.first], let end = cutIndices[claim.last + 1] else {
        continue
      }
      for index in first..<end { lastOwners[index] = UInt16(truncatingIfNeeded: claim.owner) }
    }
    var starts: [UInt32] = []
    var owners: [UInt16] = []
    for (start, owner) in zip(cuts, lastOwners)
    where start < Self.powerOfTen(Self.keyDigits) && owner != owners.last {
      starts.append(start)
      owners.append(owner)
    }
    // The last of the 1001 entries is after all keys and ends the search in the last bucket.
    var buckets: [UInt32] = []
    var interval = 0
    for bucket in 0...1000 {
      while interval + 1 < starts.count, starts[interval + 1] <= UInt32(bucket) * Self.bucketSize {
        interval += 1
      }
      buckets.append(UInt32(interval))
    }
    self.starts = starts
    self.owners = owners
    self.buckets = buckets
    ownerCount = (claims.map(\.owner).max() ?? -1) + 1
  }

  /// Returns the owner of a key, or nil if the key belongs to no one.
  ///
  /// - Complexity: O(log *n*) in the number of intervals that share the first three digits.
  @inline(__always)
  func owner(ofKey key: UInt32) -> Int? {
    let bucket = Int(key / Self.bucketSize)
    var low = Int(buckets[bucket])
    var high = Int(buckets[bucket + 1])
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= key { low = middle } else { high = middle - 1 }
    }
    let owner = owners[low]
    return owner == Self.nobody ? nil : Int(owner)
  }

  /// The possible owners of a number whose first digits are known.
  package struct Candidates: Hashable {
    /// The owners in ascending order.
    package var owners: [Int] = []

    /// Whether some of these keys don't have an owner.
    package var hasGaps = false
  }

  /// Returns the owners of all keys that begin with the given digits.
  ///
  /// - Parameters:
  ///   - digits: The digits as a number.
  ///   - count: How many digits there are, 0 to 8.
  /// - Returns: The owners, and whether some of the keys don't have one.
  /// - Complexity: O(*n*) in the number of owners and of matching intervals.
  package func candidates(of digits: UInt32, count: Int) -> Candidates {
    let width = Self.powerOfTen(Self.keyDigits - count)
    let first = digits * width
    let last = first + (width - 1)
    var candidates = Candidates()
    var isFound = [Bool](repeating: false, count: ownerCount)
    for interval in Int(buckets[Int(first / Self.bucketSize)])..<starts.count {
      let end = interval + 1 < starts.count ? starts[interval + 1] : UInt32.max
      guard starts[interval] <= last else { break }
      guard end > first else { continue }
      if owners[interval] == Self.nobody {
        candidates.hasGaps = true
      } else {
        isFound[Int(owners[interval])] = true
      }
    }
    candidates.owners = isFound.indices.filter { isFound[$0] }
    return candidates
  }

  /// Returns a power of ten with an exponent from 0 to 9; a higher power doesn't fit.
  package static func powerOfTen(_ exponent: Int) -> UInt32 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
