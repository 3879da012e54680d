import UnicodeText

/// A text without the scalars that do not count, which knows where the others stand.
struct CountedText {
  /// What counts.
  private(set) var text = ""

  /// Where each scalar of ``text`` begins there and in the source, in bytes.
  private var places: [(counted: Int, source: Int)] = []

  init(_ source: UTF8Span, without ignored: UnicodeSet) {
    var offset = 0
    while offset < source.count {
      let scalar = source.scalar(at: offset)
      if !ignored.contains(scalar) {
        places.append((text.utf8.count, offset))
        text.unicodeScalars.append(scalar)
      }
      offset += scalar.utf8Length
    }
  }

  /// Returns where a scalar of what counts begins in the source.
  ///
  /// - Complexity: O(*n*) in the number of scalars.
  func sourceOffset(of offset: Int) -> Int {
    places.first { $0.counted >= offset }?.source ?? 0
  }
}
