import Rules
import TestSupport
import Testing

/// Estimates from many threads at once, which hand the memory of one to the next.
@Suite("Estimates from many threads")
struct EstimationThreadsTests {
  private static let alphabet = "aeilnorst1239$@ASDqwerty"

  @Test("Every thread finds what one alone finds")
  func sameEstimates() async {
    var generator = SplitMix64(seed: 2_026)
    let passwords = (0..<120).map { _ in
      String.random(ofScalars: 0..<40, from: Self.alphabet, using: &generator)
    }
    let estimator = ShippedPasswordTables.estimator(.extended)
    let alone = passwords.map { Self.estimate($0, estimator) }
    #expect(!alone.contains(nil))
    await withTaskGroup(of: [PasswordEstimate?].self) { group in
      for _ in 0..<8 {
        group.addTask { passwords.map { Self.estimate($0, estimator) } }
      }
      for await estimates in group { #expect(estimates == alone) }
    }
  }

  private static func estimate(
    _ password: String,
    _ estimator: PasswordEstimator
  ) -> PasswordEstimate? {
    do { return try estimator.estimate(password, referenceYear: 2026) } catch { return nil }
  }
}
