import ArgumentParser
import Rulebook

/// The exit codes of the command.
///
/// `sysexits.h` names those from 64 on.
enum ExitCodes {
  static let notValid = ExitCode(1)
  static let usage = ExitCode(64)
  static let broken = ExitCode(65)
  static let noInput = ExitCode(66)
  static let stream = ExitCode(74)
}

/// A value or record that can't be read.
///
/// It contains no part of the input, which may be secret.
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
        diagnostic.reason = "this isn't valid UTF-8"
        if !isFile { diagnostic.hint = nil }
      }
      return diagnostic
    }
  }
}

/// Runs a body that reads values or records.
///
/// - Throws: An ``InputError`` instead of a `LoadingError`.
func readingInput<Result>(isFile: Bool, _ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch let error as LoadingError {
    throw InputError(error, isFile: isFile)
  }
}

/// How many diagnostics are shown.
///
/// The rest are only counted.
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
    let hint = error.hint == nil ? error.kind.listing.map { "; \($0) shows them all" } : nil
    Console.error("rulebook: \(visible(error.descriptionWithValues))\(hint ?? "")\n")
    throw ExitCodes.usage
  } catch let error as StreamError {
    Console.error("rulebook: \(visible(error.description))\n")
    throw ExitCodes.stream
  }
}

/// Shows what is wrong in files, and returns the exit code for it.
private func show(_ diagnostics: [Diagnostic]) -> ExitCode {
  Console.error(lines(of: diagnostics))
  return failureCode(for: diagnostics) ?? ExitCodes.broken
}

/// Returns what is wrong in files as lines for a person.
func lines(of diagnostics: [Diagnostic]) -> String {
  let shown = diagnostics.prefix(shownDiagnostics).map(\.lines).joined()
  let rest = diagnostics.count - shownDiagnostics
  return rest > 0 ? shown + "… and \(rest) more\n" : shown
}

/// Returns the exit code for what is wrong in files; nil if nothing is.
///
/// A file that can't be read is missing input if the command's own arguments name it. If a pack or
/// folder names it, that pack or folder is broken.
func failureCode(for diagnostics: [Diagnostic]) -> ExitCode? {
  if diagnostics.isEmpty { return nil }
  let isMissing = diagnostics.allSatisfy { diagnostic in
    noInputCodes.contains(diagnostic.code) && diagnostic.line == 0
      && CommandLine.arguments.contains { names($0, diagnostic.file) }
  }
  return isMissing ? ExitCodes.noInput : ExitCodes.broken
}

/// Whether an argument is a path, or an option with that path.
private func names(_ argument: String, _ path: String) -> Bool {
  argument == path || argument.hasPrefix("-") && argument.hasSuffix("=" + path)
}

/// Shows a diagnostic on standard error.
func show(_ diagnostic: Diagnostic) {
  Console.error(diagnostic.lines)
}

/// Shows on standard error which bundled files couldn't be used.
func showDamage(of rulebook: Rulebook) {
  for diagnostic in rulebook.damagedData { show(diagnostic) }
}

private let noInputCodes: Set<String> = [
  "file.not_found", "file.not_readable", "file.not_regular",
]

extension UsageError.Kind {
  /// The command that lists all valid names.
  fileprivate var listing: String? {
    switch self {
    case .unknownRule: "`rulebook list rules`"
    case .unknownForm: "`rulebook list forms`"
    case .unknownCode: "`rulebook list codes`"
    case .unknownLocale: "`rulebook locales`"
    case .unknownParameter, .unsuitableParameter, .unknownField, .unknownGroup, .unsuitableForm,
      .unknownArgument, .missingArgument, .unsuitableArgument, .retiredCode, .unsuitableLocale,
      .unusableData:
      nil
    }
  }
}
