/// A record of how one text became another, in lengths of UTF-8.
///
/// The runs follow one another and cover both texts. The record maps places in the new text back
/// to the old one:
///
///     var edits = TextEdits()
///     edits.replace(2, with: 0)          // leading spaces
///     edits.keep(5)
///     edits.sourceRange(of: 0..<1)       // 2..<3
public struct TextEdits: Hashable, Sendable {
  /// A stretch that was kept or replaced as a whole.
  public struct Run: Hashable, Sendable {
    /// Its length in the old text, in bytes.
    public var oldLength: Int

    /// Its length in the new text, in bytes.
    public var newLength: Int

    /// Whether it was replaced.
    public var isChanged: Bool

    /// Creates a run.
    public init(oldLength: Int, newLength: Int, isChanged: Bool) {
      self.oldLength = oldLength
      self.newLength = newLength
      self.isChanged = isChanged
    }
  }

  /// The runs, in order.
  public var runs: [Run] = []

  /// Creates an empty record.
  public init() {}

  /// Adds a stretch that stayed as it was; neighbours merge.
  public mutating func keep(_ length: Int) {
    guard length > 0 else { return }
    if let last = runs.indices.last, !runs[last].isChanged {
      runs[last].oldLength += length
      runs[last].newLength += length
    } else {
      runs.append(Run(oldLength: length, newLength: length, isChanged: false))
    }
  }

  /// Adds a stretch that was replaced; neighbours stay apart.
  public mutating func replace(_ oldLength: Int, with newLength: Int) {
    guard oldLength > 0 || newLength > 0 else { return }
    runs.append(Run(oldLength: oldLength, newLength: newLength, isChanged: true))
  }
}
