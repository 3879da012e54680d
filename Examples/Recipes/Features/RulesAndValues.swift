import Rulebook

extension Recipes {
  /// Rules for values of every kind, their codes and their messages.
  static func rulesAndValues() throws {
    let rulebook = try rulebook("results")
    show(38, try accepts(Rule("title") { .length(3...20).pattern("[A-Z].*") }, "Title"))
    let words: [ViolationCode: FieldText] = ["status.failed": "Enter 200 to 299, or 304."]
    let status = try Rule("status", messages: words) {
      .anyOf(.number(200...299), .number(304...304), code: "status.failed")
    }
    show(39, try accepts(status, "304"))
    show(40, try rulebook.check(.boolean(true), as: "accepted").isValid)
    show(41, try accepts(Rule("status") { .number(200...299) }, "204"))
    let code = try Rule("code", normalize: [.trim]) { .length(6...6, ignoring: "[-]") }
    show(42, try accepts(code, " abc-def "))
    show(43, try accepts(Rule("mixed") { .characters("[0-9]", count: 2...4) }, "a1b2"))
    show(44, try accepts(Rule("plain") { .characters(forbidden: #"[\p{P}\p{S}]"#) }, "a!"))
    show(45, try accepts(Rule("lowercase") { .characters(allowed: #"[a-z\s]"#) }, "ab cd"))
    let emails: [String: Value] = ["email": "ann@example.org", "email-again": "bob@example.org"]
    let report = try rulebook.check(emails, form: "booking")
    show(46, report.violations(at: "email-again").map(\.code.rawValue))

    let visa = try rulebook.rule("payment-card", with: ["accepted": ["visa"]])
    show(47, visa.check("378282246310005").violations.map(\.code.rawValue))
    show(48, try rulebook.check("37", as: "payment-card").facts["brand"]?.text ?? "")
    show(49, visa.progress(of: "4111 1"))
    show(50, visa.check("4111 1111 1111 1112").violations.map(\.code.rawValue))

    let person = try TypedForm<Person>("person") {
      Field(\.name, "person-name", required: true, messages: ["required": "Type it."])
    }.bound(to: rulebook)
    show(51, person.check(Person()).messages(at: \.name, in: "en").map(\.text))
    show(52, rulebook.messages(for: try rulebook.check("ann@", as: "email"), in: "ja").map(\.text))
    show(58, try accepts(Rule("plan") { .oneOf(Plan.allCases) }, "family"))
  }

  /// An application's own type of value.
  enum Plan: String, CaseIterable, FieldValue { case basic, family }
}
