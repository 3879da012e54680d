import Foundation

/// A frozen sample: what another program says about inputs that an oracle of this project made.
///
/// It is a file of `Tests/Fixtures` with one row per line and tabs between cells. Comments come
/// first; the last one names the columns. In cells, `\t`, `\n`, `\r`, `\\` and `\u{…}` are escapes.
/// `Scripts/sample-oracle` writes these files. The tables of reported cases, in the folders of
/// `Tests/Fixtures/Reported`, have the same form.
public struct FrozenSample: Sendable {
  /// The rows, at least one.
  public let rows: [Row]

  /// Reads a file such as `Web/urls`, without its `.tsv`.
  ///
  /// - Throws: If the file doesn't exist, has no rows, or has a row with other columns.
  public init(_ name: String) throws {
    let file = Checkout.fixtures.appending(path: name + ".tsv")
    let lines = String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n")
    let comments = lines.prefix { $0.hasPrefix("# ") }
    guard let titles = comments.last?.dropFirst(2), lines.count > comments.count else {
      throw Unreadable(name: name, reason: "the file has no columns or no rows")
    }
    let columns = titles.split(separator: ", ").map(String.init)
    rows = try lines.enumerated().dropFirst(comments.count).map { index, line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(Self.unescaped)
      guard cells.count == columns.count else {
        throw Unreadable(name: name, reason: "line \(index + 1) has \(cells.count) cells")
      }
      let pairs = zip(columns, cells)
      return Row(place: "\(name):\(index + 1)", cells: Dictionary(pairs) { first, _ in first })
    }
  }

  /// A row, by the names of its columns.
  public struct Row: Sendable, CustomStringConvertible {
    /// The file and the line.
    public let place: String
    let cells: [String: String]

    /// The cell of a column; empty if there is no such column.
    public subscript(column: String) -> String { cells[column] ?? "" }

    /// Whether the other program calls the input valid.
    public var isValid: Bool { self["verdict"] == "valid" }

    /// Why this project is right to disagree; empty where both agree.
    public var because: String { self["because"] }

    /// Whether an answer is as expected: the same as the other program's, or different where the
    /// row says why.
    public func expects(same isSame: Bool) -> Bool { isSame == because.isEmpty }

    /// The place and the cells, as a failed test shows them.
    public var description: String {
      let texts = cells.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.debugDescription)" }
      return place + " " + texts.joined(separator: ", ")
    }
  }

  /// A sample that can't be used.
  public struct Unreadable: Error {
    /// The name of the sample.
    public let name: String

    /// What is wrong with it.
    public let reason: String
  }

  static func unescaped(_ cell: Substring) -> String {
    let escapes: [Substring: String] = ["\\t": "\t", "\\n": "\n", "\\r": "\r", "\\\\": "\\"]
    return String(cell).replacing(
      /\\(?:[tnr\\]|u\{([0-9A-F]+)\})/.matchingSemantics(.unicodeScalar)
    ) { match in
      if let digits = match.1 {
        return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
      }
      return escapes[match.0] ?? String(match.0)
    }
  }
}
