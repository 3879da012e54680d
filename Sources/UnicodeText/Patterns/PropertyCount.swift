/// The number of properties in a pattern: `\\p{…}`, `\\P{…}`, `\\N{…}`, and `[:…:]`.
///
/// ICU takes up to half a millisecond for each, so thousands in one pattern would take seconds.
struct PropertyCount {
  let count: Int

  /// The maximum number in one pattern or set.
  private static let greatest = 100

  /// Counts the properties of a pattern.
  ///
  /// - Throws: ``UnicodePatternError`` at the first property beyond the maximum.
  init(of pattern: String) throws(UnicodePatternError) {
    var count = 0
    var previous: Unicode.Scalar = " "
    for (offset, scalar) in pattern.unicodeScalars.enumerated() {
      switch (previous, scalar) {
      case ("\\", "p"), ("\\", "P"), ("\\", "N"), ("[", ":"):
        count += 1
        guard count <= Self.greatest else {
          throw UnicodePatternError(
            reason: "more than \(Self.greatest) properties",
            offset: offset - 1
          )
        }
        previous = " "
      case ("\\", "\\"): previous = " "
      default: previous = scalar
      }
    }
    self.count = count
  }

  /// The approximate number of microseconds that ICU takes for them.
  var cost: Int { 150 * count }
}
