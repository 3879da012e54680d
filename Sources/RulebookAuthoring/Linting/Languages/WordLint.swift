import ErrorCatalog
import PackLoading
import Rulebook
import SourceTexts
import UnicodeText

/// Checks the words of a text: its terms, form of address, letters, and length.
struct WordLint {
  let text: TextToLint

  /// The letters of the language; nil if its file doesn't list them.
  let letters: UnicodeSet?

  func run() -> [Diagnostic] {
    terms + avoidedWords + address + foreignLetters + ScriptLint(text: text).run()
      + LengthLint(text: text).run()
  }

  // MARK: Terms

  /// Terms of the source whose translation isn't in the glossary.
  private var terms: [Diagnostic] {
    if text.source == nil { return [] }
    let search = text.sourceSearch
    let found = text.conventions.terms.filter { search.hasTerm($0.sought) }
    if found.isEmpty { return [] }
    let words = text.conventions.lowercase.text(text.words)
    return found.filter { !$0.bytes.contains(where: words.hasBytes) }.map { term in
      text.warning(
        "lint.term",
        "the source says “\(term.name)”, which this language calls “\(term.forms[0])”",
        hint: "use that word, or add the one that is used here to `@@x-glossary`"
      )
    }
  }

  private var avoidedWords: [Diagnostic] {
    let search = text.search
    return text.conventions.avoided.compactMap { word in
      let found = search.occurrence(of: word.sought, isBeginning: word.isBeginning)
      guard let found else { return nil }
      return text.warning(
        "lint.avoided_word",
        at: found,
        "“\(found)” is a word that this catalog avoids",
        hint: "`@@x-avoid` says: \(word.instead)"
      )
    }
  }

  /// Words of a different form of address from the one in the file.
  private var address: [Diagnostic] {
    guard let form = text.profile.formOfAddress else { return [] }
    let search = text.search
    return text.conventions.otherForms.compactMap { word in
      guard let found = search.occurrence(of: word, exactly: true) else { return nil }
      return text.warning(
        "lint.address",
        at: found,
        "“\(found)” doesn't address the reader as “\(form)”"
      )
    }
  }

  // MARK: Letters

  /// Letters that the language doesn't have.
  ///
  /// Letters from A to Z are allowed for examples.
  private var foreignLetters: [Diagnostic] {
    guard let letters, !text.own.isASCII else { return [] }
    let foreign = text.words.unicodeScalars.first { scalar in
      !scalar.isASCII && scalar.properties.isAlphabetic && !letters.contains(scalar)
        && scalar.properties.generalCategory != .modifierLetter
    }
    guard let foreign else { return [] }
    return [
      text.warning(
        "lint.foreign_letter",
        at: String(foreign),
        "\(foreign) (U+\(foreign.hexadecimal)) isn't a letter of `\(text.message.locale)`",
        hint: "if it is, add it to `@@x-letters`"
      )
    ]
  }
}

extension Unicode.Scalar {
  /// The number in hexadecimal, as it is written after “U+”.
  var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
