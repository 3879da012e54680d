extension RuleHandle {
  /// Returns whether a text that is still being typed can become valid.
  ///
  ///     let staffID = try rulebook.rule("staff-id")  // [A-Z]{2}-\d{6}
  ///     staffID.progress(of: "AB-123456")  // valid
  ///     staffID.progress(of: "AB-12")      // unfinished
  ///     staffID.progress(of: "A1")         // impossible(at: 1)
  ///
  /// - Parameters:
  ///   - text: The text as typed so far.
  ///   - isRequired: Whether a blank value is a violation.
  /// - Returns: The progress; a place is in bytes of UTF-8, at the beginning of a character.
  /// - Complexity: That of the rule's checks.
  public func progress(of text: String, isRequired: Bool = true) -> TextProgress {
    rule.progress(of: text, isRequired: isRequired, in: context)
  }

  /// Returns the longest beginning of a text that can still become valid: a filter for text fields.
  ///
  ///     staffID.acceptablePrefix(of: "AB-12x4")  // "AB-12"
  ///
  /// It ends between two characters.
  public func acceptablePrefix(of text: String) -> Substring {
    rule.acceptablePrefix(of: text, in: context)
  }

  /// Returns what becomes of a change of a text field.
  ///
  ///     let paste = TextEdit(oldText: "AB-", utf16Range: 3..<3, replacement: "12x4")
  ///     staffID.verdict(on: paste).text         // "AB-12"
  ///     staffID.verdict(on: paste).utf16Cursor  // 5
  ///
  /// Deleting is never refused.
  public func verdict(on edit: TextEdit) -> EditVerdict { rule.verdict(on: edit, in: context) }
}

extension Rulebook {
  /// Returns whether a text that is still being typed can become valid.
  ///
  ///     try rulebook.progress(of: "ann@", as: "email")  // unfinished
  ///
  /// - Throws: As ``rule(_:with:)``.
  public func progress(
    of text: String,
    as rule: String,
    with parameters: [String: Value] = [:]
  ) throws -> TextProgress {
    try self.rule(rule, with: parameters).progress(of: text)
  }

  /// Returns the longest beginning of a text that can still become valid.
  ///
  ///     try rulebook.acceptablePrefix(of: "ann@@example.org", as: "email")  // "ann@"
  ///
  /// - Throws: As ``rule(_:with:)``.
  public func acceptablePrefix(
    of text: String,
    as rule: String,
    with parameters: [String: Value] = [:]
  ) throws -> Substring {
    try self.rule(rule, with: parameters).acceptablePrefix(of: text)
  }

  /// Returns what becomes of a change of a text field.
  ///
  /// - Throws: As ``rule(_:with:)``.
  public func verdict(
    on edit: TextEdit,
    as rule: String,
    with parameters: [String: Value] = [:]
  ) throws -> EditVerdict {
    try self.rule(rule, with: parameters).verdict(on: edit)
  }
}
