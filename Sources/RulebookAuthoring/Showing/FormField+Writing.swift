import PackLoading
import RuleEngine
import Violations

extension FormField {
  /// The field as written in a form, without its checks.
  var written: WrittenSetting { written(with: []) }

  /// Returns the field as written in a form, with the checks that forms add to its rule.
  func written(with checks: [CheckTemplate]) -> WrittenSetting {
    var entries: [WrittenSetting.Entry] = []
    // A field that only has checks has a rule without a name of its own.
    if !rule.name.contains("/") {
      entries.append(.init(key: "rule", value: .scalar(rule.name)))
    }
    if !parameters.isEmpty {
      let given = parameters.sorted { $0.key < $1.key }.map { name, source in
        WrittenSetting.Entry(key: name, value: source.written)
      }
      entries.append(.init(key: "with", value: .record(given)))
    }
    if isRequired { entries.append(.init(key: "required", value: .scalar("true"))) }
    if !requiredIn.isEmpty {
      let groups = requiredIn.sorted().map(WrittenSetting.scalar)
      entries.append(.init(key: "required-in", value: .list(groups)))
    }
    entries += demands.map(\.written)
    if !checks.isEmpty {
      entries.append(.init(key: "checks", value: .list(checks.map(\.written))))
    }
    return .record(entries)
  }

  /// Returns the checks that forms add to the field's rule.
  func ownChecks(in library: PackLibrary) throws(LoadingError) -> [CheckTemplate] {
    let base = try library.template(rule.name)
    let inherited = Set(base?.checks.compactMap(\.position) ?? [])
    return rule.checks.filter { check in
      check.position.map { !inherited.contains($0) } ?? false
    }
  }
}

extension ParameterSource {
  fileprivate var written: WrittenSetting {
    switch self {
    case .constant(let value): WrittenSetting(value)
    case .field(let path): .entry("field", .scalar(path.description))
    case .list(let sources): .list(sources.map(\.written))
    case .first(let sources): .entry("first", .list(sources.map(\.written)))
    }
  }
}

extension PresenceDemand {
  /// The demand as written in a form.
  var written: WrittenSetting.Entry {
    if conditions.isEmpty { return .init(key: demand.rawValue, value: .scalar("true")) }
    return .init(
      key: demand.rawValue + quantifier.ending,
      value: conditions.count == 1 ? conditions[0].written : .list(conditions.map(\.written))
    )
  }
}

extension PresenceDemand.Quantifier {
  fileprivate var ending: String {
    switch self {
    case .all: "-if"
    case .any: "-with"
    case .notAll: "-unless"
    }
  }
}

extension FieldCondition {
  fileprivate var written: WrittenSetting {
    var entries = [WrittenSetting.Entry(key: "field", value: .scalar(field.description))]
    if !isFilled { entries.append(.init(key: "filled", value: .scalar("false"))) }
    if !checks.isEmpty {
      let written = checks.map(\.written)
      entries.append(
        .init(key: "matches", value: written.count == 1 ? written[0] : .list(written))
      )
    }
    return .record(entries)
  }
}
