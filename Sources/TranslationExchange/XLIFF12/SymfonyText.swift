import Rulebook
import UnicodeText
import Violations

/// A text of Symfony as a message.
///
/// Arguments are `%name%` or, in validators, `{{ name }}`. Forms of a plural are separated by `|`,
/// in the order of the language's forms, and depend on `%count%`, or else on the first argument.
///
///     SymfonyText("One apple|%count% apples", in: english)?.pattern
///     // "{count, plural, one {One apple} other {{count, number} apples}}"
struct SymfonyText {
  private(set) var pattern = ""

  private enum Piece {
    case text(String)
    case argument(String)
  }

  /// Reads a text.
  ///
  /// Returns nil for a plural that a message can't express: one whose forms name their numbers,
  /// such as `]1,Inf[`, or one that doesn't have the forms of the language.
  init?(_ text: String, in locale: LocaleIdentifier) {
    let forms = Self.forms(of: text)
    let pieces = forms.map(Self.pieces)
    let names = pieces.flatMap(\.self).compactMap { piece -> String? in
      if case .argument(let name) = piece { name } else { nil }
    }
    let hasIntervals = forms.contains(where: Self.isInterval)
    guard forms.count > 1, hasIntervals || !names.isEmpty else {
      pattern = Self.pattern(pieces.count == 1 ? pieces[0] : Self.pieces(of: text), number: nil)
      return
    }
    let places = Self.places(in: locale)
    guard !hasIntervals, Set(places.map { $0.place }) == Set(forms.indices) else { return nil }
    let number = names.contains("count") ? "count" : names.first ?? "count"
    let branches = places.map { category, place in
      "\(category.rawValue) {\(Self.pattern(pieces[place], number: number))}"
    }
    // The last form is for all other numbers, such as fractions.
    let hasOther = places.contains { $0.category == .other }
    let other = pieces.last.map { " other {\(Self.pattern($0, number: number))}" } ?? ""
    pattern =
      "{\(number), plural, \(branches.joined(separator: " "))\(hasOther ? "" : other)}"
  }

  /// Returns the forms of a plural; `||` is one `|` of the text.
  private static func forms(of text: String) -> [String] {
    text.replacing("||", with: "\u{0}").split(separator: "|", omittingEmptySubsequences: false)
      .map { String($0.replacing("\u{0}", with: "|")) }
  }

  /// Whether a form begins with the numbers that it is for, as in `{0} None` and `]1,Inf[ Many`.
  private static func isInterval(_ form: String) -> Bool {
    let start = form.drop(while: \.isWhitespace)
    return start.first == "]" || start.first == "["
      || start.first == "{" && start.dropFirst().first?.isNumber == true
  }

  /// A plural form of a language, and the place of its text in Symfony's texts.
  private typealias Place = (category: PluralCategory, place: Int)

  /// The places in languages where Symfony has fewer forms than CLDR.
  ///
  /// Source: `TranslatorTrait::getPluralizationRule` in Symfony's translation contracts, read on
  /// 27 November 2026.
  private static let ownPlaces: [String: [Place]] = [
    "ga": [(.one, 0), (.two, 1), (.few, 2), (.many, 2), (.other, 2)],
    "he": [(.one, 0), (.two, 1), (.other, 1)],
    "mt": [(.one, 0), (.two, 1), (.few, 1), (.many, 2), (.other, 3)],
  ]

  /// The plural forms of whole numbers in CLDR's order, which is Symfony's order, too.
  private static func places(in locale: LocaleIdentifier) -> [Place] {
    if let own = ownPlaces[locale.language] { return own }
    let formats = LocaleFormats.shared(for: locale)
    let found = Set((0...200).map { formats.pluralCategory(of: .integer($0), type: .cardinal) })
    return PluralCategory.allCases.filter(found.contains).enumerated().map { ($1, $0) }
  }

  /// Splits a text at its arguments.
  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var words = ""
    var rest = text[...]
    while let first = rest.first {
      if let (name, end) = argument(at: rest) {
        if !words.isEmpty { pieces.append(.text(words)) }
        words = ""
        pieces.append(.argument(name))
        rest = rest[end...]
      } else {
        words.append(first)
        rest = rest.dropFirst()
      }
    }
    return words.isEmpty ? pieces : pieces + [.text(words)]
  }

  /// Returns the argument that a text begins with, and where it ends.
  private static func argument(at text: Substring) -> (name: String, end: String.Index)? {
    for (start, end) in [("%", "%"), ("{{", "}}")] where text.hasPrefix(start) {
      let inner = text.dropFirst(start.count)
      let name = inner.drop { $0 == " " }.prefix {
        $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_"
      }
      let rest = inner[name.endIndex...].drop { $0 == " " }
      let isSpaced = name.startIndex > inner.startIndex || rest.startIndex > name.endIndex
      guard rest.hasPrefix(end), start == "{{" || !isSpaced,
        name.first?.isLetter == true || name.first == "_"
      else { continue }
      return (String(name), rest.index(rest.startIndex, offsetBy: end.count))
    }
    return nil
  }

  private static func pattern(_ pieces: [Piece], number: String?) -> String {
    // The position only says that `#` has a meaning in a plural.
    var pattern = MessagePattern(inPluralOf: number == nil ? nil : 0)
    for piece in pieces {
      switch piece {
      case .text(let words): pattern.add(words: words)
      case .argument(let name): pattern.add(argument: name, name == number ? .integer : .text)
      }
    }
    return pattern.text
  }
}
