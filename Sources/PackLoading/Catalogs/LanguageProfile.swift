import JSONDocuments

/// A language's rules about style, spelling and punctuation: the entries `@@x-…` of a catalog file,
/// which lint reads.
///
///     { "@@locale": "fr",
///       "@@x-quotation-marks": ["«", "»", "“", "”"],
///       "@@x-spaces": { "before": { ":": "\u00A0" }, "after": { "«": "\u00A0" } },
///       "@@x-letters": "[a-zàâæçéèêëîïôœùûüÿA-ZÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ]",
///       "@@x-digits": "latn",
///       "@@x-address": { "form": "vous", "avoid": ["tu", "ton"] },
///       "@@x-glossary": { "password": ["mot de passe", "mots de passe"] },
///       "@@x-avoid": { "courriel*": "adresse e-mail" },
///       "@@x-end": [".", "?"] }
///
/// An entry without content, such as `"@@x-avoid": {}` or `null`, clears what the file would
/// otherwise inherit. `"@@x-avoid": { "courriel*": null }` releases one word of the parent.
public struct LanguageProfile: Sendable, Hashable {
  /// What a translator should know.
  public var style: String?

  /// The opening and closing quotation marks, first the outer pair, then the inner one; empty if
  /// the file doesn't say.
  public var quotationMarks: [Character] = []

  /// The space before a punctuation mark.
  public var spacesBefore: [Character: Character] = [:]

  /// The space after a punctuation mark.
  public var spacesAfter: [Character: Character] = [:]

  /// Whether spaces separate words.
  public var partsWords = true

  /// Whether spaces separate phrases and sentences, in a language that doesn't separate words, such
  /// as Thai.
  public var partsPhrases = false

  /// The letters of the language, as a set in ICU's syntax.
  public var letters: String?

  /// The numbering system of numbers in messages, such as `latn`; nil for the locale's own.
  public var digits: String?

  /// How the reader is addressed, such as `vous`.
  public var formOfAddress: String?

  /// The words of other forms of address, which messages must not use.
  public var otherForms: [String] = []

  /// The beginnings of words that translate a term of the source language.
  public var glossary: [String: [String]] = [:]

  /// Words that messages must not use, and what to write instead; `*` at the end matches any
  /// ending.
  public var avoided: [String: String] = [:]

  /// Words that messages may use although the file's parent avoids them, as the parent writes them.
  package var released: Set<String> = []

  /// The marks that end a sentence.
  public var ends: [Character] = []

  /// Creates an empty profile.
  public init() {}

  /// Whether the profile is empty.
  public var isEmpty: Bool { self == LanguageProfile() }

  /// The entries that the file clears, so that nothing is inherited for them.
  package var cleared: Set<Entry> = []

  /// The entries that come from texts of someone else, the library's.
  package var borrowed: Set<Entry> = []
}

extension LanguageProfile {
  /// What is wrong with an entry.
  struct Fault {
    var offset: Int
    var reason: String
  }

