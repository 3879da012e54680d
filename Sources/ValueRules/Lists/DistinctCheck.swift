public import RuleEngine
import UnicodeText
public import Violations

/// Requires the elements of a list to be distinct, or its records to differ in some of their
/// members.
///
///     DistinctCheck()                // [a, b, a]: distinct.repeated at [2], first: 1, position: 3
///     DistinctCheck(by: ["email"])   // no two records with the same email
///
/// Texts are equal if they have the same scalars, and numbers if they have the same value. The
/// check skips a record if all the members in `by` are blank.
public struct DistinctCheck: ListCheck {
  private let members: [FieldPath]
  private let ignoresCase: Bool

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - members: The members to compare in records, or none to compare whole elements.
  ///   - ignoresCase: Whether texts are compared after full case folding.
  public init(by members: [FieldPath] = [], ignoringCase ignoresCase: Bool = false) {
    self.members = members
    self.ignoresCase = ignoresCase
  }

  /// Reports each element that is equal to an earlier one.
  ///
  /// - Complexity: O(*n*) in the size of the list.
  public func check(
    _ elements: [Value],
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    var first: [[UInt8]: Int] = [:]
    for (index, element) in elements.enumerated() {
      guard let compared = compared(of: element, at: index, into: &findings) else { continue }
      let key = compared.equalityKey(ignoringCase: ignoresCase)
      guard let earlier = first[key] else {
        first[key] = index
        continue
      }
      findings.add(
        .distinctRepeated,
        inside: .element(index),
        ["first": .integer(earlier + 1), "position": .integer(index + 1)]
      )
      if findings.isDecided { return }
    }
  }

  /// Returns the part of an element to compare, or nil if there is none.
  private func compared(of element: Value, at index: Int, into findings: inout Findings) -> Value? {
    if members.isEmpty { return element }
    guard case .record = element else {
      findings.addMismatch(expected: .record, actual: element.kind, inside: .element(index))
      return nil
    }
    let values = members.map { element[$0] ?? .null }
    return values.allSatisfy(Blankness.invisible.includes) ? nil : .list(values)
  }

  /// Returns that no element may be repeated.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    [Violation(.distinctRepeated)]
  }
}

extension DistinctCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "distinct",
    "Requires the elements of a list to be distinct.",
    shorthand: "by",
    settings: [
      .init("by", .list(.text), "The members to compare in records."),
      .boolean("ignoring-case", "Whether lowercase and uppercase letters are the same."),
    ],
    codes: [.distinctRepeated]
  ) { settings throws(SettingError) in
    if let by = settings.texts("by"), by == ["true"] || by == ["false"] {
      throw SettingError(
        "by",
        "`by` names members of records",
        hint: "write `distinct` alone to compare whole elements"
      )
    }
    return DistinctCheck(
      by: try settings.members("by"),
      ignoringCase: settings.boolean("ignoring-case") ?? false
    )
  }
}

extension Settings {
  /// Returns the paths of the members that a setting names, or none if it is absent.
  func members(_ name: String) throws(SettingError) -> [FieldPath] {
    var paths: [FieldPath] = []
    for text in texts(name) ?? [] {
      guard let path = FieldPath(text), !path.isEmpty, !path.components.contains(.each) else {
        throw SettingError(name, "`\(text)` isn't the name of a member")
      }
      if paths.contains(path) { throw SettingError(name, "`\(text)` is named twice") }
      paths.append(path)
    }
    return paths
  }
}

extension CodeDefinition {
  static let distinctRepeated = CodeDefinition(
    "distinct.repeated",
    "An element of a list is equal to an earlier one.",
    [
      .init("first", .integer, "the number of the earlier element, from 1", isMeasured: true),
      .init("position", .integer, "the number of this element, from 1", isMeasured: true),
    ]
  )
}
