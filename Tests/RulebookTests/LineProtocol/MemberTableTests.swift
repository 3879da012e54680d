import JSONDocuments
import Rulebook
import TestSupport
import Testing

/// The table of members is compared with what the protocol reads and writes.
@Suite("The table of the line protocol's members")
struct MemberTableTests {
  private static let pack = """
    format: 1
    pack: members
    version: 1.2.0
    source-locale: en
    rules:
      pin:
        parameters: { size: { type: integer, default: '4' } }
        checks:
          - name: size
            length: { exact: { parameter: size } }
            code: pin.wrong
    codes:
      pin.wrong: { number: 7 }
      members.declined:
        number: 8
        arguments: { tries: { type: integer } }
        retry: { after: tries }
        help: https://acme.example/{number}
    messages:
      en:
        pin.wrong: Enter a PIN.
        members.declined: Try again in {tries} seconds.
        members.declined#title: Declined
        members.declined#detail: There was no answer.
        members.declined#action: Wait.
    """

  private static func rulebook() throws -> Rulebook {
    let pack = PackSource.text(pack, name: "members.yaml")
    return try Rulebook(.init(sources: [.bundled, pack], resources: DataFiles.root))
  }

  /// Lines whose answers have every member that there is.
  private static let lines = [
    #"{"id":1,"rule":"email","value":"ann@","locale":"de","origins":true,"generation":true}"#,
    #"{"id":2,"rule":"email","value":"ann@example.org","groups":[],"now":"2026-11-20"}"#,
    #"{"id":3,"rule":"pin","value":"12","with":{"size":"5"},"locale":"en","trace":true}"#,
    #"{"id":4,"form":"sign-up","record":{"email":"ann@"}}"#,
    #"{"id":5,"code":"members.declined","arguments":{"tries":2},"locale":"en"}"#,
    #"{"id":6,"rule":"emial","value":"ann@","generation":true}"#,
    #"{"id":7,"hello":true}"#,
    #"{"id":8,"rule":"email","value":"ann@@example.org"}"#,
  ]

  /// A member of an object, as the table names both.
  private struct Place: Hashable {
    var object: String
    var member: String
  }

  /// The members of answers, with their values.
  private struct Seen {
    let table: MemberTable
    var members: [Place: [Value]] = [:]

    /// The members that each object has, one set for each time that it was written.
    var objects: [String: [Set<String>]] = [:]

    /// Adds an answer.
    mutating func add(answer: Value) throws {
      let members = try #require(answer.record)
      let object =
        members["outcome"] != nil
        ? "report"
        : members["error"] != nil ? "refusal" : members["code"] != nil ? "texts" : "hello"
      let common = Set(table.rows(of: "answer").map(\.member))
      add(members.filter { common.contains($0.key) }, of: "answer")
      add(members.filter { !common.contains($0.key) }, of: object)
    }

    private mutating func add(_ record: [String: Value], of object: String) {
      objects[object, default: []].append(Set(record.keys))
      for (name, value) in record {
        members[Place(object: object, member: name), default: []].append(value)
        let row = table.rows(of: object).first { $0.member == name }
        guard let part = row?.part else { continue }
        for element in value.elements {
          if let record = element.record { add(record, of: part) }
        }
      }
    }
  }

  private static func seen() throws -> Seen {
    let lines = Lines(try rulebook())
    var seen = Seen(table: try MemberTable())
    for line in Self.lines { try seen.add(answer: JSONReader.value(of: lines.answer(line).text)) }
    return seen
  }

  @Test("Answers have exactly the members of the table")
  func written() throws {
    let seen = try Self.seen()
    let rows = seen.table.rows.filter { $0.object != "request" }
    let places = rows.map { Place(object: $0.object, member: $0.member) }
    #expect(Set(places).count == places.count)
    let unseen = Set(places).subtracting(seen.members.keys)
    let unknown = Set(seen.members.keys).subtracting(places)
    #expect(unseen.isEmpty)
    #expect(unknown.isEmpty)
  }

