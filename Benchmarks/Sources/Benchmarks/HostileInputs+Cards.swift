extension HostileInputs {
  /// Numbers that make a careless parser go back and forth.
  static let cards = [
    Shape("digits", repeating: "4"),
    Shape("zeros", repeating: "0"),
    Shape("digits of one issuer", "4111", repeating: "1"),
    Shape("separators", "4", repeating: " ", "1"),
    Shape("separators between digits", repeating: "4 "),
    Shape("hyphens between digits", repeating: "4-", "1"),
    Shape("spaces around", repeating: " ", "4111111111111111"),
    Shape("digits of other scripts", repeating: "٤"),
    Shape("digits of two scripts", repeating: "4٤"),
    Shape("full-width digits", repeating: "４"),
    Shape("mathematical digits", repeating: "\u{1D7D2}"),
    Shape("letters", repeating: "x"),
    Shape("combining marks", "4", repeating: "\u{301}"),
    Shape("wide separators", repeating: "４\u{3000}"),
  ]
}
