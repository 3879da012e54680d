import ErrorCatalog
import PackLoading
import Rulebook
import UnicodeText

/// Compares the plurals of a translation with those of its source.
struct PluralLint {
  /// The text, with its source.
  let text: TextToLint

  func run() -> [Diagnostic] {
    lostPlurals + lostExactNumbers + numberSigns
  }

  private var plurals: [String: [PluralForms]] { Self.plurals(of: text.message.message) }

  private var sourcePlurals: [String: [PluralForms]] {
    text.source.map(Self.plurals) ?? [:]
  }

  private static func plurals(of message: Message) -> [String: [PluralForms]] {
    message.arguments.mapValues(\.plurals).filter { !$0.value.isEmpty }
  }

  // MARK: Plurals

  /// Plurals of the source that the translation doesn't have.
  private var lostPlurals: [Diagnostic] {
    let own = plurals
    let source = sourcePlurals
    // A plural of another argument is reported as such.
    guard own.keys.allSatisfy({ source[$0] != nil }) else { return [] }
    return source.sorted { $0.key < $1.key }.compactMap { name, forms in
      guard own[name] == nil, needsPlural(of: name, forms) else { return nil }
      return text.message.diagnostic(
        "lint.lost_plural",
        atArgument: name,
        "the source has a plural of {\(name)}, but this text doesn't",
        hint: "write \(written(name, forms))"
      )
    }
  }

  /// Whether a text needs a plural: it leaves the number out, or puts it next to a word in a
  /// language with several forms.
  private func needsPlural(of name: String, _ forms: [PluralForms]) -> Bool {
    guard text.message.message.argumentNames.contains(name) else { return true }
    guard categories(forms).count > 1 else { return false }
    return text.variants.contains { variant in
      zip(variant.pieces, variant.pieces.dropFirst()).contains { piece, next in
        guard piece == .argument(name), case .text(let words) = next else { return false }
        return words.drop { $0.isWhitespace }.first?.isLetter ?? false
      }
    }
  }

  private func categories(_ forms: [PluralForms]) -> Set<PluralCategory> {
    let types = Set(forms.map(\.type))
    return types.reduce(into: []) { categories, type in
      categories.formUnion(LocaleFormats.pluralCategories(of: text.message.locale, type: type))
    }
  }

  private func written(_ name: String, _ forms: [PluralForms]) -> String {
    let needed = categories(forms)
    let branches = PluralCategory.allCases.filter(needed.contains)
      .map { "\($0.rawValue) {…}" }.joined(separator: " ")
    return "{\(name), plural, \(branches)}"
  }

  // MARK: Exact numbers

  /// Branches of the source for one number, such as `=0`, that no branch of the translation
  /// replaces.
  private var lostExactNumbers: [Diagnostic] {
    let own = plurals
    return sourcePlurals.sorted { $0.key < $1.key }.flatMap { name, forms -> [Diagnostic] in
      let numbers = forms.reduce(into: Set<Int>()) { $0.formUnion($1.exactNumbers) }
      guard let ownForms = own[name] ?? (isUncounted(name, forms) ? [] : nil) else { return [] }
      return numbers.sorted().compactMap { number in
        let wanted = forms.count { $0.exactNumbers.contains(number) }
        let found = ownForms.count { hasBranch(for: number, in: $0) }
        guard found < max(1, min(wanted, ownForms.count)),
          !isReplaced(number, of: name, by: ownForms)
        else { return nil }
        return text.message.diagnostic(
          "lint.lost_exact_number",
          atArgument: name,
          "the source has a branch `=\(number)` of {\(name)}, but this text doesn't",
          hint: "add `=\(number) {…}`"
        )
      }
    }
  }

  /// Returns whether a branch of the source only shows the number, as in `=1{1 file}`, and the
  /// translation has the form for it.
  ///
  /// English files of other tools often write `=1` instead of `one`.
  private func isReplaced(_ number: Int, of name: String, by own: [PluralForms]) -> Bool {
    let formats = LocaleFormats.shared(for: text.message.locale)
    let hasForm = own.allSatisfy { forms in
      forms.categories.contains(formats.pluralCategory(of: .integer(number), type: forms.type))
    }
    return hasForm
      && text.sourceVariants.allSatisfy { variant in
        let isBranch = variant.conditions.contains { condition in
          condition.argument == name && condition.selector == "=\(number)"
        }
        let numbers = variant.text().split { !$0.isNumber }
        return !isBranch || variant.arguments.contains(name) || numbers.contains("\(number)")
      }
  }

  /// Whether the language has one form for all numbers, so that a text needs no plural.
  private func isUncounted(_ name: String, _ forms: [PluralForms]) -> Bool {
    categories(forms).count == 1 && text.message.message.argumentNames.contains(name)
  }

  /// Returns whether a plural has a branch for one number alone, such as `=0`, or the form `zero`
  /// of Arabic.
  private func hasBranch(for number: Int, in forms: PluralForms) -> Bool {
    if forms.exactNumbers.contains(number) { return true }
    let formats = LocaleFormats.shared(for: text.message.locale)
    return forms.categories.contains { category in
      PluralCoverage.numbers(of: category, type: forms.type, formats) == [number]
    }
  }

  // MARK: Number signs

  /// A `#` outside a plural, which people see as it is.
  private var numberSigns: [Diagnostic] {
    guard let sign = text.words.firstIndex(of: "#"), !isMeant(sign) else { return [] }
    let line = text.words[sign...].prefix { $0 != "\n" && $0 != "\u{FFFC}" }
    return [
      text.warning(
        "lint.number_sign",
        at: String(line),
        "this `#` isn't in a plural, so people see it",
        hint: "write `{name, number}`, or `#` in a branch of a plural"
      )
    ]
  }

  /// Returns whether a `#` outside a plural may be meant: because the source has one, or because it
  /// can't be a number before the word for what is counted.
  private func isMeant(_ sign: String.Index) -> Bool {
    if text.source != nil { return text.sourceWords.contains("#") }
    if !plurals.isEmpty { return false }
    let rest = text.words[text.words.index(after: sign)...]
    let isBeforeWord = rest.first == " " && rest.dropFirst().first?.isLetter == true
    let isUnshown = text.numbers.isDisjoint(with: text.message.message.argumentNames)
    return !isBeforeWord || text.numbers.isEmpty || !isUnshown
  }
}
