import UnicodeText
import Violations

extension TranslationPreview {
  /// The preview as one page, which needs no other file.
  ///
  /// Each text says its language and direction, so that browsers choose fonts and screen readers voices.
  package var page: String {
    let name = locale.localizedName(in: sourceLocale)
    return """
      <!doctype html>
      <html lang="\(sourceLocale.tag.escaped)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(name.escaped): texts of Rulebook</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <h1>\(name.escaped)</h1>
      <p>\(count)</p>
      \(entries.map(section).joined(separator: "\n"))
      </body>
      </html>

      """
  }

  private static let style = """

    :root { color-scheme: light dark }
    body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem }
    h2 { font: 600 1rem ui-monospace, monospace; margin: 2rem 0 0 }
    p { margin: .25rem 0 }
    .note { color: light-dark(#b00020, #ff8a80) }
    table { border-collapse: collapse; width: 100% }
    td { border-top: 1px solid light-dark(#ccc, #555); padding: .25rem .5rem; vertical-align: top; width: 44% }
    td:first-child { color: light-dark(#666, #aaa); width: 12% }

    """

  private var count: String {
    let missing = entries.count { $0.state == .missing }
    let stale = entries.count(where: \.isStale)
    let texts = entries.count == 1 ? "1 text" : "\(entries.count) texts"
    return "\(texts); not translated: \(missing); stale: \(stale)"
  }

  private func section(_ entry: Entry) -> String {
    var lines = ["<section>", "<h2 id=\"\(entry.key.escaped)\">\(entry.key.escaped)</h2>"]
    if let description = entry.description { lines.append("<p>\(description.escaped)</p>") }
    if let note = entry.note { lines.append("<p class=\"note\">\(note.escaped)</p>") }
    lines.append("<table>")
    for example in entry.cases {
      let cells = [cell(example.source, sourceLocale), cell(example.translation ?? "", locale)]
      lines.append("<tr><td>\(example.condition.escaped)</td>\(cells.joined())</tr>")
    }
    return (lines + ["</table>", "</section>"]).joined(separator: "\n")
  }

  private func cell(_ text: String, _ locale: LocaleIdentifier) -> String {
    let direction = locale.isRightToLeft ? "rtl" : "ltr"
    return "<td lang=\"\(locale.tag.escaped)\" dir=\"\(direction)\">\(text.escaped)</td>"
  }
}

extension TranslationPreview.Entry {
  /// What a translator has to do with the text, or where it is from; nil if it is as it should be.
  package var note: String? {
    switch (state, isStale) {
    case (.missing, _): "not translated"
    case (_, true): "stale: the source is another one now"
    case (.inherited(let locale), false): "from \(locale)"
    case (.own, false): nil
    }
  }
}

extension String {
  /// The text in HTML, between tags or in an attribute with double quotes.
  fileprivate var escaped: String {
    // Scalars, because a bracket with an accent is a character of its own, and a bracket nevertheless.
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
