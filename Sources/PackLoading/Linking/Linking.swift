package import RuleEngine
import SourceTexts
package import Violations

/// Packs that were linked although some of them may be broken, and everything that is wrong.
package struct Linking {
  /// The packs.
  package let library: PackLibrary

  /// Everything that is wrong; nil if nothing is.
  package let error: LoadingError?

  /// Whether rules and forms could be linked at all.
  private let isLinked: Bool

  /// Whether checking stopped because everything together costs too much.
  private let isTooCostly: Bool

  /// The names of the packs whose rules and forms were built.
  let checked: Set<String>

  /// Links packs.
  ///
  /// - Parameters:
  ///   - packs: The packs, lowest layer first, with everything that could be read of them.
  ///   - registry: The checks and kinds of table that the packs name.
  ///   - checked: The names of the packs whose rules and forms are built now.
  package init(
    of packs: [PackDeclaration],
    registry: SubjectRegistry,
    checking checked: Set<String>
  ) {
    let order = PackOrder(packs)
    let names = NameSpace(order, knownCodes: registry.knownCodes)
    library = PackLibrary(order.packs, registry: registry, names: names)
    let broken = packs.filter { !$0.problems.isEmpty }
    var collector = DiagnosticCollector()
    for diagnostic in broken.flatMap(\.problems) + names.collector.diagnostics {
      collector.add(diagnostic)
    }
    isLinked = !names.isTooDeep
    self.checked = checked.union(broken.map(\.name))
    let budget = LoadingBudget()
    if !self.checked.isEmpty, isLinked {
      do throws(LoadingError) {
        try library.checkEverything(in: self.checked, within: budget)
      } catch {
        collector.addNew(error)
      }
    }
    isTooCostly = budget.isExhausted
    let unread = packs.flatMap(\.unreadTexts)
    let refused = broken.reduce(into: Set<String>()) { $0.formUnion($1.refusedNames) }
    let found = collector.diagnostics.filter {
      !$0.isMissing(with: order.filesInNeed) && !$0.isAbout(nameIn: unread)
        && !$0.isAbout(refusedNameIn: refused)
    }
    error = LoadingError(found)
  }

  /// Returns the packs without the rules and forms that have mistakes, for a search of the rest.
  ///
  /// - Returns: The packs, with what was left out; nil if so much is wrong that a further search
  ///   isn't useful.
  package func soundPart() -> (library: PackLibrary, leftOut: LeftOut)? {
    let diagnostics = error?.diagnostics ?? []
    guard isLinked, !isTooCostly, diagnostics.count < DiagnosticCollector().limit else {
      return nil
    }
    var leftOut = LeftOut()
    var wholeRules = WholeRules()
    let places = Set(diagnostics.map { FilePosition(file: $0.file, at: $0.position) })
    let packs = library.layers.map { pack in
      checked.contains(pack.name) ? sound(pack, &leftOut, &wholeRules, besides: places) : pack
    }
    let rest = linked(packs)
    let count = leftOut.count
    // What builds on them can't be searched either.
    let remaining = packs.map { pack in
      checked.contains(pack.name) ? whole(pack, in: rest, &leftOut) : pack
    }
    let part = leftOut.count == count ? rest : linked(remaining)
    for pack in part.layers where checked.contains(pack.name) { leftOut.noteSearched(pack) }
    return (part, leftOut)
  }

  /// Returns packs linked with each other, whatever is wrong with them.
  func linked(_ packs: [PackDeclaration]) -> PackLibrary {
    let order = PackOrder(packs)
    let names = NameSpace(order, knownCodes: library.registry.knownCodes)
    return PackLibrary(order.packs, registry: library.registry, names: names)
  }

  /// Returns a pack without the rules and forms that can't be linked with the rest.
  private func whole(
    _ pack: PackDeclaration,
    in rest: PackLibrary,
    _ leftOut: inout LeftOut
  ) -> PackDeclaration {
    var whole = pack
    whole.rules = pack.rules.filter { rule in
      do throws(LoadingError) {
        _ = try rest.template(of: rule, in: pack)
        return true
      } catch {
        leftOut.add(rule.name, from: rule.position, to: rule.end, in: pack)
        return false
      }
    }
    whole.forms = pack.forms.filter { form in
      if Self.isSound(form, in: pack, of: rest) { return true }
      leftOut.add(form.name, from: form.position, to: form.end, in: pack)
      return false
    }
    return whole
  }

  private func sound(
    _ pack: PackDeclaration,
    _ leftOut: inout LeftOut,
    _ whole: inout WholeRules,
    besides places: Set<FilePosition>
  ) -> PackDeclaration {
    // A replacement that breaks other packs has its mistake where it says what it replaces.
    func breaks(_ replaced: [Located<String>]) -> Bool {
      replaced.contains { places.contains(FilePosition(file: pack.source.name, at: $0.position)) }
    }
    var sound = pack
    sound.problems = []
    // What packs disable is needed by others, which would seem to be broken.
    sound.disabled = []
    sound.rules = pack.rules.filter { rule in
      if !rule.hasMistakes, !breaks(rule.replaces), isSound(rule, in: pack, &whole) { return true }
      leftOut.add(rule.name, from: rule.position, to: rule.end, in: pack)
      return false
    }
    sound.forms = pack.forms.filter { form in
      if !form.hasMistakes, !breaks(form.replaces), Self.isSound(form, in: pack, of: library) {
        return true
      }
      leftOut.add(form.name, from: form.position, to: form.end, in: pack)
      return false
    }
    return sound
  }

  private func isSound(
    _ rule: RuleDeclaration,
    in pack: PackDeclaration,
    _ whole: inout WholeRules
  ) -> Bool {
    do throws(LoadingError) {
      guard let template = try library.template(of: rule, in: pack) else { return true }
      return !template.traits.isIncomplete && whole.contain(template)
    } catch {
      return false
    }
  }

  private static func isSound(
    _ form: FormDeclaration,
    in pack: PackDeclaration,
    of library: PackLibrary
  ) -> Bool {
    if !library.forms.isInUse(form, of: pack) { return true }
    do throws(LoadingError) {
      return try library.form(of: form, in: pack) != nil
    } catch {
      return false
    }
  }
}

