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
    let categories = Self.categories(of: locale)
    guard !hasIntervals, forms.count == categories.count else { return nil }
    let number = names.contains("count") ? "count" : names.first ?? "count"
    let branches = zip(categories, pieces).map { category, pieces in
      "\(category.rawValue) {\(Self.pattern(pieces, number: number))}"
    }
    // The last form is for all other numbers, such as fractions.
    let hasOther = categories.contains(.other)
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

  /// The plural forms of whole numbers, in CLDR's order.
  private static func categories(of locale: LocaleIdentifier) -> [PluralCategory] {
    let formats = LocaleFormats.shared(for: locale)
    let found = Set((0...200).map { formats.pluralCategory(of: .integer($0), type: .cardinal) })
    return PluralCategory.allCases.filter(found.contains)
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
