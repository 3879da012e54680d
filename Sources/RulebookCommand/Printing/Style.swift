import UnicodeText

/// Styles of text on a terminal.
///
/// The raw values are the numbers of their escape sequences.
enum Style: String {
  case good = "32"
  case bad = "31"
  case attention = "33"
  case dim = "2"
  case strong = "1"

  /// Returns a text in this style if output goes to a terminal.
  func callAsFunction(_ text: String) -> String {
    Console.hasColors ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// Returns a text with U+FFFD instead of each character that acts on a terminal.
///
/// - Parameters:
///   - text: Any text.
///   - keepingLines: Whether to keep line breaks and tabs.
/// - Returns: The text to print.
func visible(_ text: String, keepingLines: Bool = false) -> String {
  var scalars = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    let isControl = scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
    let isLayout = scalar == "\n" || scalar == "\t"
    scalars.append(isControl && !(keepingLines && isLayout) ? "\u{FFFD}" : scalar)
  }
  return String(scalars)
}

/// Returns a value to show next to other text, without characters that act on a terminal.
///
/// A value that isn't ASCII is in isolates (UAX #9 §2.4.2), because its direction could reorder the
/// text around it.
func shown(_ value: String) -> String {
  let text = visible(value)
  return text.utf8.allSatisfy { $0 < 0x80 } ? text : "\u{2068}\(text)\u{2069}"
}

/// Returns a message to show before other text, without characters that act on a terminal.
///
/// A message that runs from right to left is in isolates, so the text after it doesn't move into
/// it. Only a message in one line can keep its tabs.
func shownMessage(_ message: String, keepingTabs: Bool = false) -> String {
  let text = visible(message, keepingLines: keepingTabs)
  return text.firstStrongDirection == .rightToLeft ? "\u{2068}\(text)\u{2069}" : text
}

/// Returns a number with what it counts: `1 code`, `2 codes`.
func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

/// Rows of text in aligned columns.
struct Table {
  private var rows: [[String]]

  init(_ header: [String], _ rows: [[String]]) {
    self.rows = [header.map { $0.uppercased() }] + rows
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
