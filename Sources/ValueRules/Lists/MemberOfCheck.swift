public import RuleEngine
import UnicodeText
public import Violations

/// Requires a value to be an element of the list in another field.
///
///     language: { rule: language, checks: [{ is-member-of: languages }] }
///
/// The check doesn't report anything if the other field isn't a list: that is the job of the
/// field's own rule. A blank list doesn't have elements.
public struct MemberOfCheck: ValueCheck {
  /// The field with the list.
  public let other: FieldPath

  /// Creates a check.
  public init(_ other: FieldPath) { self.other = other }

  /// Reports a value that isn't in the list.
  ///
  /// - Complexity: O(*n*) in the size of the list.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let listed = context.fields?.value(of: other) ?? .list([])
    guard case .list(let elements) = listed else { return }
    if isTooLong(elements.count, in: context, &findings) { return }
    guard let accepted = context.keys(of: elements, in: other) else {
      return findings.addWorkLimit(of: other)
    }
    if !accepted.contains(value.equalityKey()) {
      findings.add(.memberOfMissing, ["other": .field(other)])
    }
  }

  /// Returns that the value must be in the list.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    [Violation(.memberOfMissing, ["other": .field(other)])]
  }
}

/// Requires every element of a list to be one of given values, or an element of another field.
///
///     subset-of: [read, write]
///     subset-of: { field: skills }
///
/// With constants, the check reports an element as ``OneOfCheck`` does.
public struct SubsetCheck: ListCheck {
  private enum Whole: Sendable {
    case constants(OneOfCheck)
    case field(FieldPath)
  }

  private let whole: Whole

  /// Creates a check with the accepted values.
  public init(of values: OneOfCheck) { whole = .constants(values) }

  /// Creates a check with the list in another field.
  public init(of field: FieldPath) { whole = .field(field) }

  /// Reports each element that isn't accepted.
  ///
  /// - Complexity: O(*n*) in the size of both lists, or O(*n* · *m*) for constants other than
  ///   texts.
  public func check(
    _ elements: [Value],
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    switch whole {
    case .constants(let accepted):
      for (index, element) in elements.enumerated() {
        var own = findings.forOther()
        if let text = element.text {
          accepted.check(text.utf8Span, in: context, into: &own)
        } else {
          accepted.check(element, in: context, into: &own)
        }
        findings.merge(own, inside: .index(index))
        if findings.isDecided { return }
      }
    case .field(let other):
      let listed = context.fields?.value(of: other) ?? .list([])
      guard case .list(let all) = listed else { return }
      if isTooLong(all.count, in: context, &findings) { return }
      guard let accepted = context.keys(of: all, in: other) else {
        return findings.addWorkLimit(of: other)
      }
      for (index, element) in elements.enumerated()
      where !accepted.contains(element.equalityKey()) {
        findings.add(.memberOfMissing, inside: .element(index), ["other": .field(other)])
        if findings.isDecided { return }
      }
    }
  }
}

extension CheckContext {
  /// Returns what the elements of the list in another field are equal to.
  ///
  /// All values that see the same list share it. It is nil if that would cost too much.
  fileprivate func keys(of elements: [Value], in field: FieldPath) -> Set<[UInt8]>? {
    prepared(from: .list(elements), of: field) { Set(elements.map { $0.equalityKey() }) }
  }
}

extension MemberOfCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "is-member-of",
    "Requires a value to be an element of the list in another field.",
    shorthand: "field",
    settings: [
      .init("field", .field, "The field with the list.", isRequired: true)
    ],
    codes: [.memberOfMissing]
  ) { settings in MemberOfCheck(settings.field("field") ?? FieldPath()) }
}

extension SubsetCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "subset-of",
    "Requires every element of a list to be one of given values.",
    shorthand: "values",
    settings: [
      .init("values", .list(.value), "The accepted values."),
      .init("words", .table("words"), "A table of accepted texts.", comparison: .loosely),
      .init("field", .field, "Another field, whose elements are accepted."),
      .boolean(
        "ignoring-case",
        "Whether lowercase and uppercase letters are the same, for values and words."
      ),
    ],
    codes: [.oneOfMissing, .oneOfUnlisted, .memberOfMissing]
  ) { settings throws(SettingError) in
    let values = settings.valueList("values") ?? []
    let words = settings.table("words", as: WordList.self)
    let ignoresCase = settings.boolean("ignoring-case") ?? false
    if let field = settings.field("field") {
      guard values.isEmpty, words == nil, !ignoresCase else {
        throw SettingError("field", "`field` excludes `values`, `words` and `ignoring-case`")
      }
      return SubsetCheck(of: field)
    }
    if values.isEmpty, words == nil { throw SettingError(nil, "give `values`, `words` or `field`") }
    return SubsetCheck(of: OneOfCheck(values, words: words, ignoringCase: ignoresCase))
  }
  .reporting { code, settings in
    if settings["field"] != nil { return code == CodeDefinition.memberOfMissing.code }
    return code != CodeDefinition.memberOfMissing.code
      && OneOfCheck.definition.reports(code, settings)
  }
}

extension CodeDefinition {
  static let memberOfMissing = CodeDefinition(
    "member_of.missing",
    "A value isn't in the list of another field.",
    [.init("other", .field, "the other field")]
  )
}
