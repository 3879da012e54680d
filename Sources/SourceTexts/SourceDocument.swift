/// A file that was read into nodes, with its text for positions in diagnostics.
///
///     // The file is: sites: [ZH, GE]
///     document.root.record?["sites"]?.list?.count  // 2
public struct SourceDocument: Sendable {
  /// The text of the file.
  public let source: SourceText

  /// The outermost node.
  public let root: DocumentNode

  /// Creates a document from a text and its outermost node.
  public init(_ root: DocumentNode, of source: SourceText) {
    self.root = root
    self.source = source
  }
}
