import JSONDocuments
import PackLoading
import Rulebook
import Violations

/// Sample arguments for showing a message, taken from its source file.
struct SampleArguments {
  /// The key of each label, by the label, so that a sample field has its name in each language.
  private let fields: [String: String]

  /// The key of each text without arguments, by the text, so that a sample sentence is shown in
  /// each language.
  let texts: [String: String]

  init(_ sources: [String: TranslationFiles.Source]) {
    let prefix = "field:"
    let labels = sources.filter { $0.key.hasPrefix(prefix) }.sorted { $0.key < $1.key }
    fields = Dictionary(
      labels.map { ($1.message.pattern, String($0.dropFirst(prefix.count))) },
      uniquingKeysWith: { first, _ in first }
    )
    // The names of characters are also names of classes, which only choose a branch.
    let others = sources.filter { key, source in
      source.message.argumentNames.isEmpty && !key.hasPrefix("character:")
    }
    .sorted { $0.key < $1.key }
    texts = Dictionary(
      (labels + others).map { ($1.message.pattern, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns a sample for an argument.
  ///
  /// - Parameters:
  ///   - name: The name of the argument.
  ///   - placeholder: The argument's description in the source file; nil if there is none.
  ///   - use: How messages use it.
  /// - Returns: The example as an argument, or a value that suits the use if there is no example.
  func sample(
    _ name: String,
    _ placeholder: ARBFile.Placeholder?,
    for use: MessageArgument?
  ) -> Argument {
    guard let placeholder, let kind = placeholder.type.flatMap(Argument.Kind.init(placeholderType:))
    else { return sample(name, placeholder?.example, for: use) }
    let itemKind = placeholder.items.flatMap(Argument.Kind.init(placeholderType:))
    let example = placeholder.example.map { example in
      if kind == .list { return Argument.list(items(example, itemKind)) }
      return self.sample(kind, example) ?? .text(example)
    }
    guard let sample = example ?? usual(kind), use?.accepts(sample.kind) ?? true else {
      return self.sample(name, placeholder.example, for: use)
    }
    return sample
  }

  /// Returns a sample of a kind without an example; nil if any text is as good as another.
  private func usual(_ kind: Argument.Kind) -> Argument? {
    switch kind {
    case .integer: 2
    case .decimal: 1.5
    case .date: CivilDate("2026-11-20").map(Argument.date)
    case .list: ["red", "green", "blue"]
    case .region: .region("CH")
    case .text, .field, .rule, .character: nil
    }
  }

  private func sample(_ kind: Argument.Kind, _ example: String) -> Argument? {
    switch kind {
    case .text: .text(example)
    case .integer: Int(example).map(Argument.integer)
    case .decimal: ExactDecimal(example).map(Argument.decimal)
    // ARB's own dates can have a time: 2026-11-20T09:30:00Z.
    case .date: CivilDate(String(example.prefix { $0 != "T" && $0 != " " })).map(Argument.date)
    case .list: .list(items(example, nil))
    case .region: .region(example)
    case .field: field(example)
    case .rule: .rule(example, title: example)
    case .character: character(example)
    }
  }

  /// Returns the items of a list: JSON, or texts separated by commas.
  private func items(_ example: String, _ kind: Argument.Kind?) -> [Argument] {
    do {
      guard case .list(let values) = try JSONReader.value(of: Array(example.utf8).span) else {
        return [.text(example)]
      }
      return values.compactMap { value in
        switch value {
        case .text(let text): item(text, kind)
        case .decimal(let number): number.integer.map(Argument.integer) ?? .decimal(number)
        default: nil
        }
      }
    } catch {
      return example.split(separator: ", ").map { .text(String($0)) }
    }
  }

  private func item(_ text: String, _ kind: Argument.Kind?) -> Argument {
    if let kind, kind != .list, let sample = sample(kind, text) { return sample }
    return fields[text] == nil ? .text(text) : field(text)
  }

  private func field(_ label: String) -> Argument {
    .field(FieldPath(field: fields[label] ?? label))
  }

  /// Returns a character that is written as itself or by its number, such as `U+200B`.
  private func character(_ example: String) -> Argument? {
    if example.hasPrefix("U+"), let value = UInt32(example.dropFirst(2), radix: 16),
      let scalar = Unicode.Scalar(value)
    {
      return .character(scalar)
    }
    return example.unicodeScalars.first.map(Argument.character)
  }

  /// Returns a sample for an argument whose kind isn't known, or doesn't suit its use.
  private func sample(
    _ name: String,
    _ example: String?,
    for use: MessageArgument?
  ) -> Argument {
    let uses = use?.uses ?? []
    if !uses.isDisjoint(with: [.number, .plural, .ordinal]) { return 2 }
    if uses.contains(.date), let date = CivilDate("2026-11-20") { return .date(date) }
    if uses.contains(.list) { return ["red", "green", "blue"] }
    return .text(example ?? use?.selectors.sorted().first { $0 != "other" } ?? name)
  }
}

extension Argument.Kind {
  /// Creates the kind of a placeholder, whose type is one of Rulebook's or one of ARB's own.
  ///
  /// The types of ARB are the Dart types that Flutter's tool `gen-l10n` knows: `String`, `Object`,
  /// `int`, `num`, `double` and `DateTime`.
  fileprivate init?(placeholderType type: String) {
    switch type {
    case "String", "Object": self = .text
    case "int": self = .integer
    case "num", "double": self = .decimal
    case "DateTime": self = .date
    default: self.init(rawValue: type)
    }
  }
}
