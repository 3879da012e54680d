extension TextPattern {
  /// The contents of each named group, as written.
  ///
  /// A name that several alternatives have occurs several times.
  ///
  ///     let pattern = try TextPattern("(?<a>[A-Z]{2})-(?<b>\\d+)")
  ///     pattern.writtenGroups.map(\.pattern)  // ["[A-Z]{2}", "\\d+"]
  package var writtenGroups: [(name: String, pattern: String)] {
    var parser = PatternParser(pattern, ignoringCase: ignoringCase)
    do throws(TextPatternError) {
      _ = try parser.parse()
    } catch {
      // The pattern was parsed when it was created.
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
