import JSONDocuments
import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

/// What people read about codes that programs return.
///
/// They read it in `explain`, in lists, and on the page of all codes.
@Suite("Explanations of programs' codes")
struct ProgramCodeExplanationTests {
  private let folder: TemporaryFolder
  private let rulebook: Rulebook

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "RulePacks/README.md")
    try folder.write(#"{ "@@locale": "en", "invalid": "Look at it." }"#, to: "Localizations/en.arb")
    try folder.writeManifests()
    let second = """
      format: 1
      pack: post
      codes: { post.lost: { number: 4102, summary: A letter is lost, arguments: {} } }
      messages: { en: { post.lost: Lost. } }
      """
    rulebook = try Rulebook(
      .init(
        sources: [
          .bundled, .text(ProgramCodeMistake.sound, name: "shop.yaml"),
          .text(second, name: "post.yaml"),
        ],
        resources: folder.path
      )
    )
  }

  static let names: [(name: String, codes: [ViolationCode])] = [
    ("billing.declined", ["billing.declined"]),
    ("4103", ["billing.expired"]),
    ("shop:4102", ["billing.declined"]),
    ("post:4102", ["post.lost"]),
    ("4102", ["post.lost", "billing.declined"]),
    ("4101", ["billing.refused"]),
    ("shop:1", ["voucher.format"]),
    ("04103", ["billing.expired"]),
  ]

  @Test("A code is found by its name and by its number", arguments: names)
  func found(name: String, codes: [ViolationCode]) throws {
    #expect(try rulebook.explanations(matching: name).map(\.code) == codes)
  }

  static let unknownNames = [
    "9", "shop:9", "nobody:4102", "shop:", ":4102", "-4102", "4102x", "billing.none",
  ]

  @Test("What names no code is told as an unknown code is", arguments: unknownNames)
  func unknown(name: String) {
    let error = #expect(throws: UsageError.self) { try rulebook.explanations(matching: name) }
    #expect(error?.kind == .unknownCode)
    #expect(error.map { !$0.description.contains(name) } == true)
  }

  @Test("A declaration has everything that the pack says")
  func declaration() throws {
    let explanation = try rulebook.explanation(of: "billing.declined")
    let declaration = try #require(explanation.declaration)
    #expect(
      declaration.arguments?.map(\.name)
        == ["brand", "attempts", "until", "items", "gateway", "holder"]
    )
    #expect(declaration.arguments?.last?.exposure == .personal)
    #expect(declaration.status == ErrorStatus(http: 402, grpc: .failedPrecondition))
    #expect(declaration.retry == .after(argument: "attempts"))
    #expect(declaration.causes == ["storage", "billing.expired"])
    #expect(explanation.arguments.map(\.name) == ["attempts", "brand", "items", "until"])
    let text = try #require(rulebook.exampleText(of: explanation, in: "de"))
    #expect(text.title == "Karte abgelehnt")
    #expect(text.action == "Lass example weg.")
    #expect(text.help == "https://acme.example/errors/billing.declined?n=4102&l=de")
  }

  @Test("A retired code is explained, and has no message")
  func retired() throws {
    let explanation = try rulebook.explanation(of: "billing.refused")
    #expect(explanation.number == 4101)
    #expect(
      explanation.declaration?.standing == .retired(since: "3.2", replacement: "billing.declined")
    )
    #expect(rulebook.exampleText(of: explanation, in: "en") == nil)
    #expect(try rulebook.explanations().map(\.code).contains("billing.refused"))
    #expect(
      explanation.members["retired"]
        == .record(["since": "3.2", "replaced_by": "billing.declined"])
    )
  }

  @Test("Arguments in JSON stand in order, with type and mark")
  func members() throws {
    let members = try rulebook.explanation(of: "billing.declined").members
    guard case .list(let arguments)? = members["arguments"] else {
      Issue.record("\(members)")
      return
    }
    let shown = arguments.map { argument -> String in
      guard case .record(let members) = argument, case .text(let name)? = members["name"],
        case .text(let type)? = members["type"], case .text(let mark)? = members["exposure"]
      else { return "?" }
      return "\(name) \(type) \(mark)"
    }
    #expect(
      shown == [
        "brand choice(visa|maestro) public", "attempts integer public", "until date public",
        "items list(text) public", "gateway text internal", "holder text personal",
      ]
    )
    #expect(members["retry"] == .record(["after": "attempts"]))
    #expect(members["causes"] == .list(["storage", "billing.expired"]))
  }

  @Test(
    "The page has programs' codes, also retired ones, and a value of no argument that is marked"
  )
  func page() throws {
    let catalog = try rulebook.codeCatalog()
    #expect(catalog.entries.allSatisfy { !$0.explanation.code.rawValue.contains("#") })
    let page = catalog.page
    for part in [
      "402 Payment Required", "<strong>Karte abgelehnt</strong>", "Leave out example.",
      "only logs (internal)", "no one (personal)", "nothing anymore", "programs",
      "since 3.2; replaced by <code translate=\"no\" dir=\"auto\">billing.declined</code>",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    let retired = try #require(catalog.entries.first { $0.explanation.code == "billing.refused" })
    #expect(retired.messages.isEmpty && retired.trigger == nil)
    var json = JSONWriter()
    catalog.write(to: &json)
    #expect(json.text.contains(#""title":"Karte abgelehnt""#))
    for entry in catalog.entries where entry.explanation.code == "billing.declined" {
      #expect(entry.explanation.arguments.allSatisfy { !["gateway", "holder"].contains($0.name) })
    }
  }

  static let ownCodes:
    [(name: String, summary: String?, status: Int?, below: Int, isForPeople: Bool)] = [
      ("usage.unknown_rule", "The rulebook doesn't have a rule with that name.", 500, 0, true),
      ("loading.failed", "A pack or catalog isn't valid.", 500, 0, true),
      ("usage", nil, nil, UsageError.Kind.allCases.count, false),
      ("lint.term", "A term isn't the one in the glossary.", nil, 0, false),
      ("lint", nil, nil, LintCode.all.count, false),
      ("pack.unknown_key", "A record has a key that isn't known there.", nil, 0, false),
      ("arb.no_locale", "Neither a catalog nor its name says its locale.", nil, 0, false),
    ]

  @Test("The library's own errors and mistakes in packs are explained", arguments: ownCodes)
  func own(name: String, summary: String?, status: Int?, below: Int, isForPeople: Bool) throws {
    let explanation = try rulebook.explanation(of: ViolationCode(rawValue: name))
    #expect(explanation.summary == summary)
    #expect(explanation.declaration?.status.http == status)
    #expect(explanation.codesBelow.count == below)
    #expect(explanation.isForPeople == isForPeople)
  }

  @Test("Of the library's own errors people read what they read of any without a message")
  func ownMessages() throws {
    let rulebook = try Rulebook()
    #expect(try rulebook.explanation(of: "internal").declaration?.status.http == 500)
    for kind in UsageError.Kind.allCases {
      let explanation = try rulebook.explanation(of: ViolationCode(rawValue: kind.rawValue))
      #expect(explanation.summary != nil, "\(kind)")
      #expect(rulebook.exampleMessage(of: explanation, in: "de").key == "internal", "\(kind)")
    }
  }

  @Test("A code near one of the library's own is asked for")
  func nearOwn() {
    let error = #expect(throws: UsageError.self) { try rulebook.explanation(of: "lint.terms") }
    #expect(error?.hint == "did you mean `lint.term`?")
  }
}
