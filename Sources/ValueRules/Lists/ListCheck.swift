public import RuleEngine
import UnicodeText
public import Violations

/// A check of the elements of a list.
///
/// It reports any other value as `type.mismatch`.
public protocol ListCheck: ContainerCheck {
  /// Reports the violations of a list that isn't empty and isn't too long to check.
  ///
  /// - Parameters:
  ///   - elements: The elements, of any kind. Some may be blank.
  ///   - context: What the check may know in addition to the list.
  ///   - findings: Receives the violations, each with the path of its element, such as `[2]`.
  func check(_ elements: [Value], in context: borrowing CheckContext, into findings: inout Findings)
}

extension ListCheck {
  /// Reports a value that isn't a list, a list that is too long to check, or the violations of the
  /// list.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    guard case .list(let elements) = value else {
      findings.addMismatch(expected: .list, actual: value.kind)
      return
    }
    if isTooLong(elements.count, in: context, &findings) { return }
    check(elements, in: context, into: &findings)
  }
}

/// Returns whether a list or record has too many members to check, and reports it.
func isTooLong(
  _ count: Int,
  in context: borrowing CheckContext,
  _ findings: inout Findings
) -> Bool {
  let limit = context.surroundings.limits.listElements
  if count <= limit { return false }
  findings.addLimit(.limitListSize, ["maximum": .integer(limit)])
  return true
}

extension FieldPath {
  /// The path of an element of a list.
  static func element(_ index: Int) -> FieldPath { FieldPath(components: [.index(index)]) }
}

extension Value {
  /// Returns bytes that are the same for two values if and only if the values are equal.
  ///
  /// Texts are compared scalar by scalar, numbers by value, and lists and records by their
  /// contents.
  ///
  ///     Value.list([1.0, "a"]).equalityKey() == Value.list([1, "a"]).equalityKey()  // true
  ///     Value.text("1").equalityKey() == Value.decimal(1).equalityKey()             // false
  ///
  /// - Complexity: O(*n*) in the size of the value, plus sorting the names of records.
  func equalityKey(ignoringCase ignoresCase: Bool = false) -> [UInt8] {
    var key: [UInt8] = []
    appendEqualityKey(to: &key, ignoringCase: ignoresCase)
    return key
  }

  private func appendEqualityKey(to key: inout [UInt8], ignoringCase ignoresCase: Bool) {
    switch self {
    case .text(let text):
      key.append(1)
      key.appendCounted(ignoresCase ? text.utf8Span.mapped(.foldCase).text : text)
    case .decimal(let number):
      key.append(number.isNegative ? 3 : 2)
      key.appendCounted(number.digits)
      key.appendCounted(String(number.exponent))
    case .boolean(let flag): key.append(flag ? 5 : 4)
    case .null: key.append(6)
    case .list(let elements):
      key.append(7)
      key.appendCounted(String(elements.count))
      for element in elements { element.appendEqualityKey(to: &key, ignoringCase: ignoresCase) }
    case .record(let entries):
      key.append(8)
      key.appendCounted(String(entries.count))
      for (name, value) in entries.sorted(by: { $0.key < $1.key }) {
        key.appendCounted(name)
        value.appendEqualityKey(to: &key, ignoringCase: ignoresCase)
      }
    }
  }
}

extension [UInt8] {
  /// Appends a text after its length, so no text is the beginning of another.
  fileprivate mutating func appendCounted(_ text: String) {
    var length = UInt64(text.utf8.count)
    for _ in 0..<8 {
      append(UInt8(truncatingIfNeeded: length))
      length >>= 8
    }
    append(contentsOf: text.utf8)
  }
}
