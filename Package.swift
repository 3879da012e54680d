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

// The architecture, in the order in which data flows. `Violations` is the waist: rules know
// nothing of words, catalogs know nothing of rules, and neither imports the other.
let package = Package(
  name: "rulebook",
  // Built and tested on Linux. macOS needs Homebrew's icu4c, because Apple's own ICU lacks the C++
  // interface that CICU uses; nobody has tried it. iOS and its relatives have no such ICU.
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "Rulebook", targets: ["Rulebook"]),
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
    .target(
      name: "FrozenTables",
      swiftSettings: settings
    ),

    // Checksums of files, and keys of blocklists.
    .target(
      name: "Checksums",
      swiftSettings: settings
    ),

    // The waist: what rules report and catalogs put into words.
    .target(
      name: "Violations",
      swiftSettings: settings
    ),

    // Unicode: ICU, a C face over it, a Swift face over that.
    .systemLibrary(
      name: "SystemICU",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
    ),
    .target(name: "CICU", dependencies: ["SystemICU"], cxxSettings: cxxSettings),
    .target(
      name: "UnicodeText",
      dependencies: ["CICU", "FrozenTables", "Violations"],
      swiftSettings: settings
    ),

    // YAML, JSON and diagnostics with positions; the only owner of file system calls.
    .target(
      name: "Documents",
      dependencies: [
        "Checksums", "UnicodeText", "Violations", .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: settings
    ),

    // Kernels: algorithms that know a subject, and no check, no pack, no code, no message.
    .target(
      name: "BlocklistFiles",
      dependencies: ["Checksums", "UnicodeText"],
      swiftSettings: settings
    ),
    .target(
      name: "CardNumbers",
      dependencies: ["UnicodeText"],
      swiftSettings: settings
    ),
    .target(
      name: "EmailAddresses",
      dependencies: ["UnicodeText"],
      swiftSettings: settings
    ),
    .target(
      name: "PasswordGuesses",
      dependencies: ["FrozenTables", "UnicodeText"],
      swiftSettings: settings
    ),
    .target(
      name: "PersonNames",
      dependencies: ["FrozenTables", "UnicodeText"],
      swiftSettings: settings
    ),
    .target(
      name: "PhoneNumbers",
      dependencies: ["FrozenTables", "UnicodeText"],
      swiftSettings: settings
    ),
    .target(
      name: "TextPatterns",
      dependencies: ["FrozenTables", "UnicodeText", "Violations"],
      swiftSettings: settings
    ),

    // Bytes → violations: the engine, and a folder for each subject.
    .target(
      name: "Rules",
      dependencies: [
        "BlocklistFiles", "CardNumbers", "Documents", "EmailAddresses", "PasswordGuesses",
        "PersonNames", "PhoneNumbers", "TextPatterns", "UnicodeText", "Violations",
      ],
      swiftSettings: settings
    ),

    // Violation + locale → message.
    .target(
      name: "ErrorCatalog",
      dependencies: ["UnicodeText", "Violations"],
      swiftSettings: settings
    ),

    // Folders, packs and ARB files → rules and catalogs.
    .target(
      name: "PackLoading",
      dependencies: ["Documents", "ErrorCatalog", "Rules", "UnicodeText", "Violations"],
      swiftSettings: settings
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
    .target(
      name: "RulebookChecks",
      dependencies: ["Documents", "Rules", "UnicodeText"],
      swiftSettings: settings
    ),

    // For the nested packages, which cannot see what is `package`; promised to nobody.
    .target(
      name: "RulebookKernels",
      dependencies: [
        "BlocklistFiles", "CardNumbers", "Documents", "EmailAddresses", "PackLoading",
        "PasswordGuesses", "PhoneNumbers", "Rules", "TextPatterns", "UnicodeText",
      ],
      swiftSettings: settings
    ),

    // The tool: arguments in, calls to Rulebook, text out.
    .executableTarget(
      name: "RulebookCommand",
      dependencies: [
        "BlocklistFiles", "Documents", "PackLoading", "Rulebook", "Rules", "UnicodeText",
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
    .target(
      name: "TestSupport",
      dependencies: ["PasswordGuesses", "PhoneNumbers", "Rulebook", "Rules", "Violations"],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    .target(
      name: "SwiftUINames",
      path: "Tests/SwiftUINames",
      swiftSettings: settings
    ),
    .testTarget(
      name: "BlocklistFilesTests",
      dependencies: ["BlocklistFiles", "Checksums", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CardNumbersTests",
      dependencies: ["CardNumbers", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ChecksumsTests",
      dependencies: ["Checksums"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "DocumentsTests",
      dependencies: ["Documents", "TestSupport", "Violations"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "EmailAddressesTests",
      dependencies: ["EmailAddresses", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ErrorCatalogTests",
      dependencies: [
        "CICUOracle", "Documents", "ErrorCatalog", "PackLoading", "Rules", "TestSupport",
        "UnicodeText", "Violations",
      ],
      swiftSettings: settings
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
    .testTarget(
      name: "FrozenTablesTests",
      dependencies: ["FrozenTables"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PackLoadingTests",
      dependencies: [
        "BlocklistFiles", "Documents", "PackLoading", "PasswordGuesses", "PhoneNumbers", "Rules",
        "TestSupport", "UnicodeText", "Violations",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PasswordGuessesTests",
      dependencies: ["PasswordGuesses", "TestSupport", "UnicodeText"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PhoneNumbersTests",
      dependencies: ["FrozenTables", "PhoneNumbers", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RulebookCommandTests",
      dependencies: [
        "Rulebook", "RulebookCommand", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Snapshots"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RulebookTests",
      dependencies: [
        "BlocklistFiles", "Documents", "PackLoading", "PasswordGuesses", "PhoneNumbers", "Rulebook",
        "Rules", "TestSupport", "UnicodeText", "Violations",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RulesTests",
      dependencies: [
        "BlocklistFiles", "CardNumbers", "Documents", "EmailAddresses", "PasswordGuesses",
        "PersonNames", "PhoneNumbers", "Rules", "TestSupport", "TextPatterns", "UnicodeText",
        "Violations",
      ],
      exclude: ["Cards/known-disagreements.json", "Email/known-disagreements.json"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TextPatternsTests",
      dependencies: ["CICUOracle", "TestSupport", "TextPatterns", "UnicodeText", "Violations"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "UnicodeTextTests",
      dependencies: ["CICUOracle", "TestSupport", "UnicodeText", "Violations"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ViolationsTests",
      dependencies: ["ErrorCatalog", "TestSupport", "Violations"],
      swiftSettings: settings
    ),
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
