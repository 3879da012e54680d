extension PackLibrary {
  /// Returns the pack that disables a rule; nil if the rule is in use, or if there is none.
  package func packDisabling(rule name: String) -> String? { rules.packDisabling(name) }

  /// Returns the pack that disables a form; nil if the form is in use, or if there is none.
  package func packDisabling(form name: String) -> String? { forms.packDisabling(name) }
}

extension Standings {
  fileprivate func packDisabling(_ name: String) -> String? {
    self[name] == nil ? stack(name).last?.disabled?.pack.name : nil
  }
}
