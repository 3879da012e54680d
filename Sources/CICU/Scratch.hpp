// Memory of the calling thread for texts on their way to Swift.
#pragma once

#include <string>

#include <unicode/unistr.h>

#include "CICU.h"

namespace cicu {

/// The calling thread's empty buffer. Large buffers are given back, so that one long text does
/// not stay in memory for the life of a thread.
std::string &scratch();

/// The content of a buffer as Swift sees it.
inline cicu_text view(const std::string &text) {
  return {reinterpret_cast<const uint8_t *>(text.data()), text.size()};
}

/// No answer.
inline cicu_text nothing() { return {nullptr, 0}; }

/// Bytes as ICU wants them.
inline const char *chars(const uint8_t *bytes) {
  return bytes == nullptr ? "" : reinterpret_cast<const char *>(bytes);
}

/// Copies ICU's UTF-16 into the calling thread's buffer.
cicu_text utf8(const icu::UnicodeString &text);

}  // namespace cicu
