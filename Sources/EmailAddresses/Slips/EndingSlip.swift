/// A misspelled ending of a domain, and the intended ending.
struct EndingSlip: Hashable, Sendable {
  /// The ending that was most likely intended.
  var meant: String

  /// Whether the written ending doesn't exist.
  var isCertain: Bool

  /// Endings that don't exist as top-level domains.
  private static let impossible = [
    "cim": "com", "cmo": "com", "coim": "com", "col": "com", "comm": "com", "comn": "com",
    "con": "com", "coom": "com", "cpm": "com", "cum": "com", "ocm": "com", "vom": "com",
    "xom": "com",
    "ner": "net", "nte": "net", "ent": "net",
    "ogr": "org", "rog": "org", "og": "org",
  ]

  /// Country codes with their letters swapped, except those that are the codes of other countries.
  private static let swappedCountries: Set<String> = [
    "ea", "eb", "ed", "ep", "hc", "hp", "if", "kd", "ks", "ku", "ln", "lp", "nv", "on", "pj", "ra",
    "rb", "rf", "rg", "rh", "ta", "ti", "tp", "uh", "ur", "vl", "wt", "xm", "ym", "zc", "zn",
  ]

  /// Existing endings that count as slips only after a long, well-known name.
  private static let unlikely = ["cm": "com", "co": "com", "om": "com", "et": "net", "ne": "net"]

  /// Finds the slip in an ending such as `con` or `co.ku`, or returns nil.
  init?(in ending: String, after name: String) {
    let country = ending.suffix(2)
    if Self.swappedCountries.contains(String(country)),
      ending.utf8.count == 2 || ending.utf8.dropLast(2).last == UInt8(ascii: ".")
    {
      self.init(meant: ending.dropLast(2) + String(country.reversed()), isCertain: true)
    } else if let meant = Self.impossible[ending] {
      self.init(meant: meant, isCertain: true)
    } else if name.utf8.count >= 5, let meant = Self.unlikely[ending] {
      self.init(meant: meant, isCertain: false)
    } else {
      return nil
    }
  }

  private init(meant: String, isCertain: Bool) {
    self.meant = meant
    self.isCertain = isCertain
  }
}
