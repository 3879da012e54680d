import ErrorCatalog
import PackLoading

/// The number of characters that the description of a source text allows.
///
/// It is the last sentence of the description: “At most 90 characters.”
struct LengthLimit {
  /// The number of characters of the text, with its arguments.
  let most: Int

  /// The numbers of characters of the arguments, by name.
  private let samples: [String: Int]

  /// Reads a description; nil if it doesn't end with a number of characters.
  init?(_ attributes: ARBFile.Attributes) {
    let (start, end) = ("At most ", " characters.")
    guard let description = attributes.description, description.hasSuffix(end) else { return nil }
    let beginning = description.dropLast(end.count)
    let digits = String(beginning.reversed().prefix(while: \.isNumber).reversed())
    guard let most = Int(digits), beginning.dropLast(digits.count).hasSuffix(start) else {
      return nil
    }
    self.most = most
    samples = attributes.placeholders.mapValues(\.shownLength)
  }

  /// Returns the number of characters of a text with its arguments.
  ///
  /// - Parameters:
  ///   - variant: The text.
  ///   - count: Counts the characters of a piece of the text.
  /// - Returns: The number of all characters.
  func length(of variant: MessageVariant, counting count: (String) -> Int) -> Int {
    variant.pieces.reduce(0) { length, piece in
      switch piece {
      case .text(let text): length + count(text)
      case .argument(let name): length + (samples[name] ?? ARBFile.Placeholder.usualLength)
      }
    }
  }
}

extension ARBFile.Placeholder {
  /// The number of characters of an argument without an example.
  fileprivate static let usualLength = 5

  /// The number of characters that the example has in a message.
  fileprivate var shownLength: Int {
    guard let example else { return Self.usualLength }
    switch type {
    case "date", "DateTime": return "November 20, 2026".count
    case "region": return "United States".count
    // Invisible characters are shown by their names.
    case "character": return example.hasPrefix("U+") ? "zero-width mark".count : 1
    case "list":
      if items == "region" { return "Germany, Austria, or Switzerland".count }
      return example.count { !"[]\"".contains($0) }
    default: return example.count
    }
  }
}

/// Checks the length of a text against its description, or else against its source.
struct LengthLint {
  let text: TextToLint

  func run() -> [Diagnostic] {
    guard let limit = text.limit else { return comparedToSource }
    let most = most(of: limit)
    // There are at least as many scalars as characters, and they are counted much faster.
    guard longest(limit, counting: { $0.unicodeScalars.count }) > most else { return [] }
    let own = longest(limit) { $0.withoutIsolates.count }
    guard own > most else { return [] }
    let allowance = most == limit.most ? "" : ", and here \(most)"
    return [
      text.warning(
        "lint.too_long",
        "the text has \(own) characters with sample arguments, but its description allows "
          + "\(limit.most)\(allowance)",
        hint: Self.hint
      )
    ]
  }

  private static let hint = "forms have little space, so use fewer words"

  /// The number of characters that a text may have in its language.
  ///
  /// Languages with long words may have a third more. Those without spaces need half as many
  /// characters, which are twice as wide, and may have half of that more.
  private func most(of limit: LengthLimit) -> Int {
    if text.source == nil { return limit.most }
    return isWide ? limit.most * 3 / 4 : limit.most * 4 / 3
  }

  private func longest(_ limit: LengthLimit, counting count: (String) -> Int) -> Int {
    text.variants.reduce(0) { max($0, limit.length(of: $1, counting: count)) }
  }

  /// Whether the characters are twice as wide, as in languages without any spaces.
  private var isWide: Bool { !text.profile.partsWords && !text.profile.partsPhrases }

  /// How much longer than twice its source a short text may be.
  private static let allowance = 15

  private var comparedToSource: [Diagnostic] {
    let width = isWide ? 2 : 1
    // There are at least as many scalars as characters, and they are counted much faster.
    guard let longest = text.ofSource.length, let most = text.own.scalarLength,
      most * width > 2 * longest + Self.allowance, let own = text.own.length,
      own * width > 2 * longest + Self.allowance
    else { return [] }
    return [
      text.warning(
        "lint.too_long",
        "the text has \(own) characters, but the source has \(longest)",
        hint: Self.hint
      )
    ]
  }
}
