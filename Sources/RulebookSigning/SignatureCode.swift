import Violations

/// The codes of refusals.
///
/// `rulebook explain signature.altered` explains one.
enum SignatureCode: String, CaseIterable, Sendable {
  case added = "signature.added"
  case altered = "signature.altered"
  case badKey = "signature.bad_key"
  case badManifest = "signature.bad_manifest"
  case badPath = "signature.bad_path"
  case badPolicy = "signature.bad_policy"
  case badSignature = "signature.bad_signature"
  case badState = "signature.bad_state"
  case exposedKey = "signature.exposed_key"
  case expired = "signature.expired"
  case fromFuture = "signature.from_future"
  case keyExpired = "signature.key_expired"
  case keyNotYetValid = "signature.key_not_yet_valid"
  case missing = "signature.missing"
  case missingFile = "signature.missing_file"
  case missingPack = "signature.missing_pack"
  case notAllowed = "signature.not_allowed"
  case notMatching = "signature.not_matching"
  case oldRevision = "signature.old_revision"
  case otherKey = "signature.other_key"
  case revisionUsed = "signature.revision_used"
  case revokedKey = "signature.revoked_key"
  case rolledBack = "signature.rolled_back"
  case stateNotWritten = "signature.state_not_written"
  case tooOld = "signature.too_old"
  case twoPacks = "signature.two_packs"
  case unknownKey = "signature.unknown_key"
  case unknownPack = "signature.unknown_pack"
}

extension Diagnostic {
  /// Creates a refusal that has no position in its file.
  init(_ code: SignatureCode, _ file: String, _ reason: String, hint: String? = nil) {
    self.init(code: code.rawValue, file: file, reason: reason, hint: hint)
  }
}

extension LoadingError {
  /// Creates a refusal that has no position in its file.
  init(_ code: SignatureCode, _ file: String, _ reason: String, hint: String? = nil) {
    self.init(Diagnostic(code, file, reason, hint: hint))
  }

  /// Returns the same mistakes under one code, for files whose readers have codes of their own.
  func renamed(_ code: SignatureCode) -> LoadingError {
    let renamed = diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.code = code.rawValue
      return diagnostic
    }
    return LoadingError(renamed) ?? self
  }
}
