import PackLoading
import RuleEngine
import Rulebook
import SourceTexts
import Violations

/// Checks the notes for translators in the source catalog.
///
/// Each text needs a description, and its placeholders must be the arguments that are reported,
/// with samples that suit them.
struct SourceCatalogLint {
  let context: LintContext

  func run(_ report: inout LintReport) {
    guard context.input.givenPacks == nil, let file = context.sourceCatalog else { return }
    for message in file.catalogMessages { check(message, in: file, &report) }
  }

  private func check(_ message: CatalogMessage, in file: ARBFile, _ report: inout LintReport) {
    let key = message.key
    func add(_ code: String, _ reason: String) {
      let position = message.written.start
      report.add(.warning, file.source.diagnostic(code, at: position, reason: reason))
    }
    let attributes = file.attributes[key]
    if attributes?.description?.isEmpty ?? true {
      add("lint.no_description", "`@\(key)` doesn't have a description for translators")
    }
    let placeholders = attributes?.placeholders ?? [:]
    let text = TextKey(key)
    let all = context.index.entries[ViolationCode(rawValue: text.message)]?.arguments
    // A text that accompanies a message rarely needs all of the message's arguments.
    let named = message.message.argumentNames.union(placeholders.keys)
    let reported = text.part == nil ? all : all?.filter { named.contains($0.key) }
    for (name, argument) in (reported ?? [:]).sorted(by: { $0.key < $1.key }) {
      let kinds = argument.kinds.map(\.rawValue).sorted().joined(separator: " or ")
      guard let placeholder = placeholders[name] else {
        add("lint.placeholder", "`@\(key)` doesn't describe {\(name)} (\(kinds))")
        continue
      }
      if !argument.kinds.contains(where: { $0.rawValue == placeholder.type }) {
        add(
          "lint.placeholder",
          "`@\(key)` says that {\(name)} is `\(placeholder.type ?? "")`, but it is `\(kinds)`"
        )
      }
    }
    for name in message.message.argumentNames.sorted() where placeholders[name] == nil {
      if reported?[name] == nil { add("lint.placeholder", "`@\(key)` doesn't describe {\(name)}") }
    }
    for (name, placeholder) in placeholders.sorted(by: { $0.key < $1.key }) {
      if let reported, reported[name] == nil {
        add("lint.placeholder", "`@\(key)` describes {\(name)}, which `\(key)` doesn't have")
      } else if placeholder.example?.isEmpty ?? true {
        add("lint.placeholder", "`@\(key)` doesn't have an example of {\(name)}")
      }
      let words = message.message.arguments[name]?.selectors.subtracting(["other"]) ?? []
      for word in words.subtracting(placeholder.values).sorted() {
        add("lint.placeholder", "`@\(key)` doesn't name the value `\(word)` of {\(name)}")
      }
    }
  }
}
