extension IssuerTable {
  /// Creates a table from the rows of a pack.
  ///
  /// Each row has the attributes `title`, `luhn` (`true` or `false`),
  /// `grouping` (such as `4 6 5`, one for each length that needs its own) and
  /// `source`. It may have `security-code` with `security-code-length`, and
  /// `accepted-as`, the names of brands under which the cards are accepted too.
  ///
  /// - Parameters:
  ///   - table: The rows.
  ///   - setting: The setting that names the table, for errors.
  /// - Throws: A `SettingError` that says which row is wrong and why.
  /// - Complexity: O(*n*²) in the number of prefixes.
  public init(
    _ table: PrefixTable,
    setting: String = "issuers"
  ) throws(SettingError) {
    var reader = IssuerRowReader(setting: setting)
    for row in table.rows { try reader.addBrand(of: row) }
    var issuers: [CardIssuer] = []
    for row in table.rows { issuers.append(try reader.issuer(of: row)) }
    guard !issuers.isEmpty else { throw SettingError(setting, "the table has no rows") }
    guard issuers.count < Int(Self.nobody) else {
      throw SettingError(setting, "the table has more than 65,534 rows")
    }
    let claims = try Self.claims(of: table, setting: setting)
    let (starts, owners) = Self.intervals(of: claims)
    self.init(brands: reader.brands, issuers: issuers, starts: starts, owners: owners)
  }

  /// A run of keys that a row asks for.
  private struct Claim {
    let first: UInt32
    let last: UInt32
    let digits: Int
    let row: Int
    let name: String
  }

  /// Returns the claims of all rows, the least specific first.
  private static func claims(
    of table: PrefixTable,
    setting: String
  ) throws(SettingError) -> [Claim] {
    var claims: [Claim] = []
    for (row, content) in table.rows.enumerated() {
      for prefix in content.prefixes {
        guard prefix.digits <= keyDigits else {
          throw SettingError(
            setting,
            "\(content.name): the prefix \(prefix.lowerBound) has more than \(keyDigits) digits"
          )
        }
        let width = powerOfTen(keyDigits - prefix.digits)
        claims.append(
          Claim(
            first: UInt32(prefix.lowerBound) * width,
            last: UInt32(prefix.upperBound) * width + (width - 1),
            digits: prefix.digits,
            row: row,
            name: content.name
          )
        )
      }
    }
    claims.sort { ($0.digits, $0.first, $0.row) < ($1.digits, $1.first, $1.row) }
    for (left, right) in zip(claims, claims.dropFirst())
    where left.digits == right.digits && right.first <= left.last {
      let prefix = right.first / powerOfTen(keyDigits - right.digits)
      throw SettingError(
        setting,
        left.row == right.row
          ? "\(left.name): the prefix \(prefix) is there twice"
          : "the prefix \(prefix) belongs both to \(left.name) and to \(right.name)"
      )
    }
    return claims
  }

  /// Cuts all keys into intervals that each belong to the longest prefix, or to nobody.
  private static func intervals(of claims: [Claim]) -> (starts: [UInt32], owners: [UInt16]) {
    let cuts = Set([0] + claims.flatMap { [$0.first, $0.last + 1] }).sorted()
    var starts: [UInt32] = []
    var owners: [UInt16] = []
    for start in cuts where start < powerOfTen(keyDigits) {
      // The most specific claims come last.
      let claim = claims.last { $0.first <= start && start <= $0.last }
      let owner = claim.map { UInt16(truncatingIfNeeded: $0.row) } ?? nobody
      if owners.last != owner {
        starts.append(start)
        owners.append(owner)
      }
    }
    return (starts, owners)
  }
}
