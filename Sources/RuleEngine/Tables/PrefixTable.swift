package import SourceTexts
package import Violations

/// A table that maps the first digits of a number to information about it.
///
/// A row has prefixes (single ones and ranges of equal length, such as `4` and `51-55`), the
/// lengths of numbers that begin with them, and attributes. The check that uses the table defines
/// the meaning of the attributes. If prefixes overlap, the longest matching prefix counts.
public struct PrefixTable: Sendable, Hashable {
  /// A range of prefixes with the same number of digits: `2221-2720` or `4`.
  public struct Prefix: Sendable, Hashable {
    /// The first prefix, as a number.
    public let lowerBound: Int

    /// The last prefix, as a number.
    ///
    /// It is included in the range.
    public let upperBound: Int

    /// The number of digits in each prefix, from 1 to 18.
    public let digits: Int

    /// Creates a range from a text such as `4` or `51-55`, or returns nil for any other text.
    ///
    ///     PrefixTable.Prefix("51-55")?.digits  // 2
    ///     PrefixTable.Prefix("2221-272")       // nil: the ends differ in length
    public init?(_ text: some StringProtocol) {
      let bounds = text.split(separator: "-", omittingEmptySubsequences: false)
      guard let first = bounds.first, let last = bounds.last, bounds.count <= 2,
        first.utf8.count == last.utf8.count, 1...18 ~= first.utf8.count,
        bounds.joined().utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
        let lower = Int(first), let upper = Int(last), lower <= upper
      else { return nil }
      lowerBound = lower
      upperBound = upper
      digits = first.utf8.count
    }
  }

  /// The facts about the numbers that begin with some prefixes.
  public struct Row: Sendable, Hashable {
    /// The row's name, such as `visa`.
    public let name: String

    /// The prefixes.
    public let prefixes: [Prefix]

    /// The valid lengths of a number, in digits, ascending.
    public let lengths: [Int]

    /// Additional attributes, as written in the pack.
    public let attributes: [String: [String]]

    /// Creates a row.
    public init(
      name: String,
      prefixes: [Prefix],
      lengths: [Int],
      attributes: [String: [String]] = [:]
    ) {
      self.name = name
      self.prefixes = prefixes
      self.lengths = lengths.sorted()
      self.attributes = attributes
    }
  }

  /// The rows, in the order of the file.
  ///
  /// Several rows can have the same name.
  public let rows: [Row]

  /// The position of each row.
  ///
  /// It is unknown for rows that a program provides.
  private let positions: [SourcePosition]

  /// The file of the rows; nil for rows that a program provides.
  package let source: SourceText?

  /// The data that a check has derived from the rows.
  ///
  /// All copies of the table share it.
  package let derived = DerivedTable()

  /// Creates a table.
  public init(rows: [Row]) {
    self.init(rows.map { ($0, .unknown) }, in: nil)
  }

  /// Creates a table from rows with their positions.
  init(_ rows: [(row: Row, position: SourcePosition)], in source: SourceText?) {
    self.rows = rows.map(\.row)
    positions = rows.map(\.position)
    self.source = source
  }

  /// Returns the position of a row.
  package func position(ofRow index: Int) -> SourcePosition { positions[index] }

  /// Returns whether two tables have the same rows.
  public static func == (left: Self, right: Self) -> Bool { left.rows == right.rows }

  /// Feeds the rows into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(rows) }
}
