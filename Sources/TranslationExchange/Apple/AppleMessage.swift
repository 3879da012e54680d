import Rulebook
import UnicodeText
import Violations

/// The message for a text in one of Apple's files.
///
/// Arguments get names. Plurals and texts that depend on a number become branches. Characters that
/// have a meaning in messages are quoted.
struct AppleMessage {
  private(set) var pattern = ""

  /// The kinds of the arguments, by their positions in the call.
  private var kinds: [Int: FormatText.Kind] = [:]

  /// What the message does differently, with the kind of the note.
  private(set) var losses: [(kind: AppleNote.Kind, detail: String)] = []

  /// The names and kinds of the arguments, in the order of the call.
  var arguments: [(name: String, kind: FormatText.Kind)] {
    kinds.sorted { $0.key < $1.key }.map { (name($0.key), $0.value) }
  }

  private let text: AppleText
  private let names: [Int: String]
  private let locale: LocaleIdentifier
  private var substitutions: [SubstitutionPlace: MessagePattern] = [:]

  /// The substitutions that are being written, outermost first.
  private var open: [String] = []

  /// A substitution, and the number of the plural around it.
  private struct SubstitutionPlace: Hashable {
    var name: String
    var number: Int?
  }

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - key: The key, which often is the text of the source language.
  ///   - names: The names of arguments by their positions. Others are called `argument_1` and so
  ///     on.
  ///   - locale: The language of the text.
  /// - Throws: The first part that a message can't express.
  init(
    _ text: AppleText,
    of key: String,
    names: [Int: String],
    in locale: LocaleIdentifier
  ) throws(FormatText.Problem) {
    self.text = text
    self.names = names
    self.locale = locale
    var built = MessagePattern()
    switch text.body {
    case .plain(let words):
      try add(try FormatText(words), to: &built, number: nil)
    case .plural(let forms, let other):
      let number = try Self.number(of: text.body, key)
      try add(plural: forms, other: other, number: number, first: 1, to: &built)
    }
    pattern = built.text
  }

  private func name(_ position: Int) -> String { names[position] ?? "argument_\(position)" }

  /// Returns the position of the number that a text depends on: the first number in the text, or
  /// else in its key.
  private static func number(
    of body: AppleText.Body,
    _ key: String
  ) throws(FormatText.Problem) -> Int {
    for text in body.texts + [key] {
      let format = try FormatText(text, isCounted: true)
      if let first = format.specifiers.first(where: { $0.isNumber }) { return first.position }
      if format.hasNumber { return 1 }
    }
    throw FormatText.Problem(
      code: "apple.no_number",
      reason: "no form of the plural contains its number",
      hint: "write the number in the form `other`, as with `%lld`"
    )
  }

  // MARK: Building

  /// Adds a text.
  ///
  /// - Parameters:
  ///   - format: The text.
  ///   - pattern: Where to add it.
  ///   - number: The position of the number that the text depends on; nil if there is none.
  /// - Throws: The first part that a message can't express.
  private mutating func add(
    _ format: FormatText,
    to pattern: inout MessagePattern,
    number: Int?
  ) throws(FormatText.Problem) {
    if format.hasBarePercentSign { losses.append((.percentSign, "")) }
    for piece in format.pieces {
      switch piece {
      case .text(let words): pattern.add(words: words)
      case .number: addNumber(number ?? 1, .integer, to: &pattern)
      case .argument(let specifier): try add(specifier, to: &pattern, number: number)
      case .substitution(let name, let position):
        pattern.add(try substitution(name, at: position, inPluralOf: pattern.number))
      }
      guard pattern.count <= Message.maximumLength else {
        throw FormatText.Problem(
          code: "apple.too_long",
          reason: "the message has more than \(Message.maximumLength) bytes",
          hint: "split the text"
        )
      }
    }
  }

  private mutating func add(
    _ given: FormatText.Specifier,
    to pattern: inout MessagePattern,
    number: Int?
  ) throws(FormatText.Problem) {
    var specifier = given
    let isNumber = specifier.position == number
    if isNumber, specifier.kind == .text, specifier.loss == FormatText.asText {
      specifier.kind = .integer
      specifier.loss = "the number is written as is usual in the language"
    }
    try note(specifier.kind, of: specifier.position, specifier.written)
    if let loss = specifier.loss { losses.append((.specifier, "`\(specifier.written)`: \(loss)")) }
    if isNumber {
      addNumber(specifier.position, specifier.kind, to: &pattern)
    } else {
      pattern.add(argument: name(specifier.position), specifier.kind)
    }
  }

  /// Adds the number that a text depends on.
  private func addNumber(
    _ position: Int,
    _ kind: FormatText.Kind,
    to pattern: inout MessagePattern
  ) {
    if pattern.number == position, kind == .integer {
      pattern.addNumberSign()
    } else {
      pattern.add(argument: name(position), kind)
    }
  }

