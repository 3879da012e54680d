import Rulebook

// Fills in a form in the terminal, in any language of the catalogs:
//
//     swift run SignUpForm --locale fr
//
// If the input isn't a terminal, each line is the answer for one field.
@main @MainActor
enum SignUpForm {
  static func main() throws {
    let options = try Options(CommandLine.arguments.dropFirst())
    let rulebook = try Rulebook(
      Rulebook.Configuration(sources: [.bundled] + options.packs.map(PackSource.folder))
    )
    let session = try rulebook.session(form: options.form, locale: options.locale)

    let record =
      if Terminal.isInteractive {
        Terminal.raw { terminal in
          var form = ScreenForm(session, on: terminal)
          return form.fill()
        }
      } else {
        LineForm(session).fill()
      }
    guard let record else { Terminal.end(1) }

    // Secrets aren't printed.
    for field in session.fields where !field.isSecret {
      if let value = record[field.path] { print("\(field.label): \(value.shown)") }
    }
  }
}

extension Value {
  /// The value in readable form.
  fileprivate var shown: String {
    switch self {
    case .text(let text): text
    case .decimal(let number): number.description
    case .boolean(let isTrue): isTrue ? "✓" : "✗"
    case .list, .null, .record: ""
    }
  }
}
