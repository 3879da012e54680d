import CICU

/// The plural rules, numbers, dates, lists and region names of one locale.
///
///     let formats = LocaleFormats.shared(for: german)
///     var text = ""
///     formats.append(.decimal("1234.50"), style: .standard, to: &text)   // "1.234,50"
///
/// Creating one is cheap: ICU's data are read on first use, which takes about a quarter of a
/// millisecond for numbers. Later calls take no lock, so keep one and share it between threads.
public final class LocaleFormats: Sendable {
  /// The locale.
  public let locale: LocaleIdentifier

  // SAFETY: the C face opens each formatter once and never changes it; only this object frees it.
  nonisolated(unsafe) let formats: OpaquePointer

  /// Creates formats that share nothing with others.
  public init(_ locale: LocaleIdentifier) {
    self.locale = locale
    formats = cicu_formats_open(locale.tag)
  }

  deinit { cicu_formats_close(formats) }

  /// Returns the formats of a locale, the same object for all callers while it is kept.
  ///
  /// It takes a lock; a caller with more than one question keeps the object.
  public static func shared(for locale: LocaleIdentifier) -> LocaleFormats {
    kept.value(for: locale) { LocaleFormats(locale) }
  }

  private static let kept = BoundedCache<LocaleIdentifier, LocaleFormats>(capacity: 256)
}
