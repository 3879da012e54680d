/// Looks at what the source catalog tells translators: each code has a description, and its
/// placeholders are the arguments that are reported.
struct SourceCatalogLint {
  let context: LintContext

  func run(_ report: inout LintReport) {
    guard context.input.givenPacks == nil, let file = context.sourceCatalog else { return }
    for (code, entry) in context.index.entries.sorted(by: { $0.key < $1.key }) {
      guard let definition = entry.definition, file.messages[code.rawValue] != nil else { continue }
      check(code.rawValue, definition, in: file, &report)
    }
  }

  private func check(
    _ key: String,
    _ definition: CodeDefinition,
    in file: ARBFile,
    _ report: inout LintReport
  ) {
    func add(_ code: String, _ reason: String) {
      let position = file.position(of: key)
      report.add(.error, file.source.diagnostic(code, at: position, reason: reason))
    }
    let attributes = file.attributes[key]
    if attributes?.description?.isEmpty ?? true {
      add("lint.no_description", "`@\(key)` has no description for translators")
    }
    let placeholders = attributes?.placeholders ?? [:]
    for argument in definition.arguments {
      let kind = argument.kind.rawValue
      guard let placeholder = placeholders[argument.name] else {
        add("lint.placeholder", "`@\(key)` does not describe {\(argument.name)} (\(kind))")
        continue
      }
      if placeholder.type != kind {
        add(
          "lint.placeholder",
          "`@\(key)` says that {\(argument.name)} is `\(placeholder.type ?? "")`; it is `\(kind)`"
        )
      }
      if placeholder.example?.isEmpty ?? true {
        add("lint.placeholder", "`@\(key)` has no example of {\(argument.name)}")
      }
    }
    let known = Set(definition.arguments.map(\.name))
    for name in placeholders.keys.sorted() where !known.contains(name) {
      add("lint.placeholder", "`@\(key)` describes {\(name)}, which `\(key)` does not have")
    }
  }
}
