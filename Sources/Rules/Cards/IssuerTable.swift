/// The issuers of payment cards, found by the first digits of a number.
///
/// The table comes from a pack. Where prefixes overlap, the longest one that
/// matches decides: `4` is Visa, and `401178` within it is Elo.
///
///     let table = try IssuerTable(prefixTable)
///     table.brands.map(\.name)              // ["american-express", "dankort", …]
///     table.brand(ofNumber: "3782")?.title  // "American Express"
public struct IssuerTable: Sendable, Hashable {
  // How it works. The first eight digits of a number are its key. The keys are
  // cut into intervals, each with one owner or none, so that the longest
  // prefix is already decided. `starts` has the first key of each interval.
  // `buckets` has, for each value of the first three digits, the interval that
  // contains its first key; most look-ups end there, without a search.
  // The three arrays change together, in `IssuerTable+Compilation.swift`.

  /// The brands, in the order of the table.
  public let brands: [CardBrand]

  let issuers: [CardIssuer]
  let starts: [UInt32]
  let owners: [UInt16]
  let buckets: [UInt16]

  /// How many digits a key has; the longest issuer identification number of ISO/IEC 7812-1:2017.
  static let keyDigits = 8

  /// The lengths that a number may have by ISO/IEC 7812-1:2017.
  static let numberLengths = 8...19

  /// The owner of an interval that belongs to nobody.
  static let nobody = UInt16.max

  private static let bucketSize: UInt32 = 100_000

  init(
    brands: [CardBrand],
    issuers: [CardIssuer],
    starts: [UInt32],
    owners: [UInt16]
  ) {
    self.brands = brands
    self.issuers = issuers
    self.starts = starts
    self.owners = owners
    var buckets: [UInt16] = []
    var interval = 0
    for bucket in 0...1000 {
      while interval + 1 < starts.count, starts[interval + 1] <= UInt32(bucket) * Self.bucketSize {
        interval += 1
      }
      buckets.append(UInt16(truncatingIfNeeded: interval))
    }
    self.buckets = buckets
  }

  /// Returns the position of the issuer that owns a key of eight digits, or nil.
  ///
  /// - Complexity: O(log *n*) in the number of intervals that share the first three digits.
  @inline(__always)
  func issuer(ofKey key: UInt32) -> Int? {
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

  /// The issuers that numbers with the same first digits can have.
  struct Candidates {
    /// Positions in the list of issuers, ascending.
    var issuers: [Int] = []

    /// Whether some of these numbers have no issuer.
    var hasGaps = false
  }

  /// Returns the issuers of the numbers that begin with some digits.
  ///
  /// - Parameters:
  ///   - digits: The digits as a number.
  ///   - count: How many digits there are, 0 to 8.
  /// - Returns: The issuers, and whether some of the numbers have none.
  /// - Complexity: O(*n*) in the number of issuers and of matching intervals.
  func candidates(of digits: UInt32, count: Int) -> Candidates {
    let width = Self.powerOfTen(Self.keyDigits - count)
    let first = digits * width
    let last = first + (width - 1)
    var candidates = Candidates()
    var isCandidate = [Bool](repeating: false, count: issuers.count)
    for interval in Int(buckets[Int(first / Self.bucketSize)])..<starts.count {
      let end = interval + 1 < starts.count ? starts[interval + 1] : UInt32.max
      guard starts[interval] <= last else { break }
      guard end > first else { continue }
      if owners[interval] == Self.nobody {
        candidates.hasGaps = true
      } else {
        isCandidate[Int(owners[interval])] = true
      }
    }
    candidates.issuers = isCandidate.indices.filter { isCandidate[$0] }
    return candidates
  }

  static func powerOfTen(_ exponent: Int) -> UInt32 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}

extension IssuerTable.Candidates {
  /// Returns the one brand that the numbers have, or nil if it is still open.
  func brand(in table: IssuerTable) -> Int? {
    guard !hasGaps, let first = issuers.first else { return nil }
    let brand = table.issuers[first].brand
    return issuers.allSatisfy { table.issuers[$0].brand == brand } ? brand : nil
  }
}
