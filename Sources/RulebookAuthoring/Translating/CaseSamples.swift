import PackLoading
import Rulebook
import Violations

/// Arguments for each case of a message that suit its branch and its numbers.
struct CaseSamples {
  /// The samples that a branch needs, by the argument and the word that chooses the branch.
  private var ofBranches: [String: [String: Argument]] = [:]

  /// The samples of all cases that don't need others.
  private let usual: [String: Argument]

  /// Collects the samples.
  ///
  /// - Parameters:
  ///   - usual: The samples that suit most cases.
  ///   - placeholders: The descriptions of the arguments in the source file.
  ///   - sample: Returns an example of an argument as the argument.
  init(
    usual: [String: Argument],
    placeholders: [String: ARBFile.Placeholder],
    sample: (String, ARBFile.Placeholder) -> Argument
  ) {
    self.usual = usual
    for (name, placeholder) in placeholders where usual[name] != nil {
      for (word, example) in placeholder.examples {
        var other = placeholder
        other.example = example
        ofBranches[name, default: [:]][word] = sample(name, other)
      }
    }
  }

  /// Returns the arguments of a case.
  func arguments(of example: PreviewCases.Case) -> [String: Argument] {
    var arguments = example.arguments
    let varied = Set(example.varied.map(\.name))
    for (name, sample) in usual where !varied.contains(name) {
      arguments[name] = ofBranch(name, in: example) ?? ordered(name, sample, in: example) ?? sample
    }
    return arguments
  }

  /// Returns the sample for the branch of a case; nil if any other is as good.
  private func ofBranch(_ name: String, in example: PreviewCases.Case) -> Argument? {
    guard let samples = ofBranches[name] else { return nil }
    return example.varied.lazy.compactMap { samples[$0.value.shown] }.first
  }

  /// Returns a number that is less or greater than the number of a case, as its sample is.
  ///
  /// With the samples 3 and 4 for a minimum and a maximum, the minimum is 0 if the maximum is 1.
  /// The result is nil if the sample itself is in order.
  private func ordered(
    _ name: String,
    _ sample: Argument,
    in example: PreviewCases.Case
  ) -> Argument? {
    guard let own = PreviewCases.integer(sample) else { return nil }
    for (other, value) in example.varied {
      guard let before = usual[other].flatMap(PreviewCases.integer), before != own,
        let now = PreviewCases.integer(value), own < before ? now <= own : now >= own
      else { continue }
      let (number, isTooLarge) = now.addingReportingOverflow(own - before)
      if isTooLarge { continue }
      return PreviewCases.number(own < 0 ? number : max(0, number), like: sample)
    }
    return nil
  }
}
