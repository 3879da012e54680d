import Foundation

/// An error and what led to it, the outermost first.
struct ErrorChain {
  /// One error.
  enum Link {
    /// An error with a code.
    case known(ResolvedError)

    /// An error of which no more is known than its type.
    case foreign(any Error)
  }

  /// The longest chain that is told.
  static let limit = 16

  /// The errors, at most ``limit``.
  private(set) var links: [Link] = []

  /// Whether there are more than these.
  private(set) var isCut = false

  /// Follows the causes of an error.
  init(_ first: ResolvedError, in rulebook: Rulebook) {
    links.append(.known(first))
    var next = first.cause
    while let error = next {
      if links.count == Self.limit {
        isCut = true
        return
      }
      if error is any CatalogedError || error is ErrorText {
        let resolved = rulebook.resolvedError(of: error, instance: nil, isMapped: false)
        links.append(.known(resolved))
        next = resolved.cause
      } else {
        links.append(.foreign(error))
        next = error.underlyingError
      }
    }
  }
}

extension Error {
  /// The error that led to this one, as Foundation's errors keep it.
  fileprivate var underlyingError: (any Error)? {
    if let error = (self as Any) as? NSError {
      return error.userInfo[NSUnderlyingErrorKey] as? any Error
    }
    return (self as? any CustomNSError)?.errorUserInfo[NSUnderlyingErrorKey] as? any Error
  }
}

extension Rulebook {
  /// Returns the causes of an error that people may be told, the nearest first.
  ///
  /// Each is shown if what it led to is declared with its code under `underlying`; behind one that is not
  /// shown, none is.
  func shownCauses(of error: ResolvedError) -> [ResolvedError] {
    var shown: [ResolvedError] = []
    var last = error
    while shown.count < ErrorChain.limit, let cause = last.cause {
      // What was mapped must not be mapped again, or the same error would come without end.
      let next = resolvedError(of: cause, instance: "", isMapped: !last.isMapped)
      let isInternal = next.code == ErrorDeclaration.internalError.code
      guard !isInternal, last.declaration?.shows(cause: next.code) ?? false else { break }
      shown.append(next)
      last = next
    }
    return shown
  }
}
