import UnicodeText
import Violations

extension ErrorDeclaration {
  /// The names that the URL of a help page can have in braces.
  package static let helpNames = ["code", "number", "locale"]

  /// Returns the URL of the page about the code, for readers of a locale; nil if there is none.
  ///
  ///     // help: https://acme.example/errors/{code}?lang={locale}
  ///     declaration.helpAddress(in: german)
  ///     // "https://acme.example/errors/billing.card_declined?lang=de"
  ///
  /// In the values of names, all characters are percent-encoded except the unreserved characters of
  /// RFC 3986 §2.3.
  func helpAddress(in locale: LocaleIdentifier) -> String? {
    guard let help else { return nil }
    let pattern: NamePattern
    do throws(NamePattern.Fault) { pattern = try NamePattern(help) } catch { return nil }
    return pattern.filled { name in
      switch name {
      case "code": code.rawValue.percentEncoded
      case "number": number.map { String($0) }
      case "locale": locale.tag.percentEncoded
      default: nil
      }
    }
  }
}

extension String {
  fileprivate var percentEncoded: String {
    let digits = Array("0123456789ABCDEF")
    return utf8.reduce(into: "") { text, byte in
      if byte.isLetter || byte.isDigit || "-._~".utf8.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text.append("%")
        text.append(digits[Int(byte >> 4)])
        text.append(digits[Int(byte & 15)])
      }
    }
  }
}
