import ErrorCatalog
import TestSupport
import Testing
import Violations

/// Holds messages against recorded output of ICU 72.
///
/// Rows outside our subset are those with numbered arguments or an offset; they must be refused.
@Suite struct MessageConformanceTests {
  struct Row: Decodable {
    struct Context: Decodable {
      var locale: String
      var args: [String: Value]?
    }

    enum Value: Decodable {
      case integer(Int)
      case number(Double)
      case text(String)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let integer = try? container.decode(Int.self) {
          self = .integer(integer)
        } else if let number = try? container.decode(Double.self) {
          self = .number(number)
        } else {
          self = .text(try container.decode(String.self))
        }
      }

      var argument: Argument? {
        switch self {
        case .integer(let number): .integer(number)
        case .number(let number): ExactDecimal(number).map { .decimal($0) }
        case .text(let text): .text(text)
        }
      }
    }

    var id: String
    var input: String
    var context: Context
    var expected: String

    var isOutsideSubset: Bool { input.contains("{0}") || input.contains("offset:") }
  }

  @Test("Recorded messages read the same", .needsConformanceSuites)
  func recorded() throws {
    let suite = "messages/messageformat1-icu72-open"
    var rendered = 0
    for row in try ConformanceSuites.rows(of: suite, as: Row.self) {
      guard row.expected != "pattern-error", !row.isOutsideSubset else {
        #expect(throws: Message.SyntaxError.self, "\(row.id)") {
          _ = try Message(possiblyBlank: row.input)
        }
        continue
      }
      let writer = MessageWriter(in: row.context.locale, isolatesArguments: false)
      let arguments = (row.context.args ?? [:]).compactMapValues(\.argument)
      let text = writer.text(of: try Message(possiblyBlank: row.input), arguments)
      #expect(text == row.expected, "\(row.id) \(row.input) \(arguments) in \(row.context.locale)")
      rendered += 1
    }
    #expect(rendered > 0)
  }
}
