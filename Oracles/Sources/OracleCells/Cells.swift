/// Lines of cells separated by tabs.
///
/// A backslash escapes characters that a line can't contain.
public enum Cells {
  /// Returns the cells of a line.
  public static func split(_ line: String) -> [String] {
    var cells: [String] = []
    var cell = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        isEscaped = false
        switch scalar {
        case "t": cell.append("\t")
        case "n": cell.append("\n")
        case "r": cell.append("\r")
        default: cell.append(scalar)
        }
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "\t" {
        cells.append(String(cell))
        cell = String.UnicodeScalarView()
      } else {
        cell.append(scalar)
      }
    }
    return cells + [String(cell)]
  }

  /// Returns a line with the given cells.
  public static func join(_ cells: [String]) -> String {
    cells.map { cell in
      var text = ""
      for scalar in cell.unicodeScalars {
        switch scalar {
        case "\\": text += "\\\\"
        case "\t": text += "\\t"
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        default: text.unicodeScalars.append(scalar)
        }
      }
      return text
    }.joined(separator: "\t")
  }
}
