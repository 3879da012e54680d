public import Foundation
public import Testing

/// The public suites next to the checkout: files with one JSON object per line.
///
/// They aren't part of the project. A test that reads them has the trait `.needsConformanceSuites`,
/// which skips it with a reason where they are absent. A ``FrozenSample`` covers its area there.
public enum ConformanceSuites {
  /// The folder of the suites: the value of `RULEBOOK_CONFORMANCE`, or else
  /// `../shared/conformance`.
  public static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["RULEBOOK_CONFORMANCE"] {
      return URL(filePath: path, directoryHint: .isDirectory)
    }
    return Checkout.root.appending(path: "../shared/conformance").standardized
  }()

  /// Whether the folder exists.
  public static let areThere = FileManager.default.fileExists(atPath: folder.path)

  /// Returns the lines of a suite such as `email/email-isemail`.
  ///
  /// - Throws: ``MissingSuite`` if the file doesn't exist or is empty, because a test without rows
  ///   would pass.
  public static func lines(of suite: String) throws -> [Data] {
    let file = folder.appending(path: suite + ".jsonl")
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw MissingSuite(suite: suite, reason: "there is no such file in \(folder.path)")
    }
    let lines = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
    guard !lines.isEmpty else { throw MissingSuite(suite: suite, reason: "the file is empty") }
    return lines
  }

  /// Returns the rows of a suite, decoded.
  public static func rows<Row: Decodable>(
    of suite: String,
    as type: Row.Type = Row.self
  ) throws -> [Row] {
    let decoder = JSONDecoder()
    return try lines(of: suite).map { try decoder.decode(type, from: $0) }
  }

  /// A suite that is expected in the folder and isn't there.
  public struct MissingSuite: Error {
    /// The name of the suite.
    public let suite: String

    /// What is wrong.
    public let reason: String
  }
}

/// A row of a suite that has only a verdict.
public struct VerdictRow: Decodable, Sendable {
  /// The name of the row.
  public let id: String

  /// The text to judge.
  public let input: String

  /// The verdict, in the suite's words.
  public let expected: String

  /// Whether the suite calls the input valid.
  public var isValid: Bool { expected == "valid" }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test where the public suites are absent.
  public static var needsConformanceSuites: Self {
    .enabled(
      if: ConformanceSuites.areThere,
      "the suites of ../shared/conformance are not beside the checkout"
    )
  }
}
