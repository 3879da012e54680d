/// What a rulebook was loaded from: its packs with their versions, and a digest of all files.
///
///     let identity = rulebook.identity
///     identity.packs.first { $0.name == "email" }?.version  // "0.1.0"
///     identity.digest                                       // "9c0fb3bb0ab3d9a5"
///     print(identity)                                       // generation 3, 9c0fb3bb0ab3d9a5
///
/// Two rulebooks with the same digest were loaded from the same files. Paths of folders and times
/// don't matter, so the digest is the same on all machines.
public struct RulebookIdentity: Hashable, Sendable, Codable {
  /// A pack of a rulebook.
  public struct Pack: Hashable, Sendable, Codable {
    /// The pack's name.
    public let name: String

    /// The pack's version, as written; nil if it doesn't have one.
    public let version: String?

    /// Creates the description of a pack.
    public init(name: String, version: String?) {
      self.name = name
      self.version = version
    }
  }

  // One reference, so that a report with an identity isn't much larger than one without.
  private final class Content: Sendable {
    let generation: Int?
    let packs: [Pack]
    let digest: String

    init(generation: Int?, packs: [Pack], digest: String) {
      self.generation = generation
      self.packs = packs
      self.digest = digest
    }
  }

  private let content: Content

  /// Creates an identity.
  ///
  /// - Parameters:
  ///   - generation: The number of the generation of a live rulebook; nil for other rulebooks.
  ///   - packs: The packs, lowest layer first.
  ///   - digest: The digest of all files.
  public init(generation: Int? = nil, packs: [Pack], digest: String) {
    content = Content(generation: generation, packs: packs, digest: digest)
  }

  /// The number of the generation of a live rulebook, counted from 1; nil for other rulebooks.
  public var generation: Int? { content.generation }

  /// The packs, lowest layer first.
  public var packs: [Pack] { content.packs }

  /// A checksum of all files that were read, and of the manifests of the library's own: sixteen
  /// hexadecimal digits (XXH64).
  ///
  /// It detects differences and damage, not forgery.
  public var digest: String { content.digest }

  /// Returns the same identity as a generation of a live rulebook.
  package func numbered(_ generation: Int?) -> RulebookIdentity {
    RulebookIdentity(generation: generation, packs: packs, digest: digest)
  }
}

extension RulebookIdentity {
  private enum CodingKeys: CodingKey {
    case generation, packs, digest
  }

  /// Returns whether two rulebooks have the same packs, digest and generation.
  public static func == (left: Self, right: Self) -> Bool {
    left.content === right.content
      || left.generation == right.generation && left.digest == right.digest
        && left.packs == right.packs
  }

  /// Hashes the generation and the digest.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(generation)
    hasher.combine(digest)
  }

  /// Decodes an identity.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      generation: try values.decodeIfPresent(Int.self, forKey: .generation),
      packs: try values.decode([Pack].self, forKey: .packs),
      digest: try values.decode(String.self, forKey: .digest)
    )
  }

  /// Encodes the identity as an object with `generation`, `packs` and `digest`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(generation, forKey: .generation)
    try values.encode(packs, forKey: .packs)
    try values.encode(digest, forKey: .digest)
  }
}

extension RulebookIdentity: CustomStringConvertible {
  /// The generation, if there is one, and the digest.
  public var description: String {
    (generation.map { "generation \($0), " } ?? "") + digest
  }
}
