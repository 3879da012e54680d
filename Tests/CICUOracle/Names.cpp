#include "CICUOracle.h"

#include <unicode/bytestream.h>
#include <unicode/localpointer.h>
#include <unicode/udata.h>
#include <unicode/unistr.h>
#include <unicode/ures.h>

extern "C" int32_t icu_oracle_own_name(const char *locale, bool of_region, const char *code,
                                       char *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::LocalUResourceBundlePointer bundle(ures_openDirect(
      of_region ? U_ICUDATA_NAME "-region" : U_ICUDATA_NAME "-lang", locale, &status));
  icu::LocalUResourceBundlePointer table(ures_getByKey(
      bundle.getAlias(), of_region ? "Countries" : "Languages", nullptr, &status));
  int32_t length = 0;
  const UChar *units = ures_getStringByKey(table.getAlias(), code, &length, &status);
  if (U_FAILURE(status)) {
    return -1;
  }
  icu::CheckedArrayByteSink sink(output, capacity);
  icu::UnicodeString(units, length).toUTF8(sink);
  return sink.Overflowed() ? -1 : sink.NumberOfBytesWritten();
}
