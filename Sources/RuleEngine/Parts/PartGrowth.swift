import TextParts

/// How long the text of a part can become, which joins of joins and replaced characters multiply.
package struct PartGrowth {
  /// How many times as long as the value, besides what is not from it.
  var times = 0

  /// How many bytes are not from the value.
  var bytes = 0

  /// The greatest growth of what is joined: it bounds the time and memory that a value takes.
  package static let mostTimes = 50
  static let mostBytes = 10_000

  /// Measures an expression; letters that become longer in another case are not counted.
  ///
  /// - Parameters:
  ///   - expression: The expression, of which each join within is below the limits.
  ///   - longestCell: Returns the length of the longest text in a column of a look-up.
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
