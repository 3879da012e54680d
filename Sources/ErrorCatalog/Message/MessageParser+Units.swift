import UnicodeText

/// Numbers with a unit, in a small part of ICU's number skeletons: `::unit/megabyte`, optionally
/// with `unit-width-full-name`, `unit-width-short` or `unit-width-narrow`.
extension MessageParser {
  private static let unitHint = "write `::unit/` and the name of a unit, such as `::unit/megabyte`"

  /// Whether a comma and the two colons of a skeleton come next, possibly with space around the
  /// comma.
  var hasSkeleton: Bool {
    var ahead = self
    ahead.skipWhiteSpace()
    guard ahead.next == "," else { return false }
    ahead.position += 1
    ahead.skipWhiteSpace()
    return ahead.scalars[ahead.position...].starts(with: "::".unicodeScalars)
  }

  /// Parses a comma, a skeleton and the brace that closes the argument.
  mutating func unitStyle(start: Int) throws(Message.SyntaxError) -> UnitStyle {
    skipWhiteSpace()
    position += 1
    skipWhiteSpace()
    let skeletonStart = position
    position += 2
    var unit: MeasureUnit?
    var width: UnitStyle.Width?
    skipWhiteSpace()
    while next != "}" {
      guard next != nil else { throw unclosed(start) }
      try read(into: &unit, &width)
      skipWhiteSpace()
    }
    guard let unit else {
      let reason = "the unit of the number is missing"
      throw error(.unknownUnit, reason, hint: Self.unitHint, at: skeletonStart)
    }
    position += 1
    return UnitStyle(unit, width: width ?? .short)
  }

  /// Parses one word of a skeleton.
  private mutating func read(
    into unit: inout MeasureUnit?,
    _ width: inout UnitStyle.Width?
  ) throws(Message.SyntaxError) {
    let wordStart = position
    let written = skeletonWord()
    let prefix = "unit/"
    if written.hasPrefix(prefix), unit == nil {
      unit = try self.unit(
        named: String(written.dropFirst(prefix.count)),
        at: wordStart + prefix.count
      )
    } else if let known = UnitStyle.Width(rawValue: written), width == nil {
      width = known
    } else if written.isEmpty {
      throw error(.unexpectedCharacter, "expected `}` here")
    } else {
      let isTwice = written.hasPrefix(prefix) || UnitStyle.Width(rawValue: written) != nil
      let widths = UnitStyle.Width.allCases.map(\.rawValue).joined(separator: ", ")
      throw error(
        .unknownStyle,
        isTwice
          ? "there are two units or two widths; `\(written)` is the second one"
          : "`\(written)` isn't a style of a number",
        hint: "after `::`, write `unit/` with the name of a unit, and at most one of \(widths)",
        at: wordStart
      )
    }
  }

  private func unit(named name: String, at offset: Int) throws(Message.SyntaxError) -> MeasureUnit {
    if let unit = MeasureUnit(name) { return unit }
    throw error(
      .unknownUnit,
      name.isEmpty ? "the name of the unit is missing" : "`\(name)` isn't a unit",
      hint: MeasureUnit.nearest(to: name).map { "did you mean `\($0)`?" } ?? Self.unitHint,
      at: offset
    )
  }

  /// Parses ASCII letters, digits, underscores, hyphens and slashes.
  private mutating func skeletonWord() -> String {
    let start = position
    repeat { _ = word() } while skip("-") || skip("/")
    return text(from: start)
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }
}
