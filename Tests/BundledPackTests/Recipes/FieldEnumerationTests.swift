import PackLoading
import RuleEngine
import Rulebook
import Testing

/// A layer keyed by an enumeration of fields.
///
/// The patterns are in the data model. When editing ends, a value is committed to the model, or an
/// error is set on its field.
@Suite("Recipe: fields by enumeration")
struct FieldEnumerationTests {
  /// The data model, with the patterns of its fields.
  struct Profile: Equatable, Sendable {
    enum Key: String, CaseIterable, Sendable { case name, zip, team }

    static let pack = """
      format: 1
      pack: profile
      source-locale: en
      forms:
        profile:
          fields:
            name: { checks: [pattern: "[\\\\p{L}][\\\\p{L} '’-]*"], required: true }
            zip: { checks: [{ pattern: '\\d{4}', code: profile.zip }] }
            team: { checks: [one-of: { values: [red, blue], ignoring-case: true }] }
      codes: { profile.zip: {} }
      messages:
        en: { profile.zip: Enter four digits. }
        ja: { profile.zip: 数字4桁で入力してください。 }
      """

    private(set) var values: [Key: String] = [:]

    mutating func commit(_ value: String, to key: Key) { values[key] = value }
  }

  /// The layer between the fields and the model.
  @MainActor final class ProfileEditor {
    private(set) var profile = Profile()
    private(set) var errors: [Profile.Key: String] = [:]
    private let session: FormSession

    init(locale: String) throws {
      let rulebook = try Rulebook(.bundled, .text(Profile.pack, name: "profile.yaml"))
      session = try rulebook.session(form: "profile", locale: locale)
      session.policy = .onBlur
    }

    func didEndEditing(_ key: Profile.Key, _ text: String) {
      guard let field = session[key.rawValue] else { return }
      field.isFocused = true
      field.text = text
      field.isFocused = false
      errors[key] = field.message?.text
      if field.isValid { profile.commit(text, to: key) }
    }
  }

  @Test("A value is committed, or an error set") @MainActor
  func editing() throws {
    let editor = try ProfileEditor(locale: "en")
    editor.didEndEditing(.name, "Ann")
    editor.didEndEditing(.zip, "30a0")
    #expect(editor.profile.values == [.name: "Ann"])
    #expect(editor.errors == [.zip: "Enter four digits."])
    editor.didEndEditing(.zip, "3000")
    #expect(editor.profile.values == [.name: "Ann", .zip: "3000"])
    #expect(editor.errors.isEmpty)
  }

  @Test("An error leaves the value that was committed before") @MainActor
  func keeping() throws {
    let editor = try ProfileEditor(locale: "ja")
    editor.didEndEditing(.zip, "3000")
    editor.didEndEditing(.zip, "x")
    #expect(editor.profile.values == [.zip: "3000"])
    #expect(editor.errors == [.zip: "数字4桁で入力してください。"])
  }

  @Test("Every field of the enumeration is one of the form")
  func complete() throws {
    let rulebook = try Rulebook(.bundled, .text(Profile.pack, name: "profile.yaml"))
    let form = try #require(try rulebook.library.form("profile"))
    #expect(form.fields.map(\.path.description) == Profile.Key.allCases.map(\.rawValue))
  }
}
