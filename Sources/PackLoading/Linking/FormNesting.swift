import SourceTexts
import Synchronization
import Violations

/// The forms that are being inserted into each other.
final class FormNesting {
  /// The greatest depth of records with their own forms.
  private static let deepest = 16

  /// The forms, outermost first.
  var open: [DeclaredName] = []

  /// How many forms have been inserted so far.
  private var count = 0

  private let library: PackLibrary

  /// What the names of forms refer to.
  var forms: Standings<FormDeclaration> { library.forms }

  init(in library: PackLibrary) { self.library = library }

  /// Returns a form that was collected before; nil if it wasn't, or if there would be too many
  /// forms or levels with it, so that collecting it again finds the place to report.
  ///
  /// It doesn't contain an open form: that form would contain it, so collecting it would have
  /// failed.
  func known(_ name: DeclaredName) -> InheritedForm? {
    guard let form = library.inheritedForms.withLock({ $0[name] }),
      open.count + form.depth - 1 <= Self.deepest,
      count + form.insertedForms <= FormReader.mostFields
    else { return nil }
    count += form.insertedForms
    return form
  }

  /// Keeps a form for others that extend or contain it.
  func remember(_ form: InheritedForm, as name: DeclaredName) {
    library.inheritedForms.withLock { $0[name] = form }
  }

  /// Returns the form of a field's record.
  ///
  /// - Throws: A ``LoadingError`` if there is none, if it would contain itself, or if there are too
  ///   many.
  func standing(
    of name: Located<String>,
    in pack: PackDeclaration
  ) throws(LoadingError) -> FormStanding {
    func failed(_ reason: String, hint: String) -> LoadingError {
      LoadingError(
        "pack.form_circle",
        in: pack.source,
        at: name.position,
        reason: reason,
        hint: hint
      )
    }
    guard let standing = forms.seen(name.content, from: pack) else {
      throw forms.unknown(name, in: pack)
    }
    if let start = open.firstIndex(of: standing.name) {
      let circle = open[start...].map(\.name) + [standing.declaration.name]
      throw failed(
        "a form contains itself: \(circle.joined(separator: " → "))",
        hint: "write a separate form for each level of nesting"
      )
    }
    count += 1
    if open.count > Self.deepest || count > FormReader.mostFields {
      throw failed(
        open.count > Self.deepest
          ? "forms are nested more than \(Self.deepest) levels deep"
          : "this form contains more than \(FormReader.mostFields) forms",
        hint: "split it into several forms"
      )
    }
    return try standing.whole()
  }
}
