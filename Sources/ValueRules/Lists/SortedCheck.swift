public import RuleEngine
public import Violations

/// Requires the elements of a list to be in order.
///
///     SortedCheck()                             // [1, 3, 2]: sorted.wrong at [2]
///     SortedCheck(.descending, strictly: true)  // no two may be equal
///     SortedCheck(by: "start")                  // records by a member
///
/// Numbers are ordered by value, and texts by code points. That is also the order of dates such as
/// 2026-11-24, and of date-times in one time zone. All elements must be of the same kind as the
/// first. Blank elements are skipped.
public struct SortedCheck: ListCheck {
  /// The element that comes first.
  public enum Order: String, CaseIterable, Sendable {
    /// The smallest.
    case ascending

    /// The greatest.
    case descending
  }

  private let order: Order
  private let isStrict: Bool
  private let member: FieldPath?
  private let readsNumbers: Bool

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - order: The element that comes first.
  ///   - isStrict: Whether no two elements may be equal.
  ///   - member: The member that orders records, or nil for elements that aren't records.
  ///   - readsNumbers: Whether texts are also read as numbers, as ``NumberCheck`` does.
  public init(
    _ order: Order = .ascending,
    strictly isStrict: Bool = false,
    by member: FieldPath? = nil,
    readingNumbers readsNumbers: Bool = false
  ) {
    self.order = order
    self.isStrict = isStrict
    self.member = member
    self.readsNumbers = readsNumbers
  }

  /// Reports the first element that should come before the previous one.
  ///
  /// - Complexity: O(*n*) in the size of the list.
  public func check(
    _ elements: [Value],
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    var last: Value?
    var isSorted = true
    for (index, element) in elements.enumerated() {
      let compared = compared(of: element, like: last, at: index, into: &findings)
      guard let compared else { continue }
      if let last, isSorted, !stands(compared, after: last) {
        findings.add(
          .sortedWrong,
          inside: path(of: index),
          ["order": .text(order.rawValue), "position": .integer(index + 1)]
        )
        isSorted = false
      }
      if findings.isDecided { return }
      last = compared
    }
  }

  /// Returns the part of an element to compare, or nil if it is blank or of another kind.
  private func compared(
    of element: Value,
    like last: Value?,
    at index: Int,
    into findings: inout Findings
  ) -> Value? {
    var value = element
    if let member {
      guard case .record = element else {
        findings.addMismatch(expected: .record, actual: element.kind, inside: .element(index))
        return nil
      }
      value = element[member] ?? .null
    }
    if Blankness.invisible.includes(value) { return nil }
    if readsNumbers, let number = value.text.flatMap({ ExactDecimal($0) }) {
      value = .decimal(number)
    }
    let expected = readsNumbers ? .number : last?.kind ?? (value.kind == .number ? .number : .text)
    if value.kind == expected { return value }
    findings.addMismatch(expected: expected, actual: value.kind, inside: path(of: index))
    return nil
  }

  private func path(of index: Int) -> FieldPath {
    FieldPath.element(index).appending(member ?? FieldPath())
  }

  private func stands(_ value: Value, after last: Value) -> Bool {
    let (smaller, greater) = order == .ascending ? (last, value) : (value, last)
    switch (smaller, greater) {
    case (.decimal(let smaller), .decimal(let greater)):
      return isStrict ? smaller < greater : smaller <= greater
    case (.text(let smaller), .text(let greater)):
      // UTF-8 bytes have the order of code points.
      return isStrict
        ? smaller.utf8.lexicographicallyPrecedes(greater.utf8)
        : !greater.utf8.lexicographicallyPrecedes(smaller.utf8)
    default: return true
    }
  }

  /// Returns the required order.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    [Violation(.sortedWrong, ["order": .text(order.rawValue)])]
  }
}

extension SortedCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "sorted",
    "Requires the elements of a list to be in order.",
    shorthand: "order",
    settings: [
      .choice("order", Order.self, "The element that comes first.", default: .ascending),
      .boolean("strictly", "Whether no two elements may be equal."),
      .init("by", .text, "The member that orders records."),
      .boolean("numbers", "Whether texts are read as numbers."),
    ],
    codes: [.sortedWrong]
  ) { settings throws(SettingError) in
    var member: FieldPath?
    if let text = settings.text("by") {
      guard let path = FieldPath(text), !path.isEmpty, !path.components.contains(.each) else {
        throw SettingError("by", "`\(text)` isn't the name of a member")
      }
      member = path
    }
    return SortedCheck(
      settings.choice("order") ?? .ascending,
      strictly: settings.boolean("strictly") ?? false,
      by: member,
      readingNumbers: settings.boolean("numbers") ?? false
    )
  }
}

extension CodeDefinition {
  static let sortedWrong = CodeDefinition(
    "sorted.wrong",
    "An element of a list is out of order.",
    [
      .init("order", .text, "ascending or descending"),
      .init("position", .integer, "the number of the element, from 1", isMeasured: true),
    ]
  )
}
