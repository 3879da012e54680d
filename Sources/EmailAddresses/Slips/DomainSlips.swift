/// A misspelt ending of a domain.
struct EndingSlip: Hashable, Sendable {
  /// The ending that was most likely meant.
  var meant: String

  /// Whether no domain has the written ending.
  var isCertain: Bool

  /// Endings that no top-level domain has.
  private static let impossible = [
    "cim": "com", "cmo": "com", "coim": "com", "col": "com", "comm": "com", "comn": "com",
    "con": "com", "coom": "com", "cpm": "com", "cum": "com", "ocm": "com", "vom": "com",
    "xom": "com",
    "ner": "net", "nte": "net", "ent": "net",
    "ogr": "org", "rog": "org", "og": "org",
  ]

  /// Codes of countries with their letters swapped, where that is no other country's.
  private static let swappedCountries: Set<String> = [
    "ea", "eb", "ed", "ep", "hc", "hp", "if", "kd", "ks", "ku", "ln", "lp", "nv", "on", "pj", "ra",
    "rb", "rf", "rg", "rh", "ta", "ti", "tp", "uh", "ur", "vl", "wt", "xm", "ym", "zc", "zn",
  ]

  /// Endings that real domains have, and that are slips only behind a long, well-known name.
  private static let unlikely = ["cm": "com", "co": "com", "om": "com", "et": "net", "ne": "net"]

  /// Finds the slip in an ending, such as `con` or `co.ku`, or returns nil.
  init?(in ending: String, after name: String) {
    let country = ending.suffix(2)
    if Self.swappedCountries.contains(String(country)),
      ending.utf8.count == 2 || ending.utf8.dropLast(2).last == UInt8(ascii: ".")
    {
      self.init(meant: ending.dropLast(2) + String(country.reversed()), isCertain: true)
    } else if let meant = Self.impossible[ending] {
      self.init(meant: meant, isCertain: true)
    } else if name.utf8.count >= 5, let meant = Self.unlikely[ending] {
      self.init(meant: meant, isCertain: false)
    } else {
      return nil
    }
  }

  private init(meant: String, isCertain: Bool) {
    self.meant = meant
    self.isCertain = isCertain
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
