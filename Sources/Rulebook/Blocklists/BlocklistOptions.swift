public import Rules

/// How a blocklist is to be built.
public struct BlocklistOptions: Sendable, Hashable {
  /// How the list is to be kept.
  public enum Structure: Sendable, Hashable {
    /// A key of 64 bits for each entry: 8 bytes an entry, and no other text is taken for one
    /// except by a chance of entries in 2^64.
    case exact

    /// Fingerprints of 8 to 32 bits, fewer or more being taken for these: about one and a half times as
    /// many bits an entry, and about one in 2 to the power of these bits of the texts that are not
    /// listed is taken for listed.
    case filter(bits: Int)

    /// The filter of least size that takes about one of a number of texts for listed, or fewer.
    ///
    ///     BlocklistOptions.Structure.filter(oneIn: 10_000)  // .filter(bits: 14), one in 16,384
    ///
    /// - Parameter texts: The number of texts, 256 to 2^32; less or more is taken for these.
    /// - Returns: The structure.
    public static func filter(oneIn texts: Int) -> Self {
      let possible = BlocklistHeader.possibleFingerprintBits
      let texts = min(max(texts, 1 << possible.lowerBound), 1 << possible.upperBound)
      return .filter(bits: Int.bitWidth - (texts - 1).leadingZeroBitCount)
    }
  }

  /// What a line of the source holds; found out from its first lines if nil.
  public var kind: BlocklistHeader.Kind?

  /// How the list is to be kept.
  public var structure: Structure

  /// Of hashes with counts (`HASH:COUNT`), those with a lower count are left out.
  public var minimumCount: UInt64

  /// Whether small and capital letters of passwords are the same.
  public var foldsCase: Bool

  /// The size in bytes above which a line is left out, because no value of that size is checked.
  public var longestLine = 64 << 10

  /// Creates options.
  ///
  /// - Parameters:
  ///   - kind: What a line of the source holds.
  ///   - structure: How the list is to be kept.
  ///   - minimumCount: The least count of hashes that are listed.
  ///   - foldsCase: Whether small and capital letters of passwords are the same.
  public init(
    kind: BlocklistHeader.Kind? = nil,
    structure: Structure = .filter(oneIn: 10_000),
    minimumCount: UInt64 = 0,
    foldsCase: Bool = false
  ) {
    self.kind = kind
    self.structure = structure
    self.minimumCount = minimumCount
    self.foldsCase = foldsCase
  }
}

extension BlocklistOptions {
  /// What the encoder needs to know, once the kind of entry is known.
  func encoding(_ kind: BlocklistHeader.Kind) -> BlocklistEncoder.Options {
    let possible = BlocklistHeader.possibleFingerprintBits
    let bits: Int? =
      switch structure {
      case .exact: nil
      case .filter(let bits): min(max(bits, possible.lowerBound), possible.upperBound)
      }
    return BlocklistEncoder.Options(
      kind: kind,
      fingerprintBits: bits,
      foldsCase: foldsCase,
      minimumCount: minimumCount
    )
  }
}

/// What was built of a list of passwords or hashes, and what was left out.
public struct BlocklistReport: Sendable, Hashable {
  /// Lines of one kind: how many, and the first of them.
  public struct Lines: Sendable, Hashable {
    /// How many first lines are told.
    private static let shown = 5

    /// How many lines there are.
    public private(set) var count = 0

    /// The numbers of the first of them, from 1.
    public private(set) var first: [Int] = []

    mutating func add(_ number: Int) {
      count += 1
      if first.count < Self.shown { first.append(number) }
    }
  }

  /// What the list says of itself.
  public let header: BlocklistHeader

  /// How many lines had an entry that was to be listed.
  public let entries: Int

  /// How many entries came more than once, each counted for every time after the first.
  public var duplicates: Int { entries - Int(header.count) }

  /// How many hashes were left out because their count is too low.
  public let tooRare: Int

  /// Passwords that were left out because they are not valid UTF-8, so that nobody can enter them.
  public let notUTF8: Lines

  /// Passwords that were left out because values of that length are not checked.
  public let tooLong: Lines
}