  @Test("The members of answers have the types of the table, and those that are always there are")
  func types() throws {
    let seen = try Self.seen()
    for row in seen.table.rows where row.object != "request" {
      let values = seen.members[Place(object: row.object, member: row.member)] ?? []
      #expect(values.allSatisfy(row.fits), "\(row) \(row.type)")
      guard row.when.hasPrefix("always") else { continue }
      let objects = try #require(seen.objects[row.object], "\(row)")
      #expect(objects.allSatisfy { $0.contains(row.member) }, "\(row)")
    }
  }

  @Test("Members of answers have the order of the table")
  func order() throws {
    let table = try MemberTable()
    let lines = Lines(try Self.rulebook())
    for (line, objects) in [
      (Self.lines[0], ["answer", "report"]), (Self.lines[4], ["answer", "texts"]),
      (Self.lines[5], ["answer", "refusal"]), (Self.lines[6], ["answer", "hello"]),
    ] {
      let text = lines.answer(line).text
      let positions = objects.flatMap { table.rows(of: $0) }.compactMap { row in
        text.firstRange(of: "\"\(row.member)\":")?.lowerBound
      }
      #expect(positions == positions.sorted(), "\(line)")
    }
  }

  @Test("A request can have exactly the members of the table")
  func read() throws {
    let lines = Lines(try Self.rulebook())
    let names = try MemberTable().rows(of: "request").map(\.member)
    let answer = lines.answer(#"{"nothing-like-it":1}"#).text
    let error = try #require(try LineErrorTests.error(in: answer))
    #expect(error.code == "line.unknown_member")
    let listed = error.message.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }
    #expect(Set(listed.map { String($0.element) }) == Set(names))
    #expect(listed.count == names.count)
    for name in names {
      // Whatever else is wrong with such a line, its member is known.
      #expect(!lines.answer(#"{"\#(name)":0}"#).text.contains("line.unknown_member"), "\(name)")
    }
  }

  @Test(
    "The members of requests have the types of the table",
    arguments: try MemberTable().rows(of: "request").filter { $0.type != "any" }
  )
  func requestTypes(row: MemberTable.Row) throws {
    let lines = Lines(try Self.rulebook())
    let own = #""\#(row.member)":"#
    let rest = Self.rest[row.member] ?? #","rule":"pin","value":"1234"}"#
    for written in [#""x""#, "7", "true", "[1]", #"{"a":1}"#] {
      let value = try JSONReader.value(of: written)
      let isRefused = lines.answer("{" + own + written + rest).text
        .contains(#""code":"line.unsuitable_member","message":"`\#(row.member)` isn't"#)
      // Texts that name nothing, or aren't dates, are refused for that.
      let isText = row.type == "string" && value.text != nil
      #expect(isText || isRefused != row.fits(value), "\(own)\(written)")
    }
    #expect(!lines.answer("{" + own + "null" + rest).text.contains("line.unsuitable_member"))
  }

  /// The other members of lines that don't name the rule `pin`.
  private static let rest = [
    "rule": #","value":"1234"}"#, "form": #","record":{}}"#, "code": "}", "hello": "}",
    "arguments": #","code":"members.declined"}"#,
  ]

  @Test("The number of the protocol is that of the newest member")
  func number() throws {
    let rows = try MemberTable().rows
    let hello = try JSONReader.value(of: Lines(try Self.rulebook()).answer(#"{"hello":true}"#).text)
    let number = try #require(hello.record?["protocol"])
    #expect(number == .decimal(ExactDecimal(rows.map(\.since).max() ?? 0)))
    #expect(rows.allSatisfy { $0.since >= 1 })
  }
}

extension Value {
  /// The members of a record; nil for another value.
  fileprivate var record: [String: Value]? {
    if case .record(let members) = self { members } else { nil }
  }

  /// The elements of a list; a record is its only element.
  fileprivate var elements: [Value] {
    if case .list(let elements) = self { elements } else { [self] }
  }
}
