/// A language tag of BCP 47, such as `de-CH`, `zh-Hant-TW` or `sr-Latn`.
///
///     LocaleIdentifier("de_ch")?.tag          // "de-CH"
///     LocaleIdentifier("zh-Hant-TW")?.script  // "Hant"
///     LocaleIdentifier("not a tag")           // nil
///
/// Two locales are equal if their tags are equal. Catalogs also know that `iw` is an old code for
/// `he`.
public struct LocaleIdentifier: Hashable, Sendable {
  /// The tag in its usual case: `de-CH`.
  public let tag: String

  /// The locale without a language, `und`.
  ///
  ///     LocaleIdentifier("root") == .root  // true
  public static let root = LocaleIdentifier(trusted: "und")

  /// The longest accepted tag, in bytes of UTF-8; ICU has room for 157.
  package static let maximumLength = 120

  /// Creates a locale from a tag, or returns nil if the text isn't a tag.
  ///
  ///     LocaleIdentifier("EN_gb")?.tag  // "en-GB"
  ///     LocaleIdentifier("de-")         // nil
  ///
  /// Case doesn't matter, and `_` is the same as `-`. The text must follow the `langtag` of RFC
  /// 5646 §2.1, but its subtags don't need to be registered. A tag that has only private-use
  /// subtags (`x-…`) is refused. `root` is another name for `und`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init?(_ tag: String) {
    guard 1...Self.maximumLength ~= tag.utf8.count else { return nil }
    let subtags = tag.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
      .split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard Self.isWellFormed(subtags) else { return nil }
    let written = Self.inUsualCase(subtags)
    self.init(trusted: written == "root" ? "und" : written)
  }

  /// Creates a locale from a tag that is known to be well-formed and in its usual case.
  package init(trusted tag: String) { self.tag = tag }

  /// The language, such as `zh`; `und` if the tag doesn't have one.
  ///
  ///     LocaleIdentifier("zh-Hant-TW")?.language  // "zh"
  public var language: String { String(tag.prefix { $0 != "-" }) }

  /// The script, such as `Hant`; nil if the tag doesn't have one.
  ///
  ///     LocaleIdentifier("sr-Latn")?.script  // "Latn"
  ///     LocaleIdentifier("sr")?.script       // nil
  public var script: String? { subtags.script }

  /// The region, such as `TW` or `419`; nil if the tag doesn't have one.
  ///
  ///     LocaleIdentifier("es-419")?.region  // "419"
  public var region: String? { subtags.region }
}

extension LocaleIdentifier {
  /// Returns whether subtags are in the order of the `langtag` of RFC 5646 §2.1.
  private static func isWellFormed(_ subtags: [ArraySlice<UInt8>]) -> Bool {
    guard let language = subtags.first, 2...8 ~= language.count,
      language.allSatisfy(\.isLowercaseOrUppercaseLetter)
    else { return false }
    // The kinds of subtags that can still follow: 0 for an extended language and all below, 1 for a
    // script, 2 for a region, 3 for a variant.
    var stage = language.count <= 3 ? 0 : 1
    for (index, subtag) in subtags.enumerated().dropFirst() {
      let isAlphabetic = subtag.allSatisfy(\.isLowercaseOrUppercaseLetter)
      switch subtag.count {
      case 1: return isWellFormed(extensions: subtags[index...])
      case 3 where isAlphabetic && stage == 0: break
      case 4 where isAlphabetic && stage <= 1: stage = 2
      case 2 where isAlphabetic && stage <= 2, 3 where subtag.allSatisfy(\.isDigit) && stage <= 2:
        stage = 3
      case 4 where subtag.first?.isDigit ?? false, 5...8: stage = 3
      default: return false
      }
      guard subtag.allSatisfy(\.isLetterOrDigit) else { return false }
    }
    return true
  }

  /// Returns whether subtags are extensions: each is a single letter or digit with at least one
  /// subtag after it.
  private static func isWellFormed(extensions subtags: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    var isPrivate = false
    var isOpen = false
    for subtag in subtags {
      guard 1...8 ~= subtag.count, subtag.allSatisfy(\.isLetterOrDigit) else { return false }
      if subtag.count == 1, !isPrivate {
        if isOpen { return false }
        isOpen = true
        isPrivate = subtag.first == UInt8(ascii: "x") || subtag.first == UInt8(ascii: "X")
      } else {
        isOpen = false
      }
    }
    return !isOpen
  }

  /// Returns a tag in the case of RFC 5646 §2.1.1: regions in uppercase, scripts in title case,
  /// everything else in lowercase.
  private static func inUsualCase(_ subtags: [ArraySlice<UInt8>]) -> String {
    var written: [String] = []
    var isAfterSingleton = false
    for subtag in subtags {
      let text = String(decoding: subtag, as: UTF8.self).lowercased()
      if written.isEmpty || isAfterSingleton {
        written.append(text)
      } else {
        switch text.utf8.count {
        case 2: written.append(text.uppercased())
        case 4: written.append(text.prefix(1).uppercased() + text.dropFirst())
        default: written.append(text)
        }
      }
      isAfterSingleton = isAfterSingleton || text.utf8.count == 1
    }
    return written.joined(separator: "-")
  }

  /// The parts of a tag.
  package struct Subtags {
    /// The language, such as `zh`.
    package var language: Substring
    /// The script, such as `Hant`.
    package var script: String?
    /// The region, such as `TW`.
    package var region: String?
    /// The variants, such as `valencia`.
    package var variants: [Substring] = []
    /// Whether a single letter or digit follows, which begins extensions or private use.
    package var hasExtensions = false

    /// The tag of these parts, without extensions.
    package var tag: String {
      var tag = String(language)
      for part in [script, region].compactMap(\.self) { tag += "-" + part }
      for variant in variants { tag += "-" + variant }
      return tag
    }
  }

  /// The parts of the tag.
  package var subtags: Subtags {
    var parts = tag.split(separator: "-")[...]
    var subtags = Subtags(language: parts.popFirst() ?? "und")
    if let part = parts.first, part.count == 4, part.first?.isLetter == true {
      subtags.script = String(part)
      parts = parts.dropFirst()
    }
    if let part = parts.first, part.count == 2 || part.count == 3 {
      subtags.region = String(part)
      parts = parts.dropFirst()
    }
    while let part = parts.popFirst() {
      guard part.count > 1 else {
        subtags.hasExtensions = true
        break
      }
      subtags.variants.append(part)
    }
    return subtags
  }
}

extension UInt8 {
  fileprivate var isLowercaseOrUppercaseLetter: Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
  }

  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  fileprivate var isLetterOrDigit: Bool { isLowercaseOrUppercaseLetter || isDigit }
}

extension LocaleIdentifier: Comparable {
  /// Orders locales by their tags: `de` comes before `de-CH`.
  public static func < (left: Self, right: Self) -> Bool { left.tag < right.tag }
}

extension LocaleIdentifier: CustomStringConvertible {
  /// The tag.
  public var description: String { tag }
}

extension LocaleIdentifier: Codable {
  /// Reads a tag.
  ///
  /// - Throws: A `DecodingError` for text that isn't a tag.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let tag = try container.decode(String.self)
    guard let locale = LocaleIdentifier(tag) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "not a language tag of BCP 47"
      )
    }
    self = locale
  }

  /// Writes the tag: `"de-CH"`.
  public func encode(to encoder: any Encoder) throws { try tag.encode(to: encoder) }
}