  /// Reads an entry of a catalog file; entries that don't belong to the profile are skipped.
  ///
  /// - Returns: What is wrong with it, if anything.
  mutating func read(_ member: JSONValue.Member) -> Fault? {
    let value = member.value
    if let entry = Entry(rawValue: member.key), value.isEmpty(as: entry) {
      cleared.insert(entry)
      return nil
    }
    func fault(_ reason: String, at part: JSONValue? = nil) -> Fault {
      Fault(offset: (part ?? value).range.lowerBound, reason: "`\(member.key)` must be \(reason)")
    }
    switch member.key {
    case "@@x-style":
      style = value.text
      return style == nil ? fault("a text") : nil
    case "@@x-quotation-marks":
      guard let marks = value.characters, marks.count == 4 else {
        return fault("a list of four: the outer marks and the inner ones")
      }
      quotationMarks = marks
    case "@@x-spaces":
      return readSpaces(value).map {
        fault(
          "an object with `before` and `after`, one space for each mark, and `between-words` and "
            + "`between-phrases`",
          at: $0
        )
      }
    case "@@x-letters":
      letters = value.text
      return letters == nil ? fault("a set of letters") : nil
    case "@@x-digits":
      digits = value.text
      return digits == nil ? fault("a numbering system, such as `latn`") : nil
    case "@@x-address":
      let reason = "an object with a text `form` and a list of words `avoid`"
      guard let form = value["form"]?.text else { return fault(reason, at: value["form"]) }
      formOfAddress = form
      guard let avoided = value["avoid"] else { return nil }
      guard let words = avoided.texts else { return fault(reason, at: avoided) }
      if words.count > Self.mostWords { return fault(Self.fewWords, at: avoided) }
      otherForms = words
    case "@@x-glossary":
      guard let terms = value.members else { return fault("an object of terms") }
      if terms.count > Self.mostWords { return fault(Self.fewWords) }
      for term in terms {
        guard let forms = term.value.texts, !forms.isEmpty else {
          return fault("an object with a list of words for each term", at: term.value)
        }
        glossary[term.key] = forms
      }
    case "@@x-avoid":
      guard let words = value.members else { return fault("an object of words") }
      if words.count > Self.mostWords { return fault(Self.fewWords) }
      for word in words {
        if case .null = word.value.content {
          released.insert(word.key)
          continue
        }
        guard let instead = word.value.text else {
          return fault("an object with a text or null for each word", at: word.value)
        }
        avoided[word.key] = instead
      }
    case "@@x-end":
      guard let marks = value.characters else { return fault("a list of marks") }
      ends = marks
    default:
      break
    }
    return nil
  }

  /// The greatest number of words in one list, since lint looks for each of them in each text.
  private static let mostWords = 1_000

  private static let fewWords = "a list of at most \(mostWords) words"

  /// Reads the spaces next to punctuation marks, and returns the part that is wrong, if any.
  private mutating func readSpaces(_ value: JSONValue) -> JSONValue? {
    guard value.members != nil else { return value }
    for (key, spaces) in [("before", \LanguageProfile.spacesBefore), ("after", \.spacesAfter)] {
      guard let marks = value[key] else { continue }
      guard let members = marks.members else { return marks }
      for entry in members {
        guard entry.key.count == 1, let space = entry.value.text, space.count == 1 else {
          return entry.value
        }
        self[keyPath: spaces][Character(entry.key)] = Character(space)
      }
    }
    for (key, parts) in [
      ("between-words", \LanguageProfile.partsWords), ("between-phrases", \.partsPhrases),
    ] {
      guard let written = value[key] else { continue }
      guard case .boolean(let isTrue) = written.content else { return written }
      self[keyPath: parts] = isTrue
    }
    return nil
  }
}

extension JSONValue {
  /// Whether an entry has no content, as the files that `rulebook new locale` writes can have.
  fileprivate func isEmpty(as entry: LanguageProfile.Entry) -> Bool {
    guard entry == .address, let members else { return hasNoContent }
    return members.allSatisfy { ["form", "avoid"].contains($0.key) && $0.value.hasNoContent }
  }

  private var hasNoContent: Bool {
    switch content {
    case .null: true
    case .text(let text): text.isEmpty
    case .list(let elements): elements.isEmpty
    case .record(let members): members.isEmpty
    case .number, .boolean: false
    }
  }

  /// The texts of a list; nil if the value isn't a list, or has other elements.
  fileprivate var texts: [String]? {
    guard let elements else { return nil }
    let texts = elements.compactMap(\.text)
    return texts.count == elements.count ? texts : nil
  }

  /// The characters of a list of one-character texts.
  fileprivate var characters: [Character]? {
    guard let texts, texts.allSatisfy({ $0.count == 1 }) else { return nil }
    return texts.compactMap(\.first)
  }
}
