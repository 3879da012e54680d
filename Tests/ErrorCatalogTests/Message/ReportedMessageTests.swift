import ErrorCatalog
import TestSupport
import Testing
import UnicodeText
import Violations

/// Texts and languages that other libraries got wrong, as people reported in public.
///
/// The tables of `Tests/Fixtures/Reported/Messages` name each report, and the authority that says
/// what is right.
@Suite("Reported messages")
struct ReportedMessageTests {
  @Test("A text is written as the authority says, or its pattern is refused")
  func texts() throws {
    for row in try FrozenSample("Reported/Messages/texts").rows {
      let text: String
      do throws(Message.SyntaxError) {
        let message = try Message(row["pattern"])
        text = MessageWriter(in: row["locale"]).text(of: message, Self.arguments(row["arguments"]))
      } catch {
        text = "!\(error.code.rawValue)"
      }
      #expect(text == row["text"], "\(row)")
    }
  }

  @Test("A reader gets the language that the authority says")
  func languages() throws {
    for row in try FrozenSample("Reported/Messages/wishes").rows {
      let languages = row["languages"].split(separator: " ").map(String.init)
      let source = try #require(languages.first, "\(row)")
      let catalog = try Catalog(
        languages.map { "pack \($0) x" },
        layers: ["pack"],
        source: source
      )
      let message = catalog.localizer(forRequest: row["wishes"]).message(for: Violation("x"))
      #expect(message.locale.tag == row["language"], "\(row)")
      #expect(message.isFallback == (row["fallback"] == "yes"), "\(row)")
    }
  }

  /// Reads arguments such as `n=1.5; names=[a, b]; text="7"`.
  private static func arguments(_ text: String) -> [String: Argument] {
    var arguments: [String: Argument] = [:]
    for pair in text.split(separator: "; ") {
      guard let sign = pair.firstIndex(of: "=") else { continue }
      arguments[String(pair[..<sign])] = argument(String(pair[pair.index(after: sign)...]))
    }
    return arguments
  }

  /// Reads a list, a number or a day; everything else is a text, and quotes make it one.
  private static func argument(_ text: String) -> Argument {
    let inner = String(text.dropFirst().dropLast())
    if text.hasPrefix("["), text.hasSuffix("]") {
      return .list(inner.split(separator: ", ").map { argument(String($0)) })
    }
    if text.hasPrefix("\""), text.hasSuffix("\"") { return .text(inner) }
    if let number = Int(text) { return .integer(number) }
    if let day = CivilDate(text) { return .date(day) }
    if let number = ExactDecimal(text) { return .decimal(number) }
    return .text(text)
  }
}
