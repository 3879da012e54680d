/// A slow model of the characters of the step: one rule after another, over an array.
enum TypedTextModel {
  static func ordinary(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars).filter { !isRemovedEverywhere($0) }
    scalars = scalars.map(replaced)
    var isChanged = true
    while isChanged {
      isChanged = false
      for index in scalars.indices {
        let before = index > 0 ? scalars[index - 1] : " "
        if isFollowing(scalars[index]), before.isASCII {
          scalars.remove(at: index)
          isChanged = true
          break
        }
        if isJoiner(scalars[index]) {
          let next = scalars[index...].first { !isJoiner($0) } ?? " "
          if before.isASCII || next.isASCII && before != "\u{94D}" {
            scalars.remove(at: index)
            isChanged = true
            break
          }
        }
        if ["ー", "ｰ"].contains(scalars[index]), "0"..."9" ~= before {
          scalars[index] = "-"
          isChanged = true
          break
        }
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200C}" || scalar == "\u{200D}"
  }

  private static func isFollowing(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{FE0F}" || scalar == "\u{E0067}"
  }

  private static func isRemovedEverywhere(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{AD}" || scalar == "\u{200B}"
  }

  private static func replaced(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\t", "\u{A0}", "\u{3000}": " "
    case "\u{2013}": "-"
    case "٣": "3"
    case "٫", "。": "."
    case "、": ","
    case "५": "5"
    case "\u{FF01}"..."\u{FF5E}": Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    default: scalar
    }
  }
}
