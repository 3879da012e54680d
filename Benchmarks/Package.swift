// swift-tools-version: 6.2
import PackageDescription

// A separate package, so the library doesn't depend on packages that only benchmarks need.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "rulebook", path: "..", traits: [])],
  targets: [
    // Counts the allocations of the process, whichever library makes them, and marks the
    // instructions that callgrind should count.
    .target(name: "CMeasurements"),

    // The references that are only available in C++.
    .systemLibrary(
      name: "BenchmarkICU",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
    ),
    .target(
      name: "CReferences",
      dependencies: ["BenchmarkICU"],
      linkerSettings: [.linkedLibrary("phonenumber"), .linkedLibrary("zxcvbn")]
    ),

    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CMeasurements", "CReferences",
        .product(name: "Rulebook", package: "rulebook"),
        .product(name: "RulebookKernels", package: "rulebook"),
      ],
      swiftSettings: [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
