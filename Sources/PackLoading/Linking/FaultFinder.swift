import Documents
import Violations

/// Finds the pack that broke a rule or form of another by replacing or disabling what that builds on.
///
/// What is sound without the pack and broken with it is that pack's fault, whatever file it shows in.
final class FaultFinder {
  /// A rule or form.
  struct Subject {
    var kind: DisabledName.Kind
    var name: String
    var pack: PackDeclaration
  }

  /// How many packs are suspected at most; with more of them, errors stay where they show.
  private static let mostSuspects = 50

  private let library: PackLibrary

  /// What was said in place of errors: one mistake often shows in several rules.
  private var assigned: [Diagnostic: Diagnostic] = [:]

  /// Libraries without the changes of the packs from an index on.
  private var lower: [Int: PackLibrary] = [:]

  init(_ library: PackLibrary) {
    self.library = library
  }

  /// Returns an error of a rule or form, with what a pack above is to blame for at that pack's place.
  func assigned(_ error: LoadingError, of subject: Subject) -> LoadingError {
    var culprit: PackDeclaration??
    let diagnostics = error.diagnostics.map { diagnostic in
      if let known = assigned[diagnostic] { return known }
      guard diagnostic.file == subject.pack.source.name else { return diagnostic }
      let pack = culprit ?? self.culprit(for: subject)
      culprit = .some(pack)
      let said = pack.map { blame($0, for: diagnostic, of: subject) } ?? diagnostic
      assigned[diagnostic] = said
      return said
    }
    return LoadingError(diagnostics) ?? error
  }

  /// Returns the lowest pack with which the subject is broken; nil if it is broken by itself.
  private func culprit(for subject: Subject) -> PackDeclaration? {
    guard let own = library.packs.firstIndex(where: { $0.name == subject.pack.name }) else {
      return nil
    }
    let suspects = library.packs.indices.filter { $0 > own && library.packs[$0].changesOthers }
    guard let first = suspects.first, suspects.count <= Self.mostSuspects,
      !isBroken(subject, without: first)
    else { return nil }
    for (suspect, next) in zip(suspects, suspects.dropFirst() + [library.packs.endIndex])
    where isBroken(subject, without: next) {
      return library.packs[suspect]
    }
    return nil
  }

  /// Returns whether a subject is broken without the packs from an index on that change others.
  private func isBroken(_ subject: Subject, without index: Int) -> Bool {
    let reduced =
      lower[index]
      ?? PackLibrary(
        unchecked: library.packs.indices.filter { $0 < index || !library.packs[$0].changesOthers }
          .map { library.packs[$0] },
        registry: library.registry
      )
    lower[index] = reduced
    do throws(LoadingError) {
      switch subject.kind {
      case .rule: _ = try reduced.template(subject.name, seenFrom: subject.pack)
      case .form: _ = try reduced.form(subject.name, seenFrom: subject.pack)
      case .pack: break
      }
      return false
    } catch {
      return true
    }
  }

  private func blame(
    _ pack: PackDeclaration,
    for diagnostic: Diagnostic,
    of subject: Subject
  ) -> Diagnostic {
    pack.source.diagnostic(
      diagnostic.code,
      at: position(in: pack, for: subject),
      reason: "this breaks the \(subject.kind.rawValue) `\(subject.name)` of the pack "
        + "`\(subject.pack.name)` (\(diagnostic.file):\(diagnostic.line)): \(diagnostic.reason)",
      hint: diagnostic.code == "pack.unknown_parameter"
        ? "declare it under `parameters:`; its type and default are those of what is replaced"
        : diagnostic.hint
    )
  }

  /// Returns where a pack changes something that the subject builds on.
  private func position(in pack: PackDeclaration, for subject: Subject) -> SourcePosition {
    let names = namesBelow(subject)
    let replaced = pack.rules.flatMap(\.replaces) + pack.forms.flatMap(\.replaces)
    let changed = replaced + pack.disabled.map(\.name)
    return (changed.first { names.contains($0.content) } ?? changed.first)?.position ?? .start
  }

  /// Returns the names of rules and forms on which a subject builds.
  private func namesBelow(_ subject: Subject) -> Set<String> {
    var names: Set<String> = [subject.name]
    var open = names
    while let name = open.popFirst() {
      let rules = library.rules.stack(name).compactMap(\.declaration.parent?.content)
      let forms = library.forms.stack(name).flatMap { standing in
        standing.declaration.fields.compactMap(\.rule?.content)
          + (standing.declaration.parent.map { [$0.content] } ?? [])
      }
      for next in rules + forms where names.insert(next).inserted { open.insert(next) }
    }
    return names
  }
}

extension PackDeclaration {
  /// Whether the pack replaces or disables what others declare.
  var changesOthers: Bool {
    !disabled.isEmpty || rules.contains { !$0.replaces.isEmpty }
      || forms.contains { !$0.replaces.isEmpty }
  }
}
