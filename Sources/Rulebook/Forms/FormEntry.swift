import Violations

/// Something that stands in a typed form: a ``Field``, ``Nested`` fields, a list of which ``Each``
/// element is checked, or a check between fields.
public struct FormEntry<Root>: Sendable {
  let part: FormPart<Root>
}

/// What a typed form is made of.
enum FormPart<Root>: Sendable {
  case field(TypedField<Root>)
  case nested(NestedPart<Root>)
  case check(TypedCheck<Root>)
}

/// Fields of values inside the application's type, for code that no longer knows the inner type.
struct NestedPart<Root>: Sendable {
  /// The property's path; nil if it cannot be found out.
  var path: FieldPath?

  /// The property.
  var keyPath: PropertyPath<Root>

  /// Adds the fields inside to a form.
  var resolve: @Sendable (_ scope: FormScope, inout ResolvedForm) -> Void

  /// Reads the inner value: a record, or a list.
  var value: @Sendable (Root) -> Value

  /// Writes values into the properties inside; the path is that of the outer value.
  ///
  /// It returns whether every value found its place.
  var write: @Sendable (_ values: FormValues, _ outer: FieldPath, inout Root) -> Bool

  /// Removes the element of a list that a path from this part on leads to.
  var removeElement: @Sendable (_ path: ArraySlice<FieldPath.Component>, inout Root) -> Void
}

/// Where fields stand that are being added to a form.
struct FormScope: Sendable {
  /// The path of the value that holds them, as the form names it.
  var path: FieldPath

  /// The way to that value from the root, with a position for each list.
  var keyPath: @Sendable ([Int]) -> AnyKeyPath?
}

/// Values that are to be written into an application's type.
enum FormValues {
  /// Normalised values by path; a property without one stays as it is.
  case normalized([String: Value])

  /// A whole record; a property of which it says nothing becomes blank.
  case record(Value)

  /// Returns the value at a path; nil if the property stays as it is.
  func value(at path: FieldPath) -> Value? {
    switch self {
    case .normalized(let values): values[path.description]
    case .record(let record): record[path] ?? .null
    }
  }
}

extension Value {
  /// Whether nothing is there: no text but white space, and nothing in records and lists.
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
  /// Writes a value into the property, and of a blank one that the property's type does not have,
  /// whatever is blank there.
  ///
  /// - Returns: Whether the property has the value now.
  func write(_ value: Value, to root: inout Root) -> Bool {
    if value.isEmpty, set(.null, &root) { return true }
    return set(value, &root) || value.isEmpty && set(.text(""), &root)
  }
}

extension Array {
  /// Reads a value into a record, as the parts of a form name its properties.
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
  /// - Returns: Whether every value found a property that takes it.
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

  /// Removes the element of a list that a path leads to; a path that leads to none changes nothing.
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

extension FormPart {
  /// The path and the value of what the part reads, if it reads anything.
  fileprivate func entry(of root: Root) -> (FieldPath, Value)? {
    switch self {
    case .field(let field): field.path.map { ($0, field.value(root)) }
    case .nested(let nested): nested.path.map { ($0, nested.value(root)) }
    case .check: nil
    }
  }
}

/// Collects what stands in a typed form.
@resultBuilder
public enum FormBuilder<Root> {
  /// Takes a field.
  public static func buildExpression(_ field: Field<Root>) -> [FormEntry<Root>] {
    [FormEntry(part: .field(field.typed))]
  }

  /// Takes fields of a value inside.
  public static func buildExpression(_ nested: Nested<Root>) -> [FormEntry<Root>] {
    [FormEntry(part: .nested(nested.part))]
  }

  /// Takes a list.
  public static func buildExpression(_ list: Each<Root>) -> [FormEntry<Root>] {
    [FormEntry(part: .nested(list.part))]
  }

  /// Takes a check between fields.
  public static func buildExpression(_ check: FieldCheck<Root>) -> [FormEntry<Root>] {
    [FormEntry(part: .check(check.typed))]
  }

  /// Takes entries as they are.
  public static func buildExpression(_ entries: [FormEntry<Root>]) -> [FormEntry<Root>] { entries }

  /// Puts entries into order.
  public static func buildBlock(_ parts: [FormEntry<Root>]...) -> [FormEntry<Root>] {
    parts.flatMap(\.self)
  }

  /// Takes entries if there are any.
  public static func buildOptional(_ part: [FormEntry<Root>]?) -> [FormEntry<Root>] { part ?? [] }

  /// Takes the entries of one branch.
  public static func buildEither(first part: [FormEntry<Root>]) -> [FormEntry<Root>] { part }

  /// Takes the entries of the other branch.
  public static func buildEither(second part: [FormEntry<Root>]) -> [FormEntry<Root>] { part }

  /// Takes the entries of a loop.
  public static func buildArray(_ parts: [[FormEntry<Root>]]) -> [FormEntry<Root>] {
    parts.flatMap(\.self)
  }
}
