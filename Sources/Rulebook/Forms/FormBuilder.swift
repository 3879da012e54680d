import RuleEngine
import Violations

extension FormBuilder {
  /// An entry of a typed form, as the builder collects it.
  public struct Entry: Sendable {
    let part: FormPart<Root>
  }
}

extension Rulebook {
  /// A statement in a typed form: a ``Field``, ``Nested`` fields, a list whose elements are checked
  /// with ``Each``, or a check between fields.
  public protocol FormEntry<Root>: Sendable {
    /// The type whose properties the entry names.
    associatedtype Root

    /// The entry, as the builder collects it.
    var entry: FormBuilder<Root>.Entry { get }
  }
}

extension Field: Rulebook.FormEntry {
  /// The entry of the field.
  public var entry: FormBuilder<Root>.Entry { .init(part: .field(typed)) }
}

extension Nested: Rulebook.FormEntry {
  /// The entry of the nested fields.
  public var entry: FormBuilder<Root>.Entry { .init(part: .nested(part)) }
}

extension Each: Rulebook.FormEntry {
  /// The entry of the list.
  public var entry: FormBuilder<Root>.Entry { .init(part: .nested(part)) }
}

extension FieldCheck: Rulebook.FormEntry {
  /// The entry of the check.
  public var entry: FormBuilder<Root>.Entry { .init(part: .check(typed)) }
}

/// A part of a typed form.
enum FormPart<Root>: Sendable {
  case field(TypedField<Root>)
  case nested(NestedPart<Root>)
  case check(TypedCheck<Root>)
}

/// Fields of a nested value, without the inner type.
struct NestedPart<Root>: Sendable {
  /// The property's path; nil if it can't be determined.
  var path: FieldPath?

  /// The property.
  var keyPath: Field<Root>.Path

  /// Adds the nested fields to a form.
  var addParts: @Sendable (_ scope: FormScope, inout ResolvedForm) -> Void

  /// Returns the paths of the fields inside the value, by their key paths from the outer value.
  ///
  /// Fields in lists aren't among them.
  var declaredPaths: @Sendable () -> [AnyKeyPath: FieldPath]

  /// Reads the nested value: a record or a list.
  var value: @Sendable (Root) -> Value

  /// Writes values into the nested properties; the path is the outer value's.
  ///
  /// It returns whether every value could be written.
  var write: @Sendable (_ values: FormValues, _ outer: FieldPath, inout Root) -> Bool

  /// Removes the element of a list at a path that begins at this part.
  var removeElement: @Sendable (_ path: ArraySlice<FieldPath.Component>, inout Root) -> Void

  /// Removes the elements of lists, and optional values.
  var removeContents: @Sendable (inout Root) -> Void

  /// Removes the elements of lists and the optional values that a record doesn't have; the record
  /// is the outer value's.
  var removeMissing: @Sendable (_ record: Value, inout Root) -> Void

  /// Adds the values of a record that the types of the properties can't hold; the path is the outer
  /// value's, and so is the record.
  var addFaults:
    @Sendable (_ record: Value, _ outer: FieldPath, PropertyTest, inout [TypeFault]) -> Void

  /// Returns the nested value as a record or list with the values of all fields; the path is the
  /// outer value's.
  var completed: @Sendable (_ values: FormValues, _ outer: FieldPath) -> Value

  /// Returns the nested value without values: a record, or a list with one element.
  var skeleton: @Sendable () -> Value
}

/// The place in a form where fields are added.
struct FormScope: Sendable {
  /// The path of the value that contains the fields, as the form names it.
  var path: FieldPath

  /// The key path to that value from the root, with a position for each list, and a `!` for each
  /// optional value.
  var keyPath: @Sendable ([Int]) -> AnyKeyPath?
}

/// Values to write into an application's type.
enum FormValues {
  /// Normalized values by path; a property without one stays unchanged.
  case normalized([String: Value])

  /// A whole record; a property that is missing in it becomes blank.
  case record(Value)

  /// A whole record from outside, and the normalized values by path.
  ///
  /// Optional values and elements of lists are created.
  case decoded(Value, normalized: [String: Value])

  /// The whole record; nil if there are only values.
  var record: Value? {
    switch self {
    case .normalized: nil
    case .record(let record), .decoded(let record, _): record
    }
  }

  /// Whether optional values and elements of lists are created and removed as in the record.
  var isDecoded: Bool { if case .decoded = self { true } else { false } }

  /// Returns the value at a path; nil if the property stays unchanged.
  func value(at path: FieldPath) -> Value? {
    switch self {
    case .normalized(let values): values[path.description]
    case .record(let record): record[path] ?? .null
    case .decoded(let record, let normalized):
      normalized[path.description] ?? record[path] ?? .null
    }
  }
}

extension Value {
  /// Whether the value is blank: null, whitespace, an empty list, or a record with only blank
  /// values.
  var isEmpty: Bool {
    switch self {
    case .null: true
    case .text(let text): text.allSatisfy(\.isWhitespace)
    case .boolean, .decimal: false
    case .list(let elements): elements.isEmpty
    case .record(let entries): entries.values.allSatisfy(\.isEmpty)
    }
  }
}

