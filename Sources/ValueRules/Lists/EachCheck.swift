public import RuleEngine
import UnicodeText
public import Violations

/// Checks each element of a list, or each name or value of a record.
///
///     each: { rule: email }
///     each: { keys: { pattern: '[a-z]+' }, values: { type: number } }
///
/// A violation has the path of its element, such as `tags[2]` in a form's field `tags`. A blank
/// element is reported as `required`. If the check accepts blank elements, it skips them.
public struct EachCheck: ContainerCheck {
  private let elements: CheckList?
  private let keys: CheckList?
  private let values: CheckList?
  private let acceptsBlank: Bool

  private var expected: Value.Kind { elements == nil ? .record : .list }

  /// Creates a check for the elements of lists.
  ///
  /// - Parameters:
  ///   - elements: The checks that each element must pass.
  ///   - acceptsBlank: Whether elements may be blank.
  public init(_ elements: CheckList, acceptingBlank acceptsBlank: Bool = false) {
    self.elements = elements
    keys = nil
    values = nil
    self.acceptsBlank = acceptsBlank
  }

  /// Creates a check for the members of records.
  ///
  /// - Parameters:
  ///   - keys: The checks that each name must pass.
  ///   - values: The checks that each value must pass.
  ///   - acceptsBlank: Whether names and values may be blank.
  public init(keys: CheckList?, values: CheckList?, acceptingBlank acceptsBlank: Bool = false) {
    elements = nil
    self.keys = keys
    self.values = values
    self.acceptsBlank = acceptsBlank
  }

  /// Reports the violations of each element or member.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    switch (value, elements) {
    case (.list(let list), let elements?):
      if isTooLong(list.count, in: context, &findings) { return }
      for (index, element) in list.enumerated() {
        run(elements, on: element, at: .index(index), in: context, into: &findings)
        if findings.isDecided { return }
      }
    case (.record(let record), nil):
      if isTooLong(record.count, in: context, &findings) { return }
      for (name, member) in record.sorted(by: { $0.key < $1.key }) {
        if let keys { run(keys, onName: name, in: context, into: &findings) }
        if let values { run(values, on: member, at: .name(name), in: context, into: &findings) }
        if findings.isDecided { return }
      }
    default: findings.addMismatch(expected: expected, actual: value.kind)
    }
  }

  private func run(
    _ checks: CheckList,
    on element: Value,
    at component: FieldPath.Component,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    var own = findings.forOther()
    find(in: element, checks, in: context, into: &own)
    findings.merge(own, inside: component)
  }

  /// Runs checks on the name of a member.
  ///
  /// Their violations don't have ranges in the name.
  private func run(
    _ checks: CheckList,
    onName name: String,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    var own = findings.forOther()
    find(in: .text(name), checks, in: context, into: &own)
    own.removeRanges()
    findings.merge(own, inside: .name(name))
  }

  private func find(
    in element: Value,
    _ checks: CheckList,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let limit = context.surroundings.limits.inputBytes
    if let text = element.text, text.utf8.count > limit {
      findings.addLimit(.limitInputSize, ["maximum": .integer(limit)])
    } else if Blankness.invisible.includes(element) {
      if !acceptsBlank { findings.add(.required) }
    } else {
      checks.run(element, in: context, into: &findings)
    }
  }
}

extension EachCheck: MeasuredCheck {
  package var runningCost: RunningCost {
    let lists = [elements, keys, values].compactMap(\.self)
    return lists.reduce(RunningCost(call: 300)) { $0 + $1.cost }
  }
}

extension EachCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "each",
    "Checks each element of a list, or each name or value of a record.",
    shorthand: "of",
    settings: [
      .init("of", .checks, "The checks of each element of a list."),
      .init("keys", .checks, "The checks of each name in a record."),
      .init("values", .checks, "The checks of each value in a record."),
      .boolean("blank", "Whether elements, names and values may be blank."),
    ],
    codes: [],
    tellsOtherFields: false
  ) { settings throws(SettingError) in
    let elements = settings.checks("of")
    let keys = settings.checks("keys")
    let values = settings.checks("values")
    let acceptsBlank = settings.boolean("blank") ?? false
    if let elements {
      if keys != nil || values != nil {
        throw SettingError(
          "of",
          "`of` is for the elements of lists, and `keys` and `values` are for records",
          hint: "if a value may be either, write two checks under `any`"
        )
      }
      return EachCheck(elements, acceptingBlank: acceptsBlank)
    }
    guard keys != nil || values != nil else {
      throw SettingError(nil, "give `of`, `keys` or `values`")
    }
    return EachCheck(keys: keys, values: values, acceptingBlank: acceptsBlank)
  }
}