/// The rules and forms that a search for further mistakes leaves out.
package struct LeftOut {
  /// The greatest size of their texts, in bytes, that is searched for names.
  private static let greatestSize = 1 << 20

  /// How they are written.
  private var texts: [String] = []

  /// The size of these texts, in bytes.
  package private(set) var size = 0

  /// Their names.
  private var names: Set<String> = []

  /// The number of them.
  private(set) var count = 0

  /// Where the other rules and forms are, by file, in the order of the file.
  private var searched: [String: [Range<SourcePosition>]] = [:]

  /// Creates a list of none.
  package init() {}

  /// Whether there are none.
  package var isEmpty: Bool { names.isEmpty }

  mutating func add(
    _ name: String,
    from start: SourcePosition,
    to end: SourcePosition,
    in pack: PackDeclaration
  ) {
    names.insert(name)
    count += 1
    let lines = (start.line...max(start.line, end.line)).compactMap { pack.source.line($0) }
    texts.append(lines.joined(separator: "\n"))
    size += texts.last?.utf8.count ?? 0
  }

  /// Notes the rules and forms that a pack still has.
  mutating func noteSearched(_ pack: PackDeclaration) {
    let ranges =
      pack.rules.filter { $0.position < $0.end }.map { $0.position..<$0.end }
      + pack.forms.filter { $0.position < $0.end }.map { $0.position..<$0.end }
    searched[pack.source.name, default: []] += ranges
    searched[pack.source.name]?.sort { $0.lowerBound < $1.lowerBound }
  }

  /// Returns whether a finding is inside a rule or form that was searched.
  package func spare(_ finding: Diagnostic) -> Bool {
    guard let ranges = searched[finding.file] else { return false }
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound <= finding.position { low = middle + 1 } else { high = middle }
    }
    return low > 0 && ranges[low - 1].contains(finding.position)
  }

  /// Returns whether some of them have a name, or are written with it, so that its absence from the
  /// rest isn't a mistake.
  package func mayUse(_ name: String) -> Bool {
    size > Self.greatestSize || names.contains(name) || texts.contains { $0.contains(name) }
  }
}

extension Diagnostic {
  /// Whether this is about something that is missing, as is a pack that its file needs.
  ///
  /// If the name is nearly that of something else, it is a mistake of its own.
  fileprivate func isMissing(with filesInNeed: Set<String>) -> Bool {
    filesInNeed.contains(file) && Self.codesOfMissingNames.contains(code)
      && hint?.hasPrefix("did you mean") != true
  }

  private static let codesOfMissingNames: Set<String> = [
    "pack.unknown_rule", "pack.unknown_form", "pack.unknown_table", "pack.unknown_disabled",
  ]
}

/// The rules without refused settings, each searched once, no matter how many others extend it.
private struct WholeRules {
  private var known: [ObjectIdentifier: Bool] = [:]

  mutating func contain(_ template: RuleTemplate) -> Bool {
    let origin = template.origin
    if let known = known[ObjectIdentifier(origin)] { return known }
    var isWhole = origin.addedChecks.allSatisfy(\.isWhole)
    if isWhole, let base = origin.base { isWhole = contain(base) }
    known[ObjectIdentifier(origin)] = isWhole
    return isWhole
  }
}

extension CheckTemplate {
  /// Whether no setting of the check, or of one inside it, was refused.
  var isWhole: Bool { refusedSettings.isEmpty && nested.allSatisfy(\.isWhole) }
}
