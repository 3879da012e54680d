import Foundation
import Violations

/// What the type of a property takes from outside.
struct PropertyType: Sendable {
  /// The kinds of values that the type takes; empty if only the type itself knows.
  ///
  /// Null isn't among them, because it is a blank value for every type.
  let kinds: Set<Value.Kind>

  /// The type of the elements of a list; empty for other types.
  let element: [PropertyType]

  /// The value of a blank property: null, a blank text or an empty list; nil if the type has none.
  let blank: Value?

  /// Returns whether the type can hold a value.
  let suits: @Sendable (Value) -> Bool

  /// Finds out what a type takes.
  init<Property: FieldValue>(of type: Property.Type) {
    let inner = Self.unwrapped(type)
    kinds = Self.kinds(of: inner)
    let list = inner as? any ListProperty.Type
    element = list.map { [Self.make($0.elementType)] } ?? []
    let blanks: [Value] = [.null, .text(""), .list([])]
    blank = blanks.first { Property(fieldValue: $0) != nil }
    suits = { Property(fieldValue: $0) != nil }
  }

  private static func make<Property: FieldValue>(_ type: Property.Type) -> PropertyType {
    PropertyType(of: type)
  }

  private static func unwrapped(_ type: any FieldValue.Type) -> any FieldValue.Type {
    guard let optional = type as? any OptionalProperty.Type else { return type }
    return unwrapped(optional.wrappedType)
  }
}

// The kinds of values of a type.
extension PropertyType {
  private static let texts: Set<ObjectIdentifier> = [
    ObjectIdentifier(String.self), ObjectIdentifier(Date.self), ObjectIdentifier(CivilDate.self),
    ObjectIdentifier(UUID.self), ObjectIdentifier(URL.self), ObjectIdentifier(Locale.self),
  ]

  private static func kinds(of type: any FieldValue.Type) -> Set<Value.Kind> {
    if texts.contains(ObjectIdentifier(type)) { return [.text] }
    if type is Bool.Type { return [.boolean] }
    if type is any BinaryInteger.Type || type is any BinaryFloatingPoint.Type { return [.number] }
    if type is Decimal.Type { return [.number] }
    // Many services write exact numbers as texts, so that no reader rounds them.
    if type is ExactDecimal.Type { return [.number, .text] }
    if type is any ListProperty.Type { return [.list] }
    if let cases = type as? any CaseIterable.Type { return kinds(ofCases: cases) }
    if let raw = type as? any RawRepresentable.Type, let value = rawType(of: raw) {
      return kinds(of: unwrapped(value))
    }
    return []
  }

  private static func kinds<Cases: CaseIterable>(ofCases type: Cases.Type) -> Set<Value.Kind> {
    Set(type.allCases.compactMap { ($0 as? any FieldValue)?.fieldValue.kind })
  }

  private static func rawType<Raw: RawRepresentable>(
    of type: Raw.Type
  ) -> (any FieldValue.Type)? {
    Raw.RawValue.self as? any FieldValue.Type
  }
}

/// An optional property.
private protocol OptionalProperty {
  static var wrappedType: any FieldValue.Type { get }
}

extension Optional: OptionalProperty where Wrapped: FieldValue {
  fileprivate static var wrappedType: any FieldValue.Type { Wrapped.self }
}

/// A property that is a list of plain values.
private protocol ListProperty {
  static var elementType: any FieldValue.Type { get }
}

extension Array: ListProperty where Element: FieldValue {
  fileprivate static var elementType: any FieldValue.Type { Element.self }
}

extension Set: ListProperty where Element: FieldValue {
  fileprivate static var elementType: any FieldValue.Type { Element.self }
}
