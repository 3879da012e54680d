// The calling thread's memory for texts that are returned to Swift.
#pragma once

#include <string>

#include <unicode/unistr.h>

#include "CICU.h"

namespace cicu {

/// Returns the calling thread's empty buffer. Large buffers are freed, so one long text doesn't
/// stay in memory for the life of a thread.
std::string &scratch();

/// Returns the content of a buffer as seen by Swift.
inline cicu_text view(const std::string &text) {
  return {reinterpret_cast<const uint8_t *>(text.data()), text.size()};
}

/// Returns the result of a failed call, without bytes.
inline cicu_text nothing() { return {nullptr, 0}; }

/// Bytes in the form that ICU needs.
inline const char *chars(const uint8_t *bytes) {
  return bytes == nullptr ? "" : reinterpret_cast<const char *>(bytes);
}

/// Copies ICU's UTF-16 into the calling thread's buffer.
cicu_text utf8(const icu::UnicodeString &text);

}  // namespace cicu
