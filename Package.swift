// swift-tools-version: 6.2
import PackageDescription

let warningsAreErrors = SwiftSetting.treatAllWarnings(as: .error)
let onMainActor = SwiftSetting.defaultIsolation(MainActor.self)

let settings: [SwiftSetting] = [
  warningsAreErrors, .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let cxxSettings: [CXXSetting] = [
  .treatAllWarnings(as: .error), .enableWarning("all"), .enableWarning("extra"),
]

/// A module of the library with the settings that all of them have.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// The checks and kinds of table of a subject, with its kernels.
func rules(_ subject: String, _ kernels: [Target.Dependency] = []) -> Target {
  module(subject + "Rules", ["RuleEngine", "SourceTexts", "UnicodeText", "Violations"] + kernels)
}

/// The modules that `rules` makes, and the front collects.
let subjects: [Target.Dependency] = [
  "ComputerRules", "IdentifierRules", "LocalizedRules", "NameRules", "NumberAndDateRules",
  "PasswordRules", "PhoneRules", "TextRules", "ValueRules", "WebRules",
]

/// A product of another package, which is fetched only if a trait of this one is enabled.
func product(_ name: String, of package: String, for trait: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: [trait]))
}

/// What the command needs to read its arguments.
let argumentParser = product("ArgumentParser", of: "swift-argument-parser", for: "Command")

/// What most tests need.
let usual: [Target.Dependency] = ["SourceTexts", "TestSupport", "UnicodeText", "Violations"]

/// What tests of whole packs need.
let packTests = usual + ["Documents", "PackLoading", "Rulebook"]

/// Further dependencies of the tests of packs and of the front.
let frontTests: [Target.Dependency] =
  subjects + usual + [
    "BlocklistFiles", "Documents", "JSONDocuments", "PasswordGuesses", "PhoneNumbers", "RuleEngine",
    "RulebookAuthoring", "TextPatterns",
  ]

/// A small program that sees what applications see.
func example(
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  folder: String? = nil,
  exclude: [String] = []
) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["Rulebook"] + dependencies,
    path: "Examples/\(folder ?? name)",
    exclude: exclude,
    packageAccess: false,
    swiftSettings: settings
  )
}

/// The tests of a module, which may be in several targets.
func tests(
  of name: String,
  in target: String? = nil,
  _ dependencies: [Target.Dependency] = [],
  exclude: [String] = []
) -> Target {
  .testTarget(
    name: target ?? name + "Tests",
    dependencies: [.byName(name: name)] + dependencies,
    exclude: exclude,
    swiftSettings: settings
  )
}

/// Files for tests that see what applications see.
func outsideFiles(
  _ name: String,
  _ dependencies: [Target.Dependency] = ["ErrorCatalog", "Rulebook"],
  in folder: String = "Tests",
  settings: [SwiftSetting] = settings
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    path: "\(folder)/\(name)",
    packageAccess: false,
    swiftSettings: settings
  )
}

/// Tests that see what applications see.
func outsideTests(
  _ name: String,
  _ dependencies: [Target.Dependency],
  exclude: [String] = [],
  settings more: [SwiftSetting] = []
) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: dependencies,
    exclude: exclude,
    packageAccess: false,
    swiftSettings: settings + more
  )
}

/// The tests of a subject's checks and kinds of table.
func ruleTests(_ subject: String, _ dependencies: [Target.Dependency] = []) -> Target {
  tests(of: subject + "Rules", ["RuleEngine"] + usual + dependencies)
}

/// The products that other packages import; the last two are for the nested packages.
let libraries = [
  "Rulebook", "ErrorCatalog", "RulebookAuthoring", "RulebookChecks", "RulebookTesting",
  "RulebookNames", "RulebookSigning", "RulebookKernels", "FuzzTargets",
]

