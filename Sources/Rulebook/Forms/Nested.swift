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
        form.addGroup(at: inner, parts)
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
      removeContents: { parts.removeContents(of: &$0[keyPath: keyPath]) }
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
    let parts = entries().map(\.part)
    let path = keyPath.declaredPath(named: name)
    part = NestedPart(
      path: path,
      keyPath: keyPath,
      addParts: { scope, form in
        form.optionalRecords.insert(scope.path.appending(path ?? FieldPath()))
        form.addGroup(at: scope.inner(path, keyPath), parts)
        // The steps after an optional can't be composed into a key path, so the path is found in
        // two steps.
        form.add(parts, in: scope.inner(path, keyPath, isOptional: true))
      },
      declaredPaths: { [:] },
      value: { root in root[keyPath: keyPath].map { parts.record(of: $0) } ?? .null },
      write: { values, outer, root in
        guard let path else { return true }
        let place = outer.appending(path)
        guard var inner = root[keyPath: keyPath] else {
          // A nil value doesn't have properties that could store what was typed.
          if case .record(let record) = values { return record[place]?.isEmpty ?? true }
          return true
        }
        let isWhole = parts.write(values, to: &inner, at: place)
        root[keyPath: keyPath] = inner
        return isWhole
      },
      removeElement: { path, root in
        guard var inner = root[keyPath: keyPath] else { return }
        parts.removeElement(at: path, from: &inner)
        root[keyPath: keyPath] = inner
      },
      removeContents: { $0[keyPath: keyPath] = nil }
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
  ///   - entries: The fields of one element.
  public init<Element>(
    _ keyPath: any WritableKeyPath<Root, [Element]> & Sendable,
    name: FieldPath? = nil,
    label: FieldText? = nil,
    @FormBuilder<Element> _ entries: () -> [FormBuilder<Element>.Entry]
  ) {
    self.init(keyPath, name: name, label: label, entries().map(\.part)) {
      $0.record(of: $1)
    } element: { _ in
      // Only the program can create this kind of element: see `TypedSession.append(_:to:)`.
      nil
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
    self.init(keyPath, name: name, label: label, [.field(field)]) {
      $1.fieldValue
    } element: {
      Element(fieldValue: $0)
    }
  }

  private init<Element>(
    _ keyPath: any WritableKeyPath<Root, [Element]> & Sendable,
    name: FieldPath?,
    label: FieldText?,
    _ parts: [FormPart<Element>],
    value: @escaping @Sendable ([FormPart<Element>], Element) -> Value,
    element: @escaping @Sendable (Value) -> Element?
  ) {
    let path = keyPath.declaredPath(named: name)
    part = NestedPart(
      path: path,
      keyPath: keyPath,
      addParts: { scope, form in
        var scope = scope.inner(path, keyPath)
        form.addGroup(at: scope, parts)
        let list = scope.keyPath
        scope.path = scope.path.appending(.each)
        if let label { form.labels[scope.path] = label }
        scope.keyPath = { positions in
          guard let position = positions.last else { return nil }
          return list(positions.dropLast())?.appending(path: \[Element].[position])
        }
        form.add(parts, in: scope)
      },
      declaredPaths: { [:] },
      value: { root in .list(root[keyPath: keyPath].map { value(parts, $0) }) },
      write: { values, outer, root in
        guard let path else { return true }
        let list = outer.appending(path)
        var isWhole = true
        if case .record(let record) = values {
          isWhole = root[keyPath: keyPath].fit(record[list] ?? .null, element)
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
      removeContents: { $0[keyPath: keyPath].removeAll() }
    )
  }
}

extension Array {
  /// Resizes the array to the number of elements in a list.
  ///
  /// - Parameters:
  ///   - list: The list, or null for an empty one.
  ///   - element: Creates an element from its value; returns nil if that isn't possible.
  /// - Returns: Whether the array now has as many elements as the list.
  fileprivate mutating func fit(_ list: Value, _ element: (Value) -> Element?) -> Bool {
    guard case .list(let values) = list else {
      removeAll()
      return list.isEmpty
    }
    if count > values.count { removeLast(count - values.count) }
    for value in values[count...] {
      guard let new = element(value) else { return false }
      append(new)
    }
    return true
  }
}

extension FormScope {
  /// Returns the scope of a nested value.
  fileprivate func inner<Outer, Inner>(
    _ path: FieldPath?,
    _ property: any KeyPath<Outer, Inner> & Sendable,
    isOptional: Bool = false
  ) -> FormScope {
    let outer = keyPath
    return FormScope(path: self.path.appending(path ?? FieldPath())) { positions in
      isOptional ? nil : outer(positions)?.appending(path: property)
    }
  }
}
