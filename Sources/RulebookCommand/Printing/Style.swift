import UnicodeText

/// Styles of text on a terminal.
///
/// The raw values are the numbers of their escape sequences.
enum Style: String, CaseIterable {
  case good = "32"
  case bad = "31"
  case attention = "33"
  case dim = "2"
  case strong = "1"

  /// The sequence that ends all styles.
  private static let end = "\u{1B}[0m"

  /// The sequence that begins the style.
  private var beginning: String { "\u{1B}[\(rawValue)m" }

  /// All sequences that styles write.
  static let sequences = allCases.map(\.beginning) + [end]

  /// Returns a text in this style if output goes to a terminal.
  func callAsFunction(_ text: String) -> String {
    Console.hasColors ? beginning + text + Self.end : text
  }
}

/// Returns a text from a pack, a catalog or a value, to print in one line.
///
/// Characters that act on a terminal, end the line, or reorder the text around them are escaped,
/// such as `\u{1B}`.
func visible(_ text: String) -> String { text.escapingDisruptions() }

/// Returns a value to show next to other text, without characters that act on a terminal.
///
/// A value that isn't ASCII is in isolates (UAX #9 §2.4.2), because its direction could reorder the
/// text around it.
func shown(_ value: String) -> String { value.escapedAndIsolated() }

/// Returns a message to show before other text, without characters that act on a terminal.
///
/// A message that runs from right to left is in isolates, so the text after it doesn't move into
/// it. Only a message in one line can keep its tabs.
func shownMessage(_ message: String, keepingTabs: Bool = false) -> String {
  let text = message.escapingDisruptions(keepingLines: keepingTabs)
  return text.firstStrongDirection == .rightToLeft ? "\u{2068}\(text)\u{2069}" : text
}

/// Returns a number with what it counts: `1 code`, `2 codes`.
func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

/// Rows of text in aligned columns, each in one line.
struct Table {
  private var rows: [[String]]

  init(_ header: [String], _ rows: [[String]]) {
    self.rows = [header.map { $0.uppercased() }] + rows.map { $0.map(visible) }
  }

  var text: String {
    let columns = rows.first?.count ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.enumerated().map { number, row in
      let cells = row.enumerated().map { column, cell in
        column == columns - 1
          ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      var line = cells.joined(separator: "  ")
      while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
      return (number == 0 ? Style.dim(line) : line) + "\n"
    }.joined()
  }
}
