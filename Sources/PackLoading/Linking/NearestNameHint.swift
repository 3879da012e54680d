import UnicodeText

/// Returns a hint that suggests the nearest of some names; nil if none is near.
///
///     nearestNameHint(to: "lenght", in: ["length", "prefix"])  // "did you mean `length`?"
func nearestNameHint(to written: String, in names: some Collection<String>) -> String? {
  nearestName(to: written, in: names).map { "did you mean `\($0)`?" }
}
