import Rulebook
import TestSupport
import Testing

/// Where messages come from, on request.
@Suite("Origins of messages in lines")
struct LineOriginTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var title: String
    var line: String
    /// The text after the locale of the first message.
    var ending: String
    var testDescription: String { title }
  }

  static let rows = [
    Row(
      title: "not asked for",
      line: #"{"rule":"slug","value":"A b","locale":"de"}"#,
      ending: #""locale":"de"}]}"#
    ),
    Row(
      title: "the language itself",
      line: #"{"rule":"slug","value":"A b","locale":"de","origins":true}"#,
      ending: #""locale":"de","key":"slug.format","layer":"Rulebook","is_fallback":false}]}"#
    ),
    Row(
      title: "the source locale",
      line: #"{"rule":"slug","value":"A b","locale":"tlh","origins":true}"#,
      ending: #""locale":"en","key":"slug.format","layer":"Rulebook","is_fallback":true}]}"#
    ),
    Row(
      title: "said to be false",
      line: #"{"rule":"slug","value":"A b","locale":"de","origins":false}"#,
      ending: #""locale":"de"}]}"#
    ),
    Row(
      title: "no boolean",
      line: #"{"rule":"slug","value":"A b","locale":"de","origins":"yes"}"#,
      ending: #"true or false"}}"#
    ),
  ]

  @Test("A line says", arguments: rows)
  func origins(_ row: Row) throws {
    var lines = LineProtocol(try Rulebook(.init(resources: DataFiles.root)))
    let found = lines.answer(row.line)
    let answer = try #require(found)
    #expect(answer.hasSuffix(row.ending), "\(answer)")
  }

  @Test("Lines that say nothing have the default")
  func byDefault() throws {
    let defaults = LineProtocol.Defaults(rule: "slug", locale: "de", tellsOrigins: true)
    var lines = LineProtocol(try Rulebook(.init(resources: DataFiles.root)), defaults: defaults)
    let answer = lines.answer(#"{"value":"A b"}"#)
    #expect(answer?.contains(#""layer":"Rulebook""#) == true)
  }
}
