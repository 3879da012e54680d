import Foundation
import Violations

extension Rulebook {
  /// Returns the facts about an error and its causes that the operators of a program may see.
  ///
  ///     do { try charge() } catch {
  ///       let id = ErrorHandling.randomIdentifier()
  ///       logger.error("\(rulebook.logRecord(for: error, instance: id))")
  ///       return rulebook.problem(for: error, in: acceptLanguage, instance: id)
  ///     }
  ///
  /// The record and the response have the same identifier, and so does the text that people see for
  /// an undeclared error.
  ///
  /// - Parameters:
  ///   - error: Any error.
  ///   - instance: The identifier that was passed to, or created by,
  ///     ``errorText(for:in:instance:)-(_,String,_)`` or ``problem(for:in:instance:)``; nil for
  ///     none.
  /// - Returns: The error and at most fifteen causes. For undeclared errors, the record has the
  ///   type and the code, and includes the errors under `NSUnderlyingErrorKey`.
  public func logRecord(for error: any Error, instance: String? = nil) -> Rulebook.LogRecord {
    let resolved = resolvedError(of: error, instance: instance ?? "")
    let chain = ErrorChain(resolved, in: self)
    let made = resolved.instance.flatMap { $0.isEmpty ? nil : $0 }
    return Rulebook.LogRecord(
      entries: chain.links.map { link in
        switch link {
        case .known(let error): Rulebook.LogRecord.Entry(error)
        case .foreign(let error): Rulebook.LogRecord.Entry(foreign: error)
        }
      },
      isCut: chain.isCut,
      instance: instance ?? made
    )
  }
}

extension Rulebook.LogRecord.Entry {
  fileprivate init(_ error: ResolvedError) {
    self.init()
    code = error.code
    number = error.declaration?.numberInPack
    // The record has one identifier for all of its entries.
    let isInternal = error.code == ErrorDeclaration.internalError.code
    arguments = error.arguments.filter { !isInternal || $0.key != "instance" }
    internalArguments = error.internalArguments
    text = error.developerText
  }

  fileprivate init(foreign error: any Error) {
    self.init()
    let type = String(reflecting: Swift.type(of: error)).withoutAddresses
    self.type = type
    let (domain, code) = error.domainAndCode
    self.domain = domain.withoutAddresses == type ? nil : domain
    domainCode = code
  }
}

extension ResolvedError {
  /// The text for developers, in one line: the `log` pattern with its arguments, or else the
  /// summary.
  fileprivate var developerText: String? {
    // The library's own texts don't repeat any values.
    if let error = error as? UsageError { return error.description.escapedForLog }
    if let first = (error as? LoadingError)?.diagnostics.first {
      return "\(first.file):\(first.line): \(first.reason)".escapedForLog
    }
    let given = internalArguments.merging(arguments) { $1 }
    return declaration?.logPattern?.filled(literal: \.escapedForLog) { given[$0]?.inLog }
      ?? declaration?.summary?.escapedForLog
  }
}

extension ErrorDeclaration {
  /// The `log` pattern; nil if there is none, or if it isn't valid.
  fileprivate var logPattern: NamePattern? {
    guard let log else { return nil }
    do throws(NamePattern.Fault) { return try NamePattern(log) } catch { return nil }
  }
}

extension Error {
  /// The domain and the code, which distinguish errors in Foundation.
  fileprivate var domainAndCode: (String, Int) {
    if let error = (self as Any) as? NSError { return (error.domain, error.code) }
    if let error = self as? any CustomNSError {
      return (type(of: error).errorDomain, error.errorCode)
    }
    return (_domain, _code)
  }
}

extension String {
  /// The name of a type without the memory addresses that replace private contexts.
  fileprivate var withoutAddresses: String {
    replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
  }
}
