public import Violations

/// A value in a file as written, with its position.
///
/// Nothing is interpreted: a plain `no`, `1.10` or `+41` stays that text. The schema that reads the
/// value decides its meaning.
///
///     // The file is: versions: [1.10, no]
///     node.record?["versions"]?.list?.compactMap(\.text)  // ["1.10", "no"]
public struct DocumentNode: Hashable, Sendable {
  /// The content of the node.
  public let content: Content

  /// The position of the node's first character.
  public let start: SourcePosition

  /// The position after the node's last character.
  ///
  /// A block list or record ends where the next thing begins.
  public let end: SourcePosition

  /// The kinds of node.
  public enum Content: Hashable, Sendable {
    /// A single text.
    case scalar(DocumentScalar)
    /// Nodes in order.
    case list([DocumentNode])
    /// Nodes by name, in order.
    case record(DocumentRecord)
  }

  /// Creates a node.
  public init(_ content: Content, start: SourcePosition, end: SourcePosition) {
    self.content = content
    self.start = start
    self.end = end
  }
}

extension DocumentNode {
  /// The scalar, if the node is one.
  public var scalar: DocumentScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The scalar's text, if the node is a scalar.
  public var text: String? { scalar?.text }

  /// The elements, if the node is a list.
  public var list: [DocumentNode]? {
    if case .list(let elements) = content { elements } else { nil }
  }

  /// The record, if the node is one.
  public var record: DocumentRecord? {
    if case .record(let record) = content { record } else { nil }
  }

  /// Whether the node is a scalar that YAML's core schema reads as null.
  public var isNull: Bool { scalar?.isNull ?? false }

  /// Whether nothing is written where a scalar could be.
  public var isEmpty: Bool { scalar.map { $0.isPlain && $0.text.isEmpty } ?? false }

  /// Returns the position of a Unicode scalar within a scalar node's text, so that an error in a
  /// pattern or message points at the exact character.
  ///
  ///     // Line 3 of the file is: pattern: '[A-Z'
  ///     node.position(ofScalar: 0, in: source)  // 3:11, the bracket
  ///     node.position(ofScalar: 4, in: source)  // 3:15, after the last of the four
  ///
  /// - Parameters:
  ///   - offset: The number of Unicode scalars before the wanted one.
  ///   - source: The file of the node.
  /// - Returns: The position in the file, or the node's start if it isn't a scalar.
  /// - Complexity: O(*n*) in the length of the text as written.
  public func position(ofScalar offset: Int, in source: SourceText) -> SourcePosition {
    guard let text else { return start }
    return WrittenText(in: source, at: start, as: .yaml).position(ofScalar: offset, of: text)
  }
}

/// The text of a scalar, and how it was written.
public struct DocumentScalar: Hashable, Sendable {
  /// The text, with only escapes and line folding resolved.
  public let text: String

  /// The style of the written text.
  public let style: Style

  /// The ways to write a scalar.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// Without quotes.
    case plain
    /// In single quotes.
    case singleQuoted
    /// In double quotes.
    case doubleQuoted
    /// As a block after `|`.
    case literal
    /// As a block after `>`.
    case folded
  }

  /// Creates a scalar.
  public init(text: String, style: Style) {
    self.text = text
    self.style = style
  }

  /// Whether it was written without quotes.
  public var isPlain: Bool { style == .plain }

  /// Whether YAML's core schema reads it as null: nothing, `~` or `null`, unquoted.
  public var isNull: Bool {
    isPlain && ["", "~", "null", "Null", "NULL"].contains(text)
  }
}

/// The entries of a record, in the order of the file.
///
/// Keys are scalars, and no two keys are the same.
public struct DocumentRecord: Hashable, Sendable {
  /// One key and its value.
  public struct Entry: Hashable, Sendable {
    /// The key's text.
    public let key: String

    /// The position of the key's first character.
    public let keyStart: SourcePosition

    /// The position after the key's last character.
    public let keyEnd: SourcePosition

    /// The value.
    public let value: DocumentNode

    /// Creates an entry.
    public init(
      key: String,
      keyStart: SourcePosition,
      keyEnd: SourcePosition,
      value: DocumentNode
    ) {
      self.key = key
      self.keyStart = keyStart
      self.keyEnd = keyEnd
      self.value = value
    }
  }

  /// The entries in the order of the file.
  public private(set) var entries: [Entry] = []

  /// The index of each key in the entries.
  ///
  /// It stays empty as long as a linear search is as fast.
  private var indices: [String: Int] = [:]

  private static let indexedCount = 20

  /// Whether all keys are ASCII, so that keys with different byte lengths must be different.
  private var hasPlainKeys = true

  /// Creates an empty record.
  public init() {}

  /// The keys in the order of the file.
  public var keys: [String] { entries.map(\.key) }

  /// Returns the value of a key, or nil if there is none.
  ///
  /// - Complexity: O(1)
  public subscript(key: String) -> DocumentNode? { entry(key)?.value }

  /// Returns the entry of a key, or nil if there is none.
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

  /// Returns the record with other keys, except where a key already exists.
  package func renaming(_ keys: [String: String]) -> DocumentRecord {
    var renamed = DocumentRecord()
    for entry in entries where keys[entry.key] == nil { _ = renamed.append(entry) }
    for entry in entries {
      guard let key = keys[entry.key] else { continue }
      _ = renamed.append(
        Entry(key: key, keyStart: entry.keyStart, keyEnd: entry.keyEnd, value: entry.value)
      )
    }
    return renamed
  }

  /// Adds an entry and returns nil, or returns the entry that already has its key.
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
