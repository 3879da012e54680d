import CheckDigits
import RuleEngine
import TextParts
import TextPatterns
package import Violations

/// Characters that may occur in the text of a checksum without having a value in it, so the
/// checksum can only fail.
package struct ChecksumGap: Sendable {
  /// Some of the characters, a few at most.
  package var characters: [Unicode.Scalar]

  /// The position of the values, or of the check if there are none.
  package var position: FilePosition?
}

extension RuleTemplate {
  /// Finds characters without a value in the checksums of the rule.
  ///
  /// A check whose text other checks may narrow, or that has a condition, is ignored.
  ///
  /// - Returns: The gaps, in the order of the checks.
  package func checksumGaps() -> [ChecksumGap] {
    // Looking at all patterns takes time, and few rules have a checksum.
    guard checks.contains(where: { $0.definition.name == ChecksumCheck.definition.name }) else {
      return []
    }
    let texts = ChecksumTexts(self)
    return checks.compactMap { check in
      guard check.definition.name == ChecksumCheck.definition.name,
        let values = ChecksumCheck.valuedCharacters(of: check),
        let occurring = texts.scalars(of: check)
      else { return nil }
      let missing = normalization.surviving(occurring.subtracting(ScalarSet(values)))
      if missing.isEmpty { return nil }
      return ChecksumGap(characters: missing, position: check.position(of: "values"))
    }
  }
}

extension ChecksumCheck {
  /// Returns the characters that have a value in at least one position; nil if a parameter decides.
  fileprivate static func valuedCharacters(of template: CheckTemplate) -> [Unicode.Scalar]? {
    do throws(ChecksumError) {
      switch (template.settings["method"], template.settings["values"]) {
      case (nil, nil): return CharacterValues.alphanumeric.characters
      case (.constant(.text(let name))?, nil):
        return ChecksumMethod(rawValue: name).map { Checksum($0).valuedCharacters }
      case (nil, .constant(.value(let values))?), (.constant?, .constant(.value(let values))?):
        return try CharacterValues(setting: values).characters
      default: return nil
      }
    } catch {
      return nil
    }
  }
}

/// The texts that the checksums of a rule may have to read.
private struct ChecksumTexts {
  private let languages: PartLanguages?

  /// The characters that whole values may contain; nil if they aren't known.
  private let whole: ScalarSet?

  init(_ rule: RuleTemplate) {
    let parts = rule.traits.parts
    let plain = parts.map { PartLanguages($0) }
    var known: [String: TextLanguage?] = [:]
    // Narrowing a part narrows the parts that it consists of, in an unknown way.
    func narrow(_ name: String, to language: TextLanguage?) {
      for source in plain?.sources(of: name) ?? [] {
        let isKnown = source == name && known[name] == nil
        let possible = isKnown ? plain?.language(of: name)?.scalars : nil
        known[source] = .some(possible.flatMap { language?.limited(to: $0) })
      }
    }
    var patterns = parts.map { [TextLanguage(of: $0.pattern).scalars] } ?? []
    var isOpen = true
    for check in rule.checks where check.definition.limitsCharacters {
      let language = check.constantPattern.map { TextLanguage(of: $0) }
      let names = check.allNamedParts
      if let part = check.part, let language {
        narrow(part, to: language)
      } else if names.isEmpty, parts == nil, let language {
        patterns.append(language.scalars)
      } else if names.isEmpty {
        isOpen = false
      } else {
        for name in names { narrow(name, to: nil) }
      }
    }
    for lookUp in parts?.lookUps ?? [] where lookUp.absence == .refuse {
      guard case .join(let join) = lookUp.key else { continue }
      let isPart = join == JoinTemplate(pieces: join.names.prefix(1).map { .part($0) })
      let keys = isPart && !lookUp.isLongest ? lookUp.table?.languageOfKeys : nil
      for name in join.names { narrow(name, to: keys) }
    }
    languages = isOpen ? parts.map { PartLanguages($0, known: known) } : nil
    let isWhole = isOpen && known.isEmpty && !patterns.isEmpty
    whole = isWhole ? patterns.reduce(.all) { $0.intersection($1) } : nil
  }

  /// Returns the characters that the text of a checksum may contain; nil if they aren't known.
  func scalars(of check: CheckTemplate) -> ScalarSet? {
    var names = check.part.map { [$0] } ?? []
    if case .parts(let parts)? = check.settings["of"] { names = parts }
    if names.isEmpty { return whole }
    guard let languages else { return nil }
    var scalars = ScalarSet.none
    for name in names {
      guard let language = languages.language(of: name) else { return nil }
      scalars = scalars.union(language.scalars)
    }
    return scalars
  }
}

extension CheckTemplate {
  /// The pattern that the text must match, if this check is a known pattern.
  fileprivate var constantPattern: TextPattern? {
    guard case .pattern(let setting, _)? = definition.role, settings.count == 1,
      case .constant(.text(let text))? = settings[setting]
    else { return nil }
    do throws(TextPatternError) { return try TextPattern(text) } catch { return nil }
  }
}

extension RowTable {
  /// The language of the keys; nil if there are too many.
  fileprivate var languageOfKeys: TextLanguage? {
    let keys = rows.flatMap(\.keys)
    return keys.count > 2_000 ? nil : TextLanguage(anyOf: keys.map { TextLanguage($0) })
  }
}

extension Normalization {
  /// Returns characters of a set that the steps leave unchanged, a few at most.
  ///
  /// In a large set, only the first characters of each range are tried.
  fileprivate func surviving(_ set: ScalarSet) -> [Unicode.Scalar] {
    var found: [Unicode.Scalar] = []
    for range in set.ranges.prefix(100) {
      for value in range.prefix(30) {
        guard found.count < 4, let scalar = Unicode.Scalar(value) else { continue }
        // The character is placed between digits, so nothing is trimmed.
        if apply(to: "0\(scalar)0").text.unicodeScalars.contains(scalar) { found.append(scalar) }
      }
    }
    return found
  }
}
