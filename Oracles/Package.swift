// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Programs that answer oracles in other languages. This is a separate package, so the library
// doesn't depend on packages that only oracles need.
let package = Package(
  name: "Oracles",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "rulebook", path: "..", traits: [])],
  targets: [
    .target(name: "OracleCells", swiftSettings: settings),

    // The references for patterns, which are only available in C++.
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
