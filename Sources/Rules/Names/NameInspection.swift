import PersonNames
import UnicodeText

/// A close look at one name, which finds everything that is wrong with it.
///
/// The order of the calls in ``inspect()`` matters: characters that one of them takes as a whole,
/// such as a web address, the later ones leave alone.
struct NameInspection {
  /// How many faults are told at most.
  static let maximumFaults = 8

  /// How many are searched for at most, so that a long text of faults takes no long time.
  private static let maximumFound = 100

  let policy: NamePolicy
  var text: NameText
  private(set) var faults: [NameFault] = []

  init(_ span: UTF8Span, _ policy: NamePolicy) {
    self.policy = policy
    text = NameText(span)
  }

  /// Returns the faults: those with a range first, in the order of the text.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
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
    let hasAddress = faults.contains { $0.kind == .url || $0.kind == .markup }
    if !hasLetter, !hasAddress { faults.append(NameFault(kind: .noLetter)) }
    if faults.isEmpty || faults.allSatisfy(\.isWarning) { inspectWhole() }
    return Array(faults.prefix(Self.maximumFaults))
  }

  /// Adds a fault, once for a kind and a character; all digits count as one character,
  /// and so do all letters of scripts that are not allowed.
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
    // Without this, a text of many digits would be looked through from each of them.
    if kind == .digit, faults.contains(where: { $0.kind == .digit }) { return }
    // A digit stands for the run of digits.
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

  /// Adds a fault of some characters that are dealt with as a whole.
  mutating func take(_ range: Range<Int>, as kind: NameFault.Kind) {
    guard let first = text[range.lowerBound] else { return }
    for index in range { text.characters[index].isTaken = true }
    let isWhole = kind == .url || kind == .markup
    add(
      NameFault(
        kind: kind,
        range: text.byteRange(of: range),
        character: isWhole ? nil : first.scalar
      )
    )
  }

  /// Returns whether the policy allows a character wherever it stands.
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

  /// The last part of the name that is required and not there.
  private var missingPart: String? {
    guard text.words.count < policy.parts.count, let last = policy.parts.last else { return nil }
    // Many scripts write both parts without a space.
    let letters = text.characters.filter(\.isLetter)
    let joined = ["Hani", "Hira", "Kana", "Hang", "Thai", "Laoo", "Khmr", "Mymr", "Tibt", "Bopo"]
    let isWrittenTogether =
      letters.count >= policy.parts.count
      && letters.contains { joined.contains(ScalarProperties(of: $0.scalar).script.code) }
    return isWrittenTogether ? nil : last
  }
}
