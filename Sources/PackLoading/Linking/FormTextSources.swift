package import Violations

/// The forms whose labels and messages a form shares unless it has its own: the forms that it
/// extends, and those of inner records.
package struct FormTextSources: Sendable {
  /// A form, and the place of its fields in the form that uses its texts.
  package struct Source: Sendable {
    /// The path of the record that has the form; empty for a form that is extended.
    package var place: FieldPath

    /// The name of the form.
    package var form: String
  }

  /// The name of the form.
  package let form: String

  /// The forms whose texts it shares, nearest first.
  package private(set) var sources: [Source] = []

  /// How many forms are searched.
  ///
  /// Linking refuses a form with more.
  private static let most = FormReader.mostFields

  /// Finds the forms by names alone, without reading any late pack.
  ///
  /// - Throws: A ``LoadingError`` if a form extends one that doesn't exist.
  init(
    of form: FormDeclaration,
    in pack: PackDeclaration,
    _ forms: Standings<FormDeclaration>
  ) throws(LoadingError) {
    self.form = form.name
    try add(form, in: pack, at: FieldPath(), depth: 0, forms)
    sources.removeAll { $0.place.isEmpty && $0.form == form.name }
  }

  private mutating func add(
    _ form: FormDeclaration,
    in pack: PackDeclaration,
    at place: FieldPath,
    depth: Int,
    _ forms: Standings<FormDeclaration>
  ) throws(LoadingError) {
    // Linking refuses forms that contain themselves.
    guard depth <= 16, sources.count < Self.most else { return }
    if form.parent == nil, depth == 0, form.fields.allSatisfy({ $0.form == nil }) { return }
    let chain =
      try [(pack, form)]
      + FormChain(form, in: pack, forms).upper.map { ($0.pack, $0.declaration) }
    sources += chain.map { Source(place: place, form: $0.1.name) }
    var seen: Set<FieldPath> = []
    for (pack, form) in chain {
      for field in form.fields where seen.insert(field.path).inserted {
        guard let name = field.form, let inner = forms.seen(name.content, from: pack) else {
          continue
        }
        let inside = place.appending(field.path)
        try add(inner.declaration, in: inner.pack, at: inside, depth: depth + 1, forms)
      }
    }
  }
}
