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

  /// The names of the packs whose rules and forms were built.
  private let checked: Set<String>

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
    if !self.checked.isEmpty, isLinked {
      do throws(LoadingError) {
        try library.checkEverything(in: self.checked)
      } catch {
        collector.addNew(error)
      }
    }
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
    guard isLinked, diagnostics.count < DiagnosticCollector().limit,
      !diagnostics.contains(where: { $0.code == "pack.too_costly" })
    else { return nil }
    var leftOut = LeftOut()
    var whole = WholeRules()
    let packs = library.layers.map { pack in
      checked.contains(pack.name) ? sound(pack, &leftOut, &whole) : pack
    }
    let order = PackOrder(packs)
    let names = NameSpace(order, knownCodes: library.registry.knownCodes)
    return (PackLibrary(order.packs, registry: library.registry, names: names), leftOut)
  }

  private func sound(
    _ pack: PackDeclaration,
    _ leftOut: inout LeftOut,
    _ whole: inout WholeRules
  ) -> PackDeclaration {
    var sound = pack
    sound.problems = []
    // What packs disable is needed by others, which would seem to be broken.
    sound.disabled = []
    sound.rules = pack.rules.filter { rule in
      if !rule.hasMistakes, isSound(rule, in: pack, &whole) { return true }
      leftOut.add(rule.name, from: rule.position, to: rule.end, in: pack)
      return false
    }
    sound.forms = pack.forms.filter { form in
      if !form.hasMistakes, isSound(form, in: pack) { return true }
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

  private func isSound(_ form: FormDeclaration, in pack: PackDeclaration) -> Bool {
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
    let lines = (start.line...max(start.line, end.line)).compactMap { pack.source.line($0) }
    texts.append(lines.joined(separator: "\n"))
    size += texts.last?.utf8.count ?? 0
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
  fileprivate var isWhole: Bool { refusedSettings.isEmpty && nested.allSatisfy(\.isWhole) }
}
