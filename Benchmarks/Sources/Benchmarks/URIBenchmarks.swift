import Foundation
import Rulebook

/// Measures URIs and related formats next to Foundation.
enum URIBenchmarks {
  static func run(_ rulebook: Rulebook, _ harness: inout Harness) throws {
    let addresses = [
      ("uri, short", "https://example.org/a?b#c"),
      (
        "uri, with everything",
        "https://ann:pw@[2001:db8::1]:8080/a/b%20c/../d;e=f?name=ferret&colour=purple#section-2.1"
      ),
    ]
    let uri = try rulebook.rule("uri")
    for (name, text) in addresses {
      harness.compare(
        name,
        { uri.accepts(text) ? 1 : 0 },
        with: .init(name: "Foundation, URL(string:)") { URL(string: text) == nil ? 0 : 1 }
      )
    }
    let iri = try rulebook.rule("iri")
    harness.compare("iri", { iri.accepts("https://例え.example/路?q=é") ? 1 : 0 }, with: nil)
    for (name, text) in [
      ("uri-template", "/users/{id}{?page,size*}"),
      ("mailto", "mailto:ann@example.org?subject=Hello&cc=ben@example.org"),
      ("data-uri", "data:text/plain;base64,SGVsbG8gV29ybGQ="),
      ("mime-type", "text/html; charset=utf-8"),
      ("json-pointer", "/items/0/name"),
    ] {
      let rule = try rulebook.rule(name)
      harness.compare(name, { rule.accepts(text) ? 1 : 0 }, with: nil)
    }
    let regex = try rulebook.rule("regex")
    let expression = #"^(a|b)+[\w.-]{2,5}@\d{3}$"#
    harness.compare(
      "regex",
      { regex.accepts(expression) ? 1 : 0 },
      with: .init(name: "NSRegularExpression(pattern:)") {
        do { return try NSRegularExpression(pattern: expression).numberOfCaptureGroups } catch {
          return 0
        }
      }
    )
  }
}

extension HostileInputs {
  /// The rules for URIs and expressions, each with its own shapes.
  static let grammars: [(rule: String, shapes: [Shape])] = [
    (
      "uri",
      [
        Shape("letters", "a:", repeating: "a"), Shape("percent signs", "a:", repeating: "%41"),
        Shape("colons of an authority", "a://", repeating: ":"),
        Shape("dot segments", "a:", repeating: "/.."),
        Shape("at signs", "a://", repeating: "@"), Shape("brackets", "a://", repeating: "["),
      ]
    ),
    (
      "uri-template",
      [
        Shape("variables", repeating: "{a}"), Shape("one list", "{a", repeating: ",a", "}"),
        Shape("openings", repeating: "{"),
      ]
    ),
    (
      "mailto",
      [
        Shape("addresses", "mailto:a@b.example", repeating: ",a@b.example"),
        Shape("fields", "mailto:?a=b", repeating: "&a=b"),
        Shape("commas", "mailto:", repeating: ","),
      ]
    ),
    (
      "data-uri",
      [
        Shape("Base64", "data:;base64,", repeating: "QUJD"),
        Shape("parameters", "data:", repeating: ";a=b"),
      ]
    ),
    (
      "mime-type",
      [
        Shape("parameters", "a/b", repeating: ";a=b"),
        Shape("a text in quotes", "a/b;c=\"", repeating: "\\\""),
      ]
    ),
    (
      "regex",
      [
        Shape("open groups", repeating: "("), Shape("groups that look ahead", repeating: "(?="),
        Shape("closed groups", repeating: "(a)"), Shape("named groups", repeating: "(?<a>"),
        Shape("references", repeating: "\\k<a>"), Shape("one name", "(?<", repeating: "a", ">b)"),
        Shape("one class", "[", repeating: "a-z", "]"), Shape("properties", repeating: "\\p{Lu}"),
        Shape("a number", "a{", repeating: "9", "}"), Shape("alternatives", repeating: "a|"),
      ]
    ),
  ]
}
