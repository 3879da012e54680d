import Rulebook
import RulebookChecks

/// Requires the colours of a text, joined by hyphens, to be among those of a table.
struct ColoursCheck: Check {
  let known: Palette

  func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let colours = String(copying: text).split(separator: "-").map(String.init)
    for colour in colours where !known.colours.contains(colour) {
      findings.add(.unknownColour, ["colour": .text(colour)])
    }
  }

  static let definition = CheckDefinition(
    "colours",
    "Requires colours of a palette.",
    shorthand: "palette",
    settings: [
      SettingDefinition("palette", .table("palette"), "The colours.", isRequired: true)
    ],
    codes: [.unknownColour]
  ) { settings throws(SettingError) in
    guard let known = settings.table("palette", as: Palette.self) else {
      throw SettingError("palette", "a palette is needed")
    }
    return ColoursCheck(known: known)
  }
}

extension CodeDefinition {
  static let unknownColour = CodeDefinition(
    "colours.unknown",
    "A colour is not in the palette.",
    [.init("colour", .text, "the colour", isFromInput: true)]
  )
}

/// What the check makes of a table.
struct Palette: Sendable { var colours: Set<String> }

extension TableDefinition {
  /// A kind of table that stands in the pack itself, or one a line in a file beside it.
  static let palette = TableDefinition(
    "palette",
    "Colours, one a word.",
    inline: InlineTable("colours") { node, reader in
      Palette(colours: Set(reader.oneOrMore(node).compactMap { reader.text($0, "a colour") }))
    }
  ) { (file) throws(LoadingError) in
    Palette(colours: Set(try file.text().text.split(separator: "\n").map(String.init)))
  }
}

/// The door by which checks and kinds of table come in together.
extension Subject {
  static let painting = Subject("painting", checks: [ColoursCheck.definition], tables: [.palette])
}

let pack = """
  format: 1
  pack: flags
  tables:
    flag-colours: { kind: palette, colours: [red, white, blue, gold] }
  rules:
    flag: { normalize: [trim, lowercase], checks: [colours: flag-colours] }
  """

let english = """
  { "@@locale": "en", "colours.unknown": "No flag of ours has the colour {colour}." }
  """

let rulebook = try Rulebook(
  .bundled,
  .text(pack, name: "flags.yaml"),
  localizations: [.text(english, name: "en.arb")],
  subjects: [.painting]
)
let report = try rulebook.check("Red-mauve-blue", as: "flag")
print(rulebook.messages(for: report, in: "en").map(\.text))
