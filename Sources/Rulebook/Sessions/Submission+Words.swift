// The results of submitting a form, in words without any values.

extension SessionField? {
  /// A refusal at the first invalid field, if one of the form's fields is invalid.
  var refusalInWords: String { map { "refused at \($0.path)" } ?? "refused" }
}
