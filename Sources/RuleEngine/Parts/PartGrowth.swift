import TextParts

/// The maximum growth in the text of a part, which nested joins and replaced characters multiply.
package struct PartGrowth {
  /// The length as a multiple of the value's length, not counting text from elsewhere.
  var times = 0

  /// The number of bytes that don't come from the value.
  var bytes = 0

  /// The maximum growth of a join.
  ///
  /// It limits the time and memory that a value needs.
  package static let mostTimes = 50
  static let mostBytes = 10_000

  /// Measures an expression.
  ///
  /// Letters that become longer in another case don't count.
  ///
  /// - Parameters:
  ///   - expression: The expression. Each join inside it is within the limits.
  ///   - longestCell: Returns the length of the longest text in a column of a lookup.
  init(of expression: PartExpression, _ longestCell: (_ lookUp: Int, _ column: Int) -> Int) {
    switch expression {
    case .group: times = 1
    case .cell(let lookUp, let column): bytes = longestCell(lookUp, column)
    case .constant(let text): bytes = text.utf8.count
    case .unset: break
    case .join(let pieces, let rewriting):
      for piece in pieces {
        let growth = PartGrowth(of: piece, longestCell)
        times += growth.times
        bytes += growth.bytes
      }
      let factor = rewriting.replacements.reduce(1) { factor, replacement in
        let width = UTF8.width(replacement.key)
        return max(factor, (replacement.value.utf8.count + width - 1) / width)
      }
      times *= factor
      bytes = bytes * factor + rewriting.paddedLength
    }
  }
}
