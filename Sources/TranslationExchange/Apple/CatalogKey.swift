import Rulebook
import UnicodeText
import Violations

/// The keys in catalogs.
enum CatalogKey {
  /// Whether a key can be in a catalog.
  ///
  /// That is a code, which may end with `#title`, `#detail`, or `#action`; a rule, form, or field
  /// with a colon and a code; or the label of a field.
  static func isSuitable(_ key: String) -> Bool {
    let colon = key.lastIndex(of: ":")
    let scope = colon.map { key[..<$0] } ?? ""
    let rest = String(colon.map { key[key.index(after: $0)...] } ?? key[...])
    let isPlain = !key.unicodeScalars.contains { $0.properties.isWhitespace || $0.value < 0x20 }
    if scope == "field" || scope.hasSuffix("/field") { return !rest.isEmpty && isPlain }
    let isScope = scope.utf8.allSatisfy {
      $0.isLetter || $0.isDigit || "_-./[]".utf8.contains($0)
    }
    let code = ViolationCode(rawValue: TextPart.split(rest).key)
    return isScope && (colon == nil || !scope.isEmpty) && code.isWellFormed
  }

  /// Whether a text can be the name of an argument at a position of the call.
  ///
  /// A name consists of letters, digits, and underscores, and isn't the default name of another
  /// argument.
  static func isArgumentName(_ name: String, at position: Int) -> Bool {
    guard let first = name.unicodeScalars.first, !first.isDigit else { return false }
    if name.hasPrefix("argument_"), name != "argument_\(position)" { return false }
    return name.unicodeScalars.allSatisfy { $0.isWordCharacter }
  }

  /// Returns a code to replace a key: `card_declined` for `Card declined`, `CardDeclined`, and
  /// `card-declined`.
  ///
  /// - Complexity: O(*n*) in the length of the key.
  static func proposal(for key: String) -> String {
    let isSentence = key.unicodeScalars.contains { $0.properties.isWhitespace }
    // Dots separate the words of a code, but end a sentence.
    let parts = isSentence ? [key[...]] : key.split(separator: ".")
    let words = parts.map { snakeCase($0) }.filter { !$0.isEmpty }
    return words.isEmpty ? "text" : words.joined(separator: ".")
  }

  /// Returns a text in lowercase letters, digits, and underscores, with at most six words.
  static func snakeCase(_ text: some StringProtocol) -> String {
    var words: [String] = []
    var word = ""
    let scalars = Array(withoutSpecifiers(String(text)).unicodeScalars.prefix(400))
    for (index, scalar) in scalars.enumerated() {
      let before = index > 0 ? scalars[index - 1] : " "
      let after = index + 1 < scalars.count ? scalars[index + 1] : " "
      let beginsWord =
        scalar.isUppercase && (before.isLowercase || before.isUppercase && after.isLowercase)
      let isPart = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.isDigit)
      if !word.isEmpty, beginsWord || !isPart && scalar != "'" && scalar != "’" {
        words.append(word)
        word = ""
      }
      if isPart { word += scalar.properties.lowercaseMapping }
    }
    if !word.isEmpty { words.append(word) }
    let joined = words.prefix(6).joined(separator: "_")
    return joined.unicodeScalars.first?.isDigit == true
      ? "text_" + joined : String(joined.prefix(60))
  }

  private static func withoutSpecifiers(_ text: String) -> String {
    do throws(FormatText.Problem) {
      return try FormatText(text).pieces.map { piece in
        if case .text(let words) = piece { words } else { " " }
      }.joined()
    } catch {
      return text
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isUppercase: Bool { "A"..."Z" ~= self }
  fileprivate var isLowercase: Bool { "a"..."z" ~= self }

  /// Whether this is an ASCII letter, a digit, or an underscore.
  fileprivate var isWordCharacter: Bool { isUppercase || isLowercase || isDigit || self == "_" }
}

/// Codes for keys that aren't codes.
///
/// Each is proposed only once.
struct KeyProposals {
  private var taken: Set<String>
  private var numbers: [String: Int] = [:]
  private let isTaken: (String) -> Bool

  /// - Parameters:
  ///   - keys: The keys of the file.
  ///   - map: The given codes.
  ///   - isTaken: Whether a code already means something else.
  init(_ keys: [String], _ map: KeyMap, isTaken: @escaping (String) -> Bool) {
    taken = Set(keys).union(map.lines.values.map(\.code))
    self.isTaken = isTaken
  }

  mutating func next(for key: String) -> String {
    var proposal = CatalogKey.proposal(for: key)
    if isTaken(proposal) { proposal = "app." + proposal }
    let first = proposal
    while !taken.insert(proposal).inserted {
      numbers[first, default: 1] += 1
      proposal = "\(first)_\(numbers[first, default: 1])"
    }
    return proposal
  }
}
