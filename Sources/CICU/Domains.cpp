#include <string>
#include <string_view>

#include <unicode/bytestream.h>
#include <unicode/idna.h>
#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include "CICU.h"
#include "Scratch.hpp"

namespace {

const icu::IDNA *idna() {
  static const icu::IDNA *const shared = [] {
    UErrorCode error = U_ZERO_ERROR;
    return icu::IDNA::createUTS46Instance(
        UIDNA_USE_STD3_RULES | UIDNA_CHECK_BIDI | UIDNA_CHECK_CONTEXTJ |
            UIDNA_NONTRANSITIONAL_TO_ASCII | UIDNA_NONTRANSITIONAL_TO_UNICODE,
        error);
  }();
  return shared;
}

uint32_t process(std::string_view name, bool to_ascii, std::string &result) {
  icu::IDNAInfo info;
  UErrorCode error = U_ZERO_ERROR;
  icu::StringByteSink<std::string> sink(&result);
  const icu::StringPiece piece(name.data(), static_cast<int32_t>(name.size()));
  if (idna() == nullptr) return UIDNA_ERROR_DISALLOWED;
  if (to_ascii) {
    idna()->nameToASCII_UTF8(piece, sink, info, error);
  } else {
    idna()->nameToUnicodeUTF8(piece, sink, info, error);
  }
  return U_FAILURE(error) ? UIDNA_ERROR_DISALLOWED : info.getErrors();
}

/// Returns whether a name may contain a label that already starts with `xn--`. Only three
/// characters become a hyphen: the hyphen itself and two characters whose UTF-8 begins with EF.
bool may_have_ace_label(std::string_view name) {
  return name.find("--") != std::string_view::npos || name.find('\xEF') != std::string_view::npos;
}

/// Returns whether decoding and encoding an ASCII name returns the same name. ICU doesn't check
/// this.
bool round_trips(const std::string &ascii) {
  std::string unicode, again;
  if (ascii.find("xn--") == std::string::npos) return true;
  process(ascii, false, unicode);
  process(unicode, true, again);
  return ascii == again;
}

/// Returns an instance that also checks the characters of RFC 5892, appendix A.3 to A.9.
const icu::IDNA *registrable_idna() {
  static const icu::IDNA *const shared = [] {
    UErrorCode error = U_ZERO_ERROR;
    return icu::IDNA::createUTS46Instance(
        UIDNA_USE_STD3_RULES | UIDNA_CHECK_BIDI | UIDNA_CHECK_CONTEXTJ | UIDNA_CHECK_CONTEXTO |
            UIDNA_NONTRANSITIONAL_TO_ASCII | UIDNA_NONTRANSITIONAL_TO_UNICODE,
        error);
  }();
  return shared;
}

/// Returns whether labels may contain an exceptional character, unconditionally or in some context
/// (RFC 5892 §2.6).
bool is_exception_allowed(UChar32 c) {
  switch (c) {
    case 0x00DF: case 0x03C2: case 0x06FD: case 0x06FE: case 0x0F0B: case 0x3007:
    case 0x00B7: case 0x0375: case 0x05F3: case 0x05F4: case 0x30FB:
      return true;
    default:
      return (c >= 0x0660 && c <= 0x0669) || (c >= 0x06F0 && c <= 0x06F9);
  }
}

/// Returns whether labels must not contain an exceptional character (RFC 5892 §2.6).
bool is_exception_refused(UChar32 c) {
  return c == 0x0640 || c == 0x07FA || c == 0x302E || c == 0x302F ||
         (c >= 0x3031 && c <= 0x3035) || c == 0x303B;
}

/// Returns whether the derived property of RFC 5892 §3 allows a character in a label. The
/// properties are tested in the order of that section.
bool is_in_labels(UChar32 c) {
  if (is_exception_allowed(c)) return true;
  if (is_exception_refused(c)) return false;
  if (c == '-' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z')) return true;
  if (u_hasBinaryProperty(c, UCHAR_JOIN_CONTROL)) return true;
  if (u_hasBinaryProperty(c, UCHAR_CHANGES_WHEN_NFKC_CASEFOLDED)) return false;
  if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) ||
      u_hasBinaryProperty(c, UCHAR_WHITE_SPACE) ||
      u_hasBinaryProperty(c, UCHAR_NONCHARACTER_CODE_POINT)) {
    return false;
  }
  switch (ublock_getCode(c)) {
    case UBLOCK_COMBINING_MARKS_FOR_SYMBOLS:
    case UBLOCK_MUSICAL_SYMBOLS:
    case UBLOCK_ANCIENT_GREEK_MUSICAL_NOTATION:
      return false;
    default:
      break;
  }
  switch (u_getIntPropertyValue(c, UCHAR_HANGUL_SYLLABLE_TYPE)) {
    case U_HST_LEADING_JAMO:
    case U_HST_VOWEL_JAMO:
    case U_HST_TRAILING_JAMO:
      return false;
    default:
      break;
  }
  return (U_GET_GC_MASK(c) & (U_GC_LL_MASK | U_GC_LU_MASK | U_GC_LO_MASK | U_GC_ND_MASK |
                              U_GC_LM_MASK | U_GC_MN_MASK | U_GC_MC_MASK)) != 0;
}

