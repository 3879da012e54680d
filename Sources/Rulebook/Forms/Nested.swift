import RuleEngine
public import Violations

/// Fields of a nested value in the application's type.
///
///     Nested(\.address) {
///       Field(\.city, "single-line", required: true)  // the field address.city
///       Field(\.country, "country-code")
///     }
///
/// If an optional value is nil, none of its fields is required.
public struct Nested<Root>: Sendable {
  let part: NestedPart<Root>

  /// Creates the fields of a value.
  ///
  /// - Parameters:
  ///   - keyPath: The property with the nested value.
  ///   - name: The name in the record, if it differs from the property's.
  ///   - entries: The nested fields.
  public init<Inner>(
    _ keyPath: any WritableKeyPath<Root, Inner> & Sendable,
    name: FieldPath? = nil,
    @FormBuilder<Inner> _ entries: () -> [FormBuilder<Inner>.Entry]
  ) {
    let parts = entries().map(\.part)
    let path = keyPath.declaredPath(named: name)
    part = NestedPart(
      path: path,
      keyPath: keyPath,
      addParts: { scope, form in
        let inner = scope.inner(path, keyPath)
        form.addGroup(at: inner)
        form.add(parts, in: inner)
      },
      declaredPaths: {
        guard let path else { return [:] }
        return parts.declaredPaths(inside: keyPath, at: path)
      },
      value: { parts.record(of: $0[keyPath: keyPath]) },
      write: { values, outer, root in
        guard let path else { return true }
        return parts.write(values, to: &root[keyPath: keyPath], at: outer.appending(path))
      },
      removeElement: { path, root in
        parts.removeElement(at: path, from: &root[keyPath: keyPath])
      },
      removeContents: { parts.removeContents(of: &$0[keyPath: keyPath]) },
      removeMissing: { record, root in
        guard let path else { return }
        parts.removeMissing(in: record[path] ?? .null, from: &root[keyPath: keyPath])
      },
      addFaults: { record, outer, test, faults in
        guard let path else { return }
        let inner = record[path] ?? .null
        parts.addFaults(in: inner, at: outer.appending(path), by: test, to: &faults)
      },
      completed: { values, outer in
        parts.completed(values, at: path.map(outer.appending) ?? outer)
      },
      skeleton: { parts.skeleton() }
    )
  }

  /// Creates the fields of an optional value.
  ///
  /// - Parameters:
  ///   - keyPath: The property with the nested value.
  ///   - name: The name in the record, if it differs from the property's.
  ///   - entries: The nested fields.
  public init<Inner>(
    _ keyPath: any WritableKeyPath<Root, Inner?> & Sendable,
    name: FieldPath? = nil,
    @FormBuilder<Inner> _ entries: () -> [FormBuilder<Inner>.Entry]
  ) {
    self.init(optional: keyPath, name: name, InnerStart { nil }, entries().map(\.part))
  }

  /// Creates the fields of an optional value in a form that decodes records.
  ///
  ///     Nested(\.billing, blank: Address()) { Field(\.city, "single-line", required: true) }
  ///
  /// - Parameters:
  ///   - keyPath: The property with the nested value.
  ///   - name: The name in the record, if it differs from the property's.
  ///   - blank: The value to start from if a record has one. It isn't needed if the type of the
  ///     value is `Decodable`.
  ///   - entries: The nested fields.
  public init<Inner>(
    _ keyPath: any WritableKeyPath<Root, Inner?> & Sendable,
    name: FieldPath? = nil,
    blank: @autoclosure @escaping @Sendable () -> Inner,
    @FormBuilder<Inner> _ entries: () -> [FormBuilder<Inner>.Entry]
  ) {
    self.init(optional: keyPath, name: name, InnerStart(blank: blank), entries().map(\.part))
  }