// The architecture, in the order of the data flow. `Violations` is the waist: rules know
// nothing of words, catalogs know nothing of rules, and neither imports the other.
let package = Package(
  name: "rulebook",
  // Built and tested on Linux. macOS needs Homebrew's icu4c, because Apple's own ICU lacks the C++
  // interface that CICU uses; it is untested. iOS and its relatives don't have this ICU.
  platforms: [.macOS(.v26)],
  products: libraries.map { .library(name: $0, targets: [$0]) } + [
    .plugin(name: "RulebookNamesPlugin", targets: ["RulebookNamesPlugin"]),
    .executable(name: "rulebook", targets: ["RulebookCommand"]),
  ],
  traits: [
    // Without traits, only the library's dependencies are fetched.
    .trait(name: "Command", description: "Builds the command.", enabledTraits: ["Signing"]),
    .trait(name: "Signing", description: "Builds the product for signed packs."),
    .default(enabledTraits: ["Command"]),
  ],
  dependencies: [
    .package(url: "https://github.com/jpsim/Yams.git", from: "6.2.2"),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto.git", from: "4.5.2"),
  ],
  targets: [
    // Data that never changes, laid out for reading without counting references; and checksums.
    module("FrozenTables"),
    module("Checksums"),

    // The waist: the results that rules report and catalogs turn into words.
    module("Violations"),

    // Unicode: ICU, a C face over it, a Swift face over that.
    .systemLibrary(
      name: "SystemICU",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
    ),
    .target(name: "CICU", dependencies: ["SystemICU"], cxxSettings: cxxSettings),
    module("UnicodeText", ["CICU", "FrozenTables", "Violations"]),
    // Texts with positions, and how they are read: nodes, typed reading, diagnostics.
    module("SourceTexts", ["UnicodeText", "Violations"]),
    // JSON, strict, with positions and exact numbers.
    module("JSONDocuments", ["SourceTexts", "UnicodeText", "Violations"]),
    // YAML, XML and files; the only owner of file system calls.
    module(
      "Documents",
      [
        "Checksums", "SourceTexts", "UnicodeText", "Violations",
        .product(name: "Yams", package: "Yams"),
      ]
    ),

    // Kernels: algorithms for a subject that know no checks, packs, codes or messages.
    module("BlocklistFiles", ["Checksums", "UnicodeText"]),
    module("CardNumbers", ["UnicodeText"]),
    module("CheckDigits", ["FrozenTables"]),
    module("ComputerFormats", ["FrozenTables", "UnicodeText"]),
    module("DatesAndTimes", ["FrozenTables", "UnicodeText", "Violations"]),
    module("EmailAddresses", ["UnicodeText"]),
    module("LocalizedValues", ["FrozenTables", "UnicodeText", "Violations"]),
    module("PasswordGuesses", ["FrozenTables", "UnicodeText"]),
    module("PersonNames", ["FrozenTables", "UnicodeText"]),
    module("PhoneNumbers", ["FrozenTables", "UnicodeText"]),
    module("TextPatterns", ["FrozenTables", "UnicodeText", "Violations"]),
    module("TextParts", ["FrozenTables", "TextPatterns", "UnicodeText"]),
    module("WebAddresses", ["FrozenTables", "UnicodeText"]),

    // Bytes → violations: the engine, which names no subject, and the subjects. None reads files.
    module(
      "RuleEngine",
      ["SourceTexts", "TextParts", "TextPatterns", "UnicodeText", "Violations"]
    ),
    rules("Computer", ["ComputerFormats", "JSONDocuments", "TextPatterns"]),
    rules("Identifier", ["CardNumbers", "CheckDigits", "TextParts", "TextPatterns"]),
    rules("Name", ["PersonNames"]),
    rules("NumberAndDate", ["DatesAndTimes"]),
    rules("Localized", ["LocalizedValues", "NumberAndDateRules"]),
    rules("Password", ["BlocklistFiles", "PasswordGuesses"]),
    rules("Phone", ["PhoneNumbers"]),
    rules("Text", ["TextPatterns"]),
    rules("Value", ["NumberAndDateRules"]),
    rules("Web", ["EmailAddresses", "WebAddresses"]),

    // Violation + locale → message.
    module("ErrorCatalog", ["UnicodeText", "Violations"]),

    // Folders, packs and ARB files → rules and catalogs.
    module(
      "PackLoading",
      [
        "Checksums", "DatesAndTimes", "Documents", "ErrorCatalog", "JSONDocuments", "RuleEngine",
        "SourceTexts", "TextParts", "TextPatterns", "UnicodeText", "Violations",
      ]
    ),

    // What applications import.
    .target(
      name: "Rulebook",
      dependencies: subjects + [
        "BlocklistFiles", "DatesAndTimes", "Documents", "ErrorCatalog", "JSONDocuments",
        "PackLoading", "PasswordGuesses", "PhoneNumbers", "RuleEngine", "SourceTexts",
        "UnicodeText", "Violations",
      ],
      resources: [.copy("../../RulePacks"), .copy("../../Localizations")],
      swiftSettings: settings
    ),
    // Constants for the names in the bundled packs, which the tool writes, and for those of others.
    module("RulebookNames", ["Rulebook"]),
    .plugin(name: "RulebookNamesPlugin", capability: .buildTool()),
    // For authors, translators and operators: lint, tests, explaining, comparing, translating.
    module(
      "RulebookAuthoring",
      [
        "BlocklistFiles", "ComputerFormats", "DatesAndTimes", "Documents", "ErrorCatalog",
        "IdentifierRules", "JSONDocuments", "NumberAndDateRules", "PackLoading", "PasswordRules",
        "RuleEngine", "Rulebook", "SourceTexts", "TextPatterns", "TextRules", "UnicodeText",
        "Violations",
      ]
    ),
    // For checks, tables and subjects that applications write in Swift.
    module("RulebookChecks", ["RuleEngine", "SourceTexts"]),
    // For the tests of applications, packs and checks, with Swift Testing.
    module(
      "RulebookTesting",
      [
        "Documents", "ErrorCatalog", "PackLoading", "RuleEngine", "Rulebook", "RulebookAuthoring",
        "SourceTexts", "Violations",
      ]
    ),
    // Signatures of packs; the only user of cryptography.
    module(
      "RulebookSigning",
      [
        "Documents", "JSONDocuments", "PackLoading", "RuleEngine", "Rulebook", "SourceTexts",
        "UnicodeText", "Violations", product("Crypto", of: "swift-crypto", for: "Signing"),
      ]
    ),
    // For the nested packages, which can't see `package` declarations. It may change at any time.
    module(
      "RulebookKernels",
      subjects + [
        "BlocklistFiles", "CardNumbers", "CheckDigits", "ComputerFormats", "DatesAndTimes",
        "Documents", "EmailAddresses", "JSONDocuments", "LocalizedValues", "PackLoading",
        "PasswordGuesses", "PhoneNumbers", "RuleEngine", "RulebookAuthoring", "SourceTexts",
        "TextPatterns", "UnicodeText", "WebAddresses",
      ]
    ),
    // Exchange of texts with translators. Only the tool has this.
    module(
      "TranslationExchange",
      ["Documents", "Rulebook", "RulebookAuthoring", "SourceTexts", "UnicodeText", "Violations"]
    ),
    // Contracts about codes: the contract file, and generated Swift. Only the tool has this.
    module(
      "ErrorContracts",
      [
        "Documents", "ErrorCatalog", "PackLoading", "RuleEngine", "SourceTexts", "UnicodeText",
        "Violations",
      ]
    ),
    // The tool: arguments in, calls to Rulebook, text out.
    .executableTarget(
      name: "RulebookCommand",
      dependencies: [
        "BlocklistFiles", "DatesAndTimes", "Documents", "ErrorContracts", "JSONDocuments",
        "NumberAndDateRules", "PackLoading", "RuleEngine", "Rulebook", "RulebookAuthoring",
        "RulebookSigning", "SourceTexts", "TextRules", "TranslationExchange", "UnicodeText",
        argumentParser,
      ],
      swiftSettings: settings
    ),
    // Small real programs that the documentation quotes.
    example(
      "BillingServer",
      ["ErrorCatalog"],
      folder: "ErrorCatalog",
      exclude: ["Packs", "README.md", "billing.codes"]
    ),
    example("Booking"),
    example("OwnCheck", ["RulebookChecks"]),
    example("GeneratedNames", ["RulebookNames"], exclude: ["Packs", "README.md"]),
    example("QuickStart"),
    example("Recipes", ["RulebookChecks"], exclude: ["Packs", "README.md"]),
    example("Service"),
    example("SignUpForm", exclude: ["README.md"]),
    example("TypedSignUp"),
    // Tests mirror the targets above. Generated files must compile in modules of any kind.
    outsideFiles("GeneratedErrors"),
    outsideFiles("GeneratedErrorsOnMainActor", settings: [warningsAreErrors, onMainActor]),
    .target(
      name: "TestSupport",
      dependencies: [
        "CICUOracle", "Documents", "IdentifierRules", "JSONDocuments", "PackLoading",
        "PasswordGuesses", "PasswordRules", "PhoneNumbers", "PhoneRules", "RuleEngine", "Rulebook",
        "RulebookAuthoring", "RulebookTesting", "SourceTexts", "Violations",
      ],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    .target(name: "SwiftUINames", path: "Tests/SwiftUINames", swiftSettings: settings),
    // The promises for any input, with one file for each subject, and inputs that look like the
    // subject. The nested package `Fuzzing` runs them for longer.
    outsideFiles("FuzzTargets", ["Rulebook", "RulebookKernels"], in: "Fuzzing/Sources"),
    outsideTests("FuzzTargets", ["FuzzTargets"]),
    tests(of: "BlocklistFiles", ["Checksums", "TestSupport"]),
    tests(of: "CardNumbers", ["TestSupport"]),
    tests(of: "CheckDigits", ["TestSupport"]),
    tests(of: "Checksums"),
    tests(of: "ComputerFormats", ["TestSupport", "UnicodeText"]),
    tests(of: "DatesAndTimes", ["TestSupport", "UnicodeText", "Violations"]),
    tests(of: "Documents", ["SourceTexts", "TestSupport", "Violations"]),
    tests(of: "EmailAddresses", ["TestSupport"]),
    tests(of: "ErrorCatalog", packTests + ["CICUOracle", "JSONDocuments", "RuleEngine"]),
    tests(of: "ErrorContracts", usual + ["Documents", "ErrorCatalog", "PackLoading"]),
    outsideTests("FrontOnMainActor", ["Rulebook", "SwiftUINames"], settings: [onMainActor]),
    outsideTests("Front", ["Rulebook", "RulebookAuthoring", "RulebookNames", "SwiftUINames"]),
    tests(of: "FrozenTables"),
    outsideTests(
      "GeneratedErrors",
      ["ErrorCatalog", "GeneratedErrors", "GeneratedErrorsOnMainActor", "Rulebook"]
    ),
    tests(of: "LocalizedValues", ["CICUOracle", "TestSupport", "UnicodeText", "Violations"]),
    tests(of: "JSONDocuments", ["SourceTexts", "TestSupport", "Violations"]),
    tests(of: "PackLoading", frontTests),
    tests(of: "PasswordGuesses", ["TestSupport", "UnicodeText"]),
    tests(of: "PhoneNumbers", ["FrozenTables", "TestSupport"]),
    tests(
      of: "RulebookCommand",
      ["Rulebook", "RulebookTesting", "TestSupport", argumentParser],
      exclude: ["Snapshots"]
    ),
    tests(of: "Rulebook", frontTests + ["PackLoading"]),
    tests(of: "Rulebook", in: "BundledPackTests", frontTests + ["PackLoading"]),
    tests(of: "Rulebook", in: "RulebookFormsTests", frontTests + ["PackLoading"]),
    tests(of: "RulebookAuthoring", packTests + ["BlocklistFiles", "CICUOracle", "RuleEngine"]),
    tests(of: "RulebookSigning", packTests + ["RulebookAuthoring"]),
    outsideTests(
      "RulebookTesting",
      ["Rulebook", "RulebookChecks", "RulebookTesting"],
      exclude: ["Packs", "Snapshots"]
    ),
    outsideTests("Service", ["Rulebook", "Service"]),
    tests(
      of: "RuleEngine",
      subjects + usual + ["PhoneNumbers", "TextParts", "TextPatterns", "WebAddresses"]
    ),
    ruleTests("Computer", ["ComputerFormats"]),
    ruleTests("Identifier", ["CardNumbers", "Documents"]),
    ruleTests("Localized"),
    ruleTests("Name", ["PersonNames"]),
    ruleTests("NumberAndDate", ["DatesAndTimes"]),
    ruleTests("Password", ["BlocklistFiles", "Documents", "PasswordGuesses", "RulebookAuthoring"]),
    ruleTests("Phone", ["Documents", "PhoneNumbers"]),
    ruleTests("Text"),
    ruleTests("Value"),
    ruleTests("Web", ["Documents", "EmailAddresses", "WebAddresses"]),
    tests(of: "SourceTexts", ["Documents", "TestSupport", "Violations"]),
    tests(of: "TextParts", ["TestSupport", "TextPatterns", "UnicodeText"]),
    tests(of: "TextPatterns", ["CICUOracle", "TestSupport", "UnicodeText", "Violations"]),
    tests(of: "TranslationExchange", packTests + ["RulebookAuthoring"]),
    tests(of: "UnicodeText", ["CICUOracle", "TestSupport", "Violations"]),
    tests(of: "Violations", ["ErrorCatalog", "TestSupport"]),
    tests(of: "WebAddresses", ["JSONDocuments", "TestSupport", "UnicodeText"]),
    .target(
      name: "CICUOracle",
      dependencies: ["SystemICU"],
      path: "Tests/CICUOracle",
      cxxSettings: cxxSettings
    ),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
