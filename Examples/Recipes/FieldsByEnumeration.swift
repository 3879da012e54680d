import Rulebook

extension Recipes {
  /// The data model, with the patterns of its fields.
  enum ProfileField: String, CaseIterable {
    case name, zip

    static let pack = """
      format: 1
      pack: profile
      source-locale: en
      forms:
        profile:
          fields:
            name: { checks: [pattern: '\\p{L}+'], required: true }
            zip: { checks: [{ pattern: '\\d{4}', code: profile.zip }] }
      codes: { profile.zip: {} }
      messages: { en: { profile.zip: Enter four digits. } }
      """
  }

  @MainActor static func fieldsByEnumeration() throws {
    let rulebook = try Rulebook(.bundled, .text(ProfileField.pack, name: "profile.yaml"))
    let session = try rulebook.session(form: "profile", locale: "en")
    session.policy = .onBlur
    var committed: [ProfileField: String] = [:]

    func didEndEditing(_ key: ProfileField, _ text: String) {
      guard let field = session[key.rawValue] else { return }
      field.isFocused = true
      field.text = text
      field.isFocused = false
      if field.isValid { committed[key] = text } else { print(key, field.message?.text ?? "") }
    }
    didEndEditing(.name, "Ann")
    didEndEditing(.zip, "30a0")
    print(committed.map { "\($0.key): \($0.value)" })
  }
}
