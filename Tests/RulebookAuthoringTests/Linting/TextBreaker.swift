import PackLoading
import UnicodeText
import Violations

/// Breaks texts of a language, with what its catalog file says about it.
struct TextBreaker {
  /// The conventions of the language, with those of the files that it inherits from.
  let profile: LanguageProfile

  /// The texts of the source language by key; empty in the source itself.
  let sources: [String: String]

  /// Whether another file has the texts that this one doesn't have.
  let isRegional: Bool

  private let letters: UnicodeSet?

  /// The forms of plurals, other than `other`, that small numbers have.
  private let smallForms: Set<String>

  init(
    _ locale: LocaleIdentifier,
    _ profile: LanguageProfile,
    sources: [String: String],
    isRegional: Bool
  ) throws {
    (self.profile, self.sources, self.isRegional) = (profile, sources, isRegional)
    letters = try profile.letters.map { try UnicodeSet(pattern: $0) }
    let formats = LocaleFormats.shared(for: locale)
    let categories = Set(
      (0...100).map { formats.pluralCategory(of: .integer($0), type: .cardinal).rawValue }
    )
    smallForms = categories.subtracting(["other"])
  }

  /// Returns the code that lint must report.
  func code(of loss: CatalogLoss) -> String {
    switch loss {
    case .argument: "lint.lost_argument"
    // Without `other`, a plural can't be read.
    case .pluralForm: smallForms.isEmpty ? "message.syntax" : "lint.missing_plural"
    case .foreignLetter: "lint.foreign_letter"
    case .quotationMarks: "lint.quotation_marks"
    case .address: "lint.address"
    case .joinedEnding: "lint.joined_ending"
    }
  }

  /// Returns whether the file must have a text that can be broken in a way.
  func requires(_ loss: CatalogLoss) -> Bool {
    if isRegional { return false }
    return switch loss {
    case .argument: !sources.isEmpty
    case .pluralForm: !smallForms.isEmpty
    case .foreignLetter, .quotationMarks: true
    case .address: !profile.otherForms.isEmpty
    case .joinedEnding: profile.partsWords
    }
  }

  /// Returns a broken text; nil if the text isn't suitable.
  func breaking(_ text: String, ofKey key: String, by loss: CatalogLoss) -> String? {
    switch loss {
    case .argument: sources[key].flatMap { withoutArgument(text, source: $0) }
    case .pluralForm: withoutForm(text)
    case .foreignLetter: withForeignLetter(text)
    case .quotationMarks: withWrongMarks(text)
    case .address: withAddress(text)
    case .joinedEnding: withEnding(text)
    }
  }

  // MARK: Ways

  private func withoutArgument(_ text: String, source: String) -> String? {
    guard let range = argument(in: text), let letter = firstLetter(of: text),
      Self.isOneSentence(source), source.contains(text[range])
    else { return nil }
    return "\(text[..<range.lowerBound])\(letter)\(text[range.upperBound...])"
  }

  /// Removes the last form that small numbers have, or the only one.
  private func withoutForm(_ text: String) -> String? {
    guard let plural = text.wholeMatch(of: /\{(\w+), plural, ((?:\w+ \{[^{}]*\} ?)+)\}/) else {
      return nil
    }
    let forms = plural.output.2.matches(of: /(\w+) \{[^{}]*\}/)
    let names = forms.map { String($0.output.1) }
    let lost = smallForms.isEmpty ? names.last : names.last(where: smallForms.contains)
    guard let lost else { return nil }
    let kept = forms.map { String($0.output.0) }.filter { !$0.hasPrefix(lost + " ") }
    return "{\(plural.output.1), plural, \(kept.joined(separator: " "))}"
  }

  /// Letters of several scripts.
  private static let foreignLetters: [Unicode.Scalar] = ["ж", "λ", "ع"]

  private func withForeignLetter(_ text: String) -> String? {
    guard let letters, let range = argument(in: text) else { return nil }
    let scripts = Set(text.unicodeScalars.map { ScalarProperties(of: $0).script })
    let foreign = Self.foreignLetters.first { letter in
      !letters.contains(letter) && !scripts.contains(ScalarProperties(of: letter).script)
    }
    return foreign.map { "\(text[..<range.lowerBound])\($0)\(text[range.lowerBound...])" }
  }

  private func withWrongMarks(_ text: String) -> String? {
    let marks = profile.quotationMarks
    let others: [Character] = ["\"", "«"]
    guard marks.count == 4, Self.isOneSentence(text), text.contains(marks[0]),
      text.contains(marks[1]), let wrong = others.first(where: { !marks.contains($0) })
    else { return nil }
    return String(text.map { $0 == marks[0] || $0 == marks[1] ? wrong : $0 })
  }

  private func withAddress(_ text: String) -> String? {
    guard let word = profile.otherForms.first, Self.isOneSentence(text),
      text.first?.isLetter == true
    else { return nil }
    return word + (profile.partsWords || profile.partsPhrases ? " " : "") + text
  }

  private func withEnding(_ text: String) -> String? {
    guard profile.partsWords, let range = argument(in: text), let letter = firstLetter(of: text)
    else { return nil }
    return "\(text[..<range.upperBound])-\(letter.lowercased())\(text[range.upperBound...])"
  }

  // MARK: Texts

  /// Whether a text has neither branches nor quoted braces.
  private static func isOneSentence(_ text: String) -> Bool {
    !text.contains(", plural,") && !text.contains(", select") && !text.contains("'")
  }

  /// Returns the first argument that the text mentions once, and that no letter is joined to.
  private func argument(in text: String) -> Range<String.Index>? {
    guard Self.isOneSentence(text) else { return nil }
    return text.ranges(of: /\{\w+\}/).first { range in
      let around = [text[..<range.lowerBound].last, text[range.upperBound...].first]
      let isJoined = around.contains { $0.map { $0.isLetter || $0.isNumber } ?? false }
      return !isJoined && text.ranges(of: text[range]).count == 1
    }
  }

  /// Returns the first letter of the text's words that isn't a form of address itself.
  private func firstLetter(of text: String) -> Character? {
    text.replacing(/\{[^}]*\}/, with: "").first { letter in
      letter.isLetter && !profile.otherForms.contains(String(letter))
        && !profile.otherForms.contains(letter.lowercased())
    }
  }
}