extension TypedField {
  /// Writes a value into the property, unless it already has the value.
  ///
  /// A property whose value didn't change stays exactly as it is, also where its type can express
  /// more than a value. A blank value that the property's type can't represent becomes nil, an
  /// empty text or an empty list.
  ///
  /// - Returns: Whether the property has the value now.
  func write(_ value: Value, to root: inout Root) -> Bool {
    if value.isIdentical(to: self.value(root)) { return true }
    if value.isEmpty, set(.null, &root) || set(value, &root) { return true }
    guard value.isEmpty, let blank = type.blank else { return set(value, &root) }
    return set(blank, &root)
  }
}

extension Array {
  /// Reads a value into a record with the names of the form's parts.
  func record<Root>(of root: Root) -> Value where Element == FormPart<Root> {
    var entries: [String: Value] = [:]
    entries.reserveCapacity(count)
    var record: Value?
    for part in self {
      guard let (path, value) = part.entry(of: root) else { continue }
      if path.components.count == 1, case .name(let name) = path.components[0], record == nil {
        entries[name] = value
      } else {
        if record == nil { record = .record(entries) }
        record?.set(value, at: path)
      }
    }
    return record ?? .record(entries)
  }

  /// Writes values into the properties of a value.
  ///
  /// - Returns: Whether every value could be written into a property.
  @discardableResult
  func write<Root>(
    _ values: FormValues,
    to root: inout Root,
    at outer: FieldPath
  ) -> Bool where Element == FormPart<Root> {
    var isWhole = true
    for part in self {
      switch part {
      case .field(let field):
        guard let path = field.path, let value = values.value(at: outer.appending(path)) else {
          continue
        }
        if !field.write(value, to: &root) { isWhole = false }
      case .nested(let nested): if !nested.write(values, outer, &root) { isWhole = false }
      case .check: break
      }
    }
    return isWhole
  }

  /// Removes the element of a list at a path; a path without an element changes nothing.
  func removeElement<Root>(
    at path: ArraySlice<FieldPath.Component>,
    from root: inout Root
  ) where Element == FormPart<Root> {
    for case .nested(let nested) in self {
      guard let own = nested.path?.components, path.starts(with: own) else { continue }
      nested.removeElement(path.dropFirst(own.count), &root)
    }
  }
}

extension Array {
  /// Returns the paths of the fields that the parts declare, by their key paths.
  func declaredPaths<Root>() -> [AnyKeyPath: FieldPath] where Element == FormPart<Root> {
    var paths: [AnyKeyPath: FieldPath] = [:]
    for part in self {
      switch part {
      case .field(let field): if let path = field.path { paths[field.keyPath] = path }
      case .nested(let nested): paths.merge(nested.declaredPaths()) { first, _ in first }
      case .check: break
      }
    }
    return paths
  }

  /// Returns the paths of the fields that the parts declare, as an outer value sees them.
  func declaredPaths<Root>(
    inside outer: AnyKeyPath,
    at path: FieldPath
  ) -> [AnyKeyPath: FieldPath] where Element == FormPart<Root> {
    var paths: [AnyKeyPath: FieldPath] = [:]
    for (inner, innerPath) in declaredPaths() {
      guard let keyPath = outer.appending(path: inner) else { continue }
      paths[keyPath] = path.appending(innerPath)
    }
    return paths
  }

  /// Removes the elements of lists and the optional values that a record doesn't have.
  func removeMissing<Root>(
    in record: Value,
    from root: inout Root
  ) where Element == FormPart<Root> {
    for case .nested(let nested) in self { nested.removeMissing(record, &root) }
  }

  /// Removes the elements of lists and the optional values that have fields.
  func removeContents<Root>(of root: inout Root) where Element == FormPart<Root> {
    for case .nested(let nested) in self { nested.removeContents(&root) }
  }
}

extension FormPart {
  /// The path and the value of a part; nil if the part doesn't have a value.
  fileprivate func entry(of root: Root) -> (FieldPath, Value)? {
    switch self {
    case .field(let field): field.path.map { ($0, field.value(root)) }
    case .nested(let nested): nested.path.map { ($0, nested.value(root)) }
    case .check: nil
    }
  }
}

/// Builds the entries of a typed form.
@resultBuilder
public enum FormBuilder<Root> {
  // With a single function, the compiler says which property of a statement doesn't exist.

  /// Collects a statement.
  public static func buildExpression(
    _ entry: some Rulebook.FormEntry<Root>
  ) -> [FormBuilder<Root>.Entry] {
    [entry.entry]
  }

  /// Joins the entries of consecutive statements.
  public static func buildBlock(_ parts: [FormBuilder<Root>.Entry]...) -> [FormBuilder<Root>.Entry]
  {
    parts.flatMap(\.self)
  }

  /// Returns the entries of an `if` without `else`; an empty array if the condition is false.
  public static func buildOptional(_ part: [FormBuilder<Root>.Entry]?) -> [FormBuilder<Root>.Entry]
  { part ?? [] }

  /// Returns the entries of the first branch.
  public static func buildEither(first part: [FormBuilder<Root>.Entry]) -> [FormBuilder<Root>.Entry]
  { part }

  /// Returns the entries of the second branch.
  public static func buildEither(
    second part: [FormBuilder<Root>.Entry]
  ) -> [FormBuilder<Root>.Entry] { part }

  /// Joins the entries of a loop.
  public static func buildArray(_ parts: [[FormBuilder<Root>.Entry]]) -> [FormBuilder<Root>.Entry] {
    parts.flatMap(\.self)
  }
}
