public import Violations

/// The one JSON reader: RFC 8259, strict, with exact numbers and positions.
///
/// It refuses what other readers guess at: duplicate names, lone surrogates, invalid
/// UTF-8, numbers beyond measure, names of more than 1,024 bytes, deep nesting, anything
/// after the value. Names are the same if they are canonically equivalent, as Swift compares
/// strings.
///
///     try JSONReader.value(of: Array(#"{"price": 0.10}"#.utf8).span)
///     // .record(["price": .decimal(0.1)]), exactly
///
/// The caller limits the size of the input.
public enum JSONReader {
  /// The deepest nesting of lists and objects, unless the caller says otherwise.
  public static let defaultDepthLimit = 64

  /// Reads one JSON text without positions: a line of the line protocol.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text as UTF-8.
  ///   - depthLimit: The deepest accepted nesting, at most 256.
  /// - Returns: The value that the text writes.
  /// - Throws: ``JSONError`` with the byte at fault.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func value(
    of bytes: Span<UInt8>,
    depthLimit: Int = defaultDepthLimit
  ) throws(JSONError) -> Value {
    try JSONParser<JSONValueBuilder>.parse(bytes, depthLimit: depthLimit)
  }

  /// Reads one JSON text without positions from a string.
  ///
  /// - Throws: ``JSONError`` with the byte at fault.
  public static func value(
    of text: String,
    depthLimit: Int = defaultDepthLimit
  ) throws(JSONError) -> Value {
    try value(of: Array(text.utf8).span, depthLimit: depthLimit)
  }

  /// Reads a JSON file with the place of every name and value.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - depthLimit: The deepest accepted nesting, at most 256.
  /// - Returns: The file's value with its members in order.
  /// - Throws: ``LoadingError`` with the first thing that is wrong.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func document(
    in source: SourceText,
    depthLimit: Int = defaultDepthLimit
  ) throws(LoadingError) -> JSONValue {
    do {
      return try JSONParser<JSONTreeBuilder>.parse(source.bytes.span, depthLimit: depthLimit)
    } catch {
      throw LoadingError(error.diagnostic(in: source))
    }
  }
}
