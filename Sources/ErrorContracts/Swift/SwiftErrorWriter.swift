import ErrorCatalog
import Violations

extension SwiftErrorType {
  /// Returns a Swift file with only the enumeration, whose texts are in the source language.
  package func text(_ access: SwiftFile.Access) -> String {
    SwiftFile(errors: [self]).text(access)
  }

  /// Writes the enumeration.
  func write(to lines: inout SwiftLines, _ access: SwiftFile.Access) {
    var writer = SwiftErrorWriter(type: self, access: access, lines: lines)
    writer.write()
    lines = writer.lines
  }
}

/// Writes an enumeration of errors line by line.
private struct SwiftErrorWriter {
  let type: SwiftErrorType
  let access: SwiftFile.Access
  var lines: SwiftLines

  private var modifier: String { access.modifier }

  private mutating func line(_ depth: Int, _ line: String = "") { lines.line(depth, line) }

  private mutating func list(
    _ depth: Int,
    _ start: String,
    _ elements: [String],
    _ end: String,
    trailingComma: Bool = false
  ) {
    lines.list(depth, start, elements, end, trailingComma: trailingComma)
  }

  mutating func write() {
    line(0)
    line(0, "/// The errors that the pack `\(type.pack)` declares.")
    if access == .public {
      line(0, "#if hasAttribute(nonexhaustive)")
      line(0, "@nonexhaustive")
      line(0, "#endif")
    }
    line(
      0,
      "\(modifier)nonisolated enum \(type.name): CatalogedError, Equatable, Sendable, LocalizedError, "
        + "CustomNSError {"
    )
    for planned in type.cases { writeCase(planned) }
    writeCode()
    writeArguments()
    writeCause()
    writeTexts()
    for planned in type.cases {
      for choice in planned.payloads.compactMap(\.choice) { writeChoice(choice, of: planned) }
    }
    writePack()
    line(0, "}")
  }

  // MARK: Cases

  private mutating func writeCase(_ planned: SwiftErrorType.Case) {
    let declaration = planned.declaration
    let name = "`\(declaration.code)`"
    if let summary = declaration.summary {
      line(1, "/// \(summary.inComment)")
      line(1, "///")
    }
    line(
      1,
      "/// The code \(name)" + (declaration.number.map { ", number \($0)" } ?? "")
        + (declaration.status.http.map { "; HTTP \($0)" } ?? "") + "."
    )
    if case .deprecated(let since, let replacement) = declaration.standing {
      let advice = replacement.map { code in
        let planned = type.cases.first { $0.declaration.code == code }
        return "use `\(planned?.name ?? code.rawValue)` instead"
      }
      let message = "deprecated since \(since)" + (advice.map { "; \($0)" } ?? "")
      line(1, "///")
      line(1, "/// It is \(message.inComment).")
      line(1, "@available(*, deprecated, message: \(message.escapedInQuotes))")
    }
    var payloads = planned.payloads.map { "\(SwiftWords.label($0.label)): \($0.type)" }
    if planned.hasCause { payloads.append("cause: ErrorCause? = nil") }
    let start = "case \(SwiftWords.escaped(planned.name))"
    if payloads.isEmpty { line(1, start) } else { list(1, start + "(", payloads, ")") }
    line(0)
  }

  private mutating func writeChoice(
    _ choice: SwiftErrorType.Choice,
    of planned: SwiftErrorType.Case
  ) {
    line(0)
    line(1, "/// The choices of `\(SwiftWords.escaped(planned.name))`.")
    line(1, "\(modifier)nonisolated enum \(choice.name): String, CaseIterable, Sendable {")
    for (name, word) in choice.words {
      line(2, "/// The word `\(word)`.")
      line(
        2,
        "case \(SwiftWords.escaped(name))" + (name == word ? "" : " = \(word.escapedInQuotes)")
      )
    }
    line(1, "}")
  }

  // MARK: Members

  private mutating func writeCode() {
    line(1, "/// The code, for programs.")
    line(1, "\(modifier)var code: ViolationCode {")
    line(2, "switch self {")
    for planned in type.cases {
      let code = planned.declaration.code.rawValue.escapedInQuotes
      line(2, "case .\(SwiftWords.escaped(planned.name)): \(code)")
    }
    line(2, "}")
    line(1, "}")
  }

