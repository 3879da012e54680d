public import BlocklistFiles
import Rulebook

/// The options for building a blocklist.
///
///     BlocklistOptions(kind: .sha1, structure: .exact, minimumCount: 10)
@_spi(Kernels)
public struct BlocklistOptions: Sendable, Hashable {
  /// What the list stores for each entry.
  public enum Structure: Sendable, Hashable {
    /// A key of 64 bits for each entry, in 8 bytes. An unlisted text is treated as listed only if
    /// it happens to have the same key.
    case exact

    /// A fingerprint of 8 to 32 bits for each entry. Smaller and larger numbers are clamped. An
    /// entry takes about 1.5 times as many bits. About one in 2 to the power of `bits` unlisted
    /// texts is treated as listed.
    case filter(bits: Int)

    /// Chooses the smallest filter that treats at most about one of a number of unlisted texts as
    /// listed.
    ///
    ///     BlocklistOptions.Structure.filter(oneIn: 10_000)  // .filter(bits: 14), one in 16,384
    ///
    /// - Parameter texts: The number of texts, from 256 to 2³². Smaller and larger numbers are
    ///   clamped.
    /// - Returns: The structure.
    public static func filter(oneIn texts: Int) -> Self {
      let possible = BlocklistHeader.possibleFingerprintBits
      let texts = min(max(texts, 1 << possible.lowerBound), 1 << possible.upperBound)
      return .filter(bits: Int.bitWidth - (texts - 1).leadingZeroBitCount)
    }
  }

  /// What a line of the source contains; nil to find it out from the first lines.
  public var kind: BlocklistHeader.Kind?

  /// What the list stores for each entry.
  public var structure: Structure

  /// The count below which hashes are left out, if they have a count (`HASH:COUNT`).
  public var minimumCount: UInt64

  /// Whether the case of passwords is ignored.
  public var foldsCase: Bool

  /// The number of bytes in the longest line that is kept, because no longer value is checked.
  public var longestLine = 64 << 10

  /// Creates options.
  ///
  /// - Parameters:
  ///   - kind: What a line of the source contains.
  ///   - structure: What the list stores for each entry.
  ///   - minimumCount: The lowest count of a listed hash.
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
  /// Returns the options for the encoder, once the kind of the entries is known.
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

/// The result of building a list of passwords or hashes: what it contains, and what was left out.
@_spi(Kernels)
public struct BlocklistReport: Sendable, Hashable {
  /// The lines of one kind: their number, and the first of them.
  public struct Lines: Sendable, Hashable {
    /// The number of lines that are named.
    private static let shown = 5

    /// The number of lines.
    public private(set) var count = 0

    /// The numbers of the first five lines, counted from 1.
    public private(set) var first: [Int] = []

    mutating func add(_ number: Int) {
      count += 1
      if first.count < Self.shown { first.append(number) }
    }
  }

  /// The header of the list.
  public let header: BlocklistHeader

  /// The number of lines whose entry should be listed.
  public let entries: Int

  /// The number of lines with an entry that an earlier line also had.
  public var duplicates: Int { entries - Int(header.count) }

  /// The number of hashes that were left out because of their low count.
  public let tooRare: Int

  /// The passwords that were left out because they aren't valid UTF-8, so no one can enter them.
  public let notUTF8: Lines

  /// The passwords that were left out because no value of that length is checked.
  public let tooLong: Lines
}
