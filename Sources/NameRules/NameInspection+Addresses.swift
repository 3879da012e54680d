import PersonNames
import RuleEngine

extension NameInspection {
  /// Finds words that are, or contain, web addresses or email addresses, and marks them as taken.
  mutating func findAddresses() {
    for word in text.words {
      if let (range, kind) = address(in: word) { take(range, as: kind) }
    }
  }

  /// Returns the place and the kind of the address in a word; nil if there is none.
  private func address(in word: Range<Int>) -> (range: Range<Int>, kind: NameFault.Kind)? {
    if let start = schemeStart(word) { return (start..<word.upperBound, .url) }
    if isAddress(word) { return (word, .url) }
    return isEmailAddress(word) ? (word, .emailAddress) : nil
  }

  /// Returns the index where a scheme with two slashes begins, such as `https://`.
  private func schemeStart(_ word: Range<Int>) -> Int? {
    let scalars = word.map { text.characters[$0].scalar }
    guard
      let colon = scalars.indices.dropLast(2).first(where: {
        scalars[$0] == ":" && scalars[$0 + 1] == "/" && scalars[$0 + 2] == "/"
      })
    else { return nil }
    let scheme = scalars[..<colon].reversed().prefix { $0.isInHostName }.count
    return word.lowerBound + colon - scheme
  }

  private func isAddress(_ word: Range<Int>) -> Bool {
    let scalars = word.map { text.characters[$0].scalar.lowercasedASCII }
    // An address has one of these characters. Most words have none.
    guard scalars.contains(where: { $0 == "." || $0 == ":" }) else { return false }
    let shown = String(String.UnicodeScalarView(scalars))
    if scalars.count > 4,
      ["www.", "mailto:", "javascript:", "data:", "tel:"].contains(where: shown.hasPrefix)
    {
      return true
    }
    let host = scalars.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == "/" || $0 == "?" || $0 == ":"
    }
    let labels = host[0].split(separator: ".", omittingEmptySubsequences: false)
    let isDomain =
      labels.count > 1 && labels.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isInHostName) }
      && (labels.last?.count ?? 0) > 1 && labels.last?.allSatisfy(\.isLetter) == true
    if host.count > 1 { return isDomain }
    guard policy.refusesBareDomains, isDomain, let last = labels.last else { return false }
    return (labels.dropLast().last?.count ?? 0) > 1
      && Self.endings.contains(String(String.UnicodeScalarView(last)))
  }

  /// Whether a word is an email address, perhaps with brackets or punctuation around it.
  ///
  /// Where the @ sign is allowed, an address is allowed, too.
  private func isEmailAddress(_ word: Range<Int>) -> Bool {
    guard let at = word.first(where: { text.characters[$0].scalar == "@" }), at > word.lowerBound,
      !isAllowed(text.characters[at])
    else { return false }
    let domain = (at + 1..<word.upperBound).map { text.characters[$0].scalar }
    let host = domain.prefix { $0.isInHostName || $0 == "." || $0.value > 0x7F }
    let labels = host.split(separator: ".")
    guard labels.count > 1, let last = labels.last else { return false }
    return last.count > 1 && !last.contains(where: \.isDigit)
  }

  /// Top-level domains that aren't initials, particles or abbreviations in names.
  private static let endings: Set<String> = [
    "com", "net", "org", "info", "biz", "xyz", "online", "site", "shop", "website", "example",
    "app", "dev", "gov", "edu",
  ]

  /// Finds tags, entities and links of markup, and marks them as taken.
  mutating func findMarkup() {
    let scalars = text.scalars
    guard scalars.contains(where: { "<&]".unicodeScalars.contains($0) }) else { return }
    // The brackets of `<ann@example.org>` belong to the address.
    var emailAddresses = text.words.filter { address(in: $0)?.kind == .emailAddress }[...]
    var index = 0
    while index < scalars.count {
      if let address = emailAddresses.first, index >= address.lowerBound {
        index = max(index, address.upperBound)
        emailAddresses.removeFirst()
        continue
      }
      guard let length = markup(at: index, scalars) else {
        index += 1
        continue
      }
      take(index..<(index + length), as: .markup)
      index += length
    }
  }

  private func markup(at index: Int, _ scalars: [Unicode.Scalar]) -> Int? {
    let next: Unicode.Scalar = index + 1 < scalars.count ? scalars[index + 1] : " "
    func length(to end: Unicode.Scalar) -> Int {
      let last = scalars[index...].firstIndex(of: end) ?? scalars.count - 1
      return last - index + 1
    }
    switch scalars[index] {
    case "<": return next.isLetter || "/!?%".unicodeScalars.contains(next) ? length(to: ">") : nil
    case "]": return next == "(" ? length(to: ")") : nil
    case "&":
      let name = scalars[(index + 1)...].prefix { $0.isLetter || $0.isDigit || $0 == "#" }
      guard !name.isEmpty, name.count < 32, index + 1 + name.count < scalars.count,
        scalars[index + 1 + name.count] == ";"
      else { return nil }
      return name.count + 2
    default: return nil
    }
  }

  /// Finds emoji, and marks them as taken with their U+FE0F, skin tones, U+200D sequences, flags
  /// and keycaps.
  mutating func findEmoji() {
    var index = 0
    while index < text.characters.count {
      let character = text.characters[index]
      let isKeycap = character.kind == .digit && emojiEnd(after: index) > index + 1
      let isPictured = text[index + 1]?.scalar.value == 0xFE0F && character.kind == .symbol
      guard !character.isTaken, character.kind == .emoji || isKeycap || isPictured else {
        index += 1
        continue
      }
      let end = emojiEnd(after: index)
      if policy.allowsEmoji {
        for part in index..<end { text.characters[part].isTaken = true }
      } else {
        take(index..<end, as: .emoji)
      }
      index = end
    }
  }

  private func emojiEnd(after index: Int) -> Int {
    var end = index + 1
    if text[index]?.kind == .digit {
      if text[end]?.scalar.value == 0xFE0F { end += 1 }
      return text[end]?.scalar.value == 0x20E3 ? end + 1 : index + 1
    }
    while let next = text[end] {
      switch next.scalar.value {
      case 0xFE0F, 0x1F3FB...0x1F3FF, 0x20E3, 0xE0020...0xE007F: end += 1
      case 0x1F1E6...0x1F1FF
      where text[end - 1].map({ 0x1F1E6...0x1F1FF ~= $0.scalar.value }) == true:
        end += 1
      case 0x200D where text[end + 1].map({ $0.kind == .emoji || $0.kind == .symbol }) == true:
        end += 2
      default: return end
      }
    }
    return end
  }
}

extension Unicode.Scalar {
  /// The lowercase letter of an uppercase ASCII letter, or the scalar itself.
  var lowercasedASCII: Unicode.Scalar {
    ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(ascii: self) | 0x20) : self
  }

  fileprivate var isLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

  fileprivate var isInHostName: Bool { isLetter || isDigit || self == "-" }
}