  private mutating func writeArguments() {
    let exposures: [(ErrorArgument.Exposure, name: String, summary: String)] = [
      (.public, "arguments", "The arguments that everyone may see."),
      (.internal, "internalArguments", "The arguments that only logs may contain."),
    ]
    for (exposure, name, summary) in exposures {
      let using = type.cases.filter { planned in
        planned.payloads.contains { $0.argument.exposure == exposure }
      }
      if using.isEmpty, exposure == .internal { continue }
      line(0)
      line(1, "/// \(summary)")
      let start = "\(modifier)var \(name): [String: Argument] {"
      if using.isEmpty {
        line(1, start + " [:] }")
        continue
      }
      line(1, start)
      line(2, "switch self {")
      for planned in using { writeArguments(of: planned, exposure) }
      if using.count < type.cases.count { line(2, "default: [:]") }
      line(2, "}")
      line(1, "}")
    }
  }

  private mutating func writeArguments(
    of planned: SwiftErrorType.Case,
    _ exposure: ErrorArgument.Exposure
  ) {
    writePattern(of: planned) { $0.argument.exposure == exposure }
    let elements = planned.payloads.filter { $0.argument.exposure == exposure }.map { payload in
      let value = payload.argument.kind.argument(of: SwiftWords.escaped(payload.label))
      return "\(payload.argument.name.escapedInQuotes): \(value)"
    }
    list(3, "[", elements, "]", trailingComma: true)
  }

  /// Writes the pattern of a case that binds some of its payloads.
  private mutating func writePattern(
    of planned: SwiftErrorType.Case,
    namingCause: Bool = false,
    _ isNamed: (SwiftErrorType.Payload) -> Bool
  ) {
    var payloads = planned.payloads.map { payload in
      isNamed(payload) ? "let \(SwiftWords.escaped(payload.label))" : "_"
    }
    if planned.hasCause { payloads.append(namingCause ? "let cause" : "_") }
    list(2, "case .\(SwiftWords.escaped(planned.name))(", payloads, "):")
  }

  private mutating func writeCause() {
    let using = type.cases.filter(\.hasCause)
    if using.isEmpty { return }
    line(0)
    line(1, "/// The error that led to this one.")
    line(1, "\(modifier)var cause: ErrorCause? {")
    line(2, "switch self {")
    for planned in using {
      writePattern(of: planned, namingCause: true) { _ in false }
      line(3, "cause")
    }
    if using.count < type.cases.count { line(2, "default: nil") }
    line(2, "}")
    line(1, "}")
  }

  private mutating func writeTexts() {
    let members = [
      ("The message", "var errorDescription: String?", "sourceText.message"),
      ("More about the error", "var failureReason: String?", "sourceText.detail"),
      ("What the reader can do", "var recoverySuggestion: String?", "sourceText.action"),
    ]
    for (summary, declaration, value) in members {
      line(0)
      line(1, "/// \(summary), in the source language of the pack.")
      line(1, "\(modifier)\(declaration) { \(value) }")
    }
    let others = [
      ("The address of a page about the code.", "var helpAnchor: String?", "sourceText.help"),
      ("The name of the pack.", "static var errorDomain: String", type.pack.escapedInQuotes),
      (
        "The number of the code; 0 if there is none.", "var errorCode: Int",
        "declaration?.number ?? 0"
      ),
      (
        "The texts, and nothing else from the error.", "var errorUserInfo: [String: Any]",
        "sourceText.userInfo"
      ),
    ]
    for (summary, declaration, value) in others {
      line(0)
      line(1, "/// \(summary)")
      line(1, "\(modifier)\(declaration) { \(value) }")
    }
  }

  // MARK: The pack

  private mutating func writePack() {
    line(0)
    let languages = type.texts.count > 1 ? "all languages of the pack" : "the source language"
    line(1, "/// The declarations of the codes, and their texts in \(languages).")
    line(1, "\(modifier)static let pack: ErrorPack = {")
    // If all codes were in one literal, compile time would grow with the square of their number.
    line(2, "var codes: [ErrorDeclaration] = []")
    for declaration in type.declarations {
      line(2, "codes.append(")
      line(3, "ErrorDeclaration(")
      let parts = declaration.swiftArguments
      for (number, part) in parts.enumerated() {
        line(4, part + (number < parts.count - 1 ? "," : ""))
      }
      line(3, ")")
      line(2, ")")
    }
    if type.texts.isEmpty {
      line(2, "let messages: [String: [String: String]] = [:]")
    } else {
      line(2, "var messages: [String: [String: String]] = [:]")
    }
    for (locale, texts) in type.texts {
      line(2, "messages[\(locale.escapedInQuotes)] = [")
      for (key, pattern) in texts {
        line(3, "\(key.escapedInQuotes): \(pattern.escapedInQuotes),")
      }
      line(2, "]")
    }
    list(
      2,
      "return ErrorPack(",
      [
        type.pack.escapedInQuotes, "sourceLocale: \(type.sourceLocale.escapedInQuotes)",
        "codes: codes", "messages: messages",
      ],
      ")"
    )
    line(1, "}()")
  }
}
