import PersonNames
public import RuleEngine
import UnicodeText
public import Violations

extension NameCheck {
  /// Returns whether a name that is still being typed can become valid.
  ///
  /// More typing can't fix characters that names never contain, joiners that are repeated or begin
  /// the name, and a word with scripts that don't mix. A joiner at the end may still get a letter.
  /// Web addresses and markup are refused only when they are complete.
  ///
  /// - Complexity: O(*n*). A name with letters of one script and joiners between them is read in
  ///   one pass, without allocation.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if isPlain(text) { return .valid }
    let untouched = NameInspection(text, policy)
    var inspection = untouched
    if inspection.inspect().allSatisfy(\.isWarning) { return .valid }
    return .firstFault(
      untouched.firstLastingFault.map { untouched.text.characters[$0].range.lowerBound },
      untouched.firstLastingMixture.map { untouched.text.characters[$0].range.lowerBound },
      else: .unfinished
    )
  }
}

extension NameInspection {
  /// The index of the first character that no further typing can fix.
  ///
  /// Further typing may turn other characters into parts of an address or of markup, which are
  /// faults too.
  fileprivate var firstLastingFault: Int? {
    text.characters.indices.first { staysWrong($0) || isLastingJoiner($0) }
  }

  private func staysWrong(_ index: Int) -> Bool {
    let character = text.characters[index]
    let scalar = character.scalar
    if isAllowed(character) { return false }
    switch character.kind {
    case .control, .bidiControl, .unassigned, .privateUse, .notationLetter, .signMark,
      .styledLetter:
      return !isPartOfEmoji(index)
    case .digit: return !isPartOfEmoji(index)
    case .emoji: return true
    case .symbol, .punctuation:
      // The slash is valid in a/l, and a joiner may still get a letter.
      return policy.joiners[scalar] == nil && scalar != "/"
        && policy.repertoire?.contains(scalar) != true && !isPartOfEmoji(index)
    case .invisible:
      let isTag = 0xE0020...0xE007F ~= scalar.value
      return scalar.value != 0x180E && scalar.value != 0x34F && !(isTag && policy.allowsEmoji)
    case .letter: return isForeign(scalar)
    case .other, .sharedMark, .ownMark, .space, .joinControl, .variationSelector: return false
    }
  }

  /// Whether a letter is outside the accepted scripts, alphabet or list.
  private func isForeign(_ scalar: Unicode.Scalar) -> Bool {
    if let repertoire = policy.repertoire, !repertoire.mayContain(scalar),
      policy.joiners[scalar] == nil
    {
      return true
    }
    guard policy.scripts != nil || policy.alphabet != nil else { return false }
    let scripts = ScriptSet(of: scalar)
    if scripts.isShared { return false }
    if let wanted = policy.scripts, !scripts.intersects(wanted) { return true }
    return policy.alphabet.map { !$0.contains(scalar) } ?? false
  }

  /// Whether a character and its neighbors may form an emoji that is allowed.
  private func isPartOfEmoji(_ index: Int) -> Bool {
    policy.allowsEmoji
      && (text[index + 1] == nil || text[index + 1]?.kind == .variationSelector
        || text[index + 1]?.kind == .signMark || text.characters[index].kind == .signMark)
  }

  /// Whether a joiner must not begin the name, or follows another joiner of its group.
  private func isLastingJoiner(_ index: Int) -> Bool {
    guard !policy.allowsPunctuation, let joiner = lastingJoiner(at: index) else { return false }
    if index == 0 { return !joiner.places.contains(.leading) }
    return lastingJoiner(at: index - 1)?.group == joiner.group
  }

  /// The joiner at an index, unless another rule accepts the character.
  private func lastingJoiner(at index: Int) -> JoinerTable.Joiner? {
    let character = text.characters[index]
    guard character.kind == .symbol || character.kind == .punctuation, !isAllowed(character),
      character.scalar != "/", policy.repertoire?.contains(character.scalar) != true,
      let joiner = policy.joiners[character.scalar], joiner.places != .between
    else { return nil }
    return joiner
  }
}

extension NameInspection {
  /// The index of the first letter whose script doesn't mix with the scripts of its word.
  ///
  /// More letters can't fix a mixture.
  ///
  /// - Complexity: O(*n* log *n*) for a name with a mixture, or else O(*n*).
  fileprivate var firstLastingMixture: Int? {
    guard policy.mixedScripts == .refuse else { return nil }
    for word in text.words where stranger(in: word) != nil {
      var low = word.lowerBound
      var high = word.upperBound
      while high - low > 1 {
        let middle = low + (high - low) / 2
        if stranger(in: word.lowerBound..<middle) == nil { low = middle } else { high = middle }
      }
      return high - 1
    }
    return nil
  }
}
