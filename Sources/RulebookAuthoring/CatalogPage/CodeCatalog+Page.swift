import ErrorCatalog
import JSONDocuments
import PackLoading
import Rulebook
import UnicodeText
import Violations

extension CodeCatalog {
  /// The catalog as one HTML page that needs no other files.
  ///
  /// - Complexity: O(*n*) in the number of codes times the number of locales.
  package var page: String {
    let links = entries.map { entry in
      let code = entry.explanation.code.rawValue.htmlEscaped
      return "<li><a href=\"#\(code)\">\(code)</a></li>"
    }
    return HTMLPage(
      locale: .english,
      title: "Codes and messages",
      subject: "Rulebook",
      style: Self.style,
      body: """
        <p>\(entries.count == 1 ? "1 code" : "\(entries.count) codes"), in \
        \(locales.map(\.tag.htmlEscaped).joined(separator: ", ")). The messages come from \
        running the inputs that are shown.</p>
        <details><summary>All codes</summary><ul class="codes">
        \(links.joined(separator: "\n"))
        </ul></details>
        \(entries.map(\.section).joined(separator: "\n"))
        """
    ).text
  }

  private static let style = """
    code, pre { font: .9rem/1.5 ui-monospace, monospace }
    pre { margin: 0; white-space: pre-wrap }
    h2 { border-top: 2px solid light-dark(#999, #777); padding-top: .5rem }
    h2 a { color: inherit; text-decoration: none }
    h3 { font-size: .9rem; margin: .75rem 0 .25rem }
    th { border-top: 1px solid light-dark(#ccc, #555); color: light-dark(#666, #aaa) }
    th { font-weight: 400; padding: .25rem .5rem; text-align: start; vertical-align: top; width: 12% }
    thead th { font-size: .9rem; width: auto }
    .codes { columns: 18rem; font-size: .9rem; padding: 0 }
    .codes li { list-style: none; overflow-wrap: anywhere }
    td { overflow-wrap: anywhere }
    td:last-child:not(:nth-child(2)) { color: light-dark(#666, #aaa); width: 14% }

    """
}

extension CodeCatalog.Entry {
  fileprivate var section: String {
    let code = explanation.code.rawValue.htmlEscaped
    let summary = explanation.summary.map { "<p>\($0.htmlEscaped)</p>\n" } ?? ""
    return """
      <section>
      <h2 id="\(code)"><a href="#\(code)">\(code)</a></h2>
      \(summary)<table>
      \(facts.map(row).joined(separator: "\n"))
      </table>
      \(explanation.isOfPrograms ? payloadTable : argumentTable)\(inputTable)\(messageTable)</section>
      """
  }

  private var messageTable: String {
    if messages.isEmpty { return "" }
    return """
      <h3>\(messageTitle)</h3>
      <table>
      \(messages.map { $0.row(of: explanation.code) }.joined(separator: "\n"))
      </table>

      """
  }

  private var messageTitle: String {
    trigger != nil || explanation.arguments.isEmpty ? "Messages" : "Messages with made-up arguments"
  }

  /// What is known about the code, in HTML, with a title for each fact.
  private var facts: [(title: String, content: String)] {
    var facts: [(title: String, content: String)] = []
    func add(_ title: String, _ content: [String]) {
      if !content.isEmpty { facts.append((title, content.joined(separator: "<br>\n"))) }
    }
    if explanation.isDefined { add("severity", [explanation.severity.rawValue]) }
    add("number", explanation.number.map { [String($0)] } ?? [])
    add("declared by", explanation.pack.map { ["the pack \($0.inCode)"] } ?? [])
    for fact in explanation.declaration?.facts ?? [] { add(fact.title, [fact.content]) }
    add("codes below", [links(explanation.codesBelow)].filter { !$0.isEmpty })
    add("checks", [codes(explanation.checks)].filter { !$0.isEmpty })
    add("rules", rules.map { "\(codes($0.names)) of the pack \($0.pack.inCode)" })
    add("forms", forms.map { "\(codes($0.names)) of the pack \($0.pack.inCode)" })
    let isReported = !(explanation.checks + explanation.rules + explanation.forms).isEmpty
    if !isReported { add("reported by", [otherReporter]) }
    return facts
  }

  /// What reports a code that doesn't have a check.
  private var otherReporter: String {
    if explanation.isRetired { return "nothing anymore" }
    if explanation.isOfPrograms { return "programs" }
    if explanation.isDefined { return explanation.pack == nil ? "the engine" : "no rule" }
    if explanation.code == Catalog.lastCode {
      return "nothing: its message is used if there is no other message"
    }
    return explanation.codesBelow.isEmpty
      ? "no rule" : "nothing: its message is used for codes below it that don't have one"
  }

