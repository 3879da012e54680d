import ArgumentParser
import Rulebook

/// The exit codes of the command, of which those from 64 on are named in `sysexits.h`.
enum ExitCodes {
  static let notValid = ExitCode(1)
  static let usage = ExitCode(64)
  static let broken = ExitCode(65)
  static let noInput = ExitCode(66)
  static let stream = ExitCode(74)
}

/// A value or record that cannot be read.
///
/// It holds no part of the input, which may be secret.
struct InputError: Error {
  /// What is wrong, without lines of the input.
  let diagnostics: [Diagnostic]

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - error: What a reader found.
  ///   - isFile: Whether the input is a file, which its author can save in another encoding.
  init(_ error: LoadingError, isFile: Bool) {
    diagnostics = error.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.excerpt = nil
      if diagnostic.code == "file.not_utf8" {
        diagnostic.reason = "this is not valid UTF-8"
        if !isFile { diagnostic.hint = nil }
      }
      return diagnostic
    }
  }
}

/// Runs a body that reads values or records.
///
/// - Throws: An ``InputError`` in place of a `LoadingError`.
func readingInput<Result>(isFile: Bool, _ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch let error as LoadingError {
    throw InputError(error, isFile: isFile)
  }
}

/// How many diagnostics are shown before the rest is only counted.
private let shownDiagnostics = 20

/// Runs a command's body and shows what it throws on standard error.
func reportingFailures(_ body: () throws -> Void) throws {
  do {
    try body()
  } catch let error as LoadingError {
    throw show(error.diagnostics)
  } catch let error as InputError {
    throw show(error.diagnostics)
  } catch let error as UsageError {
    if let error = error.loadingError { throw show(error.diagnostics) }
    let hint = error.hint == nil ? error.code.listing.map { "; \($0) shows them all" } : nil
    Console.error("rulebook: \(visible(error.descriptionWithValues))\(hint ?? "")\n")
    throw ExitCodes.usage
  } catch let error as StreamError {
    Console.error("rulebook: \(error.description)\n")
    throw ExitCodes.stream
  }
}

/// Shows what is wrong in files, and returns the exit code for it.
private func show(_ diagnostics: [Diagnostic]) -> ExitCode {
  for diagnostic in diagnostics.prefix(shownDiagnostics) { show(diagnostic) }
  let rest = diagnostics.count - shownDiagnostics
  if rest > 0 { Console.error("… and \(rest) more\n") }
  return failureCode(for: diagnostics) ?? ExitCodes.broken
}

/// Returns the exit code for what is wrong in files; nil if nothing is.
///
/// Files that the command's own arguments name are no input if they cannot be read. Those that a pack
/// or folder names make that one broken.
func failureCode(for diagnostics: [Diagnostic]) -> ExitCode? {
  if diagnostics.isEmpty { return nil }
  let isMissing = diagnostics.allSatisfy { diagnostic in
    noInputCodes.contains(diagnostic.code) && diagnostic.line == 0
      && CommandLine.arguments.contains { names($0, diagnostic.file) }
  }
  return isMissing ? ExitCodes.noInput : ExitCodes.broken
}

/// Whether an argument is a path, or an option with it.
private func names(_ argument: String, _ path: String) -> Bool {
  argument == path || argument.hasPrefix("-") && argument.hasSuffix("=" + path)
}

/// Shows one thing that is wrong in a file on standard error.
func show(_ diagnostic: Diagnostic) {
  Console.error(visible(diagnostic.description, keepingLines: true) + "\n")
}

/// Shows which bundled files could not be used, on standard error.
func showDamage(of rulebook: Rulebook) {
  for diagnostic in rulebook.damagedData { show(diagnostic) }
}

private let noInputCodes: Set<String> = [
  "file.not_found", "file.not_readable", "file.not_regular",
]

extension UsageError.Code {
  /// The command that lists what could have been named.
  fileprivate var listing: String? {
    switch self {
    case .unknownRule: "`rulebook list rules`"
    case .unknownForm: "`rulebook list forms`"
    case .unknownCode: "`rulebook list codes`"
    case .unknownParameter, .unsuitableParameter, .unknownField, .unsuitableForm, .unusableData:
      nil
    }
  }
}
