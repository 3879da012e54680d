import Rulebook

extension Recipes {
  /// Rules that cut what is typed, and fields by enumeration.
  @MainActor static func fieldsAndKeys() throws {
    let alpha = try Recipes.rulebook("field-limits").rule("alpha-10")
    show(60, alpha.accepts("ab1cd"))
    show(61, alpha.outcome(of: "abcdefghijklm"))

    let rulebook = try Rulebook(.bundled, .text(ProfileField.pack, name: "profile.yaml"))
    let report = try rulebook.check(["name": "Ann", "zip": "30a0"], form: "profile")
    show(62, report.violations.map(\.code.rawValue))
    show(63, alpha.acceptablePrefix(of: "ab1cd"))
    show(64, try accepts(Rule("address") { .check("contains", ["text": "@"]) }, "ann"))

    let session = try rulebook.session(form: "profile", locale: "en")
    session.onFlip = { field, _, state in show(65, "\(field.path) \(state)") }
    session["name"]?.text = "Ann"
    show(66, session[ProfileField.zip.rawValue]?.isRequired ?? true)
    show(67, rulebook.formNames.contains("profile"))
    show(69, rulebook.localizer(for: "en").text(for: "profile.zip")?.text ?? "")
    show(70, try accepts(Rule("size") { .oneOf(["S", "M", "L"]) }, "M"))
  }
}
