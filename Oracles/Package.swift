// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Answers the questions of oracles that are written in other languages. A package of its own, so
// that what only oracles need stays out of the library.
let package = Package(
  name: "Oracles",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "rulebook", path: "..", traits: [])],
  targets: [
    .target(name: "OracleCells", swiftSettings: settings),

    // The references of patterns, which only C++ offers.
    .systemLibrary(
      name: "OracleICU",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
    ),
    .target(
      name: "CPatternReferences",
      dependencies: ["OracleICU"],
      linkerSettings: [.linkedLibrary("re2")]
    ),
    .executableTarget(
      name: "PatternOracle",
      dependencies: [
        "CPatternReferences", .product(name: "Rulebook", package: "rulebook"),
        .product(name: "RulebookKernels", package: "rulebook"),
      ],
      swiftSettings: settings
    ),
  ]
    + ["PhoneOracle", "PasswordOracle"].map {
      .executableTarget(
        name: $0,
        dependencies: [
          "OracleCells", .product(name: "Rulebook", package: "rulebook"),
          .product(name: "RulebookKernels", package: "rulebook"),
        ],
        swiftSettings: settings
      )
    },
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
