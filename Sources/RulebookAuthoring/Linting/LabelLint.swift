import ErrorCatalog
import PackLoading
import RuleEngine
import Rulebook
import SourceTexts
import UnicodeText

/// Looks for labels of fields that no form has.
///
/// A label is known if the source has it, too: programs also label fields of records that no form
/// describes.
struct LabelLint {
  private static let prefix = "field:"

  /// The number of findings with a hint.
  ///
  /// Finding the nearest name takes longer than the rest of the lint of a label.
  private static let mostHints = 100

  let context: LintContext

  func run(_ report: inout LintReport) {
    var fields: Set<String>?
    var hints = Self.mostHints
    for file in context.subjectCatalogFiles {
      let keys = file.messages.keys.filter { $0.hasPrefix(Self.prefix) }
      if keys.isEmpty || file.locale == .english && !hasOwnForms { continue }
      let known = sourceLabels(except: file)
      let unknown = keys.filter { !known.contains($0) && TextKey($0).problem == nil }
      if unknown.isEmpty { continue }
      let names = fields ?? namesOfFields
      fields = names
      let lost = Set(unknown).filter { !names.contains(String($0.dropFirst(Self.prefix.count))) }
      if lost.isEmpty { continue }
      let near = names.union(known.map(\.withoutPrefix)).sorted()
      for label in file.catalogMessages where lost.contains(label.key) {
        report.add(.warning, problem(of: label, hints > 0 ? near : []))
        hints -= 1
      }
    }
  }

  private func problem(
    of label: CatalogMessage,
    _ names: [String]
  ) -> Diagnostic {
    let name = String(label.key.dropFirst(Self.prefix.count))
    return label.diagnostic(
      "lint.unknown_key",
      "no form has the field `\(name)`, and the source doesn't have a label for it",
      hint: nearestName(to: name, in: names).map { "did you mean `\(Self.prefix)\($0)`?" }
    )
  }

  /// Whether the packs to check have forms that English labels may belong to.
  private var hasOwnForms: Bool {
    context.input.givenPacks != nil && context.subjects.contains { !$0.forms.isEmpty }
  }

  /// The labels of the source, in other catalogs and in packs.
  private func sourceLabels(except file: ARBFile) -> Set<String> {
    var labels: Set<String> = []
    for source in context.knownCatalogs
    where source.locale == .english && source.source.name != file.source.name {
      labels.formUnion(source.messages.keys)
    }
    for pack in context.packs {
      for (locale, messages) in pack.messages where locale == pack.sourceLocale {
        let own = messages.filter { $0.value.written.source.name != file.source.name }
        labels.formUnion(own.keys)
      }
    }
    return labels.filter { $0.hasPrefix(Self.prefix) }
  }

  /// The names of all fields, and the paths that lead to them.
  private var namesOfFields: Set<String> {
    context.library.formNames.reduce(into: []) { names, form in
      for field in fields(of: form) {
        let steps = field.path.components
        for count in steps.indices {
          let path = FieldPath(components: Array(steps[...count]))
          names.insert(path.description)
          if let last = path.lastName { names.insert(FieldPath(field: last).description) }
        }
      }
    }
  }

  private func fields(of form: String) -> [FormField] {
    // A broken form is reported where it is declared.
    do throws(LoadingError) {
      return try context.library.form(form)?.fields ?? []
    } catch {
      return []
    }
  }
}

extension String {
  /// The name of the field in the key of a label.
  fileprivate var withoutPrefix: String {
    split(separator: ":", maxSplits: 1).last.map(String.init) ?? self
  }
}
