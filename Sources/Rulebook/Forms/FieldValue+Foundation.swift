public import Foundation
import JSONDocuments
public import Violations

extension UUID: FieldValue {
  /// The identifier as text, in lowercase (RFC 9562 §4).
  public var fieldValue: Value { .text(uuidString.lowercased()) }

  /// Creates the identifier from its text; nil if it isn't written with its four hyphens.
  public init?(fieldValue: Value) {
    guard let text = fieldValue.text else { return nil }
    self.init(uuidString: text)
  }
}

extension URL: FieldValue {
  /// The whole address as text.
  public var fieldValue: Value { .text(absoluteString) }

  /// Creates the address from its text; nil if the text isn't one.
  public init?(fieldValue: Value) {
    guard let text = fieldValue.text else { return nil }
    self.init(string: text)
  }
}

extension Locale: FieldValue {
  /// The locale as a language tag (BCP 47), such as `de-CH`.
  public var fieldValue: Value { .text(identifier(.bcp47)) }

  /// Creates the locale from its tag; nil for other values and for a blank text.
  public init?(fieldValue: Value) {
    guard let text = fieldValue.text, !text.isEmpty else { return nil }
    self.init(identifier: text)
  }
}

extension Set: FieldValue where Element: FieldValue {
  /// The list of the elements' values; equal sets have equal lists.
  public var fieldValue: Value {
    let written = map { element in (text: element.fieldValue.json, value: element.fieldValue) }
    return .list(written.sorted { $0.text < $1.text }.map(\.value))
  }

  /// Creates the set if every element can be created; equal elements become one.
  public init?(fieldValue: Value) {
    guard let elements = [Element](fieldValue: fieldValue) else { return nil }
    self.init(elements)
  }
}

extension Value {
  /// The value as JSON.
  fileprivate var json: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text
  }
}
