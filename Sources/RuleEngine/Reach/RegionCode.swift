import UnicodeText
import Violations

/// Codes of regions, as packs write them.
///
///     RegionCode.isKnown("CH")          // true
///     RegionCode.isKnown("UK")          // false
///     RegionCode.replacement(of: "UK")  // "GB"
package enum RegionCode {
  /// Codes that people write for regions with another code.
  ///
  /// ISO 3166-1 reserves UK for the United Kingdom, at its request. The European Union writes EL
  /// for Greece (Interinstitutional style guide, 7.1.1).
  private static let others = ["UK": "GB", "EL": "GR"]

  /// Codes with a name in CLDR that aren't regions: unions of countries, and codes for tests.
  private static let notRegions: Set<String> = ["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]

  private static let english = LocaleFormats.shared(for: LocaleIdentifier("en") ?? .root)

  /// Returns whether a text is the code of a region today, in either case: two letters of
  /// ISO 3166-1, or three digits of UN M.49.
  package static func isKnown(_ code: String) -> Bool {
    let upper = code.uppercased()
    return replacement(of: upper) == nil && !notRegions.contains(upper)
      && english.regionName(upper) != nil
  }

  /// Returns the code to write instead of one that isn't in use; nil if there is none.
  package static func replacement(of code: String) -> String? {
    let code = code.uppercased()
    if let other = others[code] { return other }
    guard code.utf8.count == 2,
      let current = LocaleIdentifier(canonicalizing: "und-\(code)")?.region, current != code
    else { return nil }
    return current
  }
}
