import ErrorCatalog
import PackLoading
import Rulebook
import UnicodeText

/// Looks for English names of countries and languages that a translation has left as they are.
struct NameLint {
  let text: TextToLint

  func run() -> [Diagnostic] {
    guard text.source != nil, !text.isInSourceLanguage else { return [] }
    // Most translations have none of the names.
    guard text.ofSource.hasNames(in: text.words) else { return [] }
    let words = text.ofSource.names.intersection(Self.words(of: text.words))
    return words.sorted().compactMap { word in
      guard let own = EnglishNames.name(of: word, in: text.message.locale), own != word,
        !EnglishNames.isScript(word, in: text.message.locale)
      else { return nil }
      return text.warning(
        "lint.foreign_name",
        at: word,
        "“\(word)” is the English name of “\(own)”",
        hint: "write “\(own)”, with the ending that your sentence needs"
      )
    }
  }

  /// The words that begin with a capital letter, and pairs of them, as in “South Korea”.
  static func words(of text: String) -> [String] {
    let words = text.split { !$0.isLetter && $0 != " " }.flatMap { part -> [String] in
      let words = part.split(separator: " ").map(String.init)
      return words + zip(words, words.dropFirst()).map { "\($0) \($1)" }
    }
    return words.filter { $0.count > 3 && $0.first?.isUppercase == true }
  }
}

/// The English names of countries and languages with two-letter codes.
private enum EnglishNames {
  private static let codes: [String] = {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    return letters.flatMap { first in letters.map { "\(first)\($0)" } }
  }()

  private static let countries: [String: String] = {
    let english = LocaleFormats.shared(for: .english)
    return codes.reduce(into: [:]) { names, code in
      let code = code.uppercased()
      if let name = english.regionName(code), name != code { names[name] = code }
    }
  }()

  private static let languages: [String: LocaleIdentifier] = codes.reduce(into: [:]) {
    names,
    code in
    let language = LocaleIdentifier(trusted: code)
    let name = language.localizedName(in: .english)
    if name != code { names[name] = language }
  }

  /// Returns the name of a country or language in another language; nil for other words.
  static func name(of word: String, in locale: LocaleIdentifier) -> String? {
    if let code = countries[word] { return LocaleFormats.shared(for: locale).regionName(code) }
    return languages[word]?.localizedName(in: locale)
  }

  /// Whether a word is another language's own name of a script, as “Latin” is in Turkish, where the
  /// language is called “Latince”.
  static func isScript(_ word: String, in locale: LocaleIdentifier) -> Bool {
    guard let language = languages[word], let script = Script(word) else { return false }
    // In Turkish, `la-Latn` is “Latince (Latin)”.
    let written = LocaleIdentifier(trusted: "\(language.tag)-\(script.code)")
    return NameLint.words(of: written.localizedName(in: locale)).contains(word)
  }
}
