import Documents

/// Why a line of the line protocol got no report.
///
/// It holds nothing of the value that was to be checked, so it can be logged.
struct LineError: Error, Hashable {
  /// What kind of mistake it is, such as `line.not_json`.
  var code: String

  /// What is wrong, in words, and what to do about it.
  var message: String

  /// The most characters of a message, which may repeat the value of a parameter.
  private static let maximumLength = 500

  init(_ code: String, _ reason: String, hint: String? = nil) {
    self.code = code
    let whole = hint.map { "\(reason); \($0)" } ?? reason
    message = whole.count > Self.maximumLength ? whole.prefix(Self.maximumLength) + "…" : whole
  }

  init(_ error: JSONError) {
    self.init("line.not_json", "\(error.reason) (byte \(error.offset))", hint: error.hint)
  }

  /// Creates the error of a line that names what the rulebook does not have.
  ///
  /// - Parameter error: What the rulebook says; of a rule that is not confidential, with the values
  ///   that the line gives it.
  init(_ error: UsageError) {
    if let first = error.loadingError?.diagnostics.first {
      self.init(first.code, first.reason, hint: first.hint)
    } else {
      self.init(
        error.code.rawValue,
        error.reasonWithValues ?? error.reason,
        hint: error.hint
      )
    }
  }
}

extension LineError {
  static func notAnObject(_ kind: Value.Kind) -> Self {
    Self(
      "line.not_an_object",
      "the line is a JSON \(kind == .list ? "array" : kind == .text ? "string" : kind.rawValue)",
      hint: "write an object with `rule` and `value`, or with `form` and `record`"
    )
  }

  static func unknownMember(_ name: String) -> Self {
    let known = LineRequest.memberNames
    return Self(
      "line.unknown_member",
      "there is no member of that name",
      hint: nearestName(to: name, in: known).map { "did you mean `\($0)`?" }
        ?? "the members are \(known.map { "`\($0)`" }.joined(separator: ", "))"
    )
  }

  static func missingMember(_ name: String, beside other: String) -> Self {
    Self("line.missing_member", "`\(other)` stands without `\(name)`", hint: "add `\(name)`")
  }

  static let nothingToCheck = Self(
    "line.missing_member",
    "the line names neither a rule nor a form",
    hint: "add `rule` and `value`, or `form` and `record`"
  )

  static func conflictingMembers(_ first: String, _ second: String) -> Self {
    Self(
      "line.conflicting_members",
      "`\(first)` and `\(second)` cannot stand in one line",
      hint: "`rule`, `value` and `with` belong together, and `form` and `record`"
    )
  }

  static func unsuitableMember(_ name: String, wanted: String) -> Self {
    Self("line.unsuitable_member", "`\(name)` is not \(wanted)")
  }

  static func tooLong(limit: Int) -> Self {
    Self("line.too_long", "the line has more than \(limit) bytes")
  }
}
