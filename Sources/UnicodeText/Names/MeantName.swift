/// Returns the name that was probably meant: the nearest one, or the one that was shortened.
///
///     meantName(to: "patern", in: ["length", "pattern"])     // "pattern"
///     meantName(to: "min", in: ["minimum", "multiple-of"])  // "minimum"
///     meantName(to: "warn", in: ["error", "warning"])       // "warning"
///
/// A text of at least three letters is a shortened name if only that name begins with it. If
/// several do, such as `required` and `required-if`, the shortest is meant if the others begin with
/// it.
///
/// - Complexity: O(*n* · *k*) for *n* names of *k* letters. For more than 5,000 names, the result
///   is nil.
public func meantName(to written: String, in names: some Collection<String>) -> String? {
  if let near = nearestName(to: written, in: names) { return near }
  guard names.count <= 5_000, (3...64).contains(written.utf8.count) else { return nil }
  let start = written.lowercased()
  let longer = names.filter { $0.lowercased().hasPrefix(start) }
  guard let shortest = longer.min(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) else {
    return nil
  }
  return longer.allSatisfy { $0.hasPrefix(shortest) } ? shortest : nil
}
