import ArgumentParser
import Rulebook
import RulebookSigning

/// Makes keys for signing packs.
struct KeysCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys",
    abstract: "Make a key for signing packs, or show the public key of one.",
    discussion: """
      The private key is written to the file, which only its owner may read, and is never shown. \
      An existing file is never replaced. The public key is shown: it belongs in the policy of \
      everyone who loads the packs. So is its id, which names the key in signatures and errors.

      Keep the private key on as few machines as possible, and away from those that load the \
      packs. Anyone who has it can sign packs.

      Examples:
        rulebook keys acme.key
        rulebook keys acme.key --show
      """
  )

  @ArgumentParser.Argument(help: "The file of the private key.", completion: .file())
  var file: String

  @Flag(help: "Show the public key of an existing private key.")
  var show = false

  @OptionGroup var format: FormatOption

  func run() throws {
    try reportingFailures {
      let key: SigningKey
      if show {
        key = try SigningKey(contentsOfFile: file)
      } else {
        key = SigningKey()
        try key.write(to: file)
      }
      let publicKey = key.verificationKey
      switch format.format {
      case .text: try Console.write("public key  \(publicKey.text)\nid          \(publicKey.id)\n")
      case .json:
        try Console.writeJSON(.record(["id": .text(publicKey.id), "key": .text(publicKey.text)]))
      }
    }
  }
}
