import PersonNames
import RuleEngine
import UnicodeText

/// An inspection of a name, which finds all its faults.
///
/// The order of the calls in ``inspect()`` matters. If one of them takes characters as a whole,
/// such as a web address, the later ones ignore those characters.
struct NameInspection {
  /// The most faults that are reported.
  static let maximumFaults = 8

  /// The most faults that are searched for, so a long text with many faults doesn't take a long
  /// time.
  private static let maximumFound = 100

  let policy: NamePolicy
  var text: NameText
  private(set) var faults: [NameFault] = []

  init(_ span: UTF8Span, _ policy: NamePolicy) {
    self.policy = policy
    text = NameText(span)
  }

  /// Returns the faults.
  ///
  /// Faults with a range come first, in the order of the text.
  mutating func inspect() -> [NameFault] {
    findAddresses()
    findMarkup()
    findEmoji()
    let hasTaken = text.characters.contains(where: \.isTaken)
    inspectCharacters()
    inspectMarks()
    let hasLetter = text.characters.contains {
      $0.isLetter || policy.allowsDigits && $0.kind == .digit
        || policy.allowsEmoji && $0.kind == .emoji
        || policy.allowed?.contains($0.scalar) == true
    }
    if hasLetter || hasTaken, !policy.allowsPunctuation { inspectJoiners() }
    inspectLetters()
    inspectScripts()
    let placed = faults.enumerated().sorted {
      ($0.element.range?.lowerBound ?? .max, $0.offset)
        < ($1.element.range?.lowerBound ?? .max, $1.offset)
    }
    faults = placed.map(\.element)
    let hasAddress = faults.contains { $0.kind.isAboutText }
    if !hasLetter, !hasAddress { faults.append(NameFault(kind: .noLetter)) }
    if faults.isEmpty || faults.allSatisfy(\.isWarning) { inspectWhole() }
    return Array(faults.prefix(Self.maximumFaults))
  }

  /// Adds a fault, once for each kind and character.
  ///
  /// All digits count as one character, and so do all letters of scripts that aren't allowed.
  mutating func add(_ fault: NameFault) {
    guard faults.count < Self.maximumFound else { return }
    let isRepeated = faults.contains {
      $0.kind == fault.kind
        && (fault.kind == .digit || fault.kind == .scriptNotAllowed
          || $0.character == fault.character)
    }
    if !isRepeated { faults.append(fault) }
  }

  /// Adds a fault of one character.
  mutating func add(_ kind: NameFault.Kind, at index: Int, isWarning: Bool = false) {
    guard let character = text[index] else { return }
    // Without this, a text of many digits would be searched again from each digit.
    if kind == .digit, faults.contains(where: { $0.kind == .digit }) { return }
    // The fault covers the whole run of digits.
    var last = index
    if kind == .digit {
      while let next = text[last + 1], next.kind == .digit, !next.isTaken { last += 1 }
    }
    add(
      NameFault(
        kind: kind,
        range: text.byteRange(of: index..<(last + 1)),
        character: character.scalar,
        isWarning: isWarning
      )
    )
  }

  /// Adds a fault of characters that are treated as a whole.
  mutating func take(_ range: Range<Int>, as kind: NameFault.Kind) {
    guard let first = text[range.lowerBound] else { return }
    for index in range { text.characters[index].isTaken = true }
    add(
      NameFault(
        kind: kind,
        range: text.byteRange(of: range),
        character: kind.isAboutText ? nil : first.scalar
      )
    )
  }

  /// Returns whether the policy allows a character anywhere.
  func isAllowed(_ character: NameText.Character) -> Bool {
    if let allowed = policy.allowed, allowed.contains(character.scalar) { return true }
    return switch character.kind {
    case .digit: policy.allowsDigits
    case .punctuation: policy.allowsPunctuation
    case .symbol: policy.allowsSymbols || policy.allowsPunctuation && character.scalar.isASCII
    case .emoji: policy.allowsEmoji
    default: false
    }
  }

  private mutating func inspectWhole() {
    if let missing = missingPart {
      add(NameFault(kind: .partMissing, text: missing))
    }
    guard policy.confusables != .accept, !policy.protected.isEmpty else { return }
    let name = text.string(text.characters.indices)
    let folded = name.utf8Span.mapped(.foldCase).text
    for look in NamePolicy.looks(of: name) {
      guard let like = policy.protected[look] else { continue }
      if like.utf8Span.mapped(.foldCase).text != folded {
        add(NameFault(kind: .confusable, text: like, isWarning: policy.confusables == .warn))
        return
      }
    }
  }

  /// The last required part that the name doesn't have.
  private var missingPart: String? {
    guard text.words.count < policy.parts.count, let last = policy.parts.last else { return nil }
    // Names in many scripts don't have a space between the two parts.
    let letters = text.characters.filter(\.isLetter)
    let joined = ["Hani", "Hira", "Kana", "Hang", "Thai", "Laoo", "Khmr", "Mymr", "Tibt", "Bopo"]
    let isWrittenTogether =
      letters.count >= policy.parts.count
      && letters.contains { joined.contains(ScalarProperties(of: $0.scalar).script.code) }
    return isWrittenTogether ? nil : last
  }
}
