#include <string>
#include <string_view>

#include <unicode/bytestream.h>
#include <unicode/idna.h>

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

/// Whether a name may hold a label that already starts with `xn--`. Only three characters become
/// a hyphen: itself and two whose UTF-8 begins with EF.
bool may_have_ace_label(std::string_view name) {
  return name.find("--") != std::string_view::npos || name.find('\xEF') != std::string_view::npos;
}

/// Whether decoding and encoding a name in ASCII gives it again. ICU does not check this.
bool round_trips(const std::string &ascii) {
  std::string unicode, again;
  if (ascii.find("xn--") == std::string::npos) return true;
  process(ascii, false, unicode);
  process(unicode, true, again);
  return ascii == again;
}

}  // namespace

cicu_text cicu_domain_unicode(const uint8_t *bytes, size_t length) {
  std::string &text = cicu::scratch();
  process(std::string_view(cicu::chars(bytes), length), false, text);
  return cicu::view(text);
}

cicu_domain cicu_domain_process(const uint8_t *bytes, size_t length, bool to_ascii) {
  const std::string_view name(cicu::chars(bytes), length);
  std::string &text = cicu::scratch();
  uint32_t problems = process(name, to_ascii, text);
  // Callers may allow such hyphens, so they hide nothing else.
  const bool is_whole = (problems & ~UIDNA_ERROR_HYPHEN_3_4) == 0;
  if (is_whole && may_have_ace_label(name)) {
    std::string ascii;
    if (!to_ascii) process(name, true, ascii);
    if (!round_trips(to_ascii ? text : ascii)) problems |= UIDNA_ERROR_INVALID_ACE_LABEL;
  }
  return {cicu::view(text), problems};
}
