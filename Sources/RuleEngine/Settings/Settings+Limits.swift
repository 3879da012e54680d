extension Settings {
  /// Returns the limits that the settings `minimum`, `maximum` and `exact` define together.
  ///
  ///     // minimum: 2              2...Int.max
  ///     // exact: 4                4...4
  ///     // exact: 4, maximum: 9    throws
  ///
  /// - Throws: A ``SettingError`` if none of them is present, or if they conflict.
  package func limits() throws(SettingError) -> ClosedRange<Int> {
    let exact = integer("exact")
    let minimum = integer("minimum")
    let maximum = integer("maximum")
    if exact == nil, minimum == nil, maximum == nil {
      throw SettingError(nil, "write `minimum`, `maximum` or `exact`")
    }
    if exact != nil, minimum != nil || maximum != nil {
      throw SettingError("exact", "`exact` can't be combined with `minimum` or `maximum`")
    }
    let lower = exact ?? minimum ?? 0
    let upper = exact ?? maximum ?? .max
    guard lower <= upper else {
      throw SettingError("minimum", "minimum \(lower) is greater than maximum \(upper)")
    }
    return lower...upper
  }
}
