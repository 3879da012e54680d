package import JSONDocuments
import Rulebook
import Violations

extension CodeCatalog {
  /// Writes the catalog as a list with one object for each code.
  ///
  /// - Complexity: O(*n*) in the number of codes times the number of locales.
  package func write(to json: inout JSONWriter) {
    json.beginArray()
    for entry in entries { entry.write(to: &json) }
    json.endArray()
  }
}

extension CodeCatalog.Entry {
  fileprivate func write(to json: inout JSONWriter) {
    json.beginObject()
    for (name, value) in explanation.members.sorted(by: { $0.key < $1.key }) {
      json.name(name)
      json.write(value)
    }
    if let trigger {
      json.name("input")
      trigger.write(to: &json)
    }
    if let exception {
      json.name("cannot")
      json.write(exception)
    }
    json.name("messages")
    json.beginObject()
    for message in messages {
      json.name(message.locale.tag)
      json.beginObject()
      json.name("text")
      json.write(message.message.text)
      json.name("key")
      json.write(message.message.key)
      json.name("locale")
      json.write(message.message.locale.tag)
      json.name("is_fallback")
      json.write(message.message.isFallback)
      for (name, text) in message.text?.membersBesideMessage ?? [] {
        json.name(name)
        json.write(text)
      }
      if let help = message.text?.help {
        json.name("help")
        json.write(help)
      }
      json.endObject()
    }
    json.endObject()
    json.endObject()
  }
}

extension CodeTrigger {
  fileprivate func write(to json: inout JSONWriter) {
    json.beginObject()
    json.name("pack")
    json.write(pack)
    if let name {
      json.name(target.rawValue)
      json.write(name)
    }
    if let definition {
      json.name("definition")
      json.write(definition)
    }
    if !parameters.isEmpty {
      json.name("with")
      json.write(.record(parameters))
    }
    json.name("value")
    json.write(value)
    if !groups.isEmpty {
      json.name("groups")
      json.write(.list(groups.sorted().map(Value.text)))
    }
    if !fields.isEmpty {
      json.name("fields")
      json.write(.record(fields))
    }
    if !violation.path.isEmpty {
      json.name("path")
      json.write(violation.path.description)
    }
    json.name("arguments")
    json.write(violation.arguments)
    json.endObject()
  }
}
