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
    terms + avoidedWords + address + foreignLetters + ScriptLint(text: text).run() + length
  }

  // MARK: Terms

  /// Terms of the source whose translation isn't in the glossary.
  private var terms: [Diagnostic] {
    if text.source == nil { return [] }
    let scalars = Array(text.words.lowercased().unicodeScalars)
    return text.profile.glossary.sorted { $0.key < $1.key }.compactMap { term, forms in
      // A new file lists the terms without translations.
      let forms = forms.filter { !$0.isEmpty }
      guard !forms.isEmpty, text.sourceSearch.hasTerm(term),
        !forms.contains(where: { scalars.contains($0.lowercased().unicodeScalars) })
      else { return nil }
      return text.warning(
        "lint.term",
        "the source says “\(term)”, which this language calls “\(forms[0])”",
        hint: "use that word, or add the one that is used here to `@@x-glossary`"
      )
    }
  }

  private var avoidedWords: [Diagnostic] {
    text.profile.avoided.sorted { $0.key < $1.key }.compactMap { word, instead in
      let isBeginning = word.hasSuffix("*")
      let plain = isBeginning ? String(word.dropLast()) : word
      guard let found = text.search.occurrence(of: plain, isBeginning: isBeginning) else {
        return nil
      }
      return text.warning(
        "lint.avoided_word",
        at: found,
        "“\(found)” is a word that this catalog avoids",
        hint: "`@@x-avoid` says: \(instead)"
      )
    }
  }

  /// Words of a different form of address from the one in the file.
  private var address: [Diagnostic] {
    guard let form = text.profile.formOfAddress else { return [] }
    return text.profile.otherForms.compactMap { word in
      guard let found = text.search.occurrence(of: word, exactly: true) else { return nil }
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
    guard let letters else { return [] }
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

  // MARK: Length

  /// How much longer than twice its source a short text may be.
  private static let allowance = 15

  private var length: [Diagnostic] {
    // Characters of languages without any spaces are twice as wide.
    let width = text.profile.partsWords || text.profile.partsPhrases ? 1 : 2
    guard let longest = text.sourceVariants.map({ $0.text().count }).max(),
      let own = text.variants.map({ $0.text().count }).max(),
      own * width > 2 * longest + Self.allowance
    else { return [] }
    return [
      text.warning(
        "lint.too_long",
        "the text has \(own) characters, but the source has \(longest)",
        hint: "forms have little space, so use fewer words"
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

extension [Unicode.Scalar] {
  /// Whether these scalars contain others in a row, whatever marks come after them.
  fileprivate func contains(_ sought: String.UnicodeScalarView) -> Bool {
    let sought = Array(sought)
    guard !sought.isEmpty, sought.count <= count else { return false }
    return (0...(count - sought.count)).contains { self[$0...].starts(with: sought) }
  }
}
