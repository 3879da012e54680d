import ErrorCatalog
import PackLoading

/// Gives forms the messages and labels of those that they extend.
///
/// A form `staff-sign-up` that extends `sign-up` has the message `sign-up/email:required`, too, unless it
/// has one of its own.
struct InheritedMessages {
  /// The names of the forms that a form extends, nearest first.
  let ancestors: [(form: String, names: [String])]

  init(_ library: PackLibrary) throws(LoadingError) {
    ancestors = try library.formAncestors()
  }

  /// Returns messages by their keys, with those that forms inherit.
  func adding(to messages: [String: Message]) -> [String: Message] {
    if ancestors.isEmpty { return messages }
    var result = messages
    for (form, names) in ancestors {
      for name in names {
        for (key, message) in messages where key.hasPrefix(name + "/") {
          let own = form + key.dropFirst(name.count)
          if result[own] == nil { result[own] = message }
        }
      }
    }
    return result
  }
}
