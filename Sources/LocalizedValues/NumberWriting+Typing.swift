import UnicodeText
package import Violations

extension NumberWriting {
  /// Returns a number that is being typed with its whole part in groups of digits.
  ///
  ///     german.grouped(TextEdit(entering: "1234,5"))?.text  // "1.234,5"
  ///
  /// Separators that a person typed are never moved, because they can be meant for the fraction:
  /// `1.5` stays as it is in German. They are moved only if the groups were right before the edit,
  /// and the edit doesn't add a separator itself: `1.234` and `5` make `12.345`.
  ///
  /// - Parameters:
  ///   - edit: The last edit of the text.
  ///   - withCurrency: Whether other text may come before and after the number.
  /// - Returns: The text with the cursor after the same character, or nil if it isn't a number with
  ///   at most one fraction, or if the groups stay as they are.
  /// - Complexity: O(*n*) in the length of the text.
  package func grouped(_ edit: TextEdit, withCurrency: Bool = false) -> FormattedText? {
    // Groups can make a number ambiguous where the decimal separator is uncertain.
    if isUncertain { return nil }
    let typed = edit.typed
    guard let number = TypedNumber(typed.text, self, withCurrency), !number.isInGroups(of: self)
    else { return nil }
    if !number.separators.isEmpty {
      let addsSeparator = edit.replacement.unicodeScalars.contains { isGroupSeparator($0) }
      guard !addsSeparator, let old = TypedNumber(edit.oldText, self, withCurrency),
        old.isInGroups(of: self)
      else { return nil }
    }
    return number.inGroups(of: self, cursor: typed.utf8Cursor)
  }

  /// Returns whether a scalar can separate groups.
  fileprivate func isGroupSeparator(_ scalar: Unicode.Scalar) -> Bool {
    let folded = scalar.value.foldedSeparator
    return (groups .== folded).hasAny && folded != 0
  }

  /// Returns whether a scalar can separate the fraction.
  fileprivate func isDecimalSeparator(_ scalar: Unicode.Scalar) -> Bool {
    let folded = scalar.value.foldedSeparator
    return (decimals .== folded).hasAny && folded != 0
  }
}

/// A number that is being typed: its whole part, and the text around it.
private struct TypedNumber {
  private let scalars: [Unicode.Scalar]

  /// The whole part, up to its last digit.
  private let whole: Range<Int>

  /// The number of digits of the whole part, and whether it begins with a needless zero.
  private let digits: Int
  private let beginsWithZero: Bool

  /// The number of digits after each separator in the whole part.
  let separators: [Int]

  /// Reads a text, and returns nil if the text isn't a single number with at most one fraction.
  init?(_ text: String, _ writing: NumberWriting, _ withCurrency: Bool) {
    let scalars = Array(text.unicodeScalars)
    func isDigit(_ index: Int) -> Bool { writing.digit(scalars[index].value) != nil }
    guard let first = scalars.indices.first(where: isDigit) else { return nil }
    // A separator before the first digit is left over from a digit that was deleted.
    let signs = scalars[..<first].prefix { $0.isSign }
    let isLeftOver = scalars[signs.endIndex..<first].allSatisfy(writing.isGroupSeparator)
    let start = isLeftOver ? signs.endIndex : first
    var end = start
    var places: [Int] = []
    var digits = 0
    // A separator at the end isn't part of the whole part yet.
    for index in start..<scalars.count {
      if isDigit(index) {
        digits += 1
        places += Array(repeating: digits - 1, count: index - end)
        end = index + 1
      } else if !writing.isGroupSeparator(scalars[index]) {
        break
      }
    }
    let front = scalars[..<start]
    var back = scalars[end...]
    if let mark = back.first, writing.isDecimalSeparator(mark) {
      back = back.dropFirst().drop { writing.digit($0.value) != nil }
    }
    guard Self.isBeside(front, writing, withCurrency), Self.isBeside(back, writing, withCurrency)
    else { return nil }
    // The number is a fraction without a whole part.
    if let last = front.last, writing.isDecimalSeparator(last) { return nil }
    if let mark = back.first, mark.value.foldedSeparator != 0x20,
      writing.isGroupSeparator(mark) || writing.isDecimalSeparator(mark)
    {
      return nil
    }
    self.scalars = scalars
    whole = start..<end
    self.digits = digits
    beginsWithZero = digits > 1 && writing.digit(scalars[first].value)?.value == 0
    separators = places.map { digits - $0 }
  }

  /// Returns whether a text can be before or after a number: a sign, spaces or a currency.
  private static func isBeside(
    _ scalars: ArraySlice<Unicode.Scalar>,
    _ writing: NumberWriting,
    _ withCurrency: Bool
  ) -> Bool {
    scalars.allSatisfy { scalar in
      if withCurrency { return writing.digit(scalar.value) == nil }
      return scalar.value.foldedSeparator == 0x20 || scalar.isSign
        || scalar.value.isDirectionMark
    }
  }

  /// Returns where the locale writes separators, as numbers of digits after them.
  private func groups(of writing: NumberWriting) -> [Int] {
    digits < writing.primaryGroup + writing.minimumGroupingDigits ? [] : allGroups(of: writing)
  }

  /// Returns whether the digits are in groups as the locale writes them, or would write a number
  /// with more digits.
  func isInGroups(of writing: NumberWriting) -> Bool {
    separators == groups(of: writing) || separators == allGroups(of: writing)
  }

  private func allGroups(of writing: NumberWriting) -> [Int] {
    // `0.123` isn't a number in groups.
    if beginsWithZero || writing.primaryGroup < 1 || writing.secondaryGroup < 1 { return [] }
    return Array(
      stride(from: writing.primaryGroup, to: digits, by: writing.secondaryGroup).reversed()
    )
  }

  /// Returns the text in groups as the locale writes them, with the cursor after the same
  /// character.
  func inGroups(of writing: NumberWriting, cursor before: Int) -> FormattedText {
    var text = ""
    var cursor = 0
    var offset = 0
    var missing = digits
    var rest = groups(of: writing)[...]
    for (index, scalar) in scalars.enumerated() {
      offset += scalar.utf8Length
      if whole.contains(index) {
        // Other scalars in the whole part are separators.
        guard scalar.properties.numericType == .decimal else { continue }
        if rest.first == missing {
          text += writing.groupSeparator
          rest.removeFirst()
        }
        missing -= 1
      }
      text.unicodeScalars.append(scalar)
      if offset <= before { cursor = text.utf8.count }
    }
    return FormattedText(text, utf8Cursor: cursor)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a plus or minus sign.
  fileprivate var isSign: Bool { value.foldedSeparator == 0x2D || value == 0x2B }
}
