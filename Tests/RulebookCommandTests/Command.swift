import Foundation
import Testing

/// The built command, run in a process of its own.
enum Command {
  /// The result of a run of the command.
  struct Result {
    var exitCode: Int32
    var output: String
    var errors: String
  }

  /// Runs the command on the frozen data of the fixtures, in their folder.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the command.
  ///   - input: The content of standard input.
  ///   - environment: Variables; nothing else is inherited.
  /// - Returns: What the command wrote, and its exit code.
  /// - Throws: The system's error if the command can't be run.
  static func run(
    _ arguments: [String],
    input: String = "",
    environment: [String: String] = [:]
  ) throws -> Result {
    try run(arguments, data: Data(input.utf8), environment: environment)
  }

  /// Runs a script with the command as `$0`.
  static func runShell(_ script: String) throws -> Result {
    let path = executable.path(percentEncoded: false)
    return try run(["-c", script, path], data: Data(), of: URL(filePath: "/bin/sh"))
  }

  /// Runs the command with any bytes on standard input.
  static func run(
    _ arguments: [String],
    data: Data,
    environment: [String: String] = [:],
    of program: URL = executable
  ) throws -> Result {
    let folder = try scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = ["input", "output", "errors"].map { folder.appending(path: $0) }
    try data.write(to: names[0])
    for name in names.dropFirst() { try Data().write(to: name) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = fixtures
    process.environment = environment.merging(["RULEBOOK_RESOURCES": "Data"]) { given, _ in given }
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    process.waitUntilExit()
    return Result(
      exitCode: process.terminationStatus,
      output: try String(contentsOf: names[1], encoding: .utf8),
      errors: try String(contentsOf: names[2], encoding: .utf8)
    )
  }

  private static func scratchFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The command, which the build puts next to the tests.
  static var executable: URL {
    #if os(Linux)
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "rulebook")
    #else
    Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }.map {
      $0.bundleURL.deletingLastPathComponent().appending(path: "rulebook")
    } ?? URL(filePath: "rulebook")
    #endif
  }

  /// The folder of the fixtures for the command.
  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Command")
}
