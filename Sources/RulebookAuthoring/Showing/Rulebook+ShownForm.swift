import PackLoading
import RuleEngine
package import Rulebook
import Violations

extension Rulebook {
  /// Returns a form with everything that it inherits, each part with its origin.
  ///
  /// - Throws: A ``UsageError`` if there is no such form, or if it is broken.
  package func shownForm(_ name: String) throws(UsageError) -> ShownDeclaration {
    let form = try definition(ofForm: name)
    var shown = ShownDeclaration(.form, name)
    do throws(LoadingError) {
      let layers = try library.declaredLayers(ofForm: name)
      shown.add(layers)
      shown.add(form, layers)
      for field in form.fields { try shown.add(field, in: library) }
      for check in form.checks {
        shown.add("check", check.check.written, library.origins(at: check.check.position))
      }
      shown.addDrops(of: layers)
    } catch {
      throw UsageError(error)
    }
    return shown
  }
}

extension ShownDeclaration {
  /// Adds what a form says about records as a whole.
  fileprivate mutating func add(_ form: FormDefinition, _ layers: [DeclaredLayer]) {
    add("summary", form.summary, Array(layers.prefix(1)).origins(ofKey: "summary"))
    add("stop", form.stop.rawValue, layers.origins(ofKey: "stop"))
    add("unknown-fields", form.unknownFields.rawValue, layers.origins(ofKey: "unknown-fields"))
  }

  /// Adds a field, and the checks that the form adds to its rule.
  fileprivate mutating func add(
    _ field: FormField,
    in library: PackLibrary
  ) throws(LoadingError) {
    let path = field.path.description
    add("field", .entry(path, field.written), library.origins(at: field.position))
    for check in try field.ownChecks(in: library) {
      add("check", .entry(path, check.written), library.origins(at: check.position))
    }
  }
}
