import Violations

/// Fields of a value inside the application's type.
///
///     Nested(\.address) {
///       Field(\.city, "single-line", required: true)  // the field address.city
///       Field(\.country, "country-code")
///     }
///
/// Of an optional value that is nil, nothing is required.
public struct Nested<Root>: Sendable {
  let part: NestedPart<Root>

  /// Creates the fields of a value.
  ///
  /// - Parameters:
  ///   - keyPath: The property with the inner value.
  ///   - name: The property's name in the record, if it is another.
  ///   - entries: The fields inside.
  public init<Inner>(
    _ keyPath: any WritableKeyPath<Root, Inner> & Sendable,
    name: String? = nil,
    @FormBuilder<Inner> _ entries: () -> [FormEntry<Inner>]
  ) {
    let parts = entries().map(\.part)
    let path = keyPath.fieldPath(named: name)
    part = NestedPart(
      path: path,
      keyPath: keyPath,
      resolve: { scope, form in form.add(parts, in: scope.inner(path, keyPath)) },
      value: { parts.record(of: $0[keyPath: keyPath]) },
      write: { values, outer, root in
        guard let path else { return true }
        return parts.write(values, to: &root[keyPath: keyPath], at: outer.appending(path))
      },
      removeElement: { path, root in
        parts.removeElement(at: path, from: &root[keyPath: keyPath])
      }
    )
  }

  /// Creates the fields of a value that may be nil.
  ///
  /// - Parameters:
  ///   - keyPath: The property with the inner value.
  ///   - name: The property's name in the record, if it is another.
  ///   - entries: The fields inside.
  public init<Inner>(
    _ keyPath: any WritableKeyPath<Root, Inner?> & Sendable,
    name: String? = nil,
    @FormBuilder<Inner> _ entries: () -> [FormEntry<Inner>]
  ) {
    let parts = entries().map(\.part)
    let path = keyPath.fieldPath(named: name)
    part = NestedPart(
      path: path,
      keyPath: keyPath,
      resolve: { scope, form in
        form.optionalRecords.insert(scope.path.appending(path ?? FieldPath()))
        // The steps behind an optional cannot be composed, so these are found in two steps.
        form.add(parts, in: scope.inner(path, keyPath, isOptional: true))
      },
      value: { root in root[keyPath: keyPath].map { parts.record(of: $0) } ?? .null },
      write: { values, outer, root in
        guard let path else { return true }
        let place = outer.appending(path)
        guard var inner = root[keyPath: keyPath] else {
          // What was typed into a value that is nil has no property to go to.
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
      }
    )
  }
}

/// A list of which each element is checked.
///
///     Each(\.contacts) {
///       Field(\.email, "email", required: true)  // the field contacts[].email
///     }
///     Each(\.tags, "slug")                       // the field tags[]
public struct Each<Root>: Sendable {
  let part: NestedPart<Root>

  /// Creates a list of values with fields.
  ///
  /// - Parameters:
  ///   - keyPath: The property with the list.
  ///   - name: The list's name in the record, if it is another.
  ///   - entries: The fields of one element.
  public init<Element>(
    _ keyPath: any WritableKeyPath<Root, [Element]> & Sendable,
    name: String? = nil,
    @FormBuilder<Element> _ entries: () -> [FormEntry<Element>]
  ) {
    self.init(keyPath, name: name, entries().map(\.part)) {
      $0.record(of: $1)
    } element: { _ in
      // Only the program can make such an element: see `TypedSession.append(_:to:)`.
      nil
    }
  }

  /// Creates a list of plain values.
  ///
  /// - Parameters:
  ///   - keyPath: The property with the list.
  ///   - rule: The name of the rule that each element must keep.
  ///   - name: The list's name in the record, if it is another.
  ///   - requirement: Whether an element must be filled.
  ///   - parameters: The rule's parameters.
  public init<Element: FieldValue>(
    _ keyPath: any WritableKeyPath<Root, [Element]> & Sendable,
    _ rule: String,
    name: String? = nil,
    required requirement: FieldRequirement<Element> = .never,
    with parameters: [String: FieldParameter<Element>] = [:]
  ) {
    var field = TypedField<Element>(\.self, .named(rule), name: nil, requirement, parameters)
    field.path = FieldPath()
    self.init(keyPath, name: name, [.field(field)]) {
      $1.fieldValue
    } element: {
      Element(fieldValue: $0)
    }
  }

  private init<Element>(
    _ keyPath: any WritableKeyPath<Root, [Element]> & Sendable,
    name: String?,
    _ parts: [FormPart<Element>],
    value: @escaping @Sendable ([FormPart<Element>], Element) -> Value,
    element: @escaping @Sendable (Value) -> Element?
  ) {
    let path = keyPath.fieldPath(named: name)
    part = NestedPart(
      path: path,
      keyPath: keyPath,
      resolve: { scope, form in
        var scope = scope.inner(path, keyPath)
        let list = scope.keyPath
        scope.path = scope.path.appending(.each)
        scope.keyPath = { positions in
          guard let position = positions.last else { return nil }
          return list(positions.dropLast())?.appending(path: \[Element].[position])
        }
        form.add(parts, in: scope)
      },
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
      }
    )
  }
}

extension Array {
  /// Gives the array as many elements as a list has.
  ///
  /// - Parameters:
  ///   - list: The list, or null for an empty one.
  ///   - element: Makes an element of its value; nil where that cannot be done.
  /// - Returns: Whether there are as many now.
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
  /// The scope of the value that a property of this one's value holds.
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
