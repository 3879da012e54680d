public import RuleEngine
import UnicodeText
public import Violations

/// A check that looks at the elements of a list; any other value is a `type.mismatch`.
public protocol ListCheck: ContainerCheck {
  /// Reports what is wrong in a list, which is not empty and not longer than may be checked.
  ///
  /// - Parameters:
  ///   - elements: The elements, of any kind, of which some may be blank.
  ///   - context: What the check may know besides the list.
  ///   - findings: Receives the violations, each with the path of its element: `[2]`.
  func check(_ elements: [Value], in context: borrowing CheckContext, into findings: inout Findings)
}

extension ListCheck {
  /// Reports a value that is no list, or one that is too long to be checked, or what is wrong in it.
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

/// Returns whether a list or record has more members than may be checked, and says so.
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
  /// Bytes that two values share if and only if they are equal: texts scalar by scalar, numbers by value,
  /// lists and records by what is in them.
  ///
  ///     Value.list([1.0, "a"]).equalityKey() == Value.list([1, "a"]).equalityKey()  // true
  ///     Value.text("1").equalityKey() == Value.decimal(1).equalityKey()             // false
  ///
  /// - Complexity: O(*n*) in the size of the value, and sorting of the names of records.
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
  /// Appends a text behind its length, so that no text is the beginning of another.
  fileprivate mutating func appendCounted(_ text: String) {
    var length = UInt64(text.utf8.count)
    for _ in 0..<8 {
      append(UInt8(truncatingIfNeeded: length))
      length >>= 8
    }
    append(contentsOf: text.utf8)
  }
}
