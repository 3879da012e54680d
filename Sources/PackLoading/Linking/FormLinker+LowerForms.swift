import RuleEngine
import Violations

// The forms below a form: those that it extends or replaces.

extension FormLinker {
  /// The greatest number of forms that are being linked at the same time.
  private static let mostOpen = 256

  /// Returns the fields of the forms that this one extends or replaces.
  ///
  /// No field may become less strict than theirs.
  func fieldsOfLowerForms() throws(LoadingError) -> LowerFields {
    let forms = library.forms
    let standings =
      forms.replaced(by: form, in: inherited.pack)
      + [forms.parent(of: form, in: inherited.pack)].compactMap { $0 }
    var fields = LowerFields()
    // A form often extends the form that it replaces. If it replaces a form that extends it, that
    // form has the same fields.
    var seen = Set(open)
    if open.count > Self.mostOpen { throw chainIsTooLong }
    for standing in standings where seen.insert(standing.name).inserted {
      guard let definition = try library.form(standing, within: budget, below: open) else {
        continue
      }
      fields.formUnion(definition.fieldsForUpperForms)
    }
    return fields
  }

  private var chainIsTooLong: LoadingError {
    LoadingError(
      "pack.extends_too_long",
      in: inherited.pack.source,
      at: form.position,
      reason: "more than \(Self.mostOpen) forms extend or replace each other in a chain"
    )
  }
}
