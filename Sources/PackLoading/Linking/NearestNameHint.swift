import UnicodeText

/// Returns a hint that suggests the name that was probably meant; nil if none is near.
///
///     nearestNameHint(to: "lenght", in: ["length", "prefix"])  // "did you mean `length`?"
func nearestNameHint(to written: String, in names: some Collection<String>) -> String? {
  meantName(to: written, in: names).map { "did you mean `\($0)`?" }
}

/// Returns a hint that suggests the name that was probably meant, or else lists all names if they
/// are few; nil if there are none or many.
///
///     nameHint(to: "form", among: ["a", "b"])  // "choose from `a`, `b`"
func nameHint(to written: String, among names: some Collection<String>) -> String? {
  if let hint = nearestNameHint(to: written, in: names) { return hint }
  if names.isEmpty || names.count > 12 { return nil }
  let list = names.sorted().map { "`\($0)`" }.joined(separator: ", ")
  return names.count == 1 ? "there is only \(list)" : "choose from \(list)"
}
