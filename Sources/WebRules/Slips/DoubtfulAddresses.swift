import RuleEngine
import UnicodeText
import Violations

// What is doubtful about a valid address, apart from its domain's scripts and ending. All of it is
// a warning.

extension CheckedDomain {
  /// Whether the domain has `www.` in front of a whole domain, as web addresses do.
  var beginsWithWWW: Bool { Self.isWWW(ascii, times: 1) }

  /// Whether the domain has `www.` twice.
  var repeatsWWW: Bool { Self.isWWW(ascii, times: 2) }

  /// The first dash of the domain that isn't the hyphen of domains, such as an en dash or the
  /// hyphen of Hebrew.
  var dash: Unicode.Scalar? {
    unicode.unicodeScalars.first { scalar in
      0x2010...0x2015 ~= scalar.value || scalar == "\u{2212}" || scalar == "\u{5BE}"
    }
  }

  private static func isWWW(_ name: String, times: Int) -> Bool {
    let labels = name.split(separator: ".")
    return labels.count >= times + 2 && labels.prefix(times).allSatisfy { $0 == "www" }
  }
}

/// A character before the @ of an email address that only looks like another one.
struct LocalLookAlike {
  /// The character in the text.
  let character: Unicode.Scalar

  /// The one that was probably meant.
  let lookAlike: Unicode.Scalar

  /// The offset of the character in bytes.
  let offset: Int

  /// Finds the first such character: a letter of another script than its neighbors, or an
  /// apostrophe as word processors write it; nil if there is none.
  init?(in localPart: String) {
    if let letter = MixedLabel(in: localPart.utf8Span), let lookAlike = letter.lookAlike {
      character = letter.character
      self.lookAlike = lookAlike
      offset = letter.offset
      return
    }
    var offset = 0
    for scalar in localPart.unicodeScalars {
      if scalar == "’" || scalar == "‘" {
        character = scalar
        lookAlike = "'"
        self.offset = offset
        return
      }
      offset += scalar.utf8Length
    }
    return nil
  }

  /// Returns the range of the character if the text begins with the local part; nil otherwise.
  func range(of localPart: String, in text: UTF8Span) -> Range<Int>? {
    let written = localPart.utf8Span.span
    guard written.count < text.count else { return nil }
    for index in written.indices where written[index] != text.span[index] { return nil }
    return offset..<offset + character.utf8Length
  }
}

extension URLCheck {
  /// Returns the range of a sign at the end of a URL that probably belongs to the sentence around
  /// it, or that shows that the URL was cut off; nil if there is none.
  func doubtfulEnd(of text: UTF8Span) -> Range<Int>? {
    guard options.profile == .strict, text.count > 0 else { return nil }
    let start = text.startOfCharacter(at: text.count - 1)
    switch text.scalar(at: start) {
    case ".", ",", ";", "…": return start..<text.count
    default: return nil
    }
  }
}

extension CodeDefinition {
  static let emailDomainWWW = CodeDefinition(
    "email.domain.www",
    "The domain begins with www., as web addresses do.",
    severity: .warning
  )

  static let emailLocalLookAlike = CodeDefinition(
    "email.local.look_alike",
    "A character before the @ only looks like the usual one.",
    [
      .init("character", .character, "the character in the text", isFromInput: true),
      .init("look_alike", .character, "the one that was probably meant", isFromInput: true),
    ],
    severity: .warning
  )

  static let urlEnd = CodeDefinition(
    "url.end",
    "The URL ends with a sign that probably doesn't belong to it, such as a full stop.",
    [.init("character", .character, "the sign", isFromInput: true)],
    severity: .warning
  )

  static let urlHostDash = CodeDefinition(
    "url.host.dash",
    of: .urlHost,
    "There is a dash in the host instead of a hyphen.",
    [.init("character", .character, "the dash", isFromInput: true)],
    severity: .warning
  )

  static let urlHostWWW = CodeDefinition(
    "url.host.www",
    of: .urlHost,
    "The host begins with www. twice.",
    severity: .warning
  )
}
