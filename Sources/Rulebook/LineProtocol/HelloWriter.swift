import JSONDocuments
import PackLoading

/// Writes what a client should know about the protocol and the rulebook before it asks anything.
struct HelloWriter {
  private let identity: RulebookIdentity

  init(_ identity: RulebookIdentity) { self.identity = identity }

  /// Writes an object whose first members the caller writes.
  func write(to json: inout JSONWriter, after writeFirstMembers: (inout JSONWriter) -> Void) {
    json.beginObject()
    writeFirstMembers(&json)
    json.name("protocol")
    json.write(LineProtocol.number)
    json.name("version")
    json.write(PackVersion.ofLibrary.description)
    json.name("packs")
    json.beginArray()
    for pack in identity.packs { write(pack, to: &json) }
    json.endArray()
    json.name("digest")
    json.write(identity.digest)
    json.endObject()
  }

  private func write(_ pack: RulebookIdentity.Pack, to json: inout JSONWriter) {
    json.beginObject()
    json.name("name")
    json.write(pack.name)
    if let version = pack.version {
      json.name("version")
      json.write(version)
    }
    json.endObject()
  }
}