  /// The arguments, with their values in the input.
  private var argumentTable: String {
    if explanation.arguments.isEmpty { return "" }
    let rows = explanation.arguments.map { argument in
      let given = trigger?.violation.arguments[argument.name]
      let cells = [
        argument.kinds.map(\.rawValue).sorted().joined(separator: " or "),
        (argument.summary ?? "").htmlEscaped,
        argument.isFromInput ? "the input" : "",
        given.map { $0.written.inCode } ?? "",
      ]
      return "<tr><th scope=\"row\">\(argument.name.inCode)</th>"
        + cells.map { "<td>\($0)</td>" }.joined() + "</tr>"
    }
    return """
      <h3>Arguments</h3>
      <table>
      <thead><tr><th>name</th><th>type</th><th>meaning</th><th>taken from</th><th>here</th></tr></thead>
      \(rows.joined(separator: "\n"))
      </table>

      """
  }

  /// An input that causes the code, or the reason why there is none.
  private var inputTable: String {
    guard let trigger else {
      let needsNone = !explanation.isDefined || explanation.isOfPrograms || explanation.isRetired
      if needsNone, exception == nil { return "" }
      let reason = exception ?? "No example in a pack causes this code."
      return "<h3>Input</h3>\n<p class=\"note\">\(reason.htmlEscaped)</p>\n"
    }
    var rows: [(title: String, content: String)] = []
    if let name = trigger.name {
      rows.append((trigger.target.rawValue, "\(name.inCode) of the pack \(trigger.pack.inCode)"))
    }
    if let definition = trigger.definition {
      rows.append(
        (trigger.target.rawValue, "<pre translate=\"no\">\(definition.htmlEscaped)</pre>")
      )
    }
    for (name, value) in trigger.parameters.sorted(by: { $0.key < $1.key }) {
      rows.append(("with", "\(name.inCode) = \(value.shown.inCode)"))
    }
    for group in trigger.groups.sorted() { rows.append(("group", group.inCode)) }
    rows.append(("value", trigger.value.shown.inCode))
    for (name, value) in trigger.fields.sorted(by: { $0.key < $1.key }) {
      rows.append(("field", "\(name.inCode) = \(value.shown.inCode)"))
    }
    if !trigger.violation.path.isEmpty {
      rows.append(("at", trigger.violation.path.description.inCode))
    }
    return """
      <h3>Input</h3>
      <table>
      \(rows.map(row).joined(separator: "\n"))
      </table>

      """
  }

  private func row(_ row: (title: String, content: String)) -> String {
    "<tr><th scope=\"row\">\(row.title)</th><td>\(row.content)</td></tr>"
  }

  private func links(_ codes: [ViolationCode]) -> String {
    codes.map { code in
      let name = code.rawValue.htmlEscaped
      return "<a href=\"#\(name)\">\(name)</a>"
    }.joined(separator: ", ")
  }

  private func codes(_ names: [String]) -> String { names.map(\.inCode).joined(separator: ", ") }
}

extension CodeCatalog.Message {
  /// The title, the message, the detail, and the action, in HTML.
  private var texts: String {
    var texts = [message.text.htmlEscaped]
    if let title = text?.title { texts.insert("<strong>\(title.htmlEscaped)</strong>", at: 0) }
    texts += [text?.detail, text?.action].compactMap { $0?.htmlEscaped }
    return texts.joined(separator: "<br>\n")
  }

  /// Returns the message of a code as a row of a table, and notes whether it comes from another
  /// locale or code.
  fileprivate func row(of code: ViolationCode) -> String {
    var notes = origin.map { ["\(message.isFallback ? "fallback: " : "from ")\($0.tag)"] } ?? []
    if message.key != code.rawValue, !message.key.isEmpty { notes.append("of \(message.key)") }
    return "<tr><th scope=\"row\">\(locale.tag.htmlEscaped)</th>"
      + "<td \(textLocale.htmlAttributes)>\(texts)</td>"
      + "<td>\(notes.joined(separator: ", ").htmlEscaped)</td></tr>"
  }
}

extension Value {
  /// The longest value that is shown whole, in Unicode scalars.
  private static let longestShown = 300

  /// The value in JSON, with invisible characters as escapes.
  ///
  /// A long value is cut, and its length is noted.
  fileprivate var shown: String {
    var json = JSONWriter()
    json.write(self)
    let scalars = json.text.unicodeScalars
    let rest = scalars.count - Self.longestShown
    let beginning = String(scalars.prefix(Self.longestShown)).withVisibleCharacters
    return rest <= 0 ? beginning : "\(beginning)… and \(rest) more characters"
  }
}

extension Argument {
  /// The argument in JSON, with invisible characters as escapes.
  var written: String {
    var json = JSONWriter()
    json.write(self)
    return json.text.withVisibleCharacters
  }
}

extension String {
  /// The text of JSON with an escape for each invisible character.
  var withVisibleCharacters: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      guard scalar.isInvisible || scalar.properties.isWhitespace && scalar != " " else {
        return text.unicodeScalars.append(scalar)
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16, uppercase: true)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
  }
}
