import ArgumentParser
import Rulebook

/// The exit codes of the command, after `sysexits.h` where it has one.
enum ExitCodes {
  static let notValid = ExitCode(1)
  static let usage = ExitCode(64)
  static let broken = ExitCode(65)
  static let noInput = ExitCode(66)
  static let stream = ExitCode(74)
}

/// An input file that cannot be used.
struct InputError: Error {
  var error: LoadingError
}

/// How many diagnostics are shown before the rest is only counted.
private let shownDiagnostics = 20

/// Runs a command's body and shows what it throws on standard error.
func reportingFailures(_ body: () throws -> Void) throws {
  do {
    try body()
  } catch let error as LoadingError {
    throw show(error)
  } catch let error as InputError {
    throw show(error.error)
  } catch let error as UsageError {
    Console.error("rulebook: \(error.description)\n")
    throw ExitCodes.usage
  } catch let error as StreamError {
    Console.error("rulebook: \(error.description)\n")
    throw ExitCodes.stream
  }
}

private func show(_ error: LoadingError) -> ExitCode {
  for diagnostic in error.diagnostics.prefix(shownDiagnostics) {
    Console.error(visible(diagnostic.description, keepingLines: true) + "\n")
  }
  let rest = error.diagnostics.count - shownDiagnostics
  if rest > 0 { Console.error("… and \(rest) more\n") }
  let isMissing = error.diagnostics.allSatisfy { noInputCodes.contains($0.code) }
  return isMissing ? ExitCodes.noInput : ExitCodes.broken
}

private let noInputCodes: Set<String> = [
  "file.not_found", "file.not_readable", "file.not_regular",
]
