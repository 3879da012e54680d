/// A way to write a telephone number.
public enum PhoneNumberFormat: String, Sendable, Hashable, CaseIterable {
  /// `+41791234567`, ITU-T E.164. Extensions are left out.
  case e164

  /// `+41 79 123 45 67`, ITU-T E.123.
  case international

  /// `079 123 45 67`.
  case national

  /// `tel:+41-79-123-45-67`, RFC 3966.
  case rfc3966
}
