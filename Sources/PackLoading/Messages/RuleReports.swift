package import RuleEngine
package import Violations

/// The codes that rules report: their checks, what takes values apart, and the rules to which they hand values.
///
/// What a rule reports is gathered once, however many others hand values to it, as those for numbers of all
/// countries do.
package struct RuleReports {
  private var known: [ObjectIdentifier: [CodeReport]] = [:]

  /// Creates a memory without any rule.
  package init() {}

  /// Returns the codes that a rule may report, each once, in the order of its parts and checks.
  package mutating func codes(of rule: RuleTemplate) -> [ViolationCode] { of(rule).map(\.code) }

  /// Returns what a rule may report, each code once, with the arguments that all reports of it share.
  mutating func of(_ rule: RuleTemplate) -> [CodeReport] {
    if let known = known[ObjectIdentifier(rule)] { return known }
    // The rules come first, since they may have been asked for already.
    for handed in rule.traits.rules.values { _ = of(handed) }
    let known = known
    let own = rule.traits.reports
    let ofChecks = rule.checks.flatMap { check in
      check.reports { check in
        // Checks in it are asked by themselves, since they may have codes of their own.
        guard check.definition.handover != nil else { return [] }
        return rule.names(ofRulesHandedTo: check).flatMap { name in
          rule.traits.rules[name].flatMap { known[ObjectIdentifier($0)] } ?? []
        }
      }
    }
    let reports = (own + ofChecks).joiningCodes
    self.known[ObjectIdentifier(rule)] = reports
    return reports
  }
}

extension RuleTraits {
  /// What is reported where a value cannot be taken apart, or names a row that there is not.
  var reports: [CodeReport] {
    guard let parts else { return [] }
    let missing = parts.lookUps.compactMap(\.reportedCode)
    let codes = [CodeDefinition.identifierFormat.code] + missing
    return codes.map {
      CodeReport(code: $0, arguments: CodeDefinition.identifierFormat.namedArguments)
    }
  }
}

extension [CodeReport] {
  /// The same with each code once, and the arguments that all reports of it share.
  fileprivate var joiningCodes: [CodeReport] {
    var places: [ViolationCode: Int] = [:]
    var joined: [CodeReport] = []
    for report in self {
      guard let place = places[report.code] else {
        places[report.code] = joined.count
        joined.append(report)
        continue
      }
      joined[place].occasional.formUnion(report.occasional)
      joined[place].arguments = joined[place].arguments.shared(with: report.arguments)
    }
    return joined
  }
}
