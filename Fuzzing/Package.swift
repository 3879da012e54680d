// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A package of its own: what libFuzzer drives has no main function, and links only with its
// sanitizer. Name a product when building: `make fuzz` knows how.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v26)],
  dependencies: [
    // With the command, whose parser of arguments this package uses too.
    .package(name: "rulebook", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
  ],
  targets: [
    // What must hold for any input, one file for each subject, and inputs that look like it.
    .target(
      name: "FuzzTargets",
      dependencies: [
        .product(name: "Rulebook", package: "rulebook"),
        .product(name: "RulebookKernels", package: "rulebook"),
      ],
      swiftSettings: settings
    ),

    // Runs a target on inputs made from a seed.
    .executableTarget(
      name: "Fuzzing",
      dependencies: [
        "FuzzTargets",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),

    // Uses a rulebook from eight threads at once, for the thread sanitizer: `make threads`.
    .executableTarget(
      name: "Threads",
      dependencies: [.product(name: "Rulebook", package: "rulebook")],
      swiftSettings: settings
    ),
  ]
    + [
      "FuzzEmail", "FuzzCards", "FuzzPhone", "FuzzNames", "FuzzPasswords", "FuzzPatterns",
      "FuzzPacks", "FuzzCatalogs", "FuzzLines",
    ].map {
      // Runs a target on inputs that libFuzzer finds.
      .executableTarget(
        name: $0,
        dependencies: ["FuzzTargets"],
        swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]
      )
    },
  swiftLanguageModes: [.v6]
)
