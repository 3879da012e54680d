import TextPatterns
import UnicodeText
import Violations

/// The search for the slip in one text.
struct SlipSearch {
  /// The scalars of the text.
  let text: [Unicode.Scalar]

  /// The pattern that the text doesn't match.
  let pattern: TextPattern

  /// Returns the index of the scalar at a byte offset.
  func place(at offset: Int) -> Int {
    var bytes = 0
    for (index, scalar) in text.enumerated() {
      if bytes >= offset { return index }
      bytes += scalar.utf8Length
    }
    return text.count
  }

  private func matches(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    pattern.matches(String(scalars: scalars).utf8Span)
  }

  /// Finds what is missing at the end, if it is less than what is there.
  func missingEnd() -> IdentifierSlip? {
    guard let missing = pattern.scalarsMissing(after: String(scalars: text).utf8Span),
      missing > 0, missing < text.count
    else { return nil }
    return IdentifierSlip(
      definition: .identifierFormatTooShort,
      arguments: ["missing": .integer(missing)]
    )
  }

  /// Finds a sign that ends a sentence or separates values.
  func signAtEnd() -> IdentifierSlip? {
    guard let last = text.last, CommonSlips.signsAtEnd.contains(last), matches(text.dropLast())
    else { return nil }
    return IdentifierSlip(
      definition: .identifierFormatEnd,
      range: text.bytes(of: text.count - 1..<text.count)
    )
  }

  /// Finds Cyrillic or Greek letters instead of Latin ones.
  func lookAlike() -> IdentifierSlip? {
    guard let (slip, meant) = IdentifierSlip.lookAlike(in: text), pattern.matches(meant.utf8Span)
    else { return nil }
    return slip
  }

  /// Finds letters that look like digits, where digits belong.
  func letterForDigit(from start: Int) -> IdentifierSlip? {
    var changed = text
    var place = start
    while place < changed.count, let digit = changed[place].digitLookAlike {
      changed[place] = digit
      switch pattern.progress(of: String(scalars: changed).utf8Span) {
      case .valid, .unfinished: place = changed.count
      case .impossible(let offset):
        // The digit doesn't fit either.
        let next = SlipSearch(text: changed, pattern: pattern).place(at: offset)
        if next <= place { return nil }
        place = next
      }
    }
    guard matches(changed) else { return nil }
    return IdentifierSlip(
      definition: .identifierFormatLetterForDigit,
      range: text.bytes(of: start..<start + 1)
    )
  }

  /// Finds letters at the beginning that are there twice, as in `CHE-CHE-100.155.212`.
  func repeatedBeginning() -> IdentifierSlip? {
    for length in 2...5 where text.count > length * 2 {
      let beginning = text[..<length]
      guard beginning.elementsEqual(text[length..<length * 2]),
        beginning.contains(where: \.isBasicLetter), matches(text[length...])
      else { continue }
      return IdentifierSlip(
        definition: .identifierFormatRepeated,
        range: text.bytes(of: 0..<length)
      )
    }
    return nil
  }

  /// Finds signs between the parts that aren't the usual ones, such as commas.
  ///
  /// Hyphens, dots and slashes in unusual places say that another kind of number may be meant.
  func otherSeparators(from place: Int) -> IdentifierSlip? {
    guard place < text.count, text[place].isUnusualSeparator else { return nil }
    let kept = text.filter { !$0.isSeparatingSign }
    guard hasDigits(kept), matches(kept) else { return nil }
    let next = text[place...].drop { $0 == " " || $0.isSeparatingSign }
    if let letter = next.first, letter.isBasicLetter, hasDigits(text[..<place]),
      matches(text[..<place]), hasDigits(next), matches(next)
    {
      return IdentifierSlip(
        definition: .identifierFormatSeveral,
        range: text.bytes(of: next.startIndex..<text.count)
      )
    }
    return IdentifierSlip(
      definition: .identifierFormatSeparator,
      range: text.bytes(of: place..<place + 1)
    )
  }

