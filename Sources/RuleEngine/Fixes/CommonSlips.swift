/// Slips of the keyboard and of copying that don't depend on the kind of value.
///
/// Each function returns the texts that may be meant. The caller finds out which are valid.
package enum CommonSlips {
  /// Returns the text without a sign that doesn't belong to it: a last character that ends a
  /// sentence or separates values, or the apostrophe that spreadsheets put in front of digits.
  ///
  ///     CommonSlips.withoutSignAtEnd(of: "10115,")  // ["10115"]
  ///
  /// A pair of quotation marks or angle brackets isn't a slip: the step `as-typed` takes it away.
  /// So a mark that ends a value here has no partner, as in `ann@example.org>`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func withoutSignAtEnd(of text: String) -> [String] {
    var texts: [String] = []
    if let last = text.unicodeScalars.last, signsAtEnd.contains(last) {
      var shorter = text
      shorter.unicodeScalars.removeLast()
      texts.append(shorter)
    }
    if text.hasPrefix("'") { texts.append(String(text.dropFirst())) }
    return texts
  }

  /// The signs that end sentences or separate values.
  static let signsAtEnd: Set<Unicode.Scalar> = [
    ".", ",", ";", ":", "!", "?", ")", ">", "\"", "”", "。", "،",
  ]

  /// Returns the text with digits for the letters O, I and l, in up to three readings: all such
  /// letters, those next to digits, and those after digits.
  ///
  ///     CommonSlips.withDigitsForLetters(in: "NO93 86OI")
  ///     // ["N093 8601", "NO93 8601"]
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func withDigitsForLetters(in text: String) -> [String] {
    let characters = Array(text.unicodeScalars)
    guard characters.contains(where: { digit(for: $0) != nil }) else { return [] }
    let runs = runsOfDigits(in: characters)
    var texts: [String] = []
    for isReplaced in [
      { (_: Int) in true },
      { (place: Int) in runs[place] != .elsewhere },
      { (place: Int) in runs[place] == .afterDigit },
    ] {
      let changed: [Unicode.Scalar] = characters.enumerated().map { place, character in
        let replacement = isReplaced(place) ? digit(for: character) : nil
        return replacement ?? character
      }
      let text = String(scalars: changed)
      if changed == characters || texts.contains(text) { continue }
      texts.append(text)
    }
    return texts
  }

  /// Returns the text without a part, and without spaces at its ends.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - range: The bytes of the part.
  /// - Returns: The rest of the text.
  package static func text(_ text: String, without range: Range<Int>) -> String {
    guard range.upperBound <= text.utf8.count else { return text }
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(start, offsetBy: range.count)
    return String(withoutSpacesAround(text[..<start] + text[end...]))
  }

  /// Returns a text without the spaces at its ends.
  ///
  /// - Complexity: O(*n*) in the number of these spaces.
  package static func withoutSpacesAround(_ text: Substring) -> Substring {
    var rest = text.drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return rest
  }

  /// Returns the place of the first letter that stands for the digit that it looks like; nil if no
  /// text with digits for such letters is accepted.
  ///
  /// A vertical bar looks like a digit, too, but isn't a letter.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - accepts: Returns whether a text is accepted.
  /// - Returns: The place of the letter.
  package static func letterForDigit(
    in text: String,
    accepts: (String) -> Bool
  ) -> String.Index? {
    guard let place = text.firstIndex(where: { "OIl".contains($0) }),
      withDigitsForLetters(in: text).contains(where: accepts)
    else { return nil }
    return place
  }

  /// Returns the beginnings of a text that words or a remark follow, each with what follows.
  ///
  ///     CommonSlips.beginnings(of: "8001 Zürich")  // [("8001", "Zürich")]
  ///
  /// A remark begins with a bracket or a word of several letters. It doesn't contain digits,
  /// because they could belong to the value.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func beginnings(of text: String) -> [(value: String, remark: String)] {
    var found: [(value: String, remark: String)] = []
    var place = text.endIndex
    let lastNumber = text.lastIndex(where: \.isNumber)
    while found.count < 4, let blank = text[..<place].lastIndex(of: " ") {
      if let lastNumber, lastNumber > blank { break }
      let remark = text[text.index(after: blank)...]
      let value = text[..<blank]
      if !value.isEmpty, remark.hasPrefix("(") || remark.prefix(while: \.isLetter).count > 1 {
        found.append((String(value), String(remark)))
      }
      place = blank
    }
    return found
  }

  /// The fewest letters of words in front of a value that are certainly not a part of it, such as
  /// the code of a country.
  static let fewestLettersInFront = 4

  /// Returns the ends of a text that words come before, each with these words.
  ///
  ///     CommonSlips.ends(of: "London EC1Y 8SY")  // [("London", "EC1Y 8SY")]
  ///
  /// The words begin with a letter and don't contain digits, because those could belong to the
  /// value. The value does.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func ends(of text: String) -> [(words: String, value: String)] {
    var found: [(words: String, value: String)] = []
    var place = text.startIndex
    guard text.first?.isLetter == true, let number = text.firstIndex(where: \.isNumber) else {
      return []
    }
    while found.count < 4, let blank = text[place...].firstIndex(of: " "), blank < number {
      place = text.index(after: blank)
      let value = text[place...]
      if value.first == " " { continue }
      found.append((String(text[..<blank]), String(value)))
    }
    return found
  }

  /// Where a character is among digits.
  private enum Surroundings {
    case elsewhere
    case nextToDigit
    case afterDigit
  }

  /// Returns where each character is: in a run of digits, separators and letters that look like
  /// digits, with a digit before it or elsewhere in the run.
  private static func runsOfDigits(in characters: [Unicode.Scalar]) -> [Surroundings] {
    var runs = [Surroundings](repeating: .elsewhere, count: characters.count)
    var start = 0
    while start < characters.count {
      var end = start
      while end < characters.count, isInRun(characters[end]) { end += 1 }
      var hasDigit = false
      for place in start..<end {
        if characters[place].isBasicDigit { hasDigit = true }
        if hasDigit { runs[place] = .afterDigit }
      }
      if hasDigit {
        for place in start..<end where runs[place] == .elsewhere { runs[place] = .nextToDigit }
      }
      start = max(end, start + 1)
    }
    return runs
  }

  private static func isInRun(_ character: Unicode.Scalar) -> Bool {
    character.isBasicDigit || digit(for: character) != nil
      || " -./:".unicodeScalars.contains(character)
  }

  /// Returns the digit that a letter looks like.
  private static func digit(for letter: Unicode.Scalar) -> Unicode.Scalar? {
    switch letter {
    case "O": "0"
    case "I", "l", "|": "1"
    default: nil
    }
  }
}
