import Testing

/// A way to break a text that lint must find in every language.
enum CatalogLoss: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case argument = "an argument is missing"
  case pluralForm = "a form of a plural is missing"
  case foreignLetter = "a letter is of another script"
  case quotationMarks = "the quotation marks are of another language"
  case address = "the reader is addressed in another form"
  case joinedEnding = "an ending is joined to an argument"

  var testDescription: String { rawValue }
}
