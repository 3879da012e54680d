import ErrorCatalog
import SourceTexts
import Violations

/// Reads what a pack says about a code that programs report: its arguments, and how to handle it.
struct ProgramCodeReader {
  /// The keys that only codes of programs have.
  static let keys = ["arguments", "underlying", "status", "retry", "log"]

  let reader: NodeReader

  /// Reads everything that only codes of programs have.
  func read(_ record: DocumentRecord, into declaration: inout CodeDeclaration) {
    guard let arguments = record["arguments"] else {
      for entry in record.entries where Self.keys.contains(entry.key) {
        reader.report(
          "pack.needs_arguments",
          at: entry.keyStart,
          "only a code that programs report can have `\(entry.key)`",
          hint:
            "if a program reports it, declare its arguments: `arguments: {}`, or "
            + "`{ NAME: { type: text } }`"
        )
      }
      return
    }
    declaration.declared.arguments = self.arguments(arguments)
    readCauses(record, into: &declaration)
    declaration.declared.status = record["status"].map(status) ?? ErrorStatus()
    declaration.declared.retry = record["retry"].flatMap { retry($0, of: declaration.declared) }
    declaration.declared.log = record["log"].flatMap { log($0, of: declaration.declared) }
  }

  // MARK: Arguments

  /// Reads the arguments that a program passes with a code: `{ attempts: { type: integer } }`.
  private func arguments(_ node: DocumentNode) -> [ErrorArgument] {
    let entries = reader.record(node, "`arguments`")?.entries ?? []
    return entries.compactMap { entry in
      reader.checkArgumentName(entry)
      let what = "the argument `\(entry.key)`"
      guard let written = reader.record(entry.value, what, shortFor: "type") else { return nil }
      let record = reader.checkKeys(
        written,
        of: "an argument",
        known: ["type", "internal", "personal"]
      )
      guard let type = reader.required("type", in: record, of: entry.value, what),
        let kind = kind(type)
      else { return nil }
      return ErrorArgument(entry.key, kind, exposure: exposure(record))
    }
  }

  private func exposure(_ record: DocumentRecord) -> ErrorArgument.Exposure {
    let marks = ["internal", "personal"].filter { key in
      record[key].flatMap { reader.boolean($0, "`\(key)`") } ?? false
    }
    if marks.count > 1, let node = record["personal"] {
      reader.report(
        "pack.wrong_value",
        at: node.start,
        "an argument can't be both internal and personal",
        hint: "write only `personal` if not even logs may contain it"
      )
    }
    return marks.last.flatMap(ErrorArgument.Exposure.init) ?? .public
  }

  /// The greatest depth of nested lists, which become arrays in generated code.
  private static let deepestList = 4

  private func kind(_ node: DocumentNode, depth: Int = 0) -> ErrorArgument.Kind? {
    guard let record = node.record else {
      let kind: Argument.Kind? = reader.choice(node, "the type of an argument")
      return kind == .list ? .list(of: .text) : kind.map { .single($0) }
    }
    reader.checkKeys(record, of: "a type", known: ["list", "choice"])
    guard record.entries.count == 1 else {
      reader.report(
        "pack.wrong_value",
        at: node.start,
        "a type must be a name, `{ list: TYPE }` or `{ choice: [A, B] }`",
        hint: "write one of these"
      )
      return nil
    }
    if let element = record["list"] {
      guard depth < Self.deepestList else {
        reader.report(
          "pack.wrong_value",
          at: element.start,
          "lists can be nested at most \(Self.deepestList) levels deep",
          hint: "declare a separate argument for the inner lists"
        )
        return nil
      }
      return kind(element, depth: depth + 1).map { .list(of: $0) }
    }
    return record["choice"].map { .choice(words($0)) }
  }

