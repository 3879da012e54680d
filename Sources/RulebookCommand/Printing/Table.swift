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
