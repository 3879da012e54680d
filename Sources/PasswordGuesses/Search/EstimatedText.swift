import UnicodeText

/// The part of a password that is estimated, in UTF-16 units.
struct EstimatedText {
  /// The units.
  let units: ScratchTable<UInt16>

  /// Where each unit begins in the UTF-8 of the text as it was given, and where the last one ends;
  /// nil where that is its number.
  private let offsets: [Int]?

  /// Takes the part of a password that is estimated.
  init(_ password: UTF8Span, _ model: PasswordModel, in memory: EstimationMemory) {
    if let units = Self.asciiUnits(password, in: memory) {
      self.units = units
      offsets = nil
      return
    }
    if model == .extended, !password.isNormalized(.nfc) {
      let composed = password.normalized(.nfc)
      let text = EstimatedText(composed.text.utf8Span, model, in: memory)
      units = text.units
      offsets = text.places.map { composed.edits.sourceRange(of: $0..<$0).lowerBound }
      return
    }
    let most = min(password.count, PasswordEstimator.mostUnits)
    var units = ScratchList<UInt16>(capacity: most, in: memory)
    var offsets: [Int] = []
    offsets.reserveCapacity(most + 1)
    var offset = 0
    var guesses = 1.0
    while offset < password.count, units.count < PasswordEstimator.mostUnits,
      guesses <= ExhaustiveSearch.most
    {
      let scalar = password.scalar(at: offset)
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter
      where units.count < PasswordEstimator.mostUnits {
        units.append(unit)
        offsets.append(offset)
        if model == .extended { guesses *= ExhaustiveSearch.choices(unit) }
      }
      offset += scalar.utf8Length
    }
    self.units = units.elements
    offsets.append(offset)
    self.offsets = offsets
  }

  /// Where each unit begins, and where the last one ends.
  private var places: [Int] { offsets ?? Array(0...units.count) }

  private static func asciiUnits(
    _ password: UTF8Span,
    in memory: EstimationMemory
  ) -> ScratchTable<UInt16>? {
    let bytes = password.span
    let units = memory.unwrittenTable(
      min(bytes.count, PasswordEstimator.mostUnits),
      of: UInt16.self
    )
    for index in units.indices {
      guard bytes[index] < 0x80 else { return nil }
      units[index] = UInt16(bytes[index])
    }
    return units
  }

  /// The bytes of some units in the text as it was given.
  func range(_ range: Range<Int>) -> Range<Int> {
    guard let offsets else { return range }
    return offsets[range.lowerBound]..<offsets[range.upperBound]
  }
}
