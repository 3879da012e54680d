extension PhoneText {
  /// Whether the text could be a number: two digits, or three and more with what may surround them.
  var isViable: Bool { isViable(before: end) }

  /// Whether the text before a place could be a number.
  func isViable(before end: Int) -> Bool {
    guard end - start >= 2 else { return false }
    var index = start
    while index < end, PhoneSymbol.isPlus(self[index]) { index += 1 }
    var digits = 0
    while index < end, digits < 3 {
      let symbol = self[index]
      if PhoneSymbol.isDigit(symbol) {
        digits += 1
      } else if !PhoneSymbol.isPunctuation(symbol) {
        return false
      }
      index += 1
    }
    guard digits == 3 else { return digits == 2 && index == end && end - start == 2 }
    let firstDigits = index
    while index < end, PhoneSymbol.isBody(self[index]) { index += 1 }
    // What is left must be an extension, which may begin with what also may stand in a number.
    return index == end
      || PhoneExtensionSearch(self, before: end).canStart(in: firstDigits...index)
  }

  /// Takes an extension off the end of the number.
  ///
  /// - Returns: Where its digits are.
  mutating func takeExtension() -> Range<Int>? {
    let search = PhoneExtensionSearch(self, before: end)
    guard let first = search.firstStart, isViable(before: first) else { return nil }
    end = first
    return search.digits
  }
}
