// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The subjects to attack, which the tests of the root package attack briefly, too.
let fuzzTargets = Target.Dependency.product(name: "FuzzTargets", package: "rulebook")

// A separate package, because libFuzzer's targets have no main function and link only with its
// sanitizer. A build must name a product, as `make fuzz` does.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v26)],
  dependencies: [
    // Includes the command, because this package uses its argument parser too.
    .package(name: "rulebook", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
  ],
  targets: [
    // Runs a target on inputs made from a seed.
    .executableTarget(
      name: "Fuzzing",
      dependencies: [
        fuzzTargets,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),

    // Uses a rulebook from eight threads at the same time, for the thread sanitizer
    // (`make threads`).
    .executableTarget(
      name: "Threads",
      dependencies: [.product(name: "Rulebook", package: "rulebook")],
      swiftSettings: settings
    ),
  ]
    + [
      "FuzzEmail", "FuzzCards", "FuzzPhone", "FuzzNames", "FuzzPasswords", "FuzzPatterns",
      "FuzzPacks", "FuzzCheckDigits", "FuzzNumbers", "FuzzCatalogs", "FuzzLines", "FuzzTexts",
      "FuzzHosts", "FuzzNetworks", "FuzzURLs", "FuzzURIs", "FuzzExpressions", "FuzzComputerFormats",
      "FuzzLocalized", "FuzzTimes",
    ].map {
      // Runs a target on inputs that libFuzzer finds.
      .executableTarget(
        name: $0,
        dependencies: [fuzzTargets],
        swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]
      )
    },
  swiftLanguageModes: [.v6]
)
