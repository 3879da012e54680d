import JSONDocuments
import UnicodeText

/// The reason why a line of the line protocol could not be answered.
///
/// It doesn't contain the value to be checked, so it can be logged.
struct LineError: Error, Hashable {
  /// The code of the mistake, such as `line.not_json`.
  var code: String

  /// A description of the mistake, with advice.
  var message: String

  /// The maximum length of a message, in characters; a message can repeat the value of a parameter.
  private static let maximumLength = 500

  init(_ code: String, _ reason: String, hint: String? = nil) {
    self.code = code
    let whole = hint.map { "\(reason); \($0)" } ?? reason
    message = whole.count > Self.maximumLength ? whole.prefix(Self.maximumLength) + "…" : whole
  }

  init(_ error: JSONError) {
    self.init("line.not_json", "\(error.reason) (byte \(error.offset))", hint: error.hint)
  }

  /// Creates the error for a line that names something that the rulebook doesn't have.
  ///
  /// - Parameter error: The rulebook's error. If the rule isn't confidential, it has the parameter
  ///   values from the line.
  init(_ error: UsageError) {
    if let first = error.loadingError?.diagnostics.first {
      self.init(first.code, first.reason, hint: first.hint)
    } else {
      self.init(error.code.rawValue, error.reasonWithValues ?? error.reason, hint: error.hint)
    }
  }
}

extension LineError {
  static func notAnObject(_ kind: Value.Kind) -> Self {
    Self(
      "line.not_an_object",
      "the line is a JSON \(kind == .list ? "array" : kind == .text ? "string" : kind.rawValue)",
      hint: "write an object with `rule` and `value`, with `form` and `record`, or with `code`"
    )
  }

  static func unknownMember(_ name: String) -> Self {
    let known = LineRequest.memberNames
    return Self(
      "line.unknown_member",
      "there is no member with that name",
      hint: nearestName(to: name, in: known).map { "did you mean `\($0)`?" }
        ?? "the members are \(known.map { "`\($0)`" }.joined(separator: ", "))"
    )
  }

  static func missingMember(_ name: String, beside other: String) -> Self {
    Self("line.missing_member", "`\(other)` also needs `\(name)`", hint: "add `\(name)`")
  }

  static let nothingToCheck = Self(
    "line.missing_member",
    "the line doesn't name a rule, form or code",
    hint: "add `rule` and `value`, or `form` and `record`, or `code` and `arguments`"
  )

  static func conflictingMembers(_ first: String, _ second: String) -> Self {
    Self(
      "line.conflicting_members",
      "`\(first)` and `\(second)` can't be in one line",
      hint: "use `rule`, `value` and `with`, or `form` and `record`, or `code` and "
        + "`arguments`, or `hello`"
    )
  }

  static func unsuitableMember(_ name: String, wanted: String) -> Self {
    Self("line.unsuitable_member", "`\(name)` isn't \(wanted)")
  }

  static let blank = Self(
    "line.blank",
    "the line is blank",
    hint: "write an object with `rule` and `value`, with `form` and `record`, or with `code`"
  )

  static func tooLong(limit: Int) -> Self {
    Self("line.too_long", "the line has more than \(limit) bytes")
  }
}
