import Rulebook

let rulebook = try Rulebook()
let report = try rulebook.check("ann@", as: "email")
print(report.outcome)
for locale in ["en", "de"] {
  print(rulebook.messages(for: report, in: locale).map(\.text))
}
