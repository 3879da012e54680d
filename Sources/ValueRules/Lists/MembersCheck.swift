public import RuleEngine
import UnicodeText
public import Violations

/// States which members a record must and may have.
///
///     MembersCheck(required: ["street", "city"])  // { street: High St. }: required at .city
///     MembersCheck(required: ["street"], optional: ["floor"], refusesOthers: true)
///     MembersCheck(anyOf: ["email", "phone"])     // {}: filled.too_few
///
/// A blank member counts as missing. A refused member is reported as `field.unknown`, with its
/// path.
public struct MembersCheck: ContainerCheck {
  private let required: [String]
  private let anyOf: [String]
  private let known: Set<String>?

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - required: The members that must be filled.
  ///   - anyOf: Members, at least one of them filled.
  ///   - optional: More members that are accepted.
  ///   - refusesOthers: Whether any other member is refused.
  public init(
    required: [String] = [],
    anyOf: [String] = [],
    optional: [String] = [],
    refusesOthers: Bool = false
  ) {
    self.required = required
    self.anyOf = anyOf
    known = refusesOthers ? Set(required + anyOf + optional) : nil
  }

  /// Reports missing members, and then refused members in alphabetical order.
  ///
  /// - Complexity: O(*n* log *n*) in the number of members.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    guard case .record(let entries) = value else {
      findings.addMismatch(expected: .record, actual: value.kind)
      return
    }
    func isFilled(_ name: String) -> Bool {
      entries[name].map { !Blankness.invisible.includes($0) } ?? false
    }
    for name in required where !isFilled(name) {
      findings.add(.required, inside: FieldPath(field: name))
    }
    if !anyOf.isEmpty, !anyOf.contains(where: isFilled) {
      findings.add(.filledTooFew, tooFew.merging(["actual": .integer(0)]) { $1 })
    }
    guard let known else { return }
    if isTooLong(entries.count, in: context, &findings) { return }
    for name in entries.keys.filter({ !known.contains($0) }).sorted() {
      findings.add(.fieldUnknown, inside: FieldPath(field: name))
    }
  }

  private var tooFew: [String: Argument] {
    ["minimum": .integer(1), "fields": .list(anyOf.map { .field(FieldPath(field: $0)) })]
  }

  /// Returns the members that must be filled.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    let all = required.map { name in
      var violation = Violation(.required)
      violation.path = FieldPath(field: name)
      return violation
    }
    return anyOf.isEmpty ? all : all + [Violation(.filledTooFew, tooFew)]
  }
}

extension MembersCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "members",
    "States which members a record must and may have.",
    shorthand: "required",
    settings: [
      .init("required", .list(.text), "The members that must be filled."),
      .init("any-of", .list(.text), "Members where at least one must be filled."),
      .init("optional", .list(.text), "More members that are accepted."),
      .init(
        "others",
        .choice(["ignore", "refuse"]),
        "What happens to members that aren't named.",
        default: "ignore"
      ),
    ],
    codes: [.filledTooFew],
    reports: CheckDefinition.codes(needing: ["filled.too_few": [["any-of"]]])
  ) { settings throws(SettingError) in
    let required = settings.texts("required") ?? []
    let anyOf = settings.texts("any-of") ?? []
    let optional = settings.texts("optional") ?? []
    let refusesOthers = settings.text("others") == "refuse"
    if required.isEmpty, anyOf.isEmpty, !refusesOthers {
      throw SettingError(nil, "give `required`, `any-of`, or `others: refuse`")
    }
    let all = required + anyOf + optional
    if Set(all).count < all.count { throw SettingError(nil, "a member is named twice") }
    if !optional.isEmpty, !refusesOthers {
      throw SettingError(
        "optional",
        "`optional` needs `others: refuse`, since otherwise any member is accepted"
      )
    }
    return MembersCheck(
      required: required,
      anyOf: anyOf,
      optional: optional,
      refusesOthers: refusesOthers
    )
  }
}
