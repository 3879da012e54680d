public import Violations

extension Violation {
  /// Creates the violation that an error of a program means for a value.
  ///
  ///     Violation(AccountsError.nameTaken(suggestion: "ann2"), path: "name")
  ///     // accounts.name_taken, with the suggestion and the number that the pack declares
  ///
  /// It has the arguments that everyone may see, and nothing else of the error. The response of a
  /// service has the status that a pack declares for the code.
  ///
  /// If a catalog doesn't have a message for the code, because the error's pack isn't loaded, the
  /// message is the one in the error's type, and so is the status. This is lost if the violation is
  /// encoded.
  ///
  /// - Parameters:
  ///   - error: The error, such as one that `rulebook generate swift` generated.
  ///   - path: The path of the value in the record.
  public init(_ error: some CatalogedError, path: FieldPath = FieldPath()) {
    self.init(error.code, error.shownArguments, number: error.declaration?.number, path: path)
    texts = ViolationTexts(type(of: error).pack)
  }

  /// The pack of the error that the violation was made from; nil for other violations.
  var errorPack: ErrorPack? { texts.pack as? ErrorPack }

  /// The declaration in the type of the error that the violation was made from; nil for others.
  package var ownDeclaration: ErrorDeclaration? { errorPack?.declaration(of: code) }
}
