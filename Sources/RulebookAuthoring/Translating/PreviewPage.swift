import Rulebook
import UnicodeText
import Violations

extension TranslationPreview {
  /// The preview as one HTML page that needs no other files.
  package var page: String {
    HTMLPage(
      locale: sourceLocale,
      title: locale.localizedName(in: sourceLocale),
      subject: "texts of Rulebook",
      style: "td { width: 44%; white-space: pre-wrap }\n",
      body: "<p>\(count)</p>\n" + entries.map(section).joined(separator: "\n")
    ).text
  }

  private var count: String {
    let missing = entries.count { $0.state == .missing }
    let stale = entries.count(where: \.isStale)
    let texts = entries.count == 1 ? "1 text" : "\(entries.count) texts"
    return "\(texts); not translated: \(missing); stale: \(stale)"
  }

  private func section(_ entry: Entry) -> String {
    let key = entry.key.htmlEscaped
    var lines = ["<section>", "<h2 id=\"\(key)\">\(key)</h2>"]
    if let description = entry.description { lines.append("<p>\(description.htmlEscaped)</p>") }
    if let note = entry.note { lines.append("<p class=\"note\">\(note.htmlEscaped)</p>") }
    lines.append("<table>")
    for example in entry.cases {
      let cells = [
        cell(example.source, example.sourceLocale), cell(example.translation ?? "", locale),
      ]
      lines.append("<tr><td>\(example.condition.htmlEscaped)</td>\(cells.joined())</tr>")
    }
    return (lines + ["</table>", "</section>"]).joined(separator: "\n")
  }

  private func cell(_ text: String, _ locale: LocaleIdentifier) -> String {
    "<td \(locale.htmlAttributes)>\(text.htmlEscaped)</td>"
  }
}

extension TranslationPreview.Entry {
  /// What a translator must do with the text, or where it comes from; nil if it is complete.
  package var note: String? {
    switch (state, isStale) {
    case (.missing, _): "not translated"
    case (_, true): "stale: the source has changed"
    case (.inherited(let locale), false): "from \(locale)"
    case (.own, false): nil
    }
  }
}
