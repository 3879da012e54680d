import ArgumentParser
import RuleEngine
import Rulebook
import RulebookSigning

/// Signs a folder of packs and catalogs.
struct SignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign",
    abstract: "Sign a folder of packs and catalogs.",
    discussion: """
      This writes two files into the folder: rulebook.manifest, a list of all its files with their \
      SHA-256 digests, and rulebook.signature, the Ed25519 signature of that list. Files whose \
      names begin with a dot are left out, because they are never loaded.

      The revision is a number that must grow: a program that has loaded one revision refuses \
      older ones. What isn't given is taken from the folder's last manifest, and the revision is \
      one more. A folder without a manifest gets its own name, version 1.0.0, and revision 1. Give \
      the name if another key signed the last manifest.

      Check the packs first, with `rulebook lint` and `rulebook test`.

      Examples:
        rulebook sign packs/acme --key acme.key
        rulebook sign packs/acme --key acme.key --name acme --pack-version 1.3.0
      """
  )

  @ArgumentParser.Argument(help: "The folder.", completion: .directory)
  var folder: String

  @Option(
    help: ArgumentHelp("The file of the private key.", valueName: "file"),
    completion: .file()
  )
  var key: String

  @Option(help: ArgumentHelp("The name that policies know the folder by.", valueName: "name"))
  var name: String?

  @Option(help: ArgumentHelp("The version, for people, such as 1.2.0.", valueName: "version"))
  var packVersion: String?

  @Option(help: ArgumentHelp("The revision, higher than the last one.", valueName: "number"))
  var revision: Int?

  @OptionGroup var format: FormatOption
  @OptionGroup var now: NowOption

  func run() throws {
    try reportingFailures {
      let signer = PackSigner(try SigningKey(contentsOfFile: key))
      let signed = try signer.sign(
        folder,
        pack: name,
        version: packVersion,
        revision: revision,
        today: now.surroundings.today()
      )
      try Console.write(signed, format.format, verb: "signed")
    }
  }
}

extension Console {
  /// Writes what was signed or verified.
  static func write(_ pack: VerifiedPack, _ format: OutputFormat, verb: String) throws {
    switch format {
    case .text:
      try write(
        "\(visible(pack.folder)): \(pack.pack) \(visible(pack.version)), revision \(pack.revision), "
          + "\(counted(pack.fileCount, "file")), \(verb) with the key \(pack.key)\n"
      )
    case .json: try writeJSON(pack.json)
    }
  }
}

extension VerifiedPack {
  /// The pack as JSON.
  var json: Value {
    .record([
      "folder": .text(folder), "pack": .text(pack), "version": .text(version),
      "revision": .decimal(ExactDecimal(revision)), "created": .text(created.description),
      "files": .decimal(ExactDecimal(fileCount)), "key": .text(key), "digest": .text(digest),
    ])
  }
}
