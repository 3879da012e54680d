import UnicodeText

/// Styles of text on a terminal; the raw values are the numbers of their escape sequences.
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

/// Returns a text without characters that act on a terminal; each becomes U+FFFD.
///
/// - Parameters:
///   - text: Any text.
///   - keepingLines: Whether line breaks and tabs stay.
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

/// Returns a value to show beside other text: without characters that act on a terminal, and in
/// isolates (UAX #9 §2.4.2) if it is not ASCII, since its direction could reorder the text around
/// it.
func shown(_ value: String) -> String {
  let text = visible(value)
  return text.utf8.allSatisfy { $0 < 0x80 } ? text : "\u{2068}\(text)\u{2069}"
}

/// Returns a message to show before other text: without characters that act on a terminal, and in
/// isolates if it runs from right to left, so that the text behind it does not move into it.
func shownMessage(_ message: String) -> String {
  let text = visible(message)
  return text.firstStrongDirection == .rightToLeft ? "\u{2068}\(text)\u{2069}" : text
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
      let line = String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
      return (number == 0 ? Style.dim(line) : line) + "\n"
    }.joined()
  }
}
