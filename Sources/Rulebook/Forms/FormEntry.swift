/// Something that stands in a typed form: a ``Field``, a ``Nested`` of fields, a list of which
/// ``Each`` element is checked, or a check between fields.
public struct FormEntry<Root>: Sendable {
  let part: FormPart<Root>
}

/// What a typed form is made of.
enum FormPart<Root>: Sendable {
  case field(TypedField<Root>)
  case nested(NestedPart<Root>)
  case check(TypedCheck<Root>)
}

/// Fields of values inside the application's type, whose type is known no more.
struct NestedPart<Root>: Sendable {
  /// The property's path; nil if it cannot be found out.
  var path: FieldPath?

  /// The property.
  var keyPath: PropertyPath<Root>

  /// Adds the fields inside to a form.
  var resolve: @Sendable (_ scope: FormScope, inout ResolvedForm) -> Void

  /// Reads the inner value: a record, or a list.
  var value: @Sendable (Root) -> Value

  /// Writes normalised values by path; the path given is that of the outer value.
  var normalize: @Sendable (_ values: [String: Value], _ outer: FieldPath, inout Root) -> Void
}

/// Where fields stand that are being added to a form.
struct FormScope: Sendable {
  /// The path of the value that holds them, as the form names it.
  var path: FieldPath

  /// The way to that value from the root, with a position for each list.
  var keyPath: @Sendable ([Int]) -> AnyKeyPath?
}

/// Collects what stands in a typed form.
@resultBuilder
public enum FormBuilder<Root> {
  /// Takes a field.
  public static func buildExpression(_ field: Field<Root>) -> [FormEntry<Root>] {
    [FormEntry(part: .field(field.typed))]
  }

  /// Takes a group.
  public static func buildExpression(_ group: Nested<Root>) -> [FormEntry<Root>] {
    [FormEntry(part: .nested(group.part))]
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

  /// Writes normalised values into the properties of a value.
  func normalize<Root>(
    _ root: inout Root,
    _ values: [String: Value],
    _ outer: FieldPath
  ) where Element == FormPart<Root> {
    for part in self {
      switch part {
      case .field(let field):
        guard let path = field.path else { continue }
        if let value = values[outer.appending(path).description] { field.set(value, &root) }
      case .nested(let nested): nested.normalize(values, outer, &root)
      case .check: break
      }
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
