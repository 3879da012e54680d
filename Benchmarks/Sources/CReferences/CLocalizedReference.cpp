#include "CLocalizedReference.h"

#include <unicode/udat.h>
#include <unicode/unum.h>
#include <unicode/ustring.h>

struct ReferenceLocale {
  UNumberFormat *numbers;
  UDateFormat *dates;
};

ReferenceLocale *reference_locale_open(const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  auto *made = new ReferenceLocale;
  made->numbers = unum_open(UNUM_DECIMAL, nullptr, 0, locale, nullptr, &error);
  made->dates = udat_open(UDAT_NONE, UDAT_MEDIUM, locale, u"GMT", -1, nullptr, 0, &error);
  if (U_FAILURE(error)) return nullptr;
  unum_setAttribute(made->numbers, UNUM_LENIENT_PARSE, 0);
  udat_setLenient(made->dates, false);
  return made;
}

int reference_locale_is_number(const ReferenceLocale *locale, const char *text, int32_t length) {
  UChar units[128];
  UErrorCode error = U_ZERO_ERROR;
  int32_t count = 0;
  u_strFromUTF8(units, 128, &count, text, length, &error);
  int32_t place = 0;
  unum_parseDouble(locale->numbers, units, count, &place, &error);
  return U_SUCCESS(error) && place == count;
}

int reference_locale_is_date(const ReferenceLocale *locale, const char *text, int32_t length) {
  UChar units[128];
  UErrorCode error = U_ZERO_ERROR;
  int32_t count = 0;
  u_strFromUTF8(units, 128, &count, text, length, &error);
  int32_t place = 0;
  udat_parse(locale->dates, units, count, &place, &error);
  return U_SUCCESS(error) && place == count;
}
