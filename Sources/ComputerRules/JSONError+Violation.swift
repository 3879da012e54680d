package import JSONDocuments
import RuleEngine
import SourceTexts
import UnicodeText
package import Violations

extension JSONError {
  /// The code that people see for the error.
  var code: CodeDefinition {
    switch kind {
    case .truncated: .jsonTruncated
    case .depth: .jsonTooDeep
    case .duplicateKey: .jsonDuplicateName
    default: .jsonSyntax
    }
  }

  /// Returns the character at fault; nil if the text only ends too early.
  func range(in bytes: Span<UInt8>) -> Range<Int>? {
    kind == .truncated ? nil : bytes.rangeOfScalar(at: offset)
  }

  /// Returns the arguments of the code for a JSON text and its deepest accepted nesting.
  func arguments(in bytes: Span<UInt8>, depth: Int) -> [String: Argument] {
    switch kind {
    case .truncated: return [:]
    case .depth: return ["maximum": .integer(depth)]
    default:
      let position = SourcePosition(ofByte: offset, in: bytes)
      return [
        "line": .plainNumber(ExactDecimal(position.line)),
        "column": .plainNumber(ExactDecimal(position.column)),
      ]
    }
  }

  /// Returns the error as a violation of the whole value, which has nothing of the text.
  ///
  ///     error.violation(in: body.span).code  // json.syntax
  package func violation(
    in bytes: Span<UInt8>,
    depth: Int = JSONReader.defaultDepthLimit
  ) -> Violation {
    Violation(code, arguments(in: bytes, depth: depth), at: range(in: bytes))
  }
}
