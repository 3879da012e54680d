import Rulebook

let rulebook = try Rulebook()
let report = try rulebook.check("ann@", as: "email")
print(report.outcome)
for locale in ["en", "de-CH", "fr", "pl", "ar", "ja"] {
  print(locale, rulebook.messages(for: report, in: locale).map(\.text))
}

// A handle finds its rule once, and accepts a valid address without an allocation.
let email = try rulebook.rule("email")
print(email.accepts("ann@example.org"))

// A rule can have parameters. Here, a number without + is dialed in Switzerland.
let phone = try rulebook.check("079 123 45 67", as: "phone", with: ["region": "CH"])
print(phone.normalized?.text ?? "", phone.facts["type"]?.text ?? "")

// A form checks a record.
let record: [String: Value] = [
  "email": "ann@example.org", "password": "correct horse battery", "terms": true,
]
for violation in try rulebook.check(record, form: "sign-up").violations {
  print(rulebook.localizer(for: "en").line(for: violation).text)
}
