public import Violations

extension SettingType {
  /// Reads a value as a setting of this type.
  ///
  ///     try SettingType.integer(0...9).interpret("7")   // .integer(7)
  ///     try SettingType.integer(0...9).interpret("12")  // throws: `12` isn't a whole number …
  ///
  /// Packs write settings as text, and programs provide parameters as values. This method reads
  /// both.
  ///
  /// - Throws: A ``SettingError`` without the name of a setting, if the value can't be read as this
  ///   type.
  public func interpret(_ value: Value) throws(SettingError) -> SettingValue {
    switch self {
    case .text, .pattern, .unicodeSet, .rule: .text(try scalarText(value))
    case .integer(let range): try integer(value, in: range)
    case .decimal:
      if case .decimal(let number) = value {
        .decimal(number)
      } else {
        try parsed(value) { ExactDecimal($0).map(SettingValue.decimal) }
      }
    case .boolean:
      if case .boolean(let flag) = value {
        .boolean(flag)
      } else {
        try parsed(value) {
          $0.isSpelled("true") ? .boolean(true) : $0.isSpelled("false") ? .boolean(false) : nil
        }
      }
    case .choice(let words):
      try parsed(value) { words.contains(where: $0.isSpelled) ? .text($0) : nil }
    case .date: try parsed(value) { DateExpression($0).map(SettingValue.date) }
    case .field:
      try parsed(value) { $0.isEmpty ? nil : FieldPath($0).map(SettingValue.field) }
    case .value: .value(value)
    case .list(let element): try list(value, of: element)
    case .record(let element): try record(value, of: element)
    case .checks, .table, .part: throw mismatch(value)
    }
  }

  /// Reads a value as a setting of this type.
  ///
  /// - Throws: A ``SettingError`` with the setting's name.
  func interpret(_ value: Value, for setting: String) throws(SettingError) -> SettingValue {
    do throws(SettingError) {
      return try interpret(value)
    } catch {
      var error = error
      error.setting = setting
      throw error
    }
  }

  private func scalarText(_ value: Value) throws(SettingError) -> String {
    switch value {
    case .text(let text): return text
    case .decimal(let number): return number.description
    case .boolean(let flag): return flag ? "true" : "false"
    case .null, .list, .record: throw mismatch(value)
    }
  }

  private func parsed(
    _ value: Value,
    _ parse: (String) -> SettingValue?
  ) throws(SettingError) -> SettingValue {
    guard let result = parse(try scalarText(value)) else { throw mismatch(value) }
    return result
  }

  private func integer(
    _ value: Value,
    in range: ClosedRange<Int>
  ) throws(SettingError) -> SettingValue {
    guard let number = ExactDecimal(try scalarText(value))?.integer, range.contains(number) else {
      throw mismatch(value)
    }
    return .integer(number)
  }

  private func list(_ value: Value, of element: SettingType) throws(SettingError) -> SettingValue {
    guard case .list(let values) = value else { return .list([try element.interpret(value)]) }
    var elements: [SettingValue] = []
    for value in values { elements.append(try element.interpret(value)) }
    return .list(elements)
  }

  private func record(
    _ value: Value,
    of element: SettingType
  ) throws(SettingError) -> SettingValue {
    guard case .record(let values) = value else { throw mismatch(value) }
    var entries: [String: SettingValue] = [:]
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      entries[name] = try element.interpret(value)
    }
    return .record(entries)
  }

  /// Returns an error with a description of the value and of what was expected instead.
  private func mismatch(_ value: Value) -> SettingError {
    let shown =
      switch value {
      case .text(let text): "`\(text.shortened)`"
      case .decimal(let number): number.description.shortened
      case .boolean(let flag): flag ? "true" : "false"
      case .null: "nothing"
      case .list: "a list"
      case .record: "a record"
      }
    return SettingError(nil, "\(shown) isn't \(summary)")
  }
}

extension String {
  /// The text as shown in errors, which shorten a long one.
  fileprivate var shortened: String { utf8.count > 80 ? "\(prefix(60))…" : self }

  /// Returns whether two texts have the same scalars.
  ///
  /// This is linear even for texts from other fields, whose canonical forms can take long to
  /// compute.
  fileprivate func isSpelled(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
