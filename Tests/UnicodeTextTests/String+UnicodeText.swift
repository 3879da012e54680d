import UnicodeText

// Expectations cannot hold a span, so these take strings.

extension String {
  func isNormalized(_ form: NormalizationForm) -> Bool { utf8Span.isNormalized(form) }

  func normalized(_ form: NormalizationForm) -> EditedText { utf8Span.normalized(form) }

  func isMapped(_ mapping: CaseMapping) -> Bool { utf8Span.isMapped(mapping) }

  func mapped(_ mapping: CaseMapping) -> EditedText { utf8Span.mapped(mapping) }
}

extension UnicodeSet {
  func endOfRun(in text: String, from start: Int, ofMembers: Bool) -> Int {
    endOfRun(in: text.utf8Span, from: start, ofMembers: ofMembers)
  }
}

extension InternationalDomain {
  static func ascii(_ domain: String) -> Result { ascii(domain.utf8Span) }

  static func unicode(_ domain: String) -> Result { unicode(domain.utf8Span) }
}
