import CICU

/// A canonical language tag of BCP 47, such as `de-CH`, `zh-Hant-TW` or `sr-Latn`.
///
///     LocaleIdentifier("iw_il")?.tag              // "he-IL"
///     LocaleIdentifier("es-MX")?.chain            // es-MX, es-419, es
///     LocaleIdentifier("not a tag")               // nil
public struct LocaleIdentifier: Hashable, Sendable {
  /// The canonical tag.
  public let tag: String

  /// The locale that stands for no language, `und`.
  public static let root = LocaleIdentifier(canonical: "und")

  /// Reads a tag, or nil if it is malformed.
  ///
  /// Upper and lower case and `_` for `-` make no difference, and deprecated codes become the
  /// present ones. `root` is another name of `und`.
  public init?(_ tag: String) {
    guard 1...longestTag ~= tag.utf8.count,
      let canonical = canonicalTags.value(for: tag, { Self.canonical(tag) })
    else { return nil }
    self.init(canonical: canonical)
  }

  private static func canonical(_ tag: String) -> String? {
    let hyphenated = String(tag.map { $0 == "_" ? "-" : $0 })
    if hyphenated.lowercased() == "root" { return root.tag }
    return hyphenated.withBytes { String(cicu_locale_canonical($0, $1)) }
  }

  init(canonical tag: String) { self.tag = tag }

  /// The language, such as `zh`; `und` if the tag names none.
  public var language: String { String(tag.prefix { $0 != "-" }) }

  /// The script, such as `Hant`, if the tag names one.
  public var script: String? { Subtags(self).script }

  /// The region, such as `TW` or `419`, if the tag names one.
  public var region: String? { Subtags(self).region }

  /// Whether the locale's script runs from right to left.
  public var isRightToLeft: Bool { cicu_locale_is_right_to_left(tag) }

  /// Returns the locale's name in another locale's language.
  ///
  ///     swissGerman.localizedName(in: french)   // "allemand (Suisse)"
  public func localizedName(in locale: LocaleIdentifier) -> String {
    String(cicu_locale_name(tag, locale.tag)) ?? tag
  }
}

/// ICU takes microseconds for what most programs ask again and again.
private let canonicalTags = BoundedCache<String, String?>(capacity: 512)

/// ICU's buffers for locales have 157 bytes.
private let longestTag = 120

extension LocaleIdentifier: Comparable {
  /// Orders locales by their tags.
  public static func < (left: Self, right: Self) -> Bool { left.tag < right.tag }
}

extension LocaleIdentifier: CustomStringConvertible {
  /// The tag.
  public var description: String { tag }
}

extension LocaleIdentifier: Codable {
  /// Reads a tag.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let tag = try container.decode(String.self)
    guard let locale = LocaleIdentifier(tag) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "not a language tag"
      )
    }
    self = locale
  }

  /// Writes the tag.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(tag)
  }
}
