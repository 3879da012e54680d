import Rulebook

/// A value that is checked, put into words and typed.
struct ValueWork: Sendable {
  var rule: String
  var value: String
  var parameters: [String: Value] = [:]
  var locale: String

  /// Work of every kind: each region, dictionary, pattern and catalog is needed by some of it.
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
    return work
  }()

  /// Returns everything that a rulebook says of the value.
  func answer(_ rulebook: Rulebook) throws -> [String] {
    let handle = try rulebook.rule(rule, with: parameters)
    let report = handle.check(value)
    var answer = ["\(report.outcome)", "\(handle.accepts(value))"]
    answer += report.violations.map { "\($0.code)" }
    answer += rulebook.messages(for: report, in: locale).map(\.text)
    answer += ["\(handle.progress(of: value))", "\(handle.acceptablePrefix(of: value).count)"]
    answer += try rulebook.requirements(of: rule, with: parameters, in: locale).map(\.message.text)
    var lines = LineProtocol(rulebook, defaults: LineProtocol.Defaults(rule: rule, locale: locale))
    answer.append(lines.answer("{\"id\": 1, \"value\": \"abc\"}") ?? "")
    return answer
  }
}
