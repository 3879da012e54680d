import ComputerRules
public import Foundation
import JSONDocuments
public import Violations

extension Value {
  /// The reason why bytes aren't JSON, with the place of the mistake.
  ///
  ///     do {
  ///       _ = try Value(json: #"{"a": 1, "a": 2}"#)
  ///     } catch {
  ///       print(error)  // this name appears twice in its object (byte 9)
  ///     }
  ///
  /// The error contains nothing of the input, so it can be logged even if the input is secret.
  public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The offset of the wrong byte, from 0; the input's size if the input ends too early.
    public let offset: Int

    /// What is wrong, in English for developers.
    public let reason: String

    /// The mistake as a violation of the whole input, for messages and problem details.
    public let violation: Violation

    fileprivate init(_ error: JSONDocuments.JSONError, in bytes: Span<UInt8>) {
      offset = error.offset
      reason = error.reason
      violation = error.violation(in: bytes)
    }

    /// The reason with the offset.
    public var description: String { "\(reason) (byte \(offset))" }
  }

  /// Reads a JSON text strictly and exactly.
  ///
  ///     try Value(json: Data(#"{"price": 0.10}"#.utf8))  // { price: 0.1 }, exactly
  ///
  /// Numbers keep all their digits. Input that JSON readers treat differently is refused: names
  /// that appear twice in an object, lone surrogates, invalid UTF-8, a byte order mark, and
  /// anything after the value. So are more than 64 levels of nesting, names of more than 1,024
  /// bytes, and exponents outside ±10,000. Two names are the same if they are canonically
  /// equivalent. The caller limits the size of the input.
  ///
  /// - Parameter json: The JSON text as UTF-8 (RFC 8259).
  /// - Throws: A ``JSONError`` with the place of the first mistake.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(json: Data) throws(Value.JSONError) {
    try self.init(jsonBytes: Array(json))
  }

  /// Reads a JSON text strictly and exactly, as from data.
  ///
  ///     try Value(json: #"[1, 2.50]"#)
  ///
  /// - Parameter text: The JSON text.
  /// - Throws: A ``JSONError`` with the place of the first mistake.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(json text: String) throws(Value.JSONError) {
    try self.init(jsonBytes: Array(text.utf8))
  }

  private init(jsonBytes bytes: [UInt8]) throws(Value.JSONError) {
    do throws(JSONDocuments.JSONError) {
      self = try JSONReader.value(of: bytes.span)
    } catch {
      throw Value.JSONError(error, in: bytes.span)
    }
  }
}
