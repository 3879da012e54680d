import JSONDocuments
import PackLoading
import Rulebook
import Violations

/// Sample arguments for showing a message, taken from its source file.
struct SampleArguments {
  /// The key of each label, by the label, so that a sample field has its name in each language.
  private let fields: [String: String]

  init(_ sources: [String: TranslationFiles.Source]) {
    let prefix = "field:"
    let labels = sources.filter { $0.key.hasPrefix(prefix) }.sorted { $0.key < $1.key }
    fields = Dictionary(
      labels.map { ($1.message.pattern, String($0.dropFirst(prefix.count))) },
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
    guard let placeholder, let example = placeholder.example,
      let kind = placeholder.type.flatMap(Argument.Kind.init)
    else { return sample(name, for: use) }
    if kind == .list { return .list(items(example, placeholder.items.flatMap(Argument.Kind.init))) }
    return sample(kind, example) ?? .text(example)
  }

  private func sample(_ kind: Argument.Kind, _ example: String) -> Argument? {
    switch kind {
    case .text: .text(example)
    case .integer: Int(example).map(Argument.integer)
    case .decimal: ExactDecimal(example).map(Argument.decimal)
    case .date: CivilDate(example).map(Argument.date)
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

  /// Returns a sample for an argument that is known only by its use.
  private func sample(_ name: String, for use: MessageArgument?) -> Argument {
    let uses = use?.uses ?? []
    if !uses.isDisjoint(with: [.number, .plural, .ordinal]) { return 2 }
    if uses.contains(.date), let date = CivilDate("2026-11-20") { return .date(date) }
    if uses.contains(.list) { return ["red", "green", "blue"] }
    return .text(use?.selectors.sorted().first { $0 != "other" } ?? name)
  }
}
