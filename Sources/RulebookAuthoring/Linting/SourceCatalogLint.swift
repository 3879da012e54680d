import PackLoading
import RuleEngine
import Rulebook
import SourceTexts
import Violations

/// Looks at what the source catalog tells translators: each text has a description, and its
/// placeholders are the arguments that are reported, with samples that suit them.
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
      add("lint.no_description", "`@\(key)` has no description for translators")
    }
    let placeholders = attributes?.placeholders ?? [:]
    let text = TextKey(key)
    let all = context.index.entries[ViolationCode(rawValue: text.message)]?.arguments
    // What stands beside a message seldom needs all that the message does.
    let named = message.message.argumentNames.union(placeholders.keys)
    let reported = text.part == nil ? all : all?.filter { named.contains($0.key) }
    for (name, argument) in (reported ?? [:]).sorted(by: { $0.key < $1.key }) {
      let kinds = argument.kinds.map(\.rawValue).sorted().joined(separator: " or ")
      guard let placeholder = placeholders[name] else {
        add("lint.placeholder", "`@\(key)` does not describe {\(name)} (\(kinds))")
        continue
      }
      if !argument.kinds.contains(where: { $0.rawValue == placeholder.type }) {
        add(
          "lint.placeholder",
          "`@\(key)` says that {\(name)} is `\(placeholder.type ?? "")`; it is `\(kinds)`"
        )
      }
    }
    for name in message.message.argumentNames.sorted() where placeholders[name] == nil {
      if reported?[name] == nil { add("lint.placeholder", "`@\(key)` does not describe {\(name)}") }
    }
    for (name, placeholder) in placeholders.sorted(by: { $0.key < $1.key }) {
      if let reported, reported[name] == nil {
        add("lint.placeholder", "`@\(key)` describes {\(name)}, which `\(key)` does not have")
      } else if placeholder.example?.isEmpty ?? true {
        add("lint.placeholder", "`@\(key)` has no example of {\(name)}")
      }
      let words = message.message.arguments[name]?.selectors.subtracting(["other"]) ?? []
      for word in words.subtracting(placeholder.values).sorted() {
        add("lint.placeholder", "`@\(key)` does not name the value `\(word)` of {\(name)}")
      }
    }
  }
}
