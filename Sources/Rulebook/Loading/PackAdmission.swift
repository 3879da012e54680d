package import Documents
package import PackLoading
import RuleEngine
import SourceTexts
package import Violations

/// Decides which packs and catalogs may be loaded, for example those with a valid signature.
///
/// If a configuration has one, loading reads each folder once, into memory, and asks before
/// anything in it is parsed. What was asked about is what is loaded. Bundled packs and rules in
/// Swift belong to the program, so they are loaded without asking. Single files and texts are
/// refused.
package protocol PackAdmission: Sendable {
  /// The paths of the files that the decisions depend on, such as that of a policy.
  ///
  /// A live rulebook loads again when one of them changes.
  var files: [String] { get }

  /// Prepares for loading packs and catalogs once.
  ///
  /// - Throws: A ``LoadingError`` if nothing may be loaded, for example because the policy is
  ///   broken.
  func begin() throws(LoadingError) -> any LoadAdmission
}

/// The decisions about one attempt to load packs and catalogs.
package protocol LoadAdmission: Sendable {
  /// Decides whether the files of a folder may be parsed.
  ///
  /// - Throws: A ``LoadingError`` that says why not.
  func admit(_ folder: FolderSnapshot) throws(LoadingError)

  /// Decides whether packs of an admitted folder may do everything that they do.
  ///
  /// - Parameters:
  ///   - powers: What the packs and catalogs of the folder do.
  ///   - folder: The path of the folder.
  /// - Returns: What they do without permission.
  func refusals(of powers: [PackPower], inFolder folder: String) -> [Diagnostic]

  /// Decides whether packs may be skipped because they are broken.
  ///
  /// - Parameter files: The files of the packs.
  /// - Returns: A diagnostic for each that must not be missing.
  func refusals(ofSkipped files: [String]) -> [Diagnostic]

  /// Ends an attempt that found no mistake, before anyone uses what was loaded.
  ///
  /// It isn't called if what was loaded won't be used, for example because an example fails.
  ///
  /// - Throws: A ``LoadingError`` if it must not be used.
  func finish() throws(LoadingError)
}

extension SourceReader {
  /// Returns the reader of a given folder, which was admitted if something decides about that.
  ///
  /// - Throws: A ``LoadingError`` if the folder is refused.
  package func reader(ofFolder path: String) throws(LoadingError) -> PackFolder {
    var reader = folder
    guard let admission else { return reader }
    let snapshot = try FolderSnapshot(of: path)
    try admission.admit(snapshot)
    reader.tree = .snapshot(snapshot)
    return reader
  }

  /// Refuses a file or text that isn't in a folder, if something decides about folders.
  ///
  /// - Throws: A ``LoadingError`` with the code `signature.missing`.
  package func requireNoAdmission(for name: String) throws(LoadingError) {
    guard admission != nil else { return }
    throw LoadingError(
      Diagnostic(
        code: "signature.missing",
        file: name,
        reason: "a single file has no signature, and the policy accepts only signed folders",
        hint: "put it into a folder, run `rulebook sign` on the folder, and pass that"
      )
    )
  }

  /// Finds what packs of given folders do without permission.
  ///
  /// - Parameters:
  ///   - folders: The folders with their packs.
  ///   - packs: All packs, among them those of the library.
  /// - Returns: A diagnostic for each.
  /// - Throws: A ``LoadingError`` if the library's own texts can't be read.
  func refusals(
    of folders: [(path: String, contents: PackFolder.Contents)],
    among packs: [PackFolder.Pack]
  ) throws(LoadingError) -> [Diagnostic] {
    guard let admission, !folders.isEmpty else { return [] }
    let texts = try sourceMessages().keys
    let packs = packs.map(\.withMessages)
    return folders.flatMap { path, contents -> [Diagnostic] in
      let own = Set(contents.packs.map(\.declaration.source.name))
      let names = OtherNames(
        of: packs.filter { !own.contains($0.source.name) },
        knownCodes: registry.knownCodes,
        texts: texts
      )
      let powers = contents.packs.flatMap { $0.withMessages.powers(besides: names) }
      return admission.refusals(of: powers, inFolder: path)
    }
  }
}

extension PackFolder.Pack {
  /// The pack with the messages of the catalogs next to it.
  var withMessages: PackDeclaration {
    var declaration = declaration
    declaration.add(catalogs)
    return declaration
  }
}

extension LoadAdmission {
  /// Refuses the catalogs of a folder unless they are allowed in a layer of their own.
  ///
  /// - Throws: A ``LoadingError`` with what they do without permission.
  package func require(_ catalogs: [ARBFile], inFolder folder: String) throws(LoadingError) {
    let powers = catalogs.flatMap { file in
      file.messages.keys.map { key in
        let written = file.written(key)
        return PackPower(
          kind: .foreignText,
          name: key,
          source: written.source,
          position: written.start
        )
      }
    }
    if let error = LoadingError(refusals(of: powers, inFolder: folder)) { throw error }
  }
}