  private init<Inner>(
    optional keyPath: any WritableKeyPath<Root, Inner?> & Sendable,
    name: FieldPath?,
    _ start: InnerStart<Inner>,
    _ parts: [FormPart<Inner>]
  ) {
    let path = keyPath.declaredPath(named: name)
    part = NestedPart(
      path: path,
      keyPath: keyPath,
      addParts: { scope, form in
        form.requireStart(start.problem(at: keyPath, parts.skeleton()))
        let inner = scope.inner(path, keyPath)
        form.optionalRecords.insert(inner.path)
        form.addGroup(at: inner)
        form.add(parts, in: inner.unwrapping(Inner.self))
      },
      declaredPaths: {
        let outer: AnyKeyPath = keyPath
        guard let path, let inner = outer.appending(path: \Inner?.self!) else { return [:] }
        return parts.declaredPaths(inside: inner, at: path)
      },
      value: { root in root[keyPath: keyPath].map { parts.record(of: $0) } ?? .null },
      write: { values, outer, root in
        guard let path else { return true }
        let place = outer.appending(path)
        let given = values.record.map { $0[place] ?? .null }
        // Only values by path leave what isn't among them.
        if let given, given.isMissingRecord {
          root[keyPath: keyPath] = nil
          return true
        }
        var existing = values.isDecoded ? nil : root[keyPath: keyPath]
        if existing == nil {
          guard let given, values.isDecoded || !given.isEmpty else { return true }
          existing = values.made(start, parts, at: place)
        }
        // A nil value doesn't have properties that could store what was typed.
        guard var inner = existing else { return false }
        let isWhole = parts.write(values, to: &inner, at: place)
        root[keyPath: keyPath] = inner
        return isWhole
      },
      removeElement: { path, root in
        guard var inner = root[keyPath: keyPath] else { return }
        parts.removeElement(at: path, from: &inner)
        root[keyPath: keyPath] = inner
      },
      removeContents: { $0[keyPath: keyPath] = nil },
      removeMissing: { record, root in
        guard let path, var inner = root[keyPath: keyPath] else { return }
        let given = record[path] ?? .null
        parts.removeMissing(in: given, from: &inner)
        root[keyPath: keyPath] = given.isMissingRecord ? nil : inner
      },
      addFaults: { record, outer, test, faults in
        guard let path, let inner = record[path], !inner.isMissingRecord else { return }
        parts.addFaults(in: inner, at: outer.appending(path), by: test, to: &faults)
      },
      completed: { values, outer in
        let place = path.map(outer.appending) ?? outer
        guard let inner = values.record?[place], !inner.isMissingRecord else { return .null }
        return parts.completed(values, at: place)
      },
      skeleton: { parts.skeleton() }
    )
  }
}

/// A list whose elements are checked.
///
///     Each(\.contacts, label: "Contact {position}") {
///       Field(\.email, "email", required: true)  // the field contacts[].email
///     }
///     Each(\.tags, "slug")                       // the field tags[]
public struct Each<Root>: Sendable {
  let part: NestedPart<Root>

  /// Creates a list of values with fields.
  ///
  /// - Parameters:
  ///   - keyPath: The property with the list.
  ///   - name: The list's name in the record, if it differs from the property's.
  ///   - label: The label of an element, such as `Guest {position}`, which comes before the labels
  ///     of its fields.
  ///   - blank: The element to start from in a form that decodes records; nil if the type of the
  ///     elements is `Decodable`, or if the form doesn't decode records.
  ///   - entries: The fields of one element.
  public init<Element>(
    _ keyPath: any WritableKeyPath<Root, [Element]> & Sendable,
    name: FieldPath? = nil,
    label: FieldText? = nil,
    blank: @autoclosure @escaping @Sendable () -> Element? = nil,
    @FormBuilder<Element> _ entries: () -> [FormBuilder<Element>.Entry]
  ) {
    let start = InnerStart(blank: blank)
    self.init(keyPath, name: name, label: label, start: start, entries().map(\.part)) {
      $0.record(of: $1)
    } element: { parts, values, place in
      // Without a start, only the program can create the element: see `TypedSession.append(_:to:)`.
      values.made(start, parts, at: place)
    }
  }

  /// Creates a list of plain values.
  ///
  /// - Parameters:
  ///   - keyPath: The property with the list.
  ///   - rule: The name of the rule for each element.
  ///   - name: The list's name in the record, if it differs from the property's.
  ///   - requirement: Whether an element is required.
  ///   - parameters: The rule's parameters.
  ///   - label: The label of an element, such as `Tag {position}`.
  public init<Element: FieldValue>(
    _ keyPath: any WritableKeyPath<Root, [Element]> & Sendable,
    _ rule: String,
    name: FieldPath? = nil,
    required requirement: Field<Element>.Requirement = .never,
    with parameters: [String: Field<Element>.Parameter] = [:],
    label: FieldText? = nil
  ) {
    var field = TypedField<Element>(\.self, rule, name: nil, requirement, parameters)
    field.path = FieldPath()
    let blank = field.type.blank
    self.init(keyPath, name: name, label: label, start: nil, [.field(field)]) {
      $1.fieldValue
    } element: { _, values, place in
      values.value(at: place).flatMap { $0.isEmpty ? nil : Element(fieldValue: $0) }
        ?? blank.flatMap { Element(fieldValue: $0) }
    }
  }