/// Returns whether all characters of a name are allowed in labels.
bool has_characters_of_labels(const std::string &name) {
  const auto *bytes = reinterpret_cast<const uint8_t *>(name.data());
  const int32_t length = static_cast<int32_t>(name.size());
  for (int32_t index = 0; index < length;) {
    UChar32 c;
    U8_NEXT(bytes, index, length, c);
    if (c != '.' && (c < 0 || !is_in_labels(c))) return false;
  }
  return true;
}

/// Errors that “domain to ASCII” of the URL Standard doesn't check: hyphens, lengths, and empty
/// labels. ICU always reports them.
constexpr uint32_t unasked_of_urls = UIDNA_ERROR_EMPTY_LABEL | UIDNA_ERROR_LABEL_TOO_LONG |
                                     UIDNA_ERROR_DOMAIN_NAME_TOO_LONG |
                                     UIDNA_ERROR_LEADING_HYPHEN | UIDNA_ERROR_TRAILING_HYPHEN |
                                     UIDNA_ERROR_HYPHEN_3_4;

const icu::IDNA *idna_of_urls() {
  static const icu::IDNA *const shared = [] {
    UErrorCode error = U_ZERO_ERROR;
    return icu::IDNA::createUTS46Instance(UIDNA_CHECK_BIDI | UIDNA_CHECK_CONTEXTJ |
                                              UIDNA_NONTRANSITIONAL_TO_ASCII |
                                              UIDNA_NONTRANSITIONAL_TO_UNICODE,
                                          error);
  }();
  return shared;
}

/// Processes a name in a URL; returns whether it is free of errors that the URL Standard checks.
bool process_for_url(std::string_view name, bool to_ascii, std::string &result) {
  icu::IDNAInfo info;
  UErrorCode error = U_ZERO_ERROR;
  icu::StringByteSink<std::string> sink(&result);
  const icu::StringPiece piece(name.data(), static_cast<int32_t>(name.size()));
  if (idna_of_urls() == nullptr) return false;
  if (to_ascii) {
    idna_of_urls()->nameToASCII_UTF8(piece, sink, info, error);
  } else {
    idna_of_urls()->nameToUnicodeUTF8(piece, sink, info, error);
  }
  return U_SUCCESS(error) && (info.getErrors() & ~unasked_of_urls) == 0;
}

}  // namespace

cicu_domain cicu_domain_registrable(const uint8_t *bytes, size_t length) {
  std::string &text = cicu::scratch();
  const std::string_view name(cicu::chars(bytes), length);
  icu::IDNAInfo info, back;
  UErrorCode error = U_ZERO_ERROR;
  if (registrable_idna() == nullptr) return {cicu::view(text), UIDNA_ERROR_DISALLOWED};
  icu::StringByteSink<std::string> sink(&text);
  registrable_idna()->nameToASCII_UTF8(
      icu::StringPiece(name.data(), static_cast<int32_t>(name.size())), sink, info, error);
  if (U_FAILURE(error)) return {cicu::view(text), UIDNA_ERROR_DISALLOWED};
  uint32_t problems = info.getErrors();
  // ASCII labels may have these hyphens, so they must not hide other errors.
  if ((problems & ~UIDNA_ERROR_HYPHEN_3_4) == 0) {
    std::string unicode;
    icu::StringByteSink<std::string> readable(&unicode);
    registrable_idna()->nameToUnicodeUTF8(
        icu::StringPiece(text.data(), static_cast<int32_t>(text.size())), readable, back, error);
    if (U_FAILURE(error) || !has_characters_of_labels(unicode)) problems |= UIDNA_ERROR_DISALLOWED;
    if (!round_trips(text)) problems |= UIDNA_ERROR_INVALID_ACE_LABEL;
  }
  return {cicu::view(text), problems};
}

cicu_text cicu_domain_ascii_for_url(const uint8_t *bytes, size_t length) {
  std::string &text = cicu::scratch();
  if (!process_for_url(std::string_view(cicu::chars(bytes), length), true, text)) {
    return {nullptr, 0};
  }
  if (text.find("xn--") != std::string::npos) {
    std::string unicode, again;
    if (!process_for_url(text, false, unicode) || !process_for_url(unicode, true, again) ||
        again != text) {
      return {nullptr, 0};
    }
  }
  return cicu::view(text);
}

cicu_text cicu_domain_unicode(const uint8_t *bytes, size_t length) {
  std::string &text = cicu::scratch();
  process(std::string_view(cicu::chars(bytes), length), false, text);
  return cicu::view(text);
}

cicu_domain cicu_domain_process(const uint8_t *bytes, size_t length, bool to_ascii) {
  const std::string_view name(cicu::chars(bytes), length);
  std::string &text = cicu::scratch();
  uint32_t problems = process(name, to_ascii, text);
  // Callers may allow these hyphens, so they must not hide other errors.
  const bool is_whole = (problems & ~UIDNA_ERROR_HYPHEN_3_4) == 0;
  if (is_whole && may_have_ace_label(name)) {
    std::string ascii;
    if (!to_ascii) process(name, true, ascii);
    if (!round_trips(to_ascii ? text : ascii)) problems |= UIDNA_ERROR_INVALID_ACE_LABEL;
  }
  return {cicu::view(text), problems};
}
