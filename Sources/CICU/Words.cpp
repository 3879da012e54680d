#include <memory>

#include <unicode/brkiter.h>
#include <unicode/ubrk.h>
#include <unicode/utext.h>

#include "CICU.h"
#include "Scratch.hpp"

namespace {

/// Returns an iterator for each thread, since an iterator has state.
icu::BreakIterator *words() {
  thread_local const std::unique_ptr<icu::BreakIterator> own = [] {
    UErrorCode error = U_ZERO_ERROR;
    std::unique_ptr<icu::BreakIterator> opened(
        icu::BreakIterator::createWordInstance(icu::Locale::getRoot(), error));
    return U_SUCCESS(error) ? std::move(opened) : nullptr;
  }();
  return own.get();
}

}  // namespace

size_t cicu_word_count(const uint8_t *bytes, size_t length) {
  icu::BreakIterator *const iterator = words();
  if (iterator == nullptr) return 0;
  UErrorCode error = U_ZERO_ERROR;
  UText text = UTEXT_INITIALIZER;
  utext_openUTF8(&text, cicu::chars(bytes), static_cast<int64_t>(length), &error);
  iterator->setText(&text, error);
  size_t count = 0;
  if (U_SUCCESS(error)) {
    iterator->first();
    while (iterator->next() != icu::BreakIterator::DONE) {
      if (iterator->getRuleStatus() >= UBRK_WORD_NONE_LIMIT) count++;
    }
  }
  utext_close(&text);
  return count;
}
