import RuleEngine
import Violations

// Slips around a web address: marks of the text that it was copied from, and its first letters.

extension URLSlipFinder {
  /// Finds the path of a file on a computer, as in `C:\Users\Ann\menu.pdf`.
  func filePath() -> NamedSlip? {
    let word = text.prefix(while: \.isLetter)
    let rest = text[word.endIndex...]
    let isOnDrive = word.count == 1 && (rest.hasPrefix(":\\") || rest.hasPrefix(":/"))
    let isFile = word.lowercased() == "file" && rest.hasPrefix(":/")
    guard isOnDrive || isFile || isOnServer, !accepts("file:///example") else { return nil }
    return NamedSlip(.urlFilePath, text[...], of: text, ["example": .text(example)])
  }

  /// Whether the text is a path such as `\\server\share`.
  private var isOnServer: Bool {
    guard text.hasPrefix("\\\\") else { return false }
    let server = text.dropFirst(2).prefix { $0 != "\\" }
    return !server.isEmpty && server.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
  }

  /// Finds brackets or parentheses around the address.
  func brackets() -> NamedSlip? {
    guard let address = URLSlips.insideBrackets(of: text), accepts(String(address)) else {
      return nil
    }
    return NamedSlip(.urlBrackets, text[...], of: text)
  }

  /// Finds code of a web page or of Markdown around the address.
  func markup() -> NamedSlip? {
    guard let address = URLSlips.insideMarkup(of: text), accepts(String(address)) else {
      return nil
    }
    return NamedSlip(.urlMarkup, text[...], of: text)
  }

  /// Finds a sign at the end that belongs to the sentence around the address.
  func signAtEnd() -> NamedSlip? {
    let address = String(text.dropLast())
    guard let sign = text.unicodeScalars.last, text.last == Character(sign),
      CommonSlips.withoutSignAtEnd(of: text).contains(address), accepts(address)
    else { return nil }
    let arguments = ["character": Argument.character(sign)]
    return NamedSlip(.urlEndNotAllowed, text.suffix(1), of: text, arguments)
  }

  /// Finds letters and signs in `https://` that only look like the usual ones.
  func lookAlikeScheme() -> NamedSlip? {
    guard let (scheme, rest) = WebSlips.lookAlikeScheme(of: text), accepts(scheme + rest) else {
      return nil
    }
    let part = text[..<rest.startIndex]
    return NamedSlip(.urlSchemeLookAlike, part, of: text, ["beginning": .text(scheme)])
  }
}

extension CodeDefinition {
  static let urlFilePath = CodeDefinition(
    "url.file_path",
    "The text is the path of a file on a computer.",
    [.example]
  )

  static let urlBrackets = CodeDefinition(
    "url.brackets",
    "There are brackets or parentheses around the URL."
  )

  static let urlMarkup = CodeDefinition(
    "url.markup",
    "There is code of a web page or of Markdown around the URL."
  )

  static let urlEndNotAllowed = CodeDefinition(
    "url.end.not_allowed",
    of: .urlEnd,
    "The URL ends with a sign that can't be a part of it, such as a comma."
  )

  static let urlSchemeLookAlike = CodeDefinition(
    "url.scheme.look_alike",
    of: .urlScheme,
    "A character of the scheme only looks like the usual one.",
    [.beginning]
  )
}
