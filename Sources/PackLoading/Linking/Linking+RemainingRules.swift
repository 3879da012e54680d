import Documents
import RuleEngine
import SourceTexts
import Violations

/// The rules that ``Linking/soundPart()`` leaves out, without those of their checks that have
/// mistakes.
///
/// Fewer checks accept more values. So whatever no value can meet in the rest of a rule, no value
/// can meet in the whole rule either.
package struct RemainingRules {
  /// All packs, with what remains of their rules.
  package let library: PackLibrary

  /// The rules, each with its pack.
  package let rules: [(rule: RuleDeclaration, pack: PackDeclaration)]
}

extension Linking {
  /// Returns what remains of the rules that aren't in the sound part.
  package func remainingRules(besides sound: PackLibrary) -> RemainingRules {
    let mistakes = Dictionary(grouping: error?.diagnostics ?? [], by: \.file)
    let packs = library.layers.map { pack -> PackDeclaration in
      guard checked.contains(pack.name) else { return pack }
      return pack.remainder(besides: (mistakes[pack.source.name] ?? []).map(\.position))
    }
    let rest = linked(packs)
    let searched = sound.layers.filter { checked.contains($0.name) }.flatMap { pack in
      pack.rules.map { FilePosition(file: pack.source.name, at: $0.position) }
    }
    let known = Set(searched)
    var rules: [(rule: RuleDeclaration, pack: PackDeclaration)] = []
    for pack in packs where checked.contains(pack.name) {
      for rule in pack.rules
      where !known.contains(FilePosition(file: pack.source.name, at: rule.position)) {
        do throws(LoadingError) {
          guard let template = try rest.template(of: rule, in: pack) else { continue }
          if !template.traits.isIncomplete { rules.append((rule, pack)) }
        } catch {
          // It builds on something else that has mistakes.
          continue
        }
      }
    }
    return RemainingRules(library: rest, rules: rules)
  }
}

extension PackDeclaration {
  /// Returns the pack with what remains of its rules.
  fileprivate func remainder(besides mistakes: [SourcePosition]) -> PackDeclaration {
    var rest = self
    rest.problems = []
    rest.disabled = []
    let elements = mistakes.isEmpty ? [:] : rangesOfChecks
    rest.rules = rules.compactMap { rule in
      rule.remainder(besides: mistakes, elements: elements[rule.position] ?? [])
    }
    return rest
  }

  /// The ranges of the elements of each rule's list of checks, by the position of the rule's name;
  /// empty if the file isn't YAML.
  private var rangesOfChecks: [SourcePosition: [Range<SourcePosition>]] {
    let root: DocumentNode
    do throws(LoadingError) { root = try YAMLReader.read(source) } catch { return [:] }
    var ranges: [SourcePosition: [Range<SourcePosition>]] = [:]
    for entry in root.record?["rules"]?.record?.entries ?? [] {
      guard let checks = entry.value.record?["checks"] else { continue }
      ranges[entry.keyStart] = (checks.list ?? [checks]).map { $0.start..<max($0.start, $0.end) }
    }
    return ranges
  }
}

extension RuleDeclaration {
  /// The keys that say nothing about which values are valid.
  private static let keysOfTexts: Set<String> = [
    "example", "examples", "sources", "summary", "title",
  ]

  /// Leaves out the checks that have mistakes.
  ///
  /// - Parameters:
  ///   - mistakes: The positions of all mistakes in the file.
  ///   - elements: The ranges of the elements of the list of checks.
  /// - Returns: The rest of the rule; nil if other parts of it have mistakes.
  fileprivate func remainder(
    besides mistakes: [SourcePosition],
    elements: [Range<SourcePosition>]
  ) -> RuleDeclaration? {
    if hasBrokenParameters || hasBrokenParts || traits.isIncomplete { return nil }
    var rest = self
    for mistake in mistakes where position <= mistake && mistake < end {
      guard let key = keys.last(where: { $0.position <= mistake }) else { return nil }
      if Self.keysOfTexts.contains(key.content) { continue }
      guard key.content == "checks", let element = elements.first(where: { $0.contains(mistake) })
      else { return nil }
      rest.checks.removeAll { check in check.position.map { element.contains($0.inFile) } ?? true }
    }
    rest.checks.removeAll { !$0.isWhole }
    rest.hasMistakes = false
    return rest
  }
}
