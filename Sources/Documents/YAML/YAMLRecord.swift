/// The entries of a YAML mapping, in the order of the file.
///
/// Keys are scalars, and no two are the same.
public struct YAMLRecord: Hashable, Sendable {
  /// One key and its value.
  public struct Entry: Hashable, Sendable {
    /// The key's text.
    public let key: String

    /// The place of the key's first character.
    public let keyStart: SourcePosition

    /// The place behind the key's last character.
    public let keyEnd: SourcePosition

    /// The value.
    public let value: YAMLNode

    /// Creates an entry.
    public init(
      key: String,
      keyStart: SourcePosition,
      keyEnd: SourcePosition,
      value: YAMLNode
    ) {
      self.key = key
      self.keyStart = keyStart
      self.keyEnd = keyEnd
      self.value = value
    }
  }

  /// The entries in the order of the file.
  public private(set) var entries: [Entry] = []

  /// Where each key is in the entries; empty while a look through them is as fast.
  private var indices: [String: Int] = [:]

  private static let indexedCount = 20

  /// Whether all keys are ASCII, so that keys of other sizes are others.
  private var hasPlainKeys = true

  /// Creates an empty record.
  public init() {}

  /// The keys in the order of the file.
  public var keys: [String] { entries.map(\.key) }

  /// The value of a key, or nil if there is none.
  ///
  /// - Complexity: O(1)
  public subscript(key: String) -> YAMLNode? { entry(key)?.value }

  /// The entry of a key, or nil if there is none.
  ///
  /// - Complexity: O(1)
  public func entry(_ key: String) -> Entry? {
    index(of: key).map { entries[$0] }
  }

  private func index(of key: String) -> Int? {
    guard indices.isEmpty else { return indices[key] }
    guard hasPlainKeys, key.utf8Span.isKnownASCII else {
      return entries.firstIndex { $0.key == key }
    }
    let size = key.utf8.count
    for index in entries.indices
    where entries[index].key.utf8.count == size && entries[index].key == key {
      return index
    }
    return nil
  }

  /// Adds an entry and returns nil, or returns the entry that has its key already.
  public mutating func append(_ entry: Entry) -> Entry? {
    if let first = index(of: entry.key) { return entries[first] }
    if entries.isEmpty { entries.reserveCapacity(4) }
    if !entry.key.utf8Span.isKnownASCII { hasPlainKeys = false }
    entries.append(entry)
    if !indices.isEmpty {
      indices[entry.key] = entries.count - 1
    } else if entries.count > Self.indexedCount {
      for index in entries.indices { indices[entries[index].key] = index }
    }
    return nil
  }
}
