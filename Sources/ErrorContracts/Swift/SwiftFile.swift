/// A Swift file that is generated for packs.
///
///     SwiftFile(errors: [type], languages: .all).text(.internal)
///     // "// Written by `rulebook generate swift --pack billing --languages all`; …"
package struct SwiftFile {
  /// What a file contains.
  package enum Content: String, CaseIterable, Sendable {
    case errors, names, all
  }

  /// The access level of everything in a file.
  package enum Access: String, CaseIterable, Sendable {
    case `internal`, `public`

    /// The modifier before declarations.
    var modifier: String { self == .public ? "public " : "" }
  }

  /// The languages of the texts in a file.
  package enum Languages: String, CaseIterable, Sendable {
    case source, all
  }

  let names: SwiftNames?
  let errors: [SwiftErrorType]
  let languages: Languages

  /// Creates a file with the constants of packs, with enumerations of errors, or with both.
  ///
  /// - Parameters:
  ///   - names: The constants; nil for none.
  ///   - errors: The enumerations.
  ///   - languages: The languages of the texts that the enumerations have.
  package init(
    names: SwiftNames? = nil,
    errors: [SwiftErrorType] = [],
    languages: Languages = .source
  ) {
    self.names = names
    self.errors = errors
    self.languages = languages
  }

  /// Returns the file.
  ///
  /// The same packs always result in the same text. It compiles without warnings in Swift 6 mode,
  /// whatever the default isolation and the upcoming features of the module are.
  package func text(_ access: Access) -> String {
    var lines = SwiftLines()
    lines.line(
      0,
      "// Written by `rulebook generate swift\(options(access))`; change the pack, and write it again."
    )
    lines.line(0, "// swift-format-ignore-file")
    lines.line(0)
    // An import is public only if something public uses it.
    let modifier = errors.isEmpty && (names?.isEmpty ?? true) ? "" : access.modifier
    for module in modules { lines.line(0, "\(modifier)import \(module)") }
    names?.write(to: &lines, access)
    for type in errors { type.write(to: &lines, access) }
    return lines.text
  }

  /// The modules that the file imports.
  private var modules: [String] {
    // `Rulebook` includes `ErrorCatalog`.
    let library = names == nil ? "ErrorCatalog" : "Rulebook"
    return (errors.isEmpty ? [library] : [library, "Foundation"]).sorted()
  }

  /// The options of the command that writes the file, each after a space.
  private func options(_ access: Access) -> String {
    var options: String
    if let names {
      options = names.isBundled ? " --bundled" : names.packs.map { " --pack \($0)" }.joined()
      options += " --content \(errors.isEmpty ? Content.names : .all)"
    } else {
      options = errors.map { " --pack \($0.pack)" }.joined()
    }
    if languages == .all { options += " --languages all" }
    if access == .public { options += " --access public" }
    return options
  }
}
