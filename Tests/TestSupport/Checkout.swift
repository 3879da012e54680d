public import Foundation

/// The checkout that the tests run in.
public enum Checkout {
  /// The folder of the project.
  public static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// The folder `Tests/Fixtures`.
  public static let fixtures = root.appending(path: "Tests/Fixtures")
}
