import CReferences
import Foundation
@_spi(Kernels) import Rulebook
import RulebookKernels

/// Measures password estimates next to libzxcvbn, a C library.
///
/// Both sides use the same mixed corpus: the frozen sample of passwords, which contains all kinds
/// of pieces. Both return the guesses and the pieces. Every number is for one password.
enum PasswordBenchmarks {
  static func run(_ rulebook: Rulebook, _ harness: inout Harness) throws {
    let passwords = try corpus()
    for model in PasswordModel.allCases {
      guard let estimator = rulebook.passwordEstimator(model: model) else { return }
      _ = try estimator.estimate("password", referenceYear: 2026)
      harness.compare(
        "password, mixed corpus, \(model)",
        of: passwords.count,
        { passwords.reduce(0) { $0 &+ score($1, estimator) } },
        with: .init(name: "libzxcvbn, C") {
          passwords.reduce(0) { $0 &+ Int(reference_password_bits($1)) }
        }
      )
      for (name, password) in hostile {
        harness.compare(
          "password, \(name), \(model)",
          { score(password, estimator) },
          with: .init(name: "libzxcvbn, C") { Int(reference_password_bits(password)) }
        )
      }
    }
    try loading(&harness)
  }

  private static func score(_ password: String, _ estimator: PasswordEstimator) -> Int {
    do { return try estimator.estimate(password, referenceYear: 2026).score } catch { return -1 }
  }

  /// Returns the passwords of the frozen sample, unchanged.
  private static func corpus() throws -> [String] {
    let file = URL(filePath: #filePath)
      .appending(path: "../../../../Tests/Fixtures/Passwords/zxcvbn.tsv").standardized
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { String($0.split(separator: "\t", omittingEmptySubsequences: false)[3]) }
  }

  private static let hostile = [
    ("64 substitutions", String(String(repeating: "4@8({[<369&1!|0$5+7%2", count: 4).prefix(64))),
    ("64 of few", String(String(repeating: "i1l!t7|1", count: 8).dropLast()) + "x"),
    ("256 words", String(repeating: "horse battery staple correct ", count: 8) + "4@s$"),
  ]

  private static func loading(_ harness: inout Harness) throws {
    let clock = ContinuousClock()
    let best = try (0..<5).map { _ in
      guard let estimator = try Rulebook().passwordEstimator() else { return Duration.zero }
      return try clock.measure { _ = try estimator.dictionaries.packedSize() }
    }.min()
    let size = try Rulebook().passwordEstimator()?.dictionaries.packedSize() ?? 0
    let time = Int((best ?? .zero) / .microseconds(1))
    harness.note("password, load dictionaries", "\(time) µs, \(size / 1024) KiB packed")
  }
}
