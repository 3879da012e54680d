import ErrorCatalog
import PackLoading
import Violations

/// Gives forms the messages and labels of those that they extend, and of those that records inside have.
///
/// A form `staff-sign-up` that extends `sign-up` has the message `sign-up/email:required`, too, unless it
/// has one of its own. One whose field `billing` is an `address` has the label `address/street:` for
/// `billing.street`.
struct InheritedMessages {
  private let forms: [FormTextSources]

  init(_ library: PackLibrary) throws(LoadingError) {
    forms = try library.textSources()
  }

  /// Returns messages by their keys, with those that forms inherit.
  func adding(to messages: [String: Message]) -> [String: Message] {
    if forms.isEmpty { return messages }
    var result = messages
    for form in forms {
      for source in form.sources {
        let beginning = source.form + "/"
        let place = source.place.description
        for (key, message) in messages where key.hasPrefix(beginning) {
          let field = key.dropFirst(beginning.count)
          // A name that is written in brackets follows without a dot.
          let dot = place.isEmpty || field.hasPrefix("[") ? "" : "."
          let own = "\(form.form)/\(place)\(dot)\(field)"
          if result[own] == nil { result[own] = message }
        }
      }
    }
    return result
  }
}
