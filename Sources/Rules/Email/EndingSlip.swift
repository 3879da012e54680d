/// Misspelt endings of domains.
enum EndingSlip {
  /// Endings that no top-level domain has.
  private static let impossible = [
    "cim": "com", "cmo": "com", "coim": "com", "col": "com", "comm": "com", "con": "com",
    "coom": "com", "cpm": "com", "cum": "com", "ocm": "com", "vom": "com", "xom": "com",
    "ner": "net", "nte": "net", "ent": "net",
    "ogr": "org", "rog": "org", "og": "org",
  ]

  /// Endings of real domains that are only slips behind a long, well-known name.
  private static let unlikely = ["cm": "com", "co": "com", "om": "com", "et": "net", "ne": "net"]

  /// Returns the ending that one most likely stands for, or nil.
  static func meant(by ending: String, after name: String) -> String? {
    impossible[ending] ?? (name.utf8.count >= 5 ? unlikely[ending] : nil)
  }
}

/// The letters of the most common keyboard.
enum Keyboard {
  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { Array($0.utf8) }

  /// Returns whether two keys touch each other, in one row or in two.
  static func areNeighbours(_ left: UInt8, _ right: UInt8) -> Bool {
    guard let (row, column) = place(left), let (otherRow, otherColumn) = place(right) else {
      return false
    }
    switch otherRow - row {
    case 0: return abs(otherColumn - column) == 1
    case 1: return otherColumn == column || otherColumn == column - 1
    case -1: return otherColumn == column || otherColumn == column + 1
    default: return false
    }
  }

  private static func place(_ key: UInt8) -> (row: Int, column: Int)? {
    for row in rows.indices {
      if let column = rows[row].firstIndex(of: key) { return (row, column) }
    }
    return nil
  }
}
