#include "CICUOracle.h"

#include <memory>
#include <string>
#include <vector>

#include <unicode/bytestream.h>
#include <unicode/currunit.h>
#include <unicode/locid.h>
#include <unicode/numberformatter.h>
#include <unicode/ubidi.h>
#include <unicode/uldnames.h>
#include <unicode/ulistformatter.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/uniset.h>
#include <unicode/unumsys.h>
#include <unicode/upluralrules.h>
#include <unicode/uscript.h>

namespace {

constexpr int32_t longest = 512;

int32_t write(const icu::UnicodeString &text, char *output, int32_t capacity) {
  icu::CheckedArrayByteSink sink(output, capacity);
  text.toUTF8(sink);
  return sink.Overflowed() ? -1 : sink.NumberOfBytesWritten();
}

int32_t write(const UChar *units, int32_t length, UErrorCode status, char *output,
              int32_t capacity) {
  if (U_FAILURE(status)) return -1;
  return write(icu::UnicodeString(units, length), output, capacity);
}

icu::Locale locale_of(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  return icu::Locale::forLanguageTag(tag, status);
}

/// The script of a locale, which likely subtags add.
UScriptCode script_of(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  auto locale = locale_of(tag);
  locale.addLikelySubtags(status);
  UScriptCode codes[4] = {USCRIPT_UNKNOWN};
  const int32_t count = uscript_getCode(locale.getName(), codes, 4, &status);
  return U_SUCCESS(status) && count > 0 ? codes[0] : USCRIPT_UNKNOWN;
}

}  // namespace

extern "C" int32_t icu_oracle_locale_count(void) { return uloc_countAvailable(); }

extern "C" int32_t icu_oracle_locale_tag(int32_t index, char *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const int32_t length =
      uloc_toLanguageTag(uloc_getAvailable(index), output, capacity, true, &status);
  return U_FAILURE(status) ? -1 : length;
}

extern "C" int32_t icu_oracle_list(const char *tag, int32_t count, bool alternatives,
                                   char *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalUListFormatterPointer format(
      ulistfmt_openForType(locale_of(tag).getName(),
                           alternatives ? ULISTFMT_TYPE_OR : ULISTFMT_TYPE_AND,
                           ULISTFMT_WIDTH_WIDE, &status));
  if (U_FAILURE(status)) return -1;
  std::vector<icu::UnicodeString> texts;
  for (int32_t index = 0; index < count; index++) {
    texts.emplace_back(static_cast<UChar>(u'1' + index));
  }
  std::vector<const UChar *> items;
  std::vector<int32_t> lengths;
  for (const auto &text : texts) {
    items.push_back(text.getBuffer());
    lengths.push_back(text.length());
  }
  UChar units[longest];
  const int32_t length = ulistfmt_format(format.getAlias(), items.data(), lengths.data(), count,
                                         units, longest, &status);
  return write(units, length, status, output, capacity);
}

extern "C" int32_t icu_oracle_money(const char *tag, const char *code, const char *digits,
                                    char *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const auto text = icu::number::NumberFormatter::withLocale(locale_of(tag))
                        .unit(icu::CurrencyUnit(icu::StringPiece(code), status))
                        .unitWidth(UNUM_UNIT_WIDTH_ISO_CODE)
                        .formatDecimal(icu::StringPiece(digits), status)
                        .toString(status);
  return U_FAILURE(status) ? -1 : write(text, output, capacity);
}

struct icu_oracle_plurals {
  icu::LocalUPluralRulesPointer rules;
};

extern "C" icu_oracle_plurals *icu_oracle_plurals_open(const char *tag, bool ordinal) {
  UErrorCode status = U_ZERO_ERROR;
  auto plurals = std::make_unique<icu_oracle_plurals>();
  plurals->rules.adoptInstead(uplrules_openForType(
      locale_of(tag).getName(), ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, &status));
  return U_SUCCESS(status) ? plurals.release() : nullptr;
}

