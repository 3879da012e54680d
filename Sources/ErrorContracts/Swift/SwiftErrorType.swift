import ErrorCatalog
package import PackLoading
import SourceTexts
package import Violations

/// The enumeration that is generated for a pack: a case for each code that programs report.
///
///     let type = try SwiftErrorType(of: pack)
///     type.text(.internal)  // "…enum BillingError: CatalogedError…"
package struct SwiftErrorType {
  /// A case of the enumeration.
  struct Case {
    var declaration: ErrorDeclaration
    var name: String
    var payloads: [Payload]

    /// Whether the error may carry the error that led to it.
    var hasCause: Bool { declaration.causes != nil }
  }

  /// A value that a case carries.
  struct Payload {
    var argument: ErrorArgument
    var label: String
    var type: String

    /// The enumeration that is generated for the value; nil unless it is a choice.
    var choice: Choice?
  }

  /// An enumeration of the words of a choice.
  struct Choice {
    var name: String
    var words: [(name: String, word: String)]
  }

  package let name: String

  /// Notes about the names that a person should see, such as that one needs backticks.
  package let notes: [String]

  let pack: String
  let sourceLocale: String

  /// The declarations of all codes of the pack, sorted.
  let declarations: [ErrorDeclaration]

  let cases: [Case]

  /// The texts of the cases and of the codes above them, sorted by key, for each language that has
  /// any; the source language comes first.
  let texts: [(locale: String, texts: [(key: String, pattern: String)])]

  /// Plans the enumeration of a pack.
  ///
  /// - Parameters:
  ///   - pack: The pack.
  ///   - languages: The languages of the texts.
  /// - Throws: A `LoadingError` with every name that Swift doesn't allow, or if there is no code to
  ///   generate a case for.
  /// - Complexity: O(*n* log *n*) in the number of codes and texts.
  package init(
    of pack: PackDeclaration,
    languages: SwiftFile.Languages = .source
  ) throws(LoadingError) {
    let codes = pack.codes.sorted { $0.key < $1.key }.map(\.value)
    let given = codes.filter(\.isForPrograms)
    guard !given.isEmpty else {
      throw LoadingError(
        pack.source.diagnostic(
          "generate.no_codes",
          at: pack.namePosition,
          reason: "the pack `\(pack.name)` doesn't declare a code that programs report",
          hint: "add `arguments:` to a code, or `arguments: {}` if it has none"
        )
      )
    }
    name = SwiftWords.upperCamelCase(pack.name) + "Error"
    self.pack = pack.name
    sourceLocale = pack.sourceLocale.tag
    declarations = codes.map(\.declared)
    cases = given.map { Case($0.declared, of: pack.name) }
    texts = Self.texts(of: given.map(\.declared.code), in: pack, languages)
    var audit = SwiftNameAudit(pack: pack)
    audit.run(name, zip(cases, given).map { (case: $0, declared: $1) })
    try audit.collector.throwIfAny()
    notes = audit.notes
  }

  /// Returns whether a pack declares a code that programs report.
  package static func hasCases(_ pack: PackDeclaration) -> Bool {
    pack.codes.values.contains(where: \.isForPrograms)
  }

  private static func texts(
    of codes: [ViolationCode],
    in pack: PackDeclaration,
    _ languages: SwiftFile.Languages
  ) -> [(locale: String, texts: [(key: String, pattern: String)])] {
    let keys = Set(codes.flatMap { [$0] + $0.ancestors }).map(\.rawValue).flatMap { key in
      [key] + TextPart.allCases.map { $0.key(of: key) }
    }
    let sorted = keys.sorted()
    let others = pack.messages.keys.filter { $0 != pack.sourceLocale }.sorted()
    var found: [(locale: String, texts: [(key: String, pattern: String)])] = []
    for locale in [pack.sourceLocale] + (languages == .all ? others : []) {
      let messages = pack.messages[locale] ?? [:]
      let texts: [(key: String, pattern: String)] = sorted.compactMap { key in
        messages[key].map { (key, $0.message.pattern) }
      }
      if !texts.isEmpty { found.append((locale: locale.tag, texts: texts)) }
    }
    return found
  }
}

extension CodeDeclaration {
  /// Whether programs report the code, so that it has a case.
  fileprivate var isForPrograms: Bool { arguments != nil && !declared.standing.isRetired }
}

extension SwiftErrorType.Case {
  /// Plans the case of a code.
  fileprivate init(_ declaration: ErrorDeclaration, of pack: String) {
    self.declaration = declaration
    name = SwiftWords.lowerCamelCase(Self.words(of: declaration.code, in: pack))
    let typePrefix = name.prefix(1).uppercased() + name.dropFirst()
    payloads = (declaration.arguments ?? []).map { argument in
      let choice = argument.kind.words.map { words in
        SwiftErrorType.Choice(
          name: typePrefix + SwiftWords.upperCamelCase(argument.name),
          words: words.map { (SwiftErrorType.Choice.name(of: $0), $0) }
        )
      }
      return SwiftErrorType.Payload(
        argument: argument,
        label: SwiftWords.lowerCamelCase(argument.name),
        type: argument.kind.swiftType(choice: choice?.name),
        choice: choice
      )
    }
  }

  /// Returns the words of a code, without the first word if it is the pack's name.
  private static func words(of code: ViolationCode, in pack: String) -> String {
    let words = code.rawValue.split(separator: ".")
    let isOfPack = words.first.map {
      $0.replacing("_", with: "-") == pack.replacing("_", with: "-")
    }
    guard words.count > 1, isOfPack == true else { return code.rawValue }
    return words.dropFirst().joined(separator: ".")
  }
}

extension SwiftErrorType.Choice {
  /// Returns the name of the case for a word; empty if the word has neither letters nor digits.
  fileprivate static func name(of word: String) -> String {
    let name = SwiftWords.lowerCamelCase(word)
    return name.first?.isNumber == true ? "_" + name : name
  }
}

extension ErrorArgument.Kind {
  /// The words of the choice that this is, or that its elements are; nil if there is no choice.
  fileprivate var words: [String]? {
    switch self {
    case .single: nil
    case .list(let kind): kind.words
    case .choice(let words): words
    }
  }

  fileprivate func swiftType(choice: String?) -> String {
    switch self {
    case .list(let kind): "[\(kind.swiftType(choice: choice))]"
    case .choice: choice ?? "String"
    case .single(let kind):
      switch kind {
      case .text, .region, .rule: "String"
      case .integer: "Int"
      case .decimal: "ExactDecimal"
      case .date: "CivilDate"
      case .field: "FieldPath"
      case .character: "Unicode.Scalar"
      case .list: "[String]"
      }
    }
  }

  /// Returns the expression that creates an argument from a value.
  func argument(of value: String) -> String {
    switch self {
    case .single(.rule): ".rule(\(value), title: \(value))"
    case .single(let kind): ".\(kind.rawValue)(\(value))"
    case .choice: ".text(\(value).rawValue)"
    case .list(let kind): ".list(\(value).map { \(kind.argument(of: "$0")) })"
    }
  }
}
