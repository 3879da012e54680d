// swift-tools-version: 6.2
import PackageDescription

// Answers the questions of oracles that are written in other languages. A package of its own, so
// that what only oracles need stays out of the library.
let package = Package(
  name: "Oracles",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "rulebook", path: "..")],
  targets: [
    .executableTarget(
      name: "PhoneOracle",
      dependencies: [.product(name: "Rulebook", package: "rulebook")],
      swiftSettings: [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
