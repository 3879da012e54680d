public import Foundation
public import PasswordGuesses

/// The dictionaries and keyboards of the pack, read without its loader.
public enum ShippedPasswordTables {
  /// The folder of the project.
  public static let packageRoot = URL(filePath: #filePath).appending(path: "../../..").standardized

  private static let folder = packageRoot.appending(path: "RulePacks/password")

  /// The dictionaries of the pack.
  public static let dictionaries = PasswordDictionaries { () throws(PasswordDataUnreadable) in
    try (files("dictionaries") + files("frequent-words")).map {
      (name, text) throws(PasswordDataUnreadable) in
      try dictionary(name, text)
    }
  }

  /// The keyboards of the pack.
  public static let keyboards = PasswordKeyboards { () throws(PasswordDataUnreadable) in
    try files("keyboards").map(keyboard)
  }

  /// Returns what estimates passwords with them.
  public static func estimator(_ model: PasswordModel) -> PasswordEstimator {
    PasswordEstimator(dictionaries: dictionaries, keyboards: keyboards, model: model)
  }

  private static func files(
    _ name: String
  ) throws(PasswordDataUnreadable) -> [(name: String, text: String)] {
    do {
      let folder = folder.appending(path: name)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter {
        $0 != "LICENSE"
      }.map { file in
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        return (String(file.prefix { $0 != "." }), text)
      }
    } catch {
      throw PasswordDataUnreadable(name: name, reason: "\(error)")
    }
  }

  private static func dictionary(
    _ name: String,
    _ text: String
  ) throws(PasswordDataUnreadable) -> PasswordDictionary {
    guard let blank = text.range(of: "\n\n"), let role = field("# role: ", in: text),
      let known = PasswordDictionary.Role(rawValue: role)
    else { throw PasswordDataUnreadable(name: name, reason: "no header") }
    return PasswordDictionary(
      name: name,
      role: known,
      publishedOrder: field("# zxcvbn: ", in: text).flatMap { Int($0) },
      words: Array(text[blank.upperBound...].utf8)
    )
  }

  private static func keyboard(_ name: String, _ text: String) -> PasswordKeyboard {
    let rows = text.matches(of: /start: (\d+), keys: (?:'(.*)'|"(.*)") }/).map { match in
      let keys = (match.2 ?? match.3 ?? "").replacing("\\\\", with: "\\")
        .replacing("\\\"", with: "\"")
      return PasswordKeyboard.Row(
        start: Int(match.1) ?? 0,
        keys: keys.split(separator: " ").map(String.init)
      )
    }
    return PasswordKeyboard(
      name: name,
      publishedOrder: field("zxcvbn: ", in: text).flatMap { Int($0) },
      isSlanted: text.contains("slanted: true"),
      countedAs: field("counted-as: ", in: text),
      rows: rows
    )
  }

  private static func field(_ start: String, in text: String) -> String? {
    text.split(separator: "\n").first { $0.hasPrefix(start) }
      .map { String($0.dropFirst(start.count)) }
  }
}
