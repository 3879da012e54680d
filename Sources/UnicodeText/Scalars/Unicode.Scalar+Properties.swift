import CICU

extension Unicode.Scalar {
  /// Whether a reader sees nothing where this scalar stands.
  ///
  /// True for controls, format characters without a glyph, default ignorable characters, all
  /// separators other than U+0020, and the blank Braille pattern. Unassigned and private-use
  /// scalars count as visible.
  public var isInvisible: Bool { cicu_scalar_is_invisible(value) }

  /// Whether the scalar has the property White_Space.
  public var isWhiteSpaceProperty: Bool {
    // Most text has none between these, which saves the call.
    if 0xA1..<0x1680 ~= value || 0x3001... ~= value { return false }
    return cicu_scalar_is_white_space(value)
  }

  /// The value of a decimal digit of any script: 7 for `7`, `７` and `٧`.
  public var decimalDigitValue: Int? {
    let digit = cicu_scalar_digit(value)
    return digit < 0 ? nil : Int(digit)
  }

  /// Whether the system's version of Unicode has a character here.
  public var isAssigned: Bool { cicu_scalar_is_assigned(value) }
}
