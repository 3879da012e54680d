import Foundation
import Testing

/// Files that `codes` and `generate` write and compare.
@Suite("Files of contracts and generated code")
struct ContractCommandTests {
  private static let packs = ["--packs", "Contracts/billing.yaml"]

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("codes are written, and found the same again")
  func codes() throws {
    try withFolder { folder in
      let file = folder.appending(path: "billing.codes").path(percentEncoded: false)
      let written = try Command.run(["codes", "--write", file] + Self.packs)
      #expect(written.exitCode == 0)
      #expect(written.output == "\(file): 3 codes\n")
      let text = try String(contentsOfFile: file, encoding: .utf8)
      #expect(try Command.run(["codes"] + Self.packs).output == text)
      let checked = try Command.run(["codes", "--check", file] + Self.packs)
      #expect(checked.exitCode == 0)
      #expect(checked.output == "compared 3 codes: 0 errors, 0 warnings\n")
    }
  }

  @Test("a warning leaves the exit code at 0")
  func warning() throws {
    try withFolder { folder in
      let file = folder.appending(path: "billing.codes")
      let text = try Command.run(["codes"] + Self.packs).output
      try Data(text.replacing("never", with: "same").utf8).write(to: file)
      let path = file.path(percentEncoded: false)
      let checked = try Command.run(["codes", "--check", path] + Self.packs)
      #expect(checked.exitCode == 0)
      #expect(checked.output.hasSuffix("0 errors, 1 warning\n"))
    }
  }

  @Test("generated Swift is written, and the first line that differs is named")
  func swift() throws {
    try withFolder { folder in
      let file = folder.appending(path: "BillingError.swift")
      let path = file.path(percentEncoded: false)
      let command = ["generate", "swift", "--pack", "billing"] + Self.packs
      let written = try Command.run(command + ["--output", path])
      #expect(written.exitCode == 0)
      #expect(written.output.isEmpty)
      #expect(try Command.run(command + ["--check", path]).exitCode == 0)
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data(text.replacing("case storageFull\n", with: "case full\n").utf8).write(to: file)
      let checked = try Command.run(command + ["--check", path])
      #expect(checked.exitCode == 1)
      let line = text.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.hasSuffix("case storageFull") }
      #expect(checked.output.hasPrefix("\(path):\((line ?? 0) + 1): "))
      #expect(checked.output.contains("case full"))
      try Data(String(text.dropLast(2)).utf8).write(to: file)
      #expect(try Command.run(command + ["--check", path]).output.contains("should: }"))
      try Data(text.replacing("\n", with: "\r\n").utf8).write(to: file)
      let ends = try Command.run(command + ["--check", path])
      #expect(ends.exitCode == 1)
      #expect(ends.output.contains("the lines are the same"))
      let other = try Command.run(command + ["--check", path, "--access", "public"])
      #expect(other.exitCode == 1)
    }
  }

  @Test("a file that is missing or broken has an exit code of its own")
  func exitCodes() throws {
    let missing = try Command.run(["codes", "--check", "Contracts/none.codes"] + Self.packs)
    #expect(missing.exitCode == 66)
    let broken = try Command.run(["codes", "--check", "Contracts/broken.codes"] + Self.packs)
    #expect(broken.exitCode == 65)
    let both = ["codes", "--check", "a", "--write", "b"] + Self.packs
    #expect(try Command.run(both).exitCode == 64)
    let place = ["codes", "--write", "/nowhere/a.codes"] + Self.packs
    #expect(try Command.run(place).exitCode == 74)
  }
}
