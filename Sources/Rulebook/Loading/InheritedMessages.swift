import ErrorCatalog
import PackLoading
import Violations

/// Adds the messages and labels that forms inherit, from forms that they extend and forms of nested
/// records, and the titles that rules inherit.
///
/// A form `staff-sign-up` that extends `sign-up` inherits the message `sign-up/email:required`,
/// unless it has its own. If a form's field `billing` is an `address`, the form inherits the label
/// `address/street:` for `billing.street`. A rule `supplier` that extends `vat` inherits the title
/// `rule:vat`, and so does a rule whose title has the subject `vat`.
struct InheritedMessages {
  private let forms: [FormTextSources]
  private let titles: [TitleSources]

  init(_ library: PackLibrary) throws(LoadingError) {
    forms = try library.textSources()
    titles = library.titleSources()
  }

  /// Returns messages by key, with the messages that forms and rules inherit.
  func adding(to messages: [String: Message]) -> [String: Message] {
    if forms.isEmpty && titles.isEmpty { return messages }
    var result = messages
    for title in titles {
      let own = "rule:\(title.rule)"
      if result[own] != nil { continue }
      result[own] = title.sources.lazy.compactMap { messages["rule:\($0)"] }.first
    }
    for form in forms {
      for source in form.sources {
        let beginning = source.form + "/"
        let place = source.place.description
        for (key, message) in messages where key.hasPrefix(beginning) {
          let field = key.dropFirst(beginning.count)
          // A name in brackets follows without a dot.
          let dot = place.isEmpty || field.hasPrefix("[") ? "" : "."
          let own = "\(form.form)/\(place)\(dot)\(field)"
          if result[own] == nil { result[own] = message }
        }
      }
    }
    return result
  }
}
