import ErrorCatalog
import Foundation
import GeneratedErrors
import Testing

/// An error whose own words hold what nobody may see.
private struct ForeignError: Error, CustomStringConvertible, LocalizedError {
  var description: String { "LEAK-cause" }
  var errorDescription: String? { "LEAK-cause" }
}

/// What programs put errors into.
private struct Holder {
  var error: any Error
  var errors: [String: any Error]
}

/// What is marked in a pack, sought in every way to print an error.
@Suite("Generated errors when they are printed")
struct ErrorLeakTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var print: @Sendable (AcmeShopError) -> String

    init(_ name: String, _ print: @escaping @Sendable (AcmeShopError) -> String) {
      self.name = name
      self.print = print
    }

    var testDescription: String { name }
  }

  private static func dumped(_ value: Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }

  private static func printed(_ value: Any) -> String {
    var text = ""
    print(value, to: &text)
    debugPrint(value, to: &text)
    return text
  }

  private static func mirrored(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    return mirror.children.map { child in
      "\(child.label ?? "")=\(child.value) \(mirrored(child.value))"
    }.joined(separator: "\n")
  }

  static let rows = [
    Row("String(describing:)") { String(describing: $0) },
    Row("String(reflecting:)") { String(reflecting: $0) },
    Row("interpolation") { "\($0)" },
    Row("print") { printed($0) },
    Row("dump") { dumped($0) },
    Row("a mirror") { mirrored($0) },
    Row("an optional") { printed(Optional($0) as Any) + dumped(Optional($0) as Any) },
    Row("an array") { printed([$0]) + dumped([$0]) + mirrored([$0]) },
    Row("a dictionary") { printed(["a": $0]) + dumped(["a": $0]) },
    Row("a result") { error in
      let result = Result<Int, AcmeShopError>.failure(error)
      return printed(result) + dumped(result) + mirrored(result)
    },
    Row("an any Error") { printed($0 as any Error) + dumped($0 as any Error) },
    Row("a nested structure") { error in
      let holder = Holder(error: error, errors: ["a": error])
      return printed(holder) + dumped(holder) + mirrored(holder)
    },
    Row("a cause") { error in
      let outer = OpenServiceError.busy(
        seconds: 1,
        size: .small,
        node: "",
        cause: ErrorCause(error)
      )
      return printed(outer) + dumped(outer) + printed(outer.cause as Any)
        + dumped(outer.cause as Any)
        + mirrored(outer) + mirrored(outer.cause as Any)
    },
    Row("an NSError") { error in
      let bridged = error as NSError
      return String(describing: bridged) + String(reflecting: bridged) + dumped(bridged)
        + bridged.localizedDescription + "\(bridged.userInfo)" + dumped(bridged.userInfo)
    },
    Row("a localized description") {
      $0.localizedDescription + ($0 as any Error).localizedDescription
    },
    Row("texts") { printed($0.sourceText) + dumped($0.sourceText) + "\($0.errorUserInfo)" },
    Row("arguments") { printed($0.arguments) + dumped($0.arguments) },
  ]

  static let error = AcmeShopError.marked(
    shown: "a\n\u{202E}b",
    gateway: "LEAK-internal",
    gateways: ["LEAK-internals"],
    holder: "LEAK-personal",
    holders: ["LEAK-personals"],
    route: .b,
    cause: ErrorCause(ForeignError())
  )

  @Test("show no payload that is marked", arguments: rows)
  func leaks(row: Row) {
    let text = row.print(Self.error)
    #expect(!text.contains("LEAK"), "\(text)")
    #expect(!text.contains("gateway"), "\(text)")
    #expect(!text.contains("holder"), "\(text)")
    #expect(!text.isEmpty)
  }

  @Test("show the code and the public arguments, escaped", arguments: rows.prefix(5))
  func shown(row: Row) {
    let text = row.print(Self.error)
    #expect(text.contains("acme_shop.marked"))
    #expect(text.contains("shown"))
    #expect(text.contains(#"a\n\u{202E}b"#) || text.contains(#"a\\n\\u{202E}b"#), "\(text)")
    #expect(!text.contains("\u{202E}"))
  }

  @Test("leave internal arguments to logs, and personal ones to nobody")
  func internalArguments() {
    #expect(
      Self.error.internalArguments
        == ["gateway": "LEAK-internal", "gateways": ["LEAK-internals"], "route": "b"]
    )
    #expect(Self.error.arguments == ["shown": "a\n\u{202E}b"])
  }

  @Test("show foreign causes by their types alone")
  func causes() {
    let cause = ErrorCause(ForeignError())
    #expect(String(describing: cause).hasSuffix("ForeignError"))
    #expect(!Self.dumped(cause).contains("LEAK"))
    #expect(!Self.mirrored(cause).contains("LEAK"))
  }
}
