import JSONDocuments
import RuleEngine
import Violations

/// A slip that explains the first error of a JSON text.
struct JSONSlip {
  /// The code that names the slip.
  let code: CodeDefinition

  /// The offset of the byte that the slip is about.
  let offset: Int

  /// Finds the slip; nil if it isn't known.
  init?(_ error: JSONError, in bytes: Span<UInt8>) {
    guard error.offset < bytes.count else { return nil }
    let byte = bytes[error.offset]
    switch error.kind {
    case .trailing:
      let start = bytes.offsetOfFirstToken
      let isEntry = byte == UInt8(ascii: ":") && bytes[start] == UInt8(ascii: "\"")
      code = isEntry ? .jsonSyntaxBrace : .jsonSyntaxEnd
      offset = isEntry ? start : error.offset
    case .syntax where byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]"):
      guard let comma = bytes.offsetOfComma(before: error.offset) else { return nil }
      code = .jsonSyntaxTrailingComma
      offset = comma
    case .syntax where bytes.hasOtherQuotationMark(at: error.offset):
      code = .jsonSyntaxQuotes
      offset = error.offset
    default:
      return nil
    }
  }

  /// The codes of slips.
  static let codes: [CodeDefinition] = [
    .jsonSyntaxTrailingComma, .jsonSyntaxQuotes, .jsonSyntaxBrace, .jsonSyntaxEnd,
  ]
}

extension Span<UInt8> {
  /// Returns the offset of a comma before an offset, with only whitespace between them.
  fileprivate func offsetOfComma(before offset: Int) -> Int? {
    var index = offset - 1
    while index >= 0, self[index].isJSONSpace { index -= 1 }
    return index >= 0 && self[index] == UInt8(ascii: ",") ? index : nil
  }

  /// Returns whether there is an apostrophe or a curly quotation mark (U+2018 to U+201F).
  fileprivate func hasOtherQuotationMark(at offset: Int) -> Bool {
    if self[offset] == UInt8(ascii: "'") { return true }
    return offset + 2 < count && self[offset] == 0xE2 && self[offset + 1] == 0x80
      && 0x98...0x9F ~= self[offset + 2]
  }
}

extension CodeDefinition {
  fileprivate static let jsonSyntaxTrailingComma = CodeDefinition(
    "json.syntax.trailing_comma",
    of: .jsonSyntax,
    "A comma follows the last entry of an object or array in a JSON text."
  )

  fileprivate static let jsonSyntaxQuotes = CodeDefinition(
    "json.syntax.quotes",
    of: .jsonSyntax,
    "A JSON text has other quotation marks than straight double ones."
  )

  fileprivate static let jsonSyntaxBrace = CodeDefinition(
    "json.syntax.brace",
    of: .jsonSyntax,
    "A JSON text begins with the name of an entry, without a brace before it."
  )

  fileprivate static let jsonSyntaxEnd = CodeDefinition(
    "json.syntax.end",
    of: .jsonSyntax,
    "Something follows a JSON text that is complete."
  )
}
