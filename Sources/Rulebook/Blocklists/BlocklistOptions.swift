public import BlocklistFiles

/// How a blocklist is built.
///
///     BlocklistOptions(kind: .sha1, structure: .exact, minimumCount: 10)
@_spi(Kernels)
public struct BlocklistOptions: Sendable, Hashable {
  /// What is kept of the entries.
  public enum Structure: Sendable, Hashable {
    /// A key of 64 bits for each entry, 8 bytes. Another text is taken for listed only if it has the same
    /// key by chance.
    case exact

    /// A fingerprint of 8 to 32 bits for each entry; smaller and greater numbers count as these. An entry
    /// takes about 1.5 times as many bits. Of 2 to the power of `bits` texts that are not listed, about
    /// one is taken for listed.
    case filter(bits: Int)

    /// Chooses the smallest filter that takes at most about one of a number of texts for listed.
    ///
    ///     BlocklistOptions.Structure.filter(oneIn: 10_000)  // .filter(bits: 14), one in 16,384
    ///
    /// - Parameter texts: The number of texts, 256 to 2³²; smaller and greater numbers count as these.
    /// - Returns: The structure.
    public static func filter(oneIn texts: Int) -> Self {
      let possible = BlocklistHeader.possibleFingerprintBits
      let texts = min(max(texts, 1 << possible.lowerBound), 1 << possible.upperBound)
      return .filter(bits: Int.bitWidth - (texts - 1).leadingZeroBitCount)
    }
  }

  /// What a line of the source holds; nil to find it out from the first lines.
  public var kind: BlocklistHeader.Kind?

  /// What is kept of the entries.
  public var structure: Structure

  /// The count below which hashes are left out that have one (`HASH:COUNT`).
  public var minimumCount: UInt64

  /// Whether the case of passwords is ignored.
  public var foldsCase: Bool

  /// The number of bytes above which a line is left out, because no longer value is checked.
  public var longestLine = 64 << 10

  /// Creates options.
  ///
  /// - Parameters:
  ///   - kind: What a line of the source holds.
  ///   - structure: What is kept of the entries.
  ///   - minimumCount: The least count of hashes that are listed.
  ///   - foldsCase: Whether the case of passwords is ignored.
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
  /// Returns what the encoder needs to know, once the kind of entry is known.
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
@_spi(Kernels)
public struct BlocklistReport: Sendable, Hashable {
  /// Lines of one kind: how many, and the first of them.
  public struct Lines: Sendable, Hashable {
    /// How many of the first lines are named.
    private static let shown = 5

    /// How many lines there are.
    public private(set) var count = 0

    /// The numbers of the first five of them, from 1.
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

  /// How many lines had an entry that an earlier line had too.
  public var duplicates: Int { entries - Int(header.count) }

  /// How many hashes were left out because of their low count.
  public let tooRare: Int

  /// Passwords that were left out because they are not valid UTF-8: nobody can enter them.
  public let notUTF8: Lines

  /// Passwords that were left out because no value of that length is checked.
  public let tooLong: Lines
}
