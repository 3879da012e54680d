import Foundation

/// An error and its causes, outermost first.
struct ErrorChain {
  /// One error.
  enum Link {
    /// An error with a code.
    case known(ResolvedError)

    /// An error with a known type but without a code.
    case foreign(any Error)
  }

  /// The most errors that a chain contains.
  static let limit = 16

  /// The errors, at most ``limit``.
  private(set) var links: [Link] = []

  /// Whether there are more errors.
  private(set) var isCut = false

  /// Creates a chain by following the causes of an error.
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
  /// The error that caused this one, as Foundation's errors store it.
  fileprivate var underlyingError: (any Error)? {
    if let error = (self as Any) as? NSError {
      return error.userInfo[NSUnderlyingErrorKey] as? any Error
    }
    return (self as? any CustomNSError)?.errorUserInfo[NSUnderlyingErrorKey] as? any Error
  }
}

extension Rulebook {
  /// Returns the causes of an error that people may see, nearest first.
  ///
  /// A cause is shown if the declaration of the error before it lists the cause's code under
  /// `underlying`. After a cause that isn't shown, no further ones are shown.
  func shownCauses(of error: ResolvedError) -> [ResolvedError] {
    var shown: [ResolvedError] = []
    var last = error
    while shown.count < ErrorChain.limit, let cause = last.cause {
      // A mapped error must not be mapped again, or the same error would repeat forever.
      let next = resolvedError(of: cause, instance: "", isMapped: !last.isMapped)
      let isInternal = next.code == ErrorDeclaration.internalError.code
      guard !isInternal, last.declaration?.shows(cause: next.code) ?? false else { break }
      shown.append(next)
      last = next
    }
    return shown
  }
}
