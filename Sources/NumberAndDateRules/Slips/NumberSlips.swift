/// What people mean by numbers with the signs of their language, or with a unit.
package enum NumberSlips {
  /// Returns the numbers that may be meant, with a dot before decimals.
  ///
  ///     NumberSlips.meantNumbers(by: "1.234,5")  // ["1234.5"]
  ///     NumberSlips.meantNumbers(by: "1,234")    // [], because it can be read in two ways
  static func meantNumbers(by text: String) -> [String] {
    let number = String(withoutUnit(text))
    return [number == text ? nil : number, plain(number), negative(text)].compactMap { $0 }
  }

  /// Returns the negative number that bookkeepers write in brackets; nil if a text isn't one.
  ///
  ///     NumberSlips.negative("(12.5)")  // "-12.5"
  static func negative(_ text: String) -> String? {
    guard text.first == "(", text.last == ")" else { return nil }
    let number = text.dropFirst().dropLast()
    let pieces = number.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber = pieces.allSatisfy { piece in
      !piece.isEmpty && piece.allSatisfy { "0"..."9" ~= $0 }
    }
    return isNumber && pieces.count <= 2 ? "-\(number)" : nil
  }

  /// Returns a number without its separators of thousands and with a dot before decimals; nil if it
  /// isn't certain which sign is which.
  static func plain(_ text: String) -> String? {
    let sign = text.prefix { "+-".contains($0) }
    let digits = text.dropFirst(sign.count)
    guard sign.count <= 1, let first = digits.first, first.isASCII, first.isNumber else {
      return nil
    }
    let signs = digits.filter { !$0.isNumber }
    guard let decimalSign = signs.last, signs.allSatisfy({ " '’.,".contains($0) }) else {
      return nil
    }
    let pieces = digits.split(omittingEmptySubsequences: false) { !$0.isNumber }
    let groups = pieces.dropLast()
    if signs.allSatisfy({ $0 == decimalSign }), !",.".contains(decimalSign) {
      return areGroups(pieces[...]) ? sign + pieces.joined() : nil
    }
    guard ",.".contains(decimalSign), signs.dropLast().allSatisfy({ $0 != decimalSign }),
      let fraction = pieces.last, !fraction.isEmpty
    else { return nil }
    if signs.count > 1 {
      return areGroups(groups) ? sign + groups.joined() + "." + fraction : nil
    }
    // Three digits after the only comma can be thousands.
    guard decimalSign == ",", fraction.count != 3 || groups.first == "0" else { return nil }
    return sign + groups.joined() + "." + fraction
  }

  /// Returns whether pieces of a number are groups of thousands.
  private static func areGroups(_ pieces: ArraySlice<Substring>) -> Bool {
    guard let first = pieces.first, 1...3 ~= first.count else { return false }
    return pieces.dropFirst().allSatisfy { $0.count == 3 }
  }

  /// Returns a number without the unit after it or the currency before it.
  static func withoutUnit(_ text: String) -> Substring {
    let number = text.prefix { $0.isNumber || "+-.,' ".contains($0) }
    let unit = text[number.endIndex...]
    var rest = number
    while rest.last == " " { rest.removeLast() }
    if !unit.isEmpty, !rest.isEmpty, units.contains(unit.lowercased()) { return rest }
    let lowercased = text.lowercased()
    for currency in currencies where lowercased.hasPrefix(currency) {
      return text.dropFirst(currency.count).drop { $0 == " " }
    }
    return text[...]
  }

  /// Returns whether a text is a unit or a currency that doesn't change the number before it.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func isUnit(_ text: Substring) -> Bool { units.contains(text.lowercased()) }

  private static let currencies = ["€", "$", "£", "eur", "usd", "gbp", "chf", "pln"]

  /// Units and currencies after a number, in lowercase.
  ///
  /// Words such as `k` and `million` aren't among them, because they change the number. Neither is
  /// `m`, which can mean a million.
  private static let units: Set<String> = [
    "kg", "g", "mg", "km", "cm", "mm", "ml", "cl", "l", "m²", "m2", "°c", "°f", "km/h",
    "kwh", "mph", "lb", "lbs", "oz", "ft", "min", "h", "hours", "€", "$", "£", "¥", "zł",
    "円", "eur", "usd", "gbp", "chf", "fr.", "pln", "jpy", "pcs", "pcs.", "stk", "stk.",
    "stück", "szt.", "個", "years", "jahre", "ans", "jaar", "lat", "歳", "people", "personen",
    "personnes",
  ]
}
