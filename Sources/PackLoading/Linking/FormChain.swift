import SourceTexts
import Violations

/// The forms that a form extends, in order.
///
/// Their names are enough to find them.
struct FormChain {
  /// The longest chain of forms that extend each other.
  private static let longest = 64

  /// The extended forms, nearest first.
  private(set) var upper: [FormStanding] = []

  /// Finds the forms that a form extends.
  ///
  /// - Throws: A ``LoadingError`` if it extends a form that doesn't exist, or itself through
  ///   others.
  init(
    _ form: FormDeclaration,
    in pack: PackDeclaration,
    _ forms: Standings<FormDeclaration>
  ) throws(LoadingError) {
    var chain = [(pack: pack, form: form)]
    while let (pack, form) = chain.last, let parent = form.parent {
      guard let standing = forms.parent(of: form, in: pack) else {
        throw forms.unknown(parent, in: pack)
      }
      let isCircle = chain.contains {
        $0.pack.name == standing.pack.name && $0.form.name == standing.declaration.name
      }
      if isCircle || chain.count >= Self.longest {
        throw LoadingError(
          isCircle ? "pack.extends_circle" : "pack.extends_too_long",
          in: pack.source,
          at: parent.position,
          reason: isCircle
            ? "forms extend each other: "
              + (chain.map(\.form.name) + [standing.declaration.name]).joined(separator: " → ")
            : "more than \(Self.longest) forms extend each other in a chain"
        )
      }
      chain.append((standing.pack, standing.declaration))
      upper.append(standing)
    }
  }
}
