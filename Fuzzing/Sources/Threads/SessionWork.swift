import Rulebook

/// A form that is filled in, field by field and letter by letter, in several languages.
@MainActor
struct SessionWork {
  private static let values: [(path: FieldPath, text: String)] = [
    ("name", "Ann Müller"), ("email", "ann@example.org"), ("country", "CH"),
    ("password", "correct horse battery staple"), ("card", "4111 1111 1111 1111"),
  ]

  /// Returns the answers of the session along the way.
  func answers(_ rulebook: Rulebook) throws -> [String] {
    var answers: [String] = []
    for locale in ["de", "ja", "ar"] {
      let session = try rulebook.session(form: "sign-up", locale: locale)
      for (path, text) in Self.values {
        for end in text.indices {
          session.set(.text(String(text[...end])), at: path)
          answers.append("\(session.isValid)")
        }
        answers.append(session.summary.text)
      }
      answers.append("\(session.submit().isAccepted)")
    }
    return answers
  }
}
