import Rulebook

let rulebook = try Rulebook()
let report = try rulebook.check("ann@", as: "email")
print(report.outcome)
for locale in ["en", "de-CH", "fr", "pl", "ar", "ja"] {
  print(locale, rulebook.messages(for: report, in: locale).map(\.text))
}

// A handle looks nothing up and allocates nothing for a valid address.
let email = try rulebook.rule("email")
print(email.accepts("ann@example.org"))

// A record, against a form.
let record: [String: Value] = [
  "email": "ann@example.org", "password": "correct horse battery", "terms": true,
]
for violation in try rulebook.check(record, form: "sign-up").violations {
  print(rulebook.localizer(for: "en").line(for: violation).text)
}
