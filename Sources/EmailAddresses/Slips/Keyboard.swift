/// The letters of the QWERTY keyboard, to decide which keys are easy to confuse.
enum Keyboard {
  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { Array($0.utf8) }

  /// Returns whether two keys touch each other, in the same row or in adjacent ones.
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

  /// Returns the row and column of a lowercase letter, or nil for other keys.
  private static func place(_ key: UInt8) -> (row: Int, column: Int)? {
    for row in rows.indices {
      if let column = rows[row].firstIndex(of: key) { return (row, column) }
    }
    return nil
  }
}