  /// Records the kind of an argument.
  private mutating func note(
    _ kind: FormatText.Kind,
    of position: Int,
    _ written: String
  ) throws(FormatText.Problem) {
    let known = kinds[position] ?? kind
    guard (known == .text) != (kind == .text) else {
      kinds[position] = known == .integer ? kind : known
      return
    }
    throw FormatText.Problem(
      code: "apple.argument_kind",
      reason: "argument \(position) is both a text and a number, here as `\(written)`",
      hint: "write the positions of the arguments: `%1$@`, `%2$lld`"
    )
  }

  // MARK: Plurals

  /// Adds a plural with all forms of the language.
  private mutating func add(
    plural forms: [PluralCategory: String],
    other: String,
    number: Int,
    first: Int,
    to pattern: inout MessagePattern
  ) throws(FormatText.Problem) {
    try note(.integer, of: number, "plural")
    var branches = forms
    branches[.other] = other
    let needed = LocaleFormats.pluralCategories(of: locale, type: .cardinal)
    let missing = PluralCategory.allCases.filter {
      needed.contains($0) && branches[$0] == nil && !($0 == .many && locale.hasManyOnlyForMillions)
    }
    for category in missing { branches[category] = other }
    if !missing.isEmpty {
      losses.append((.pluralForms, missing.map(\.rawValue).joined(separator: ", ")))
    }
    var written: [(selector: String, pattern: MessagePattern)] = []
    for category in PluralCategory.allCases {
      guard let text = branches[category] else { continue }
      var branch = MessagePattern(inPluralOf: number)
      let format = try FormatText(text, from: first, isCounted: true)
      try add(format, to: &branch, number: number)
      // Apple uses `zero` for 0 in every language, but the plural rules have it only in some.
      let isNone = category == .zero && !needed.contains(.zero)
      written.append((isNone ? "=0" : category.rawValue, branch))
    }
    pattern.add(plural: name(number), written)
  }

  /// Returns the message of a text that depends on its own number.
  ///
  /// Its forms may have substitutions, too, but not itself.
  private mutating func substitution(
    _ name: String,
    at position: Int,
    inPluralOf outer: Int?
  ) throws(FormatText.Problem) -> MessagePattern {
    let place = SubstitutionPlace(name: name, number: outer)
    if let known = substitutions[place] { return known }
    guard !open.contains(name) else {
      throw FormatText.Problem(
        code: "apple.nested_substitution",
        reason: "the substitution `\(name)` contains itself",
        hint: "remove `%#@\(name)@` from its forms"
      )
    }
    // Every plural is an argument around the next one.
    guard open.count < Message.maximumDepth else {
      throw FormatText.Problem(
        code: "apple.nested_substitution",
        reason: "substitutions are nested more than \(Message.maximumDepth) deep",
        hint: "write them in the text itself, next to each other: `%#@a@ %#@b@`"
      )
    }
    open.append(name)
    defer { open.removeLast() }
    guard let substitution = text.substitutions[name] else {
      throw FormatText.Problem(
        code: "apple.unknown_substitution",
        reason: "there is no substitution `\(name)`",
        hint: nearestName(to: name, in: text.substitutions.keys).map { "did you mean `\($0)`?" }
          ?? "add it to the `substitutions` of the text"
      )
    }
    let number = substitution.position ?? position
    if let specifier = substitution.specifier {
      guard let kind = try FormatText("%" + specifier).specifiers.first?.kind, kind != .text else {
        throw FormatText.Problem(
          code: "apple.format_specifier",
          reason:
            "the substitution `\(name)` needs a number, but `\(specifier)` doesn't write one",
          hint: "write `lld` for a whole number, or else `lf`"
        )
      }
      try note(kind, of: number, "%#@\(name)@")
    }
    var pattern = MessagePattern(inPluralOf: outer)
    switch substitution.body {
    case .plain(let words):
      try add(try FormatText(words, from: number), to: &pattern, number: number)
    case .plural(let forms, let other):
      try add(plural: forms, other: other, number: number, first: number, to: &pattern)
    }
    substitutions[place] = pattern
    return pattern
  }
}

extension LocaleIdentifier {
  /// Whether the plural form `many` is only for a million and more, as in Romance languages, so
  /// that texts can use `other` for it.
  fileprivate var hasManyOnlyForMillions: Bool {
    let formats = LocaleFormats.shared(for: self)
    func isMany(_ number: Int) -> Bool {
      formats.pluralCategory(of: .integer(number), type: .cardinal) == .many
    }
    return isMany(1_000_000) && !(0...200).contains(where: isMany)
  }
}

extension FormatText {
  /// Whether the text contains `%arg`.
  fileprivate var hasNumber: Bool {
    pieces.contains { if case .number = $0 { true } else { false } }
  }
}

extension FormatText.Specifier {
  /// Whether the argument is a number, no matter how it is written.
  fileprivate var isNumber: Bool { kind != .text || loss == FormatText.asText }
}