  private init<Element>(
    _ keyPath: any WritableKeyPath<Root, [Element]> & Sendable,
    name: FieldPath?,
    label: FieldText?,
    start: InnerStart<Element>?,
    _ parts: [FormPart<Element>],
    value: @escaping @Sendable ([FormPart<Element>], Element) -> Value,
    element: @escaping @Sendable ([FormPart<Element>], FormValues, FieldPath) -> Element?
  ) {
    let path = keyPath.declaredPath(named: name)
    part = NestedPart(
      path: path,
      keyPath: keyPath,
      addParts: { scope, form in
        var scope = scope.inner(path, keyPath)
        form.requireStart(start?.problem(at: keyPath, parts.skeleton()))
        form.addGroup(at: scope)
        let list = scope.keyPath
        scope.path = scope.path.appending(.each)
        if let label { form.labels[scope.path] = label }
        scope.keyPath = { positions in
          guard let position = positions.last else { return nil }
          return list(positions.dropLast())?.appending(path: \[Element].[position])
        }
        form.addGroup(at: scope)
        form.add(parts, in: scope)
      },
      declaredPaths: { [:] },
      value: { root in .list(root[keyPath: keyPath].map { value(parts, $0) }) },
      write: { values, outer, root in
        guard let path else { return true }
        let list = outer.appending(path)
        var isWhole = true
        if let record = values.record {
          if values.isDecoded { root[keyPath: keyPath].removeAll() }
          isWhole = root[keyPath: keyPath].fit(record[list] ?? .null) { index in
            element(parts, values, list.appending(.index(index)))
          }
        }
        for index in root[keyPath: keyPath].indices {
          let place = list.appending(.index(index))
          if !parts.write(values, to: &root[keyPath: keyPath][index], at: place) {
            isWhole = false
          }
        }
        return isWhole
      },
      removeElement: { path, root in
        guard case .index(let index)? = path.first,
          root[keyPath: keyPath].indices.contains(index)
        else { return }
        if path.count == 1 {
          root[keyPath: keyPath].remove(at: index)
        } else {
          parts.removeElement(at: path.dropFirst(), from: &root[keyPath: keyPath][index])
        }
      },
      removeContents: { $0[keyPath: keyPath].removeAll() },
      removeMissing: { record, root in
        guard let path else { return }
        var elements: [Value] = []
        if case .list(let given)? = record[path] { elements = given }
        let surplus = root[keyPath: keyPath].count - elements.count
        if surplus > 0 { root[keyPath: keyPath].removeLast(surplus) }
        for (index, element) in zip(root[keyPath: keyPath].indices, elements) {
          parts.removeMissing(in: element, from: &root[keyPath: keyPath][index])
        }
      },
      addFaults: { record, outer, test, faults in
        guard let path, case .list(let elements)? = record[path] else { return }
        let list = outer.appending(path)
        for (index, element) in elements.enumerated() {
          parts.addFaults(in: element, at: list.appending(.index(index)), by: test, to: &faults)
        }
      },
      completed: { values, outer in
        let list = path.map(outer.appending) ?? outer
        guard case .list(let elements)? = values.record?[list] else { return .list([]) }
        return .list(
          elements.indices.map { parts.completed(values, at: list.appending(.index($0))) }
        )
      },
      skeleton: { .list([parts.skeleton()]) }
    )
  }
}

extension Array {
  /// Resizes the array to the number of elements in a list.
  ///
  /// - Parameters:
  ///   - list: The list, or null for an empty one.
  ///   - element: Creates the element at a position; returns nil if that isn't possible.
  /// - Returns: Whether the array now has as many elements as the list.
  fileprivate mutating func fit(_ list: Value, _ element: (Int) -> Element?) -> Bool {
    guard case .list(let values) = list else {
      removeAll()
      return list.isEmpty
    }
    if count > values.count { removeLast(count - values.count) }
    for index in values.indices.dropFirst(count) {
      guard let new = element(index) else { return false }
      append(new)
    }
    return true
  }
}

extension FormValues {
  /// Makes the value at a path; nil if that isn't possible.
  fileprivate func made<Inner>(
    _ start: InnerStart<Inner>,
    _ parts: [FormPart<Inner>],
    at place: FieldPath
  ) -> Inner? {
    record == nil ? nil : start.value(from: parts.completed(self, at: place))
  }
}

extension Value {
  /// Whether an optional record is missing: null, or a record without entries.
  fileprivate var isMissingRecord: Bool {
    switch self {
    case .null: true
    case .record(let entries): entries.isEmpty
    case .text, .decimal, .boolean, .list: false
    }
  }
}

extension FormScope {
  /// Returns the scope of a nested value.
  fileprivate func inner<Outer, Inner>(
    _ path: FieldPath?,
    _ property: any KeyPath<Outer, Inner> & Sendable
  ) -> FormScope {
    let outer = keyPath
    return FormScope(path: self.path.appending(path ?? FieldPath())) { positions in
      outer(positions)?.appending(path: property)
    }
  }

  /// Returns the scope of the value in an optional one.
  fileprivate func unwrapping<Inner>(_ type: Inner.Type) -> FormScope {
    let outer = keyPath
    return FormScope(path: path) { positions in
      outer(positions)?.appending(path: \Inner?.self!)
    }
  }
}