  private func words(_ node: DocumentNode) -> [String] {
    reader.elements(node, "choices").reduce(into: []) { words, node in
      guard let word = reader.text(node, "a choice") else { return }
      let isWord = word.unicodeScalars.allSatisfy {
        "a"..."z" ~= $0 || "A"..."Z" ~= $0 || "0"..."9" ~= $0 || $0 == "_"
      }
      if !isWord || word.isEmpty || word == "other" {
        reader.report(
          "pack.wrong_value",
          at: node.start,
          "`\(word)` can't be a choice, because no `select` could name it",
          hint: "write letters from a to z, digits and `_`; `other` means all remaining ones"
        )
      } else if words.contains(word) {
        reader.report(
          "pack.wrong_value",
          at: node.start,
          "the choice `\(word)` is listed twice",
          hint: "remove this one"
        )
      }
      words.append(word)
    }
  }

  // MARK: What follows

  private func readCauses(_ record: DocumentRecord, into declaration: inout CodeDeclaration) {
    guard let node = record["underlying"], let list = reader.list(node, "`underlying`") else {
      return
    }
    var causes: [ViolationCode] = []
    for element in list {
      guard let cause = reader.code(element, "a cause") else { continue }
      if causes.contains(cause) {
        reader.report(
          "pack.wrong_value",
          at: element.start,
          "the cause `\(cause)` is listed twice",
          hint: "remove this one"
        )
      }
      causes.append(cause)
      declaration.placesOfCauses.append(element.start)
    }
    declaration.declared.causes = causes
  }

  private func status(_ node: DocumentNode) -> ErrorStatus {
    guard let record = reader.record(node, "the status", shortFor: "http") else {
      return ErrorStatus()
    }
    reader.checkKeys(record, of: "a status", known: ["http", "grpc"])
    var status = ErrorStatus()
    if let http = record["http"], let number = reader.integer(http, "the HTTP status") {
      if 400...599 ~= number {
        status.http = number
      } else {
        reader.report(
          "pack.wrong_value",
          at: http.start,
          "the HTTP status of an error must be from 400 to 599, not \(number)",
          hint: "400 blames the request, and 500 blames the service"
        )
      }
    }
    status.grpc = record["grpc"].flatMap { reader.choice($0, "the gRPC status") }
    return status
  }

  private func retry(
    _ node: DocumentNode,
    of declared: ErrorDeclaration
  ) -> ErrorDeclaration.Retry? {
    guard let record = node.record else {
      guard let word = reader.text(node, "`retry`") else { return nil }
      if word == "never" { return .never }
      if word == "same" { return .same }
      reader.report(
        "pack.wrong_value",
        at: node.start,
        "`retry` must be `never`, `same` or `{ after: ARGUMENT }`, not `\(word)`",
        hint: reader.suggestion(for: word, in: ["never", "same"])
          ?? "to retry after some seconds, name an argument: `{ after: ARGUMENT }`"
      )
      return nil
    }
    reader.checkKeys(record, of: "`retry`", known: ["after"])
    guard let after = reader.required("after", in: record, of: node, "`retry`"),
      let name = reader.text(after, "the argument with the seconds")
    else { return nil }
    let counts = declared.publicArguments.filter { $0.kind == .integer }.map(\.name)
    guard counts.contains(name) else {
      reader.report(
        "pack.wrong_value",
        at: after.start,
        "`\(name)` isn't a public argument of type integer",
        hint: reader.suggestion(for: name, in: counts)
          ?? "declare one of type integer under `arguments`; it counts whole seconds"
      )
      return nil
    }
    return .after(argument: name)
  }

  private func log(_ node: DocumentNode, of declared: ErrorDeclaration) -> String? {
    guard let text = reader.line(node, "the text for logs"),
      let pattern = reader.namePattern(text, of: node, "the text for logs")
    else { return nil }
    let known = declared.loggedArguments.map(\.name)
    for place in pattern.places where !known.contains(place.name) {
      let isPersonal = declared.arguments?.contains { $0.name == place.name } ?? false
      reader.report(
        isPersonal ? "pack.confidential_argument" : "pack.unknown_argument",
        at: node.position(ofScalar: place.offset, in: reader.source),
        isPersonal
          ? "{\(place.name)} is personal, so logs can't contain it"
          : "the code doesn't have an argument {\(place.name)}",
        hint: isPersonal
          ? "leave it out"
          : reader.suggestion(for: place.name, in: known)
            ?? (known.isEmpty
              ? "none of the code's arguments may be in logs"
              : "logs may contain \(known.joined(separator: ", "))")
      )
    }
    return text
  }
}
