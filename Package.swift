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
  platforms: [.macOS(.v26), .iOS(.v26), .tvOS(.v26), .watchOS(.v26), .visionOS(.v26)],
  products: [
    .library(name: "Rulebook", targets: ["Rulebook"]),
    .executable(name: "rulebook", targets: ["RulebookCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/jpsim/Yams.git", from: "6.2.2"),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
  ],
  targets: [
    // Unicode: ICU, a C face over it, a Swift face over that.
    .systemLibrary(
      name: "SystemICU",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
    ),
    .target(name: "CICU", dependencies: ["SystemICU"], cxxSettings: cxxSettings),
    .target(name: "UnicodeText", dependencies: ["CICU"], swiftSettings: settings),

    // Data that never changes, laid out for reading without counting references.
    .target(name: "FrozenTables", swiftSettings: settings),

    // The waist: what rules report and catalogs put into words.
    .target(name: "Violations", swiftSettings: settings),

    // YAML and JSON with positions; the only user of the file system.
    .target(
      name: "Documents",
      dependencies: ["Violations", .product(name: "Yams", package: "Yams")],
      swiftSettings: settings
    ),

    // Bytes → violations.
    .target(
      name: "Rules",
      dependencies: ["Documents", "FrozenTables", "UnicodeText", "Violations"],
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
        "Documents", "ErrorCatalog", "PackLoading", "Rules", "UnicodeText", "Violations",
      ],
      resources: [.copy("../../RulePacks"), .copy("../../Localizations")],
      swiftSettings: settings
    ),

    // The tool: arguments in, calls to Rulebook, text out.
    .executableTarget(
      name: "RulebookCommand",
      dependencies: [
        "Documents", "Rulebook",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),

    // Small real programs, which the documentation quotes.
    .executableTarget(
      name: "QuickStart",
      dependencies: ["Rulebook"],
      path: "Examples/QuickStart",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "TypedForm",
      dependencies: ["Rulebook"],
      path: "Examples/TypedForm",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "Recipes",
      dependencies: ["Rulebook"],
      path: "Examples/Recipes",
      exclude: ["Packs", "README.md"],
      swiftSettings: settings
    ),

    .executableTarget(
      name: "SignUpForm",
      dependencies: ["Rulebook"],
      path: "Examples/SignUpForm",
      exclude: ["README.md"],
      swiftSettings: settings
    ),

    // Tests mirror the targets above.
    .target(
      name: "TestSupport",
      dependencies: ["Rulebook", "Rules", "Violations"],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    .testTarget(
      name: "ViolationsTests",
      dependencies: ["TestSupport", "Violations"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "DocumentsTests",
      dependencies: ["Documents", "TestSupport", "Violations"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "UnicodeTextTests",
      dependencies: ["CICUOracle", "TestSupport", "UnicodeText"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RulesTests",
      dependencies: ["Documents", "Rules", "TestSupport", "UnicodeText", "Violations"],
      exclude: ["Cards/known-disagreements.json", "Email/known-disagreements.json"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ErrorCatalogTests",
      dependencies: [
        "CICUOracle", "Documents", "ErrorCatalog", "PackLoading", "Rules", "TestSupport",
        "UnicodeText",
        "Violations",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PackLoadingTests",
      dependencies: [
        "Documents", "ErrorCatalog", "PackLoading", "Rules", "TestSupport", "UnicodeText",
        "Violations",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RulebookTests",
      dependencies: ["Documents", "Rulebook", "Rules", "TestSupport", "Violations"],
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
