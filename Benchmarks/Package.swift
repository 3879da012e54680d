// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that what only benchmarks need stays out of the library.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "rulebook", path: "..", traits: [])],
  targets: [
    // Counts what the process allocates, whichever library asks for it, and tells callgrind which
    // instructions to count.
    .target(name: "CMeasurements"),

    // The references that only C++ offers.
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
