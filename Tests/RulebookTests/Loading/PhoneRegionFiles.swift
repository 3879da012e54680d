/// Region files with few numbers.
enum PhoneRegionFiles {
  /// A region whose numbers are mobile ones of nine digits with some prefixes.
  static func region(
    _ name: String,
    _ callingCode: Int,
    _ prefixes: String,
    leading: String? = nil
  ) -> String {
    let leading = leading.map { "leading-digits: \($0)\n" } ?? ""
    return """
      format: 1
      kind: phone-region
      region: \(name)
      calling-code: \(callingCode)
      \(leading)ranges: { any: { 9: \(prefixes) }, mobile: { 9: \(prefixes) } }

      """
  }

  /// A file whose sixth line is wrong.
  static let damaged = region("CH", 41, "66") + "formats: {\n"
}
