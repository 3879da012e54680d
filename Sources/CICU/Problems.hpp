// Words for ICU's error codes.
#pragma once

#include <unicode/unistr.h>
#include <unicode/utypes.h>

#include "CICU.h"

namespace cicu {

/// Says in plain English why a pattern was refused; never null.
const char *reason(UErrorCode error);

/// Records a refusal; `unit` is an index into the pattern's UTF-16, or -1.
void report(UErrorCode error, const icu::UnicodeString &pattern, int32_t unit,
            cicu_problem *problem);

}  // namespace cicu
