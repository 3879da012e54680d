import RuleEngine
import Violations

/// The lengths or counts that a check accepts.
struct SizeRange: Equatable {
  var minimum: ExactDecimal?
  var maximum: ExactDecimal?

  /// Creates the range of a least, a greatest, and an exact number.
  ///
  /// Any of them can be missing.
  init(_ bounds: [ExactDecimal?]) {
    let exact = bounds.count > 2 ? bounds[2] : nil
    minimum = [bounds.first ?? nil, exact].compactMap(\.self).max()
    maximum = [bounds.count > 1 ? bounds[1] : nil, exact].compactMap(\.self).min()
    // A length is never negative.
    if minimum == 0 { minimum = nil }
  }

  /// Whether the range has every number of another one.
  func contains(_ other: SizeRange) -> Bool {
    let startsBefore = minimum.map { own in other.minimum.map { own <= $0 } ?? false } ?? true
    let endsAfter = maximum.map { own in other.maximum.map { own >= $0 } ?? false } ?? true
    return startsBefore && endsAfter
  }

  /// The range in words.
  var words: String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?) where minimum == maximum: "exactly \(minimum)"
    case (let minimum?, let maximum?): "\(minimum) to \(maximum)"
    case (let minimum?, nil): "at least \(minimum)"
    case (nil, let maximum?): "at most \(maximum)"
    case (nil, nil): "anything"
    }
  }
}

extension SettingDifference {
  /// Compares the ranges of a check.
  init(of check: CheckTemplate, _ old: SizeRange, _ new: SizeRange) {
    effect = old.contains(new) ? .stricter : new.contains(old) ? .looser : .changed
    subject = "`\(check.definition.name)`"
    change = "takes \(new.words), and took \(old.words)"
  }
}
