/// Passwords that no report is allowed to repeat, marked with characters that no message has.
public enum SecretPasswords {
  /// The passwords, each weak or strong in a different way.
  ///
  /// None has a run of digits, because facts could have the same run by chance.
  public static let all = [
    "zxcvbn", "ZXCVBN", "nbvcxz", "zxcvbnzxcvbnzxcvbn", "qxzjvkwp", "Xq7zKv9w!Jpѯ",
    "ŧħŋđƀƃƙƶŧħŋđƀƃ",
    "ѮѱѳѵѮѱѳѵѮѱѳѵѮѱѳѵ", "zxcvbn ѯѱ qxzjv", "ѡѣѧ\u{301}ѩѫѭ", "𝔮𝔵𝔷𝔧𝔳𝔨", "⸘‽⸘‽⸘‽⸘‽",
    "ѯzxcvbnѯ@ѱqxzj.ѯѱѳ",
    "ѯѱѳ\"\\ѱѳѯ\u{7}ѳѯѱ",
  ]

  /// Returns every piece of three characters of a password, as written and in lowercase.
  public static func pieces(of password: String) -> Set<String> {
    var pieces: Set<String> = []
    for text in [password, password.lowercased()] {
      let characters = Array(text)
      for start in characters.indices.dropLast(2) {
        pieces.insert(String(characters[start..<start + 3]))
      }
    }
    return pieces
  }
}
