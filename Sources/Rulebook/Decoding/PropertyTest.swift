import RuleEngine
import Violations

/// A comparison of values with the types of the properties that should hold them.
enum PropertyTest {
  /// The values must be of the kinds that the types take.
  ///
  /// In a body of a web form, every value is a text.
  case kinds(allowingTexts: Bool)

  /// The types must be able to hold the values, in their normalized form.
  case suitability(normalized: [String: Value])
}

extension PropertyType {
  /// Adds the faults of a value.
  ///
  /// - Parameters:
  ///   - value: The value as given.
  ///   - path: The path of the value in the record. It is computed only if needed.
  ///   - test: The comparison.
  ///   - faults: The faults so far.
  func addFaults(
    of value: Value,
    at path: @autoclosure () -> FieldPath,
    by test: PropertyTest,
    to faults: inout [TypeFault]
  ) {
    switch test {
    case .kinds(let allowsTexts):
      addFaults(of: value, at: path(), allowingTexts: allowsTexts, to: &faults)
    case .suitability(let normalized):
      let place = path()
      let value = normalized[place.description] ?? value
      if suits(value) || value.isEmpty && blank != nil { return }
      faults.append(TypeFault(at: place))
    }
  }

  private func addFaults(
    of value: Value,
    at path: @autoclosure () -> FieldPath,
    allowingTexts allowsTexts: Bool,
    to faults: inout [TypeFault]
  ) {
    let kind = value.kind
    if kind == .null || allowsTexts && kind == .text { return }
    if !kinds.isEmpty, !kinds.contains(kind) {
      guard let expected = Value.Kind.allCases.first(where: kinds.contains) else { return }
      let mismatch = TypeFault.Kinds(expected: expected, actual: kind)
      faults.append(TypeFault(at: path(), kinds: mismatch))
    } else if case .list(let elements) = value, let type = element.first {
      for (index, element) in elements.enumerated() {
        type.addFaults(
          of: element,
          at: path().appending(.index(index)),
          allowingTexts: allowsTexts,
          to: &faults
        )
      }
    }
  }
}

extension Array {
  /// Adds the faults of all values that the properties of a form should hold.
  ///
  /// - Parameters:
  ///   - record: The record of the type that declares the fields.
  ///   - outer: The path of the record.
  ///   - test: The comparison.
  ///   - faults: The faults so far.
  func addFaults<Root>(
    in record: Value,
    at outer: FieldPath,
    by test: PropertyTest,
    to faults: inout [TypeFault]
  ) where Element == FormPart<Root> {
    for part in self {
      switch part {
      case .field(let field):
        guard let path = field.path else { continue }
        field.type.addFaults(
          of: record[path] ?? .null,
          at: outer.appending(path),
          by: test,
          to: &faults
        )
      case .nested(let nested): nested.addFaults(record, outer, test, &faults)
      case .check: break
      }
    }
  }
}
