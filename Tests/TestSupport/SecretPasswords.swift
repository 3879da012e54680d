/// Passwords of which nothing may be said, marked with characters that no message has.
public enum SecretPasswords {
  /// The passwords, each weak or strong in another way.
  ///
  /// None has a run of digits, as facts may have it by chance.
  public static let all = [
    "zxcvbn", "ZXCVBN", "nbvcxz", "zxcvbnzxcvbnzxcvbn", "qxzjvkwp", "Xq7zKv9w!Jpѯ",
    "ŧħŋđƀƃƙƶŧħŋđƀƃ",
    "ѮѱѳѵѮѱѳѵѮѱѳѵѮѱѳѵ", "zxcvbn ѯѱ qxzjv", "ѡѣѧ\u{301}ѩѫѭ", "𝔮𝔵𝔷𝔧𝔳𝔨", "⸘‽⸘‽⸘‽⸘‽",
    "ѯzxcvbnѯ@ѱqxzj.ѯѱѳ",
    "ѯѱѳ\"\\ѱѳѯ\u{7}ѳѯѱ",
  ]

  /// Every piece of three characters of a password, in the letters as written and in small ones.
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
