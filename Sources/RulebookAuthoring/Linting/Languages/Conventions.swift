import PackLoading

/// The conventions of a language, with its words prepared once for all texts.
final class Conventions {
  /// A term of the source with its translations.
  struct Term {
    /// The term, as the file lists it.
    var name: String

    /// The characters to look for in the source.
    var sought: [Character]

    /// The translations; there is at least one.
    var forms: [String]

    /// The translations in lowercase, in UTF-8.
    var bytes: [[UInt8]]
  }

  /// A word that texts of the language don't have.
  struct AvoidedWord {
    var sought: [Character]

    /// Whether longer words that begin with it are avoided too.
    var isBeginning: Bool

    /// What to write instead.
    var instead: String
  }

  let profile: LanguageProfile

  /// How the language writes letters in lowercase.
  let lowercase: LowercaseLetters

  /// The terms with translations, in order.
  let terms: [Term]

  /// The words to avoid, in order.
  let avoided: [AvoidedWord]

  /// The words of other forms of address.
  let otherForms: [[Character]]

  /// The outer and the inner quotation marks that CLDR has for the locale, each as the opening mark
  /// and the closing one; empty if the file itself names the marks.
  let pairsOfCLDR: [[Character]]

  /// Whether a mark of the language is a letter, a digit or a space, so that each character can be
  /// one.
  let hasPlainMarks: Bool

  init(
    _ profile: LanguageProfile,
    lowercase: LowercaseLetters = .usual,
    marksOfCLDR: [String] = []
  ) {
    self.profile = profile
    self.lowercase = lowercase
    let pairs = marksOfCLDR.count == 4 ? [marksOfCLDR.prefix(2), marksOfCLDR.suffix(2)] : []
    pairsOfCLDR = pairs.map { pair in pair.compactMap { $0.count == 1 ? $0.first : nil } }
      .filter { $0.count == 2 }
    terms = profile.glossary.sorted { $0.key < $1.key }.compactMap { name, forms in
      // A new file lists the terms without translations.
      let forms = forms.filter { !$0.isEmpty }
      if forms.isEmpty { return nil }
      return Term(
        name: name,
        sought: Array(name.lowercased()),
        forms: forms,
        bytes: forms.map { Array(lowercase.text($0).utf8) }
      )
    }
    avoided = profile.avoided.sorted { $0.key < $1.key }.map { word, instead in
      let isBeginning = word.hasSuffix("*")
      let plain = isBeginning ? String(word.dropLast()) : word
      return AvoidedWord(
        sought: Array(lowercase.text(plain)),
        isBeginning: isBeginning,
        instead: instead
      )
    }
    otherForms = profile.otherForms.map { Array($0) }
    let marks =
      Array(profile.spacesBefore.keys) + Array(profile.spacesAfter.keys) + profile.quotationMarks
    hasPlainMarks = marks.contains { $0.isPlain || $0 == " " }
  }

  /// The indexes of the characters that can be marks or spaces of the language.
  func marks(in characters: [Character]) -> [Int] {
    hasPlainMarks
      ? Array(characters.indices) : characters.indices.filter { !characters[$0].isPlain }
  }
}
