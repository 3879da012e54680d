import PersonNames
import RuleEngine
import UnicodeText

extension NameInspection {
  /// Finds letters outside the accepted scripts, alphabet or list.
  mutating func inspectLetters() {
    if let repertoire = policy.repertoire { inspect(repertoire) }
    guard policy.scripts != nil || policy.alphabet != nil else { return }
    for index in text.characters.indices where text.characters[index].kind == .letter {
      let scalar = text.characters[index].scalar
      let scripts = ScriptSet(of: scalar)
      if let wanted = policy.scripts, !scripts.isShared, !scripts.intersects(wanted) {
        add(.scriptNotAllowed, at: index)
      } else if let alphabet = policy.alphabet, !alphabet.contains(scalar), !scripts.isShared {
        add(.notInAlphabet, at: index)
      }
    }
  }

  private mutating func inspect(_ repertoire: CharacterRepertoire) {
    let scalars = text.scalars
    var index = 0
    while index < scalars.count {
      if let length = repertoire.entry(at: index, of: scalars) {
        index += length
        continue
      }
      let character = text.characters[index]
      let isJoiner = self.isJoiner(at: index)
      if character.isLetter || character.isMark || isJoiner { add(.notInAlphabet, at: index) }
      index += 1
    }
  }

  /// Finds words with a mixture of scripts that no orthography has, and names whose words don't fit
  /// together.
  mutating func inspectScripts() {
    if policy.mixedScripts != .accept {
      let isWarning = policy.mixedScripts == .warn
      for word in text.words {
        if let index = stranger(in: word) { add(.mixedScripts, at: index, isWarning: isWarning) }
      }
      if let index = suspiciousInitial { add(.mixedScripts, at: index, isWarning: isWarning) }
    }
    if policy.mixedWords != .accept, !faults.contains(where: { $0.kind == .mixedScripts }),
      let index = mixedWord
    {
      add(.mixedScripts, at: index, isWarning: policy.mixedWords == .warn)
    }
  }

  /// Returns the index of the first letter of another script than the rest of its word.
  ///
  /// Words may have the mixtures of UTS #39's Highly Restrictive level: Latin with Han and
  /// Bopomofo, with Han and Kana, or with Han and Hangul. Words of Han and Bopomofo that imitate
  /// Latin words are refused anyway.
  func stranger(in word: Range<Int>) -> Int? {
    let letters = word.filter { isOrdinary($0) && !isLent($0) }
    guard let first = letters.first else { return nil }
    let scripts = letters.map { ScriptSet(of: text.characters[$0].scalar) }
    if scripts.allSatisfy({ $0 == scripts[0] }) { return nil }
    var shown = String.UnicodeScalarView()
    for index in letters { shown.append(text.characters[index].scalar) }
    let isStyled =
      scripts.contains { $0.single == .bopomofo } && shown.allSatisfy(Self.drawnAsLatin.contains)
    if !isStyled, String(shown).utf8Span.restrictionLevel <= .highlyRestrictive { return nil }
    // The script of most letters is the word's own script. If several scripts are equally frequent,
    // the first of them is used.
    var counts: [(scripts: ScriptSet, count: Int)] = []
    for own in scripts where !own.isShared {
      if let known = counts.firstIndex(where: { $0.scripts == own }) {
        counts[known].count += 1
      } else {
        counts.append((own, 1))
      }
    }
    let most = counts.map(\.count).max()
    guard let own = counts.first(where: { $0.count == most })?.scripts else { return first }
    return zip(letters, scripts).first { !$1.isShared && !$1.intersects(own.augmented) }?.0 ?? first
  }

  /// Letters of Han and Bopomofo that styled text uses instead of Latin letters, as in 千卂ㄒ乇 for
  /// FATE.
  private static let drawnAsLatin = Set("卂乃匚刀乇千卄丨几卩尺丂山乂乙爪丅凵丫口工ㄒㄩㄥㄚㄖㄇㄈㄗㄏ".unicodeScalars)

  /// Returns whether a character counts in the comparison of scripts.
  private func isOrdinary(_ index: Int) -> Bool {
    let character = text.characters[index]
    return !character.isTaken
      && (character.kind == .letter
        || character.kind == .ownMark
          && !ScriptSet(of: character.scalar).isShared)
  }

  /// Whether the character is a Greek letter that orthographies of Latin script have borrowed
  /// (xʷməθkʷəy̓əm), or ε, which keyboards offer where Akan and Ewe need ɛ.
  private func isLent(_ index: Int) -> Bool {
    let value = text.characters[index].scalar.value
    return value == 0x3B8 || value == 0x3C7 || value == 0x3B5
  }

  /// The index of a word of one letter that looks like a letter of the other words' script.
  private var suspiciousInitial: Int? {
    let words = text.words.map { $0.filter(isOrdinary) }
    // The other words are those with several letters.
    let others = Set(
      words.filter { $0.count > 1 }.joined().map { ScriptSet(of: text.characters[$0].scalar) }
    ).filter { !$0.isShared }
    guard !others.isEmpty, others.allSatisfy(Self.isAlphabetic) else { return nil }
    for letters in words where letters.count == 1 {
      let initial = text.characters[letters[0]].scalar
      let own = ScriptSet(of: initial)
      guard !own.isShared, !others.contains(where: own.intersects) else { continue }
      let looks = String(initial).confusableSkeleton.unicodeScalars.first
      let isLike = [Script.latin, .greek, .cyrillic].contains { script in
        own.contains(script)
      }
      if isLike, looks != initial || own.contains(.latin) { return letters[0] }
    }
    return nil
  }

  /// Whether a script has letters that look like letters of other scripts.
  private static func isAlphabetic(_ scripts: ScriptSet) -> Bool {
    scripts.intersects(ScriptSet([.latin, .greek, .cyrillic]))
  }

  /// The index of the first letter of a word whose script doesn't fit the words before it.
  private var mixedWord: Int? {
    guard text.words.count > 1 else { return nil }
    let letters = text.characters.indices.filter(isOrdinary)
    let scripts = letters.map { ScriptSet(of: text.characters[$0].scalar) }
    guard let first = scripts.first(where: { !$0.isShared }),
      !scripts.allSatisfy({ $0.isShared || $0 == first })
    else { return nil }
    let ordinary = letters.filter { !isLent($0) }
    var shown = String.UnicodeScalarView()
    for index in ordinary { shown.append(text.characters[index].scalar) }
    guard String(shown).utf8Span.restrictionLevel > .highlyRestrictive else { return nil }
    return zip(letters, scripts).first { !$1.isShared && !$1.intersects(first.augmented) }?.0
  }
}
