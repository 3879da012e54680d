import Rulebook
do {
  let rulebook = try Rulebook()
  try rulebook.library.checkEverything()
  for name in rulebook.library.ruleNames {
    let rule = rulebook.library.declaration(ofRule: name)
    for example in rule?.examples ?? [] {
      let report = try rulebook.check(example.value, as: name, with: example.parameters)
      let codes = report.violations.map(\.code)
      if codes != example.codes { print("EXAMPLE", name, example.value, "wanted", example.codes, "got", codes) }
    }
  }
  let arguments = CommandLine.arguments
  if arguments.count > 2 {
    let report = try rulebook.check(arguments[2], as: arguments[1])
    print(report.outcome, report.violations)
    for m in rulebook.messages(for: report, in: arguments.count > 3 ? arguments[3] : "en") { print(m.text, m.locale, m.key) }
  }
} catch { print(error) }
