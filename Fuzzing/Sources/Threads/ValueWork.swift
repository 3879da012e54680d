import Rulebook

/// A value to check, to describe in messages, and to type.
struct ValueWork: Sendable {
  var rule: String
  var value: String
  var parameters: [String: Value] = [:]
  var locale: String

  /// Work of every kind, which together needs each region, dictionary, pattern and catalog, and
  /// packs and tables that are loaded when one of their rules is first used.
  static let all: [ValueWork] = {
    var work: [ValueWork] = []
    let locales = ["ar", "de-CH", "en-GB", "fr", "ja", "pl", "en", "pt"]
    func add(_ rule: String, _ values: [String], _ parameters: [String: Value] = [:]) {
      for value in values {
        let locale = locales[work.count % locales.count]
        work.append(ValueWork(rule: rule, value: value, parameters: parameters, locale: locale))
      }
    }
    for region in ["CH", "US", "DE", "FR", "GB", "IT", "JP", "PL", "BR", "IN", "CN", "AR"] {
      add("phone", ["079 123 45 67", "0800 12", "+41 44 668 18 00"], ["region": .text(region)])
    }
    add("email", ["ann@example.org", "ann@", "änn@bücher.example", "a..b@x.org", "ann@gmial.com"])
    add("payment-card", ["4111 1111 1111 1111", "4111 1111 1111 1112", "6011"])
    add("person-name", ["Ann Müller", "山田 太郎", "Ann2", "Ан\u{301}на"])
    add("password", ["correct horse battery staple", "password1", "qwertyuiop123456", "пароль"])
    add("password.zxcvbn", ["abcabcabc", "19901231anna", "jhfyqwmzkdlpxnbt"])
    add("slug", ["a-b", "A b"])
    add("language-tag", ["de-CH", "x"])
    add("uuid", ["123e4567-e89b-12d3-a456-426614174000", "1"])
    add("iban", ["CH93 0076 2011 6238 5295 7", "gb82west12345698765432", "XX12", "CH93 0076"])
    add(
      "iban",
      ["NO9386011117947", "ES9121000418450200051332"],
      ["national-check": .boolean(true)]
    )
    add("eu.vat", ["DE 136695976", "DE 136695977", "FR 40 303 265 045", "PL 856-734-62-15"])
    add("isbn", ["978-0-306-40615-7", "0-306-40615-2", "978-0-306-40615-8"])
    add("it.codicefiscale", ["RSSMRA85T10A562S", "RSSMRA85T50A562T", "RSSMRA"])
    add("se.personnummer", ["811218-9876", "811218+9876", "811318-9876"])
    add("br.cnpj", ["12ABC34501DE35", "12.345.678/0001-95"])
    for country in ["PL", "ES", "NL", "FR", "BR", "ZZ"] {
      add("tax-number", ["8567346215", "5867346215", "12345678Z"], ["country": .text(country)])
      add("national-id", ["44051401359", "54362315K", "1"], ["country": .text(country)])
      add("postal-code", ["00-950", "75001", "1012 AB"], ["country": .text(country)])
    }
    return work
  }()

  /// Returns all answers of a rulebook about the value.
  func answer(_ rulebook: Rulebook) throws -> [String] {
    let handle = try rulebook.rule(rule, with: parameters)
    let report = handle.check(value)
    var answer = ["\(report.outcome)", "\(handle.accepts(value))"]
    answer += report.violations.map { "\($0.code)" }
    answer += rulebook.messages(for: report, in: locale).map(\.text)
    answer += report.facts.compactMap { fact, value in value.text.map { "\(fact): \($0)" } }
      .sorted()
    answer += ["\(handle.progress(of: value))", "\(handle.acceptablePrefix(of: value).count)"]
    answer.append(handle.typing(value).text)
    answer += try rulebook.requirements(of: rule, with: parameters, in: locale).map(\.message.text)
    var lines = LineProtocol(rulebook, defaults: LineProtocol.Defaults(rule: rule, locale: locale))
    answer.append(lines.answer("{\"id\": 1, \"value\": \"abc\"}") ?? "")
    return answer
  }
}