extern "C" int32_t icu_oracle_plurals_select(const icu_oracle_plurals *plurals,
                                             const char *digits, char *output,
                                             int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const std::string text = digits;
  const auto point = text.find('.');
  // A skeleton such as `.00` has as many zeros as there are digits after the point.
  const std::string zeros(point == std::string::npos ? 0 : text.size() - point - 1, '0');
  const auto skeleton =
      icu::UnicodeString::fromUTF8(zeros.empty() ? "precision-integer" : "." + zeros);
  icu::LocalUNumberFormatterPointer format(unumf_openForSkeletonAndLocale(
      skeleton.getBuffer(), skeleton.length(), "en", &status));
  icu::LocalUFormattedNumberPointer number(unumf_openResult(&status));
  unumf_formatDecimal(format.getAlias(), digits, -1, number.getAlias(), &status);
  UChar units[longest];
  const int32_t length = uplrules_selectFormatted(plurals->rules.getAlias(), number.getAlias(),
                                                  units, longest, &status);
  return write(units, length, status, output, capacity);
}

extern "C" int32_t icu_oracle_plurals_keywords(const icu_oracle_plurals *plurals, char *output,
                                               int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalUEnumerationPointer keywords(
      uplrules_getKeywords(plurals->rules.getAlias(), &status));
  std::string text;
  while (const char *keyword = uenum_next(keywords.getAlias(), nullptr, &status)) {
    if (!text.empty()) text += ' ';
    text += keyword;
  }
  return write(icu::UnicodeString::fromUTF8(text), output, U_FAILURE(status) ? -1 : capacity);
}

extern "C" void icu_oracle_plurals_close(icu_oracle_plurals *plurals) { delete plurals; }

extern "C" int32_t icu_oracle_quotation_marks(const char *tag, char *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalULocaleDataPointer data(ulocdata_open(locale_of(tag).getName(), &status));
  icu::UnicodeString text;
  for (const auto mark : {ULOCDATA_QUOTATION_START, ULOCDATA_QUOTATION_END,
                          ULOCDATA_ALT_QUOTATION_START, ULOCDATA_ALT_QUOTATION_END}) {
    UChar units[longest];
    const int32_t length =
        ulocdata_getDelimiter(data.getAlias(), mark, units, longest, &status);
    if (U_FAILURE(status)) return -1;
    text.append(units, length);
  }
  return write(text, output, capacity);
}

extern "C" int32_t icu_oracle_punctuation(const char *tag, char *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalULocaleDataPointer data(ulocdata_open(locale_of(tag).getName(), &status));
  icu::UnicodeSet set;
  ulocdata_getExemplarSet(data.getAlias(), set.toUSet(), 0, ULOCDATA_ES_PUNCTUATION, &status);
  if (U_FAILURE(status)) return -1;
  icu::UnicodeString text;
  for (int32_t range = 0; range < set.getRangeCount(); range++) {
    for (UChar32 mark = set.getRangeStart(range); mark <= set.getRangeEnd(range); mark++) {
      text.append(mark);
    }
  }
  return write(text, output, capacity);
}

extern "C" int32_t icu_oracle_numbering_system(const char *tag, char *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalUNumberingSystemPointer system(unumsys_open(locale_of(tag).getName(), &status));
  if (U_FAILURE(status)) return -1;
  return write(icu::UnicodeString::fromUTF8(unumsys_getName(system.getAlias())), output,
               capacity);
}

extern "C" bool icu_oracle_script_breaks_between_letters(const char *tag) {
  return uscript_breaksBetweenLetters(script_of(tag));
}

extern "C" bool icu_oracle_script_is_right_to_left(const char *tag) {
  return uscript_isRightToLeft(script_of(tag));
}

extern "C" bool icu_oracle_script_has(const char *tag, uint32_t scalar) {
  const auto own = static_cast<UChar32>(scalar);
  return uscript_hasScript(own, script_of(tag)) || uscript_hasScript(own, USCRIPT_COMMON);
}

extern "C" int32_t icu_oracle_displayed(const char *text, char *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const auto input = icu::UnicodeString::fromUTF8(text);
  icu::LocalUBiDiPointer line(ubidi_open());
  ubidi_setPara(line.getAlias(), input.getBuffer(), input.length(), UBIDI_RTL, nullptr, &status);
  std::vector<UChar> units(static_cast<size_t>(input.length()) + 1);
  const int32_t length = ubidi_writeReordered(
      line.getAlias(), units.data(), static_cast<int32_t>(units.size()),
      UBIDI_KEEP_BASE_COMBINING | UBIDI_DO_MIRRORING | UBIDI_REMOVE_BIDI_CONTROLS, &status);
  return write(units.data(), length, status, output, capacity);
}
