import Foundation
import Rulebook
import RulebookKernels

/// URIs, IRIs, references, templates, media types and links, under their checks with several
/// settings, and compared with Foundation where it must accept as much.
public struct URIsTarget: FuzzTarget {
  /// The name on the command line.
  public let name = "uris"

  private let checks: [CheckSubject]
  private let uri = CheckSubject("uri", URICheck(), URICheck.definition)
  private let iri = CheckSubject("iri", URICheck(isInternational: true), URICheck.definition)
  private let reference = CheckSubject(
    "reference",
    URICheck(acceptsReferences: true),
    URICheck.definition
  )

  /// Creates the target.
  public init() {
    checks = [
      CheckSubject(
        "uri with settings",
        URICheck(schemes: ["http", "a"], authority: .required, fragment: .refused),
        URICheck.definition
      ),
      CheckSubject("uri-template", URITemplateCheck(), URITemplateCheck.definition),
      CheckSubject("mailto", MailtoCheck(), MailtoCheck.definition),
      CheckSubject("media-type", MediaTypeCheck(), MediaTypeCheck.definition),
      CheckSubject(
        "data-uri",
        MediaTypeCheck(.data, accepted: ["text/*"], maximumSize: 9),
        MediaTypeCheck.dataDefinition
      ),
    ]
  }

  /// Tries the library with an input.
  public func attack(with input: [UInt8]) throws(Breach) {
    let bytes = Array(String(decoding: input, as: UTF8.self).utf8)
    if bytes.isEmpty { return }
    for check in checks { try attack(check, with: bytes) }
    let isURI = try attack(uri, with: bytes)
    let isIRI = try attack(iri, with: bytes)
    let isReference = try attack(reference, with: bytes)
    try expect(!isURI || (isIRI && isReference), "each URI is an IRI and a reference")
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    try expect(!isASCII || isURI == isIRI, "an IRI in ASCII is a URI")
  }

  /// Checks a complete text and its progress while typing, and returns whether it is valid.
  @discardableResult
  private func attack(_ check: CheckSubject, with bytes: [UInt8]) throws(Breach) -> Bool {
    let report = try check.attack(with: bytes)
    try check.expectTyping(bytes, isValid: report.isValid)
    return report.isValid
  }
}

extension CheckSubject {
  /// A valid text was never impossible while it was typed.
  ///
  /// An impossible text isn't valid, and contains the fault that made it impossible.
  func expectTyping(_ bytes: [UInt8], isValid: Bool) throws(Breach) {
    let text = String(decoding: bytes, as: UTF8.self)
    let whole = progress(of: bytes)
    try expect(
      (whole == .valid) == isValid,
      "\(name): progress and report agree",
      "\(whole) \(text)"
    )
    var end = 0
    for scalar in text.unicodeScalars.prefix(64) {
      end += String(scalar).utf8.count
      guard case .impossible(let place) = progress(of: bytes[..<end]) else { continue }
      try expect(place < end, "\(name): an impossible text has an offset", text.debugDescription)
      try expect(
        whole.isImpossible,
        "\(name): an impossible text stays impossible",
        text.debugDescription
      )
      return
    }
  }
}

extension URIsTarget {
  /// Makes inputs that look like the subject.
  public var grammar: InputGrammar {
    InputGrammar(pieces: Self.pieces) { generator in
      var text = Self.starts.any(&generator)
      for _ in 0..<generator.below(6) { text += Self.pieces.any(&generator) }
      return Array(text.utf8)
    }
  }

  private static let starts = [
    "http://example.org", "http://ann@[::1]:80/a/../b?c#d", "urn:a:b", "//a", "../a",
    "mailto:ann@example.org",
    "mailto:?to=b@example.org&subject=a%20b", "data:,", "data:text/plain;base64,QUJD", "{?a,b*}",
    "/{+a:3}",
    "text/html; charset=utf-8", "image/svg+xml", "http://[1:2:3:4:5:6:7:8]", "http://[::192.0.2.1]",
    "a:/..//b",
  ]

  private static let pieces = [
    "a", "Z", "0", "1", "9", "f", "G", ":", "/", "//", "?", "#", "[", "]", "@", "!", "$", "&", "'",
    "(", ")",
    "*", "+", ",", ";", "=", "-", ".", "..", "/../", "/./", "_", "~", "%", "%4", "%41", "%7e",
    "%2F", "%C3%A9",
    "%zz", "{", "}", "{a}", "{,}", "::", "::1", "1.2.3.4", "256", "v1.", "http", "mailto:", "data:",
    "base64",
    "QQ==", "%3D", "text/", "\"", "\\", " ", "é", "路", "\u{200E}", "\u{E000}", "\u{F0000}",
    "\u{10FFFF}", "\0",
    "\n", "|", "^", "`", "<", ">", "?cc=", "a@b.example",
  ]
}
