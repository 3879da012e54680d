import UnicodeText

/// Returns a hint that suggests the name that was probably meant; nil if none is near.
///
///     nearestNameHint(to: "lenght", in: ["length", "prefix"])  // "did you mean `length`?"
func nearestNameHint(to written: String, in names: some Collection<String>) -> String? {
  meantName(to: written, in: names).map { "did you mean `\($0)`?" }
}
