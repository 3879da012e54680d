import ErrorCatalog
import Foundation
import Testing
import Violations

/// Holds messages against recorded output of ICU 72, where that is at hand.
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

  /// The folder of recorded suites: beside the package, or where the environment says.
  static let file: URL = {
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder =
      ProcessInfo.processInfo.environment["RULEBOOK_CONFORMANCE"].map { URL(filePath: $0) }
      ?? package.appending(path: "../shared/conformance")
    return folder.appending(path: "messages/messageformat1-icu72-open.jsonl")
  }()

  @Test(
    "Recorded messages read the same",
    .enabled(if: FileManager.default.fileExists(atPath: file.path), "the suite is not here")
  )
  func recorded() throws {
    let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
    var rendered = 0
    for line in lines {
      let row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
      guard row.expected != "pattern-error", !row.isOutsideSubset else {
        #expect(throws: MessageSyntaxError.self, "\(row.id)") {
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
