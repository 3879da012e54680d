/// What people mean by addresses that aren't written as addresses.
enum EmailSlips {
  /// Returns the addresses that may be meant.
  ///
  /// - Parameters:
  ///   - text: The text as given.
  ///   - code: The code of the first violation.
  /// - Returns: The addresses.
  static func meantValues(by text: String, _ code: String) -> [String] {
    switch code {
    case "email.missing_at", "email.missing_at.word": withSign(in: text)
    case "email.domain.character", "email.domain.comma": withDots(in: text)
    case "email.multiple_at": text.contains("@@") ? [collapsed(text, "@")] : []
    case "email.local.consecutive_dots", "email.domain.consecutive_dots": [collapsed(text, ".")]
    case "email.domain.dot_at_start": [text.replacing("@.", with: "@")]
    case "email.white_space": withoutBlank(in: text) + beforeRemark(of: text)
    case "email.comment", "email.text_after": beforeRemark(of: text)
    case "email.brackets": insideBrackets(of: text).map { [String($0)] } ?? []
    default: []
    }
  }

  /// Returns a text with an @ for the words and codes that stand for one.
  private static func withSign(in text: String) -> [String] {
    var changed = text
    for word in [" (at) ", "(at)", " [at] ", "[at]", " at ", "%40"] {
      changed = changed.replacing(word, with: "@")
    }
    if changed == text { return [] }
    for word in [" (dot) ", "(dot)", " [dot] ", "[dot]", " dot "] {
      changed = changed.replacing(word, with: ".")
    }
    return [changed]
  }

  /// Returns a text with dots for the commas after the @.
  private static func withDots(in text: String) -> [String] {
    let pieces = text.split(separator: "@", omittingEmptySubsequences: false)
    guard pieces.count == 2, let domain = WebSlips.withDotsForCommas(in: pieces[1]) else {
      return []
    }
    return [pieces[0] + "@" + domain]
  }

  /// Returns a text with one of several equal signs in a row.
  private static func collapsed(_ text: String, _ sign: Character) -> String {
    var changed = ""
    for character in text where character != sign || changed.last != sign {
      changed.append(character)
    }
    return changed
  }

  /// Returns a text without the spaces next to the @, and without the one before the ending of the
  /// domain.
  private static func withoutBlank(in text: String) -> [String] {
    let pieces = text.split(separator: "@", omittingEmptySubsequences: false)
    guard pieces.count == 2 else { return [] }
    let local = pieces[0].reversed().drop { $0 == " " }.reversed()
    var domain = pieces[1].drop { $0 == " " }
    if let blank = domain.firstIndex(of: " "), domain[..<blank].last == ".",
      domain[..<blank].count(where: { $0 == "." }) == 1
    {
      let ending = domain[domain.index(after: blank)...]
      if WebSlips.isLikelyEnding(ending) { domain = domain[..<blank] + ending }
    }
    return [String(local) + "@" + domain]
  }

  /// Returns what is in the brackets or parentheses at the end of a text; nil if there are none.
  static func insideBrackets(of text: String) -> Substring? {
    guard let last = text.last, let open: Character = [")": "(", "]": "["][last],
      let start = text.firstIndex(of: open)
    else { return nil }
    return text[start...].dropFirst().dropLast()
  }

  /// Returns an address before a remark, which begins with a bracket, a dash or a long word.
  static func beforeRemark(of text: String) -> [String] {
    guard let blank = text.firstIndex(of: " "), text[..<blank].contains("@") else { return [] }
    let remark = text[blank...].drop { $0 == " " }
    guard let first = remark.first, !remark.contains("@") else { return [] }
    let word = remark.prefix { $0.isLetter }
    guard "(-–#/|".contains(first) || word.count > 3 else { return [] }
    var address = text[..<blank]
    if let last = address.last, ",;".contains(last) { address.removeLast() }
    return [String(address)]
  }
}
