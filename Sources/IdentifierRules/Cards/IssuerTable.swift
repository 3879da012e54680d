import CardNumbers
public import RuleEngine

/// The issuers of payment cards, found by the first digits of a number.
///
/// The table comes from a pack. If prefixes overlap, the longest matching one decides: `4` is Visa,
/// and `401178` within it is Elo.
///
///     let table = try IssuerTable(prefixTable)
///     table.brands.map(\.name)              // ["american-express", "dankort", …]
///     table.brand(ofNumber: "3782")?.title  // "American Express"
public struct IssuerTable: Sendable, Hashable {
  /// The brands, in the order of the table.
  public let brands: [CardBrand]

  /// The properties in each row of the table.
  let issuers: [CardIssuer]

  /// Finds the row of a number, as an index into ``issuers``.
  let index: CardKeyIndex

  /// The possible lengths of a number according to ISO/IEC 7812-1:2017.
  static let numberLengths = 8...19

  /// Finds the rows of the numbers that begin with some digits.
  ///
  /// - Parameters:
  ///   - digits: The first digits as a number, at most eight.
  ///   - count: The number of digits; those beyond eight don't count.
  /// - Returns: The rows, as indices into ``issuers``, and whether some of the numbers aren't in
  ///   any row.
  func candidates(of digits: UInt32, count: Int) -> CardKeyIndex.Candidates {
    index.candidates(of: digits, count: min(count, CardKeyIndex.keyDigits))
  }

  /// Returns the brand that all candidates share, as an index into ``brands``, or nil if it isn't
  /// known yet.
  func brand(of candidates: CardKeyIndex.Candidates) -> Int? {
    guard !candidates.hasGaps, let first = candidates.owners.first else { return nil }
    let brand = issuers[first].brand
    return candidates.owners.allSatisfy { issuers[$0].brand == brand } ? brand : nil
  }

  /// Returns the brand of a number that may be unfinished.
  ///
  /// Returns nil if the brand isn't known yet, or if the number has characters other than digits,
  /// whitespace, and hyphens.
  ///
  /// Digits of any script count, so you can pass the number as it was typed.
  ///
  /// - Complexity: O(*n*) in the number of bytes and of intervals of the table.
  public func brand(ofNumber number: String) -> CardBrand? {
    let number = number.utf8Span.isKnownASCII ? number : Self.withASCIIDigits(number)
    let scan = CardNumberScan(number.utf8Span, .lenient)
    guard scan.fault != .character else { return nil }
    return brand(of: candidates(of: scan.leading, count: scan.count)).map { brands[$0] }
  }

  /// Returns a number with the digits of every script converted to ASCII digits.
  private static func withASCIIDigits(_ number: String) -> String {
    var text = ""
    for scalar in number.unicodeScalars {
      let digit = scalar.cardDigit.map { Unicode.Scalar($0 + UInt8(ascii: "0")) }
      text.unicodeScalars.append(digit ?? scalar)
    }
    return text
  }
}

extension IssuerTable {
  /// Creates a table from the rows of a pack.
  ///
  /// Each row has the attributes `title`, `luhn` (`true` or `false`), `grouping` (such as `4 6 5`,
  /// one for each length that needs a different one), and `source`. It may have `security-code`
  /// with `security-code-length`, and `accepted-as`, the names of other brands that the cards are
  /// also accepted as.
  ///
  /// - Parameters:
  ///   - table: The rows.
  ///   - setting: The setting that names the table, for errors.
  /// - Throws: A `SettingError` with the row that is wrong and the reason.
  /// - Complexity: O(*n* log *n*) in the number of prefixes, if none contains many others.
  public init(_ table: PrefixTable, setting: String = "issuers") throws(SettingError) {
    var faults = RowFaults(in: table.source, setting: setting)
    var reader = IssuerRowReader(setting: setting)
    var sound: [Int] = []
    for (index, row) in table.rows.enumerated() {
      do throws(SettingError) {
        try reader.addBrand(of: row)
        sound.append(index)
      } catch {
        faults.add(error, at: table.position(ofRow: index))
      }
    }
    var issuers: [CardIssuer] = []
    for index in sound {
      do throws(SettingError) {
        issuers.append(try reader.issuer(of: table.rows[index]))
      } catch {
        faults.add(error, at: table.position(ofRow: index))
      }
    }
    let claims = Self.claims(of: table, &faults)
    try faults.throwIfAny()
    guard !issuers.isEmpty else { throw SettingError(setting, "the table is empty") }
    guard issuers.count <= CardKeyIndex.maximumOwners else {
      throw SettingError(setting, "the table has more than 65,534 rows")
    }
    brands = reader.brands
    self.issuers = issuers
    index = CardKeyIndex(
      claims.map {
        CardKeyIndex.Claim(first: $0.first, last: $0.last, owner: $0.row)
      }
    )
  }

  /// The range of keys for a prefix in a row of the table.
  private struct Claim {
    let first: UInt32
    let last: UInt32
    let digits: Int
    let row: Int
    let name: String
  }

  /// Returns the claims of all rows, least specific first.
  private static func claims(of table: PrefixTable, _ faults: inout RowFaults) -> [Claim] {
    var claims: [Claim] = []
    for (row, content) in table.rows.enumerated() {
      for prefix in content.prefixes {
        guard prefix.digits <= CardKeyIndex.keyDigits else {
          faults.add(
            "\(content.name): the prefix \(prefix.lowerBound) has more than \(CardKeyIndex.keyDigits) digits",
            at: table.position(ofRow: row)
          )
          continue
        }
        let width = CardKeyIndex.powerOfTen(CardKeyIndex.keyDigits - prefix.digits)
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
      let prefix = right.first / CardKeyIndex.powerOfTen(CardKeyIndex.keyDigits - right.digits)
      faults.add(
        left.row == right.row
          ? "\(left.name): the prefix \(prefix) appears twice"
          : "the prefix \(prefix) belongs to both \(left.name) and \(right.name)",
        at: table.position(ofRow: max(left.row, right.row))
      )
    }
    return claims
  }
}
