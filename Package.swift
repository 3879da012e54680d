// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let cxxSettings: [CXXSetting] = [
  .treatAllWarnings(as: .error),
  .enableWarning("all"),
  .enableWarning("extra"),
]

/// A module of the library with the settings that all of them have.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// The tests of a module.
func tests(of name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: [.byName(name: name)] + dependencies,
    swiftSettings: settings
  )
}

// The architecture, in the order in which data flows. `Violations` is the waist: rules know
// nothing of words, catalogs know nothing of rules, and neither imports the other.
let package = Package(
  name: "rulebook",
  // Built and tested on Linux. macOS needs Homebrew's icu4c, because Apple's own ICU lacks the C++
  // interface that CICU uses; nobody has tried it. iOS and its relatives have no such ICU.
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "Rulebook", targets: ["Rulebook"]),
    .library(name: "ErrorCatalog", targets: ["ErrorCatalog"]),
    .library(name: "RulebookChecks", targets: ["RulebookChecks"]),
    .library(name: "RulebookKernels", targets: ["RulebookKernels"]),
    .executable(name: "rulebook", targets: ["RulebookCommand"]),
  ],
  traits: [
    .trait(
      name: "Command",
      description: "Builds the command. Without it, nothing but the library's own needs is fetched."
    ),
    .default(enabledTraits: ["Command"]),
  ],
  dependencies: [
    .package(url: "https://github.com/jpsim/Yams.git", from: "6.2.2"),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
  ],
  targets: [
    // Data that never changes, laid out for reading without counting references.
    module("FrozenTables"),

    // Checksums of files, and keys of blocklists.
    module("Checksums"),

    // The waist: what rules report and catalogs put into words.
    module("Violations"),

    // Unicode: ICU, a C face over it, a Swift face over that.
    .systemLibrary(
      name: "SystemICU",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
    ),
    .target(name: "CICU", dependencies: ["SystemICU"], cxxSettings: cxxSettings),
    module("UnicodeText", ["CICU", "FrozenTables", "Violations"]),

    // YAML, JSON and diagnostics with positions; the only owner of file system calls.
    .target(
      name: "Documents",
      dependencies: [
        "Checksums", "UnicodeText", "Violations", .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: settings
    ),

    // Kernels: algorithms that know a subject, and no check, no pack, no code, no message.
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

    // Bytes → violations: the engine, and a folder for each subject.
    module(
      "Rules",
      [
        "BlocklistFiles", "CardNumbers", "CheckDigits", "ComputerFormats", "DatesAndTimes",
        "Documents", "EmailAddresses", "LocalizedValues", "PasswordGuesses", "PersonNames",
        "PhoneNumbers", "TextParts", "TextPatterns", "UnicodeText", "Violations", "WebAddresses",
      ]
    ),

    // Violation + locale → message.
    module("ErrorCatalog", ["UnicodeText", "Violations"]),

    // Folders, packs and ARB files → rules and catalogs.
    module(
      "PackLoading",
      [
        "Checksums", "Documents", "ErrorCatalog", "Rules", "TextParts", "TextPatterns",
        "UnicodeText", "Violations",
      ]
    ),

    // What people import.
    .target(
      name: "Rulebook",
      dependencies: [
        "BlocklistFiles", "Documents", "ErrorCatalog", "PackLoading", "PasswordGuesses",
        "PhoneNumbers", "Rules", "UnicodeText", "Violations",
      ],
      resources: [.copy("../../RulePacks"), .copy("../../Localizations")],
      swiftSettings: settings
    ),

    // For people who write checks, tables and subjects in Swift.
    module("RulebookChecks", ["Documents", "Rules", "UnicodeText"]),

    // For the nested packages, which cannot see what is `package`; promised to nobody.
    module(
      "RulebookKernels",
      [
        "BlocklistFiles", "CardNumbers", "CheckDigits", "ComputerFormats", "DatesAndTimes",
        "Documents", "EmailAddresses", "LocalizedValues", "PackLoading", "PasswordGuesses",
        "PhoneNumbers", "Rules", "TextPatterns", "UnicodeText", "WebAddresses",
      ]
    ),

    // Texts out to translators and back. Only the tool has this.
    module("TranslationExchange", ["Documents", "Rulebook", "UnicodeText", "Violations"]),

    // What others rely on of codes: the file that says it, and generated Swift. Only the tool has this.
    module(
      "ErrorContracts",
      ["Documents", "ErrorCatalog", "PackLoading", "UnicodeText", "Violations"]
    ),

    // The tool: arguments in, calls to Rulebook, text out.
    .executableTarget(
      name: "RulebookCommand",
      dependencies: [
        "BlocklistFiles", "Documents", "ErrorContracts", "PackLoading", "Rulebook", "Rules",
        "TranslationExchange", "UnicodeText",
        .product(
          name: "ArgumentParser",
          package: "swift-argument-parser",
          condition: .when(traits: ["Command"])
        ),
      ],
      swiftSettings: settings
    ),

    // Small real programs, which the documentation quotes.
    .executableTarget(
      name: "BillingServer",
      dependencies: ["ErrorCatalog", "Rulebook"],
      path: "Examples/ErrorCatalog",
      exclude: ["Packs", "README.md", "billing.codes"],
      packageAccess: false,
      swiftSettings: settings
    ),
    .executableTarget(
      name: "OwnCheck",
      dependencies: ["Rulebook", "RulebookChecks"],
      path: "Examples/OwnCheck",
      packageAccess: false,
      swiftSettings: settings
    ),
    .executableTarget(
      name: "QuickStart",
      dependencies: ["Rulebook"],
      path: "Examples/QuickStart",
      packageAccess: false,
      swiftSettings: settings
    ),
    .executableTarget(
      name: "Recipes",
      dependencies: ["Rulebook"],
      path: "Examples/Recipes",
      exclude: ["Packs", "README.md"],
      packageAccess: false,
      swiftSettings: settings
    ),
    .executableTarget(
      name: "SignUpForm",
      dependencies: ["Rulebook"],
      path: "Examples/SignUpForm",
      exclude: ["README.md"],
      packageAccess: false,
      swiftSettings: settings
    ),
    .executableTarget(
      name: "TypedSignUp",
      dependencies: ["Rulebook"],
      path: "Examples/TypedSignUp",
      packageAccess: false,
      swiftSettings: settings
    ),

    // Tests mirror the targets above.
    // Errors as the generator writes them, which the compiler must take in modules of any kind.
    .target(
      name: "GeneratedErrors",
      dependencies: ["ErrorCatalog"],
      path: "Tests/GeneratedErrors",
      packageAccess: false,
      swiftSettings: settings
    ),
    .target(
      name: "GeneratedErrorsOnMainActor",
      dependencies: ["ErrorCatalog"],
      path: "Tests/GeneratedErrorsOnMainActor",
      packageAccess: false,
      swiftSettings: [.treatAllWarnings(as: .error), .defaultIsolation(MainActor.self)]
    ),
    .target(
      name: "TestSupport",
      dependencies: ["PasswordGuesses", "PhoneNumbers", "Rulebook", "Rules", "Violations"],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    .target(name: "SwiftUINames", path: "Tests/SwiftUINames", swiftSettings: settings),
    tests(of: "BlocklistFiles", ["Checksums", "TestSupport"]),
    tests(of: "CardNumbers", ["TestSupport"]),
    tests(of: "CheckDigits", ["TestSupport"]),
    tests(of: "Checksums"),
    tests(of: "ComputerFormats", ["TestSupport", "UnicodeText"]),
    tests(of: "DatesAndTimes", ["TestSupport", "UnicodeText", "Violations"]),
    tests(of: "Documents", ["TestSupport", "Violations"]),
    tests(of: "EmailAddresses", ["TestSupport"]),
    tests(
      of: "ErrorCatalog",
      [
        "CICUOracle", "Documents", "PackLoading", "Rules", "TestSupport", "UnicodeText",
        "Violations",
      ]
    ),
    tests(
      of: "ErrorContracts",
      ["Documents", "ErrorCatalog", "PackLoading", "TestSupport", "Violations"]
    ),
    .testTarget(
      name: "FrontOnMainActorTests",
      dependencies: ["Rulebook", "SwiftUINames"],
      packageAccess: false,
      swiftSettings: settings + [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "FrontTests",
      dependencies: ["Rulebook", "SwiftUINames"],
      packageAccess: false,
      swiftSettings: settings
    ),
    tests(of: "FrozenTables"),
    .testTarget(
      name: "GeneratedErrorsTests",
      dependencies: ["ErrorCatalog", "GeneratedErrors", "GeneratedErrorsOnMainActor"],
      packageAccess: false,
      swiftSettings: settings
    ),
    tests(of: "LocalizedValues", ["CICUOracle", "TestSupport", "UnicodeText", "Violations"]),
    tests(
      of: "PackLoading",
      [
        "BlocklistFiles", "Documents", "PasswordGuesses", "PhoneNumbers", "Rules", "TestSupport",
        "UnicodeText", "Violations",
      ]
    ),
    tests(of: "PasswordGuesses", ["TestSupport", "UnicodeText"]),
    tests(of: "PhoneNumbers", ["FrozenTables", "TestSupport"]),
    .testTarget(
      name: "RulebookCommandTests",
      dependencies: [
        "Rulebook", "RulebookCommand", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Snapshots"],
      swiftSettings: settings
    ),
    tests(
      of: "Rulebook",
      [
        "BlocklistFiles", "Documents", "PackLoading", "PasswordGuesses", "PhoneNumbers", "Rules",
        "TestSupport", "TextPatterns", "TranslationExchange", "UnicodeText", "Violations",
      ]
    ),
    .testTarget(
      name: "RulesTests",
      dependencies: [
        "BlocklistFiles", "CardNumbers", "ComputerFormats", "DatesAndTimes", "Documents",
        "EmailAddresses", "LocalizedValues", "PasswordGuesses", "PersonNames", "PhoneNumbers",
        "Rules", "TestSupport", "TextParts", "TextPatterns", "UnicodeText", "Violations",
        "WebAddresses",
      ],
      exclude: ["Cards/known-disagreements.json", "Email/known-disagreements.json"],
      swiftSettings: settings
    ),
    tests(of: "TextParts", ["TestSupport", "TextPatterns", "UnicodeText"]),
    tests(of: "TextPatterns", ["CICUOracle", "TestSupport", "UnicodeText", "Violations"]),
    tests(of: "UnicodeText", ["CICUOracle", "TestSupport", "Violations"]),
    tests(of: "Violations", ["ErrorCatalog", "TestSupport"]),
    tests(of: "WebAddresses", ["Documents", "TestSupport", "UnicodeText"]),
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
