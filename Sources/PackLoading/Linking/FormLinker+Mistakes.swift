import RuleEngine
import SourceTexts
import Violations

// Mistakes of a form that building it doesn't reach, because of another one.
extension FormLinker {
  /// Adds what is wrong with the own checks of a field whose rule is missing or broken.
  func addMistakes(of field: InheritedForm.Field, _ collector: inout DiagnosticCollector) {
    if field.declaration.checks.isEmpty || field.origin != nil { return }
    if budget?.isExhausted ?? false { return }
    var orphan = field
    orphan.declaration.rule = nil
    orphan.declaration.sameAs = nil
    orphan.declaration.parameters = []
    do throws(LoadingError) { _ = try link(orphan) } catch { collector.addNew(error) }
  }

  /// Adds what is wrong with the settings of checks between fields and of conditions.
  ///
  /// Building the form reports only the first of these mistakes, and only if there is no other one.
  func addMistakesOfChecks(
    handing handedRules: [String: RuleTemplate],
    _ collector: inout DiagnosticCollector
  ) {
    if budget?.isExhausted ?? false { return }
    // A check that names a missing field has been reported.
    let checks = form.checks.map(\.check).filter { check in
      check.fields.allSatisfy { inherited.field($0) != nil }
    }
    let conditions = form.fields.flatMap(\.conditions).flatMap(\.content.checks)
    var traits = RuleTraits()
    traits.rules = handedRules
    traits.isIncomplete = true
    let template = RuleTemplate(
      name: form.name,
      pack: inherited.pack.name,
      checks: checks + conditions,
      tables: library.tables,
      traits: traits
    )
    let found = template.errorsWithDefaults().filter { !$0.isKnown }.flatMap {
      $0.diagnostics(in: library, pack: inherited.pack, at: form.position)
    }
    if let error = LoadingError(found) { collector.addNew(error) }
  }
}

extension PackLibrary {
  /// Returns what is wrong with the fields of a form that builds on a missing or broken one, apart
  /// from that.
  func mistakes(
    of orphan: FormDeclaration,
    in pack: PackDeclaration,
    _ budget: LoadingBudget?
  ) -> [Diagnostic] {
    if budget?.isExhausted ?? false { return [] }
    do throws(LoadingError) {
      let linker = FormLinker(
        library: self,
        inherited: try InheritedForm(orphan, in: pack, of: self),
        allowsDisabled: false,
        budget: budget,
        open: [DeclaredName(orphan, of: pack)]
      )
      _ = try linker.link()
      return []
    } catch {
      // The fields that it would inherit aren't known.
      return error.diagnostics.filter { $0.code != "pack.unknown_field" }
    }
  }
}

extension FormDeclaration {
  /// The form without everything that builds on other forms.
  ///
  /// If one of them is missing or broken, it shows which other mistakes the form has.
  var orphan: FormDeclaration {
    var form = self
    form.parent = nil
    form.replaces = []
    form.drops = []
    form.examples = []
    form.fields.removeAll(where: \.changesOnlyPresence)
    for index in form.fields.indices { form.fields[index].form = nil }
    return form
  }
}
