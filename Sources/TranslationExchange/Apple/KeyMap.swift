package import Documents
import UnicodeText
package import Violations

/// Which codes take the place of an application's keys, and what the arguments are called: a table of
/// keys, codes, and names of arguments in the order of the call.
///
///     key,code,arguments
///     Card declined,billing.card_declined,
///     "%@ of %lld, please",billing.attempts,brand attempts
///
/// The first line may name the columns, and the third column may be left out.
package struct KeyMap: Sendable {
  /// What takes the place of a key.
  struct Line {
    var code: String

    /// The names of arguments by their places.
    var names: [Int: String]

    var position: SourcePosition
  }

  /// The lines by key.
  let lines: [String: Line]

  /// A map that changes nothing.
  package static let empty = KeyMap(lines: [:])

  private init(lines: [String: Line]) { self.lines = lines }

  /// Reads a table.
  ///
  /// - Throws: A ``LoadingError`` with everything that is wrong in it.
  /// - Complexity: O(*n*) in the size of the table.
  package init(_ source: SourceText) throws(LoadingError) {
    var rows = try CSVTable(source).rows[...]
    if rows.first?.cells.prefix(2) == ["key", "code"] { rows = rows.dropFirst() }
    var collector = DiagnosticCollector()
    var lines: [String: Line] = [:]
    var codes: [String: Int] = [:]
    for row in rows {
      let position = source.position(ofByte: row.offset)
      func report(_ code: String, _ reason: String, _ hint: String) {
        collector.add(source.diagnostic(code, at: position, reason: reason, hint: hint))
      }
      guard row.cells.count >= 2, !row.cells[0].isEmpty else {
        report("map.columns", "a line has a key and a code", "write key,code and, if you like, names of arguments")
        continue
      }
      let key = row.cells[0]
      let code = row.cells[1]
      guard CatalogKey.isSuitable(code) else {
        report("map.code", "`\(code)` is no code", "write `\(CatalogKey.proposal(for: code))`")
        continue
      }
      if let first = codes.updateValue(position.line, forKey: code) {
        report("map.duplicate_code", "line \(first) has the code `\(code)` too", "give each key a code of its own")
      }
      let names = row.cells.count > 2 ? row.cells[2].split(whereSeparator: \.isWhitespace).map(String.init) : []
      if let name = names.first(where: { !CatalogKey.isArgumentName($0) }) {
        report("map.argument", "`\(name)` is no name of an argument", "write letters, digits and underscores")
      } else if Set(names).count < names.count {
        report("map.argument", "two arguments have the same name", "give each argument a name of its own")
      }
      let numbered = names.enumerated().map { ($0.offset + 1, $0.element) }
      let line = Line(
        code: code,
        names: Dictionary(numbered, uniquingKeysWith: { first, _ in first }),
        position: position
      )
      if let first = lines.updateValue(line, forKey: key) {
        let reason = "line \(first.position.line) has the key `\(key)` too"
        report("map.duplicate_key", reason, "keep one of the two")
      }
    }
    try collector.throwIfAny()
    self.lines = lines
  }
}

/// The keys that catalogs have.
enum CatalogKey {
  /// What stands behind the code of a text beside the message.
  private static let suffixes = ["#title", "#detail", "#action"]

  /// Whether a key is one of a catalog: a code, also with `#title`, `#detail` or `#action` behind it; a code of
  /// one rule, form or field, before a colon; or the label of a field.
  static func isSuitable(_ key: String) -> Bool {
    let colon = key.lastIndex(of: ":")
    let scope = colon.map { key[..<$0] } ?? ""
    let rest = String(colon.map { key[key.index(after: $0)...] } ?? key[...])
    let isPlain = !key.unicodeScalars.contains { $0.properties.isWhitespace || $0.value < 0x20 }
    if scope == "field" || scope.hasSuffix("/field") { return !rest.isEmpty && isPlain }
    let isScope = scope.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "_-./[]".utf8.contains(byte)
      }
    }
    let code = suffixes.first(where: rest.hasSuffix).map { String(rest.dropLast($0.count)) } ?? rest
    return isScope && (colon == nil || !scope.isEmpty) && ViolationCode(rawValue: code).isWellFormed
  }

  /// Whether a text can be the name of an argument.
  static func isArgumentName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, !first.isDigit else { return false }
    return name.unicodeScalars.allSatisfy { $0.isWordCharacter }
  }

  /// Returns a code that could take the place of a key: `card_declined` for `Card declined`, `CardDeclined` and
  /// `card-declined`.
  ///
  /// - Complexity: O(*n*) in the length of the key.
  static func proposal(for key: String) -> String {
    let isSentence = key.unicodeScalars.contains { $0.properties.isWhitespace }
    // Dots part the words of a code, and end a sentence.
    let parts = isSentence ? [key[...]] : key.split(separator: ".")
    let words = parts.map { snakeCase($0) }.filter { !$0.isEmpty }
    return words.isEmpty ? "text" : words.joined(separator: ".")
  }

  /// Returns a text in lowercase letters, digits and underscores, of at most six words.
  static func snakeCase(_ text: some StringProtocol) -> String {
    var words: [String] = []
    var word = ""
    let scalars = Array(withoutSpecifiers(String(text)).unicodeScalars.prefix(400))
    for (index, scalar) in scalars.enumerated() {
      let before = index > 0 ? scalars[index - 1] : " "
      let after = index + 1 < scalars.count ? scalars[index + 1] : " "
      let beginsWord = scalar.isUppercase && (before.isLowercase || before.isUppercase && after.isLowercase)
      let isPart = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.isDigit)
      if !word.isEmpty, beginsWord || !isPart && scalar != "'" && scalar != "’" {
        words.append(word)
        word = ""
      }
      if isPart { word += scalar.properties.lowercaseMapping }
    }
    if !word.isEmpty { words.append(word) }
    let joined = words.prefix(6).joined(separator: "_")
    return joined.unicodeScalars.first?.isDigit == true ? "text_" + joined : String(joined.prefix(60))
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

  /// Whether this is an ASCII letter, a digit or an underscore.
  fileprivate var isWordCharacter: Bool { isUppercase || isLowercase || isDigit || self == "_" }
}
