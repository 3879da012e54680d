import TextParts
import TextPatterns
import UnicodeText

extension RuleParts {
  /// Returns a text in the notation of `write:`, or nil if its parts can't be located.
  ///
  /// Other checks, such as those of check digits, don't matter here.
  func form(of whole: String, _ writing: ValueWriting) -> String? {
    var found = PartLocations()
    guard plan.locate(whole.utf8Span, &found) != .noMatch else { return nil }
    let locations = found
    switch writing {
    case .template: return written.flatMap { text(of: $0, in: whole, locations) }
    case .groups(let lengths, let separator):
      let stored = canonical.flatMap { text(of: $0, in: whole, locations) }
      return stored?.grouped(lengths, separator)
    }
  }

  private func text(
    of part: PartReference,
    in whole: String,
    _ locations: PartLocations
  ) -> String? {
    plan.string(of: part.program, in: whole.utf8Span, locations)
  }

  /// Returns the separators of a template between the groups of the pattern whose places in a text
  /// are certain, whatever is typed after it.
  ///
  /// - Returns: The separators by their offsets in the text, or nil if the text can't match.
  func certainSeparators(in text: String, _ template: JoinTemplate) -> [Int: String]? {
    guard let locations = plan.locate(typed: text.utf8Span)?.locations else { return nil }
    var separators: [Int: String] = [:]
    var separator = ""
    var end = 0
    for piece in template.pieces {
      guard case .part(let name) = piece else {
        if case .text(let constant) = piece { separator += constant }
        continue
      }
      guard let group = plan.pattern.groupNames.firstIndex(of: name) else { return separators }
      let place: (start: Int, end: Int?)
      switch locations[group: group] {
      case .range(let range): place = (range.lowerBound, range.upperBound)
      case .open(let start): place = (start, nil)
      case .unset: continue
      case .unknown: return separators
      }
      guard place.start >= end else { return separators }
      // If there is text between the groups, it is the separator that was typed.
      if place.start == end, place.start > 0, place.start < text.utf8.count,
        separator.unicodeScalars.allSatisfy(\.isSeparator)
      {
        separators[place.start] = separator
      }
      separator = ""
      guard let next = place.end else { return separators }
      end = next
    }
    return separators
  }

  /// Returns whether two texts that are being typed have the same parts so far.
  func areSame(in text: String, and other: String) -> Bool {
    guard let locations = plan.locate(typed: text.utf8Span)?.locations,
      let others = plan.locate(typed: other.utf8Span)?.locations
    else { return false }
    return plan.pattern.groupNames.indices.allSatisfy { group in
      switch (locations[group: group], others[group: group]) {
      case (.unset, .unset), (.unknown, .unknown): true
      case (.range(let range), .range(let otherRange)):
        text.utf8.dropFirst(range.lowerBound).prefix(range.count)
          .elementsEqual(other.utf8.dropFirst(otherRange.lowerBound).prefix(otherRange.count))
      case (.open(let start), .open(let otherStart)):
        text.utf8.dropFirst(start).elementsEqual(other.utf8.dropFirst(otherStart))
      default: false
      }
    }
  }
}

extension String {
  /// Returns the separators between groups of characters, by their offsets in bytes.
  ///
  /// The last length is repeated.
  func separators(betweenGroupsOf lengths: [Int], _ separator: String) -> [Int: String] {
    var separators: [Int: String] = [:]
    var group = 0
    var count = 0
    var offset = 0
    for character in self {
      if group < lengths.count, count == max(1, lengths[group]) {
        separators[offset] = separator
        count = 0
        group = min(group + 1, lengths.count - 1)
      }
      count += 1
      offset += character.utf8.count
    }
    return separators
  }

  /// Returns the separators that a notation has and a text doesn't, by their offsets in the text.
  ///
  ///     "CHE-116.281".separators(alignedWith: "CHE116281")  // [3: "-", 6: "."]
  ///     "CHE-116.281".separators(alignedWith: "116281")     // [3: "."]
  ///
  /// Both are compared from their ends. One of them can have a longer beginning, because a prefix
  /// is optional or zeros were added. The result is nil if they differ in other characters.
  func separators(alignedWith text: String) -> [Int: String]? {
    let written = Array(unicodeScalars)
    let typed = Array(text.unicodeScalars)
    var separators: [Int: String] = [:]
    var separator = ""
    var (place, typedPlace) = (written.count, typed.count)
    var offset = text.utf8.count
    while place > 0, typedPlace > 0 {
      let scalar = written[place - 1]
      place -= 1
      if scalar.isSame(as: typed[typedPlace - 1]) {
        if !separator.isEmpty { separators[offset] = separator }
        separator = ""
        typedPlace -= 1
        offset -= typed[typedPlace].utf8Length
      } else if scalar.isSeparator {
        separator = String(scalar) + separator
      } else {
        return nil
      }
    }
    return separators
  }
}

extension Unicode.Scalar {
  /// Whether the scalar can be a separator: it isn't a letter, a digit or a mark.
  var isSeparator: Bool {
    if isASCII {
      let byte = UInt8(truncatingIfNeeded: value)
      return !byte.isLetter && !byte.isDigit
    }
    if properties.isAlphabetic || properties.numericType != nil { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .modifierLetter: return false
    default: return true
    }
  }

  /// Whether two scalars are the same, or the same ASCII letter.
  fileprivate func isSame(as other: Unicode.Scalar) -> Bool {
    if self == other { return true }
    guard isASCII, other.isASCII, value | 0x20 == other.value | 0x20 else { return false }
    return UInt8(truncatingIfNeeded: value).isLetter
  }
}
