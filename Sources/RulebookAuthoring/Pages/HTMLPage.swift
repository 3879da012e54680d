import Rulebook
import UnicodeText
import Violations

/// An HTML page that needs no other files.
///
/// Each text in the page has a language and a direction, so that browsers choose the right fonts,
/// and screen readers the right voices.
struct HTMLPage {
  /// The language of the page itself.
  var locale: LocaleIdentifier

  /// The title, in the window and at the top of the page.
  var title: String

  /// The subject of the page, shown after its title in the window.
  var subject: String

  /// CSS rules in addition to those of all pages.
  var style = ""

  /// The content below the title, in HTML.
  var body: String

  /// The page in HTML.
  var text: String {
    """
    <!doctype html>
    <html lang="\(locale.tag.htmlEscaped)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(title.htmlEscaped): \(subject.htmlEscaped)</title>
    <style>\(Self.style)\(style)</style>
    </head>
    <body>
    <h1>\(title.htmlEscaped)</h1>
    \(body)
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
    td { border-top: 1px solid light-dark(#ccc, #555); padding: .25rem .5rem; vertical-align: top }
    td:first-child { color: light-dark(#666, #aaa); width: 12% }

    """
}

extension LocaleIdentifier {
  /// The attributes of an HTML element whose text is in this locale.
  var htmlAttributes: String {
    "lang=\"\(tag.htmlEscaped)\" dir=\"\(isRightToLeft ? "rtl" : "ltr")\""
  }
}

extension String {
  /// The text in HTML, between tags or in an attribute with double quotes.
  var htmlEscaped: String {
    // Scalars are used because a bracket with an accent is a different character, but still a
    // bracket.
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
