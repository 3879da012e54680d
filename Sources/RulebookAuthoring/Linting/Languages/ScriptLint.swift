import PackLoading
import Rulebook
import UnicodeText

/// Looks for words with letters of several scripts that only look like one, such as a Cyrillic а
/// among Latin letters.
///
/// Many languages join their own endings to words in Latin letters: `PDF를`, `PDFの`, `الPDF`.
struct ScriptLint {
  let text: TextToLint

  func run() -> [Diagnostic] {
    if text.own.isASCII || Self.hasOneScript(text.words) { return [] }
    for word in text.words.split(whereSeparator: { !$0.isLetter }) {
      if Self.hasOneScript(word) { continue }
      let runs = Self.runs(of: word)
      if Self.isPlausible(runs) { continue }
      let scripts = Set(runs.map(\.script)).map(\.code).sorted().joined(separator: ", ")
      return [
        text.warning(
          "lint.mixed_scripts",
          at: String(word),
          "“\(word)” has letters of several alphabets: \(scripts)"
        )
      ]
    }
    return []
  }

  /// Whether a text has only letters of one script, so that no word mixes several.
  private static func hasOneScript(_ text: some StringProtocol) -> Bool {
    var only: Script?
    for scalar in text.unicodeScalars {
      let script: Script
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A: script = .latin
      case 0..<0x80: continue
      default: script = ScalarProperties(of: scalar).script
      }
      if script == .common || script == .inherited || script == only { continue }
      if only != nil { return false }
      only = script
    }
    return true
  }

  /// Letters of one script in a row.
  private struct Run {
    var script: Script
    var letters: String.UnicodeScalarView
  }

  private static func runs(of word: Substring) -> [Run] {
    var runs: [Run] = []
    for scalar in word.unicodeScalars {
      let script = ScalarProperties(of: scalar).script
      if let last = runs.indices.last,
        script == .common || script == .inherited || script == runs[last].script
      {
        runs[last].letters.append(scalar)
      } else if script != .common, script != .inherited {
        runs.append(Run(script: script, letters: String.UnicodeScalarView([scalar])))
      }
    }
    return runs
  }

  /// The scripts that don't separate words, so that words of others can be inside.
  private static let scriptsWithoutSpaces = Set(
    ["Thai", "Laoo", "Khmr", "Mymr", "Tibt"].compactMap { Script($0) }
  )
  .union([.han, .hiragana, .katakana, .bopomofo])

  /// The scripts whose letters look like Latin ones.
  private static let similarScripts = Set(
    ["Cyrl", "Grek", "Armn", "Copt", "Cher", "Lisu"].compactMap { Script($0) }
  )

  /// Whether people write a word like this.
  private static func isPlausible(_ runs: [Run]) -> Bool {
    let scripts = Set(runs.map(\.script))
    guard scripts.count > 1 else { return true }
    let native = scripts.subtracting([.latin])
    if native.isSubset(of: scriptsWithoutSpaces) { return true }
    guard native.count == 1, scripts.contains(.latin) else { return native == hanAndHangul }
    if native.isDisjoint(with: similarScripts) {
      return !runs.dropFirst().dropLast().contains(where: isStray)
    }
    // Only an acronym with an ending can't be a word with a wrong letter.
    return runs.count == 2 && isAcronym(runs[0])
      && runs[1].letters.allSatisfy { $0.properties.isLowercase }
  }

  private static let hanAndHangul: Set<Script> = [.han, .hangul]

  /// Whether Latin letters inside a word are one letter that was typed on the wrong keyboard,
  /// rather than a word or a symbol.
  private static func isStray(_ run: Run) -> Bool {
    run.script == .latin && run.letters.count == 1
      && run.letters.allSatisfy { $0.properties.isLowercase }
  }

  private static func isAcronym(_ run: Run) -> Bool {
    run.script == .latin && run.letters.count > 1
      && run.letters.allSatisfy { $0.properties.isUppercase }
  }
}
