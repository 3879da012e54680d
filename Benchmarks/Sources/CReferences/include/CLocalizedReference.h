#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// ICU's number and date formats of a locale, which parse strictly.
typedef struct ReferenceLocale ReferenceLocale;

/// Opens the formats, or returns NULL if ICU fails.
ReferenceLocale *reference_locale_open(const char *locale);

/// Returns whether a whole text is a number.
int reference_locale_is_number(const ReferenceLocale *locale, const char *text, int32_t length);

/// Returns whether a whole text is a date of the medium style.
int reference_locale_is_date(const ReferenceLocale *locale, const char *text, int32_t length);

#ifdef __cplusplus
}
#endif
