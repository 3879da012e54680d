extension TextPattern {
  /// What each named group holds, as it is written; a name that several alternatives have is there as often.
  ///
  ///     try TextPattern("(?<a>[A-Z]{2})-(?<b>\\d+)").writtenGroups.map(\.pattern)  // ["[A-Z]{2}", "\\d+"]
  package var writtenGroups: [(name: String, pattern: String)] {
    var parser = PatternParser(pattern, ignoringCase: ignoringCase)
    do throws(TextPatternError) {
      _ = try parser.parse()
    } catch {
      // The pattern was parsed when it was made.
      return []
    }
    let scalars = parser.scanner.scalars
    return zip(parser.groupNames, parser.groupRanges).map { name, range in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[range])
      return (name, String(text))
    }
  }
}