  /// Finds words, another value or more characters after a whole value.
  func somethingAfter(_ place: Int) -> IdentifierSlip? {
    let signs = text.indices.filter {
      text[$0] == " " || text[$0].isSeparatingSign || text[$0] == "("
    }
    for cut in [place] + signs.prefix(8) where 0..<text.count ~= cut && matches(text[..<cut]) {
      let rest = text.bytes(of: cut..<text.count)
      if hasDigits(text[..<cut]), let definition = meaning(ofRestFrom: cut) {
        return IdentifierSlip(definition: definition, range: rest)
      }
      if cut == place, text[cut...].allSatisfy({ $0.isBasicLetter || $0.isBasicDigit }) {
        return IdentifierSlip(
          definition: .identifierFormatTooLong,
          range: rest,
          arguments: ["extra": .integer(text.count - cut)]
        )
      }
    }
    return nil
  }

  /// Returns whether another value or words come after a value with digits; nil if neither does.
  ///
  /// Without a separator, only a value of the same length is another one.
  private func meaning(ofRestFrom cut: Int) -> CodeDefinition? {
    let words = text[cut...].drop { $0 == " " || $0.isSeparatingSign || $0 == "(" }
    if hasDigits(words) {
      let isApart = words.count < text.count - cut
      return isApart || words.count == cut && matches(words) ? .identifierFormatSeveral : nil
    }
    let isRemark = words.prefix { $0.properties.isAlphabetic }.count > 1
    return isRemark && !words.contains(where: \.isBasicDigit) ? .identifierFormatTextAfter : nil
  }

  /// Finds a scheme in front of a value, or the `v` that people write in front of a version.
  func somethingBefore() -> IdentifierSlip? {
    guard let end = endOfBeginning, matches(text[end...]) else { return nil }
    return IdentifierSlip(definition: .identifierFormatTextBefore, range: text.bytes(of: 0..<end))
  }

  /// The end of `https://` or of a `v` at the beginning of the text; nil if there is neither.
  private var endOfBeginning: Int? {
    guard text.count > 1 else { return nil }
    if text[0] == "v" || text[0] == "V" { return text[1].isBasicDigit ? 1 : nil }
    let scheme = text.prefix(while: \.isBasicLetter).count
    let signs = text[scheme...].prefix(3)
    return scheme > 1 && signs.elementsEqual("://".unicodeScalars) ? scheme + 3 : nil
  }

  /// Returns whether a text has so many digits that it is a number rather than a word.
  private func hasDigits(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    scalars.count(where: \.isBasicDigit) >= 3
  }

  /// Returns whether the text begins with a sign that doesn't belong to it, such as a bracket.
  private var beginsWithOtherSign: Bool {
    guard let first = text.first, first.isASCII, !first.isBasicLetter, !first.isBasicDigit,
      text.count > 1
    else { return false }
    let rest = String(scalars: text.dropFirst())
    if case .impossible(at: 0) = pattern.progress(of: rest.utf8Span) { return false }
    return true
  }

  /// Finds the first character that doesn't fit, if something before it does, or if it is a sign in
  /// front of what does.
  func otherCharacter(at place: Int) -> IdentifierSlip? {
    // A space has no name that helps to find it.
    guard place < text.count, text[place] != " ", place > 0 || beginsWithOtherSign else {
      return nil
    }
    let fitting = pattern.nextScalars(after: String(scalars: text[..<place]).utf8Span)
    let letters = ScalarSet("A"..."Z").union(ScalarSet("a"..."z"))
    let isKnown = !fitting.isEmpty
    return IdentifierSlip(
      text[place],
      at: text.bytes(of: place..<place).lowerBound,
      onlyDigitsFit: isKnown && fitting.subtracting(ScalarSet("0"..."9")).isEmpty,
      onlyLettersFit: isKnown && fitting.subtracting(letters).isEmpty
    )
  }
}
