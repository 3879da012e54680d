/// A YAML value as it was written, with its place in the file.
///
/// Nothing is interpreted: a plain `no`, `1.10` or `+41` stays that text. The schema
/// that asked for the value decides what it means.
///
///     let node = try YAMLReader.read(SourceText("versions: [1.10, no]", name: "pack.yaml"))
///     node.record?["versions"]?.list?.compactMap(\.text)  // ["1.10", "no"]
public struct YAMLNode: Hashable, Sendable {
  /// What the node is.
  public let content: Content

  /// The place of the node's first character.
  public let start: SourcePosition

  /// The place behind the node's last character.
  ///
  /// A block list or record ends where the next thing after it begins.
  public let end: SourcePosition

  /// The kinds of node.
  public enum Content: Hashable, Sendable {
    /// One text.
    case scalar(YAMLScalar)
    /// Nodes in order.
    case list([YAMLNode])
    /// Nodes by name, in order.
    case record(YAMLRecord)
  }

  /// Creates a node.
  public init(_ content: Content, start: SourcePosition, end: SourcePosition) {
    self.content = content
    self.start = start
    self.end = end
  }
}

extension YAMLNode {
  /// The scalar, if the node is one.
  public var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The scalar's text, if the node is a scalar.
  public var text: String? { scalar?.text }

  /// The elements, if the node is a list.
  public var list: [YAMLNode]? {
    if case .list(let elements) = content { elements } else { nil }
  }

  /// The record, if the node is one.
  public var record: YAMLRecord? {
    if case .record(let record) = content { record } else { nil }
  }

  /// Whether the node is a scalar that YAML's core schema reads as null.
  public var isNull: Bool { scalar?.isNull ?? false }

  /// Whether nothing is written where a scalar could be.
  public var isEmpty: Bool { scalar.map { $0.isPlain && $0.text.isEmpty } ?? false }

  /// The place of a Unicode scalar within a scalar node's text.
  ///
  /// It is exact for plain and single-quoted text on one line, and the node's start for
  /// everything else, so an error in a pattern points at its very character.
  ///
  ///     // Line 3 of the file is: pattern: '[A-Z'
  ///     node.position(ofScalar: 0)  // 3:11, the bracket
  ///     node.position(ofScalar: 4)  // 3:15, behind the last of the four
  ///
  /// - Parameter offset: The number of Unicode scalars before the wanted one.
  /// - Returns: The place in the file, never behind the node's end.
  /// - Complexity: O(*n*) in the offset.
  public func position(ofScalar offset: Int) -> SourcePosition {
    guard let scalar, start.line == end.line, offset >= 0 else { return start }
    var position = start
    switch scalar.style {
    case .plain:
      position.column += offset
    case .singleQuoted:
      // Each quote within the text is written twice.
      let quotes = scalar.text.unicodeScalars.prefix(offset).count { $0 == "'" }
      position.column += 1 + offset + quotes
    case .doubleQuoted, .literal, .folded: return start
    }
    return position < end ? position : end
  }
}
