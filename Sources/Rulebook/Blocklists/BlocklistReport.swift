public import Rules

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
