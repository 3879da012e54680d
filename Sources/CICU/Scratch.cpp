#include "Scratch.hpp"

#include <unicode/ustring.h>

namespace cicu {

std::string &scratch() {
  thread_local std::string buffer;
  if (buffer.capacity() > 64 * 1024) std::string().swap(buffer);
  buffer.clear();
  return buffer;
}

cicu_text utf8(const icu::UnicodeString &text) {
  std::string &buffer = scratch();
  const UChar *units = text.getBuffer();
  int32_t ascii = 0;
  while (ascii < text.length() && units[ascii] < 0x80) buffer.push_back(char(units[ascii++]));
  if (ascii == text.length()) return view(buffer);
  buffer.resize(static_cast<size_t>(text.length()) * 3);
  int32_t length = 0;
  UErrorCode error = U_ZERO_ERROR;
  u_strToUTF8WithSub(buffer.data(), static_cast<int32_t>(buffer.size()), &length,
                     units, text.length(), 0xFFFD, nullptr, &error);
  if (U_FAILURE(error)) return nothing();
  buffer.resize(static_cast<size_t>(length));
  return view(buffer);
}

}  // namespace cicu
